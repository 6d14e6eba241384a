import Foundation

/// What each network of a waterfall answered.
public final class MAAdWaterfallInfo: NSObject {
  /// The ad that was loaded; nil if none was.
  public internal(set) weak var loadedAd: MAAd?
  /// The waterfall's name.
  public let name: String
  /// The name of the test it is part of.
  public let testName: String
  /// One answer of each network that was asked.
  public let networkResponses: [MANetworkResponseInfo]
  /// How long all of it took, in seconds.
  public let latency: TimeInterval

  init(_ responses: [MANetworkResponseInfo] = [], latency: TimeInterval = 0) {
    name = "Default Waterfall"
    testName = "Control"
    networkResponses = responses
    self.latency = latency
  }
}

/// What one network of a waterfall answered.
public final class MANetworkResponseInfo: NSObject {
  /// How far it came.
  public let adLoadState: MAAdLoadState
  /// The network.
  public let mediatedNetwork: MAMediatedNetworkInfo
  /// What identifies the application to it.
  public let credentials: [String: Any]
  /// Whether it bids.
  public let isBidding: Bool
  /// How long it took, in seconds; −1 if it was not asked.
  public let latency: TimeInterval
  /// Why it has no ad.
  public let error: MAError?

  init(
    _ state: MAAdLoadState, _ network: String, latency: TimeInterval, error: MAError? = nil
  ) {
    adLoadState = state
    mediatedNetwork = MAMediatedNetworkInfo(network)
    credentials = [:]
    isBidding = true
    self.latency = latency
    self.error = error
  }
}

/// A network of the waterfall.
public final class MAMediatedNetworkInfo: NSObject {
  /// What it is called.
  public let name: String
  /// Its adapter's class.
  public var adapterClassName: String { "AL\(name.filter(\.isLetter))MediationAdapter" }

  init(_ name: String) { self.name = name }
}

/// How far a network of the waterfall came.
public enum MAAdLoadState: Int {
  /// It was not asked.
  case notAttempted = 0
  /// It has the ad.
  case loaded = 1
  /// It had none.
  case failedToLoad = 2
}
