// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
import GoogleMobileAds

/// A page over the application, which says itself what happens to it.
class MannerFullScreenAd: MannerAd, MediationInterstitialAd, MediationAppOpenAd {
  private static let broken = NSError(
    domain: "manner", code: 9, userInfo: [NSLocalizedFailureReasonErrorKey: "The jar is broken."])

  override init(
    _ manners: Manners = Manners([:]), _ network: MannerNetwork = MannerNetwork(.none)
  ) {
    super.init(manners, network)
  }

  /// A page over its own page changes nothing for the application.
  override var screens: Screens { .none }

  func present(from viewController: UIViewController) {
    guard manners.shows != .never else {
      return report { $0.didFailToPresentWithError(Self.broken) }
    }
    if manners.announces == .before { report { $0.willPresentFullScreenView() } }
    network.asked("show(from:)", .networkShowAsked) {
      if manners.shows == .failsLate {
        network.tell("failed(_:)", .networkShowFailed) { [self] in
          report { $0.didFailToPresentWithError(Self.broken) }
        }
      } else {
        show(from: viewController)
      }
    }
  }

  private func show(from viewController: UIViewController) {
    let page = MannerAdPage()
    page.onClick = { [self, weak page] in
      network.notice(.click, "touched(_:)", .networkSawClick) { [self] in
        report { $0.reportClick() }
      }
      open(from: page)
    }
    page.onClose = { [self] in network.tell("closes(_:)", .networkClosing, isClosing) }
    page.onClosed = { [self] in network.tell("closed(_:)", .networkClosed, hasClosed) }
    network.tell("willShow(_:)", .networkWillPresent) { [self] in
      if manners.announces == .whenThere { report { $0.willPresentFullScreenView() } }
    }
    viewController.present(page, animated: true)
    isThere()
  }

  /// The page covers the application.
  func isThere() {
    network.notice(.impression, "shown(_:)", .networkSawImpression) { [self] in
      report { $0.reportImpression() }
    }
    if manners.announces == .afterImpression { report { $0.willPresentFullScreenView() } }
  }

  /// The user has had enough.
  func isClosing() {
    if manners.screens == .all { report { $0.willDismissFullScreenView() } }
  }

  func hasClosed() {
    if manners.screens == .late { report { $0.willDismissFullScreenView() } }
    report { $0.didDismissFullScreenView() }
  }
}

/// An ad with a video of three seconds, whose end earns a reward.
final class MannerRewardedAd: MannerFullScreenAd, MediationRewardedAd {
  private static let length = 3.0
  private var isEarned = false
  private var isOver = false

  override func isThere() {
    super.isThere()
    if manners.videos != .none { started() }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.length) { [self] in
      if !isOver { ended() }
    }
  }

  override func isClosing() {
    if manners.videos == .endOnClosing { reward { $0.didEndVideo() } }
    if manners.rewards == .onClosing { giveReward() }
    super.isClosing()
    if manners.rewards == .betweenDismissals { giveReward() }
  }

  override func hasClosed() {
    isOver = true
    super.hasClosed()
    if manners.rewards == .afterClosing { giveReward() }
  }

  private func started() {
    network.tell("started(_:)", .networkVideoStarted) { [self] in reward { $0.didStartVideo() } }
  }

  private func ended() {
    isEarned = true
    if manners.videos != .none {
      network.tell("ended(_:)", .networkVideoEnded) { [self] in
        if manners.videos == .all { reward { $0.didEndVideo() } }
      }
    }
    network.count(.reward)
    if manners.rewards == .atEnd { giveReward() }
  }

  private func giveReward() {
    guard isEarned else { return }
    isEarned = false
    network.tell("earned(_:)", .networkRewarded) { [self] in reward { $0.didRewardUser() } }
  }

  private func reward(_ event: @escaping (any MediationRewardedAdEventDelegate) -> Void) {
    report { ($0 as? any MediationRewardedAdEventDelegate).map(event) }
  }
}
