/// Whether an adapter's network is ready.
public enum AdapterInitializationState: Int, Sendable {
  /// Less likely to fill.
  case notReady = 0
  case ready = 1
}

/// How the set-up of one adapter went.
open class AdapterStatus: NSObject {
  /// Whether its network is ready.
  public let state: AdapterInitializationState
  /// How long the set-up took; 0 until it ended.
  public let latency: TimeInterval
  private let detail: String

  init(_ state: AdapterInitializationState, _ detail: String, latency: TimeInterval = 0) {
    self.state = state
    self.detail = detail
    self.latency = latency
  }

  /// What happened, in words.
  open override var description: String { detail }
}

/// How far the SDK and its adapters have started.
open class InitializationStatus: NSObject {
  /// The adapters by class name; the SDK itself is `GADMobileAds`.
  public let adapterStatusesByClassName: [String: AdapterStatus]

  init(adapters: [String: AdapterStatus], isStarted: Bool) {
    var statuses = adapters
    statuses["GADMobileAds"] = AdapterStatus(isStarted ? .ready : .notReady, "")
    adapterStatusesByClassName = statuses
  }
}
