/// How a request was answered: every line that was there to be asked, and the one that had an ad.
open class ResponseInfo: NSObject {
  /// What to name when asking about this response.
  public let responseIdentifier: String?
  /// More about the response, such as the mediation group; empty, for here are no groups.
  public let extras: [String: Any]
  /// The line that had the ad; nil when none had.
  public let loadedAdNetworkResponseInfo: AdNetworkResponseInfo?
  /// The lines in the order in which they stand; those after the loaded one were not asked.
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
  /// What stands in the mediation settings of the line.
  public let adUnitMapping: [String: Any]
  /// Whose ads the line has: all custom events are one source.
  public let adSourceName: String?
  /// The number of that source; nil, for the simulated ad server numbers nothing.
  public let adSourceID: String?
  /// The label of the line.
  public let adSourceInstanceName: String?
  /// The number of the line; nil, for the simulated ad server numbers nothing.
  public let adSourceInstanceID: String?
  /// Why it had no ad; nil when it had one or was not asked.
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
