import Simulation

// What Google offers for ads of its own only. Every ad here comes from a mediated network, so
// nothing of it is available; a publisher who tries anyway sees that in the journal.

/// A reason a user may give for muting an ad.
open class MuteThisAdReason: NSObject {
  /// The reason in words.
  public let reason: String

  init(reason: String) {
    self.reason = reason
  }
}

/// Told about clicks that the user has yet to confirm.
public protocol NativeAdUnconfirmedClickDelegate: NSObjectProtocol {
  /// The asset was tapped; the click counts once the user confirms it.
  func nativeAd(
    _ nativeAd: NativeAd, didReceiveUnconfirmedClickOnAssetID assetID: GADNativeAssetIdentifier)
  /// The user did not confirm.
  func nativeAdDidCancelUnconfirmedClick(_ nativeAd: NativeAd)
}

extension NativeAd {
  /// Whether the publisher may show its own controls for muting; never for a mediated ad.
  public var isCustomMuteThisAdAvailable: Bool { false }
  /// The reasons to offer; nil if muting is not available.
  public var muteThisAdReasons: [MuteThisAdReason]? { nil }

  /// Mutes the ad. Does nothing for a mediated one.
  public func muteThisAd(with reason: MuteThisAdReason?) {
    noteUnavailable("muteThisAd(with:)")
  }

  /// Names the view that asks the user to confirm a click. Clicks on a mediated ad count at once.
  public func registerClickConfirmingView(_ view: UIView?) {
    noteUnavailable("registerClickConfirmingView(_:)")
  }

  /// Drops the click that waits for confirmation. A mediated ad has none.
  public func cancelUnconfirmedClick() {
    noteUnavailable("cancelUnconfirmedClick()")
  }

  /// Whether the publisher's own gestures count as clicks; only for publishers whom Google allows it,
  /// and never for a mediated ad.
  public var isCustomClickGestureEnabled: Bool { false }

  /// Makes the publisher's own gestures count as clicks. On a mediated ad they never do.
  public func enableCustomClickGestures() {
    noteUnavailable("enableCustomClickGestures()")
  }

  /// Counts a click for a gesture of the publisher's own. On a mediated ad nothing is counted.
  public func recordCustomClickGesture() {
    noteUnavailable("recordCustomClickGesture()")
  }

  private func noteUnavailable(_ method: String) {
    World.current.journal.note(
      by: .google, "\(method) does nothing for a mediated ad", ad: name)
  }
}
