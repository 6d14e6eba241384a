/// A request for the signal of an interstitial.
public final class InterstitialSignalRequest: SignalRequest {
  /// A request for a signal of this type.
  public init(signalType: String) { super.init(ofType: signalType) }

  override func blankCopy() -> SignalRequest { InterstitialSignalRequest(signalType: signalType) }
}

/// A request for the signal of a rewarded ad.
public final class RewardedSignalRequest: SignalRequest {
  /// A request for a signal of this type.
  public init(signalType: String) { super.init(ofType: signalType) }

  override func blankCopy() -> SignalRequest { RewardedSignalRequest(signalType: signalType) }
}

/// A request for the signal of a rewarded interstitial.
public final class RewardedInterstitialSignalRequest: SignalRequest {
  /// A request for a signal of this type.
  public init(signalType: String) { super.init(ofType: signalType) }

  override func blankCopy() -> SignalRequest {
    RewardedInterstitialSignalRequest(signalType: signalType)
  }
}

/// A request for the signal of an app open ad.
public final class AppOpenSignalRequest: SignalRequest {
  /// A request for a signal of this type.
  public init(signalType: String) { super.init(ofType: signalType) }

  override func blankCopy() -> SignalRequest { AppOpenSignalRequest(signalType: signalType) }
}
