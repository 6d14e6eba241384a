import Simulation

extension Fields {
  /// These facts, plus what the response says about each line, under its own name.
  func adding(_ response: ResponseInfo?) -> Fields {
    guard let response else { return self }
    var fields = self
    fields[.responseInfo] = response.adNetworkInfoArray.map(\.facts)
    return fields
  }
}

extension AdNetworkResponseInfo {
  /// The adapter, the line, its latency in milliseconds, and its error, if any.
  fileprivate var facts: Fields {
    var fields = error.map { ($0 as NSError).facts } ?? .none
    fields[.className] = adNetworkClassName
    fields[.line] = adSourceInstanceName ?? ""
    fields[.latency] = latency.wholeMilliseconds
    return fields
  }
}

extension NSError {
  /// The error's text, domain and code.
  var facts: Fields {
    [Fact.error(localizedDescription), Fact.domain(domain), Fact.code(code)]
  }
}
