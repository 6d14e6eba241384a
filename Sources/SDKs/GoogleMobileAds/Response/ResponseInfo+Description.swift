extension ResponseInfo {
  /// All of it, in JSON-compatible types.
  public var dictionaryRepresentation: [String: Any] {
    [
      "Response ID": responseIdentifier ?? "",
      "Network": loadedAdNetworkResponseInfo?.adNetworkClassName ?? "",
      "Loaded Adapter Response": loadedAdNetworkResponseInfo?.dictionaryRepresentation ?? [:],
      "Mediation line items": adNetworkInfoArray.map(\.dictionaryRepresentation),
    ]
  }

  /// All of it, in the layout the real SDK logs.
  var text: String {
    var lines = [
      "** Response Info **", "Response ID: \(responseIdentifier.orNull)",
      "Network: \((loadedAdNetworkResponseInfo?.adNetworkClassName).orNull)", "",
      "** Loaded Adapter Response **",
    ]
    lines += loadedAdNetworkResponseInfo?.lines ?? ["(null)"]
    lines += ["", "** Extras Dictionary **", extras.text, "", "** Mediation line items **"]
    for (index, info) in adNetworkInfoArray.enumerated() {
      lines += ["Entry (\(index + 1))"] + info.lines
    }
    return lines.joined(separator: "\n")
  }
}

extension AdNetworkResponseInfo {
  /// All of it, in JSON-compatible types.
  public var dictionaryRepresentation: [String: Any] {
    [
      "Network": adNetworkClassName,
      "Ad Source Name": adSourceName ?? "",
      "Ad Source ID": adSourceID ?? "",
      "Ad Source Instance Name": adSourceInstanceName ?? "",
      "Ad Source Instance ID": adSourceInstanceID ?? "",
      "AdUnitMapping": adUnitMapping.mapValues { "\($0)" },
      "Error": errorText ?? "",
      "Latency": latency,
    ]
  }

  fileprivate var lines: [String] {
    [
      "Network: \(adNetworkClassName)",
      "Ad Source Name: \(adSourceName.orNull)",
      "Ad Source ID: \(adSourceID.orNull)",
      "Ad Source Instance Name: \(adSourceInstanceName.orNull)",
      "Ad Source Instance ID: \(adSourceInstanceID.orNull)",
      "AdUnitMapping: \(adUnitMapping.text)",
      "Error: \(errorText.orNull)",
      "Latency: \(latency)",
    ]
  }

  private var errorText: String? {
    (error as NSError?).map { "\($0.domain) \($0.code)" }
  }
}

extension String? {
  fileprivate var orNull: String { self ?? "(null)" }
}

extension [String: Any] {
  /// Sorted, so that it is the same in every run.
  fileprivate var text: String {
    let members = sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return "{\(members.joined(separator: ", "))}"
  }
}
