/// How a request was answered: every line that could have been asked, and the one that had an ad.
open class ResponseInfo: NSObject {
  /// The identifier to use when asking about this response.
  public let responseIdentifier: String?
  /// More about the response, such as the mediation group; empty, since there are no groups here.
  public let extras: [String: Any]
  /// The line that had the ad; nil if none did.
  public let loadedAdNetworkResponseInfo: AdNetworkResponseInfo?
  /// The lines in their order; those after the loaded one were not asked.
  public let adNetworkInfoArray: [AdNetworkResponseInfo]

  package init(
    responseIdentifier: String?, loaded: AdNetworkResponseInfo?, all: [AdNetworkResponseInfo]
  ) {
    self.responseIdentifier = responseIdentifier
    self.extras = [:]
    self.loadedAdNetworkResponseInfo = loaded
    self.adNetworkInfoArray = all
  }

  /// The response in blocks of lines, for a log.
  open override var description: String { text }
}

/// How one line answered.
open class AdNetworkResponseInfo: NSObject {
  /// The class of the adapter.
  public let adNetworkClassName: String
  /// The line's mediation settings.
  public let adUnitMapping: [String: Any]
  /// The source of the line's ads; all custom events are one source.
  public let adSourceName: String?
  /// The number of that source; nil, since the simulated ad server has no numbers.
  public let adSourceID: String?
  /// The label of the line.
  public let adSourceInstanceName: String?
  /// The number of the line; nil, since the simulated ad server has no numbers.
  public let adSourceInstanceID: String?
  /// Why it had no ad; nil if it had one or was not asked.
  public let error: (any Error)?
  /// How long it took.
  public let latency: TimeInterval

  package init(
    className: String, mapping: [String: Any], label: String, error: (any Error)?,
    latency: TimeInterval
  ) {
    self.adNetworkClassName = className
    self.adUnitMapping = mapping
    self.adSourceName = "Custom Event"
    self.adSourceID = nil
    self.adSourceInstanceName = label
    self.adSourceInstanceID = nil
    self.error = error
    self.latency = latency
  }
}
