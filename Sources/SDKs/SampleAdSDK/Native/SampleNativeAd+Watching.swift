import MediatedNetworks
import Simulation

// What the network tracks itself, and how the adapter is told.

extension SampleNativeAd {
  @MainActor
  func tapped(_ view: UIView) {
    guard !book.overlooksTap() else { return }
    book.tapped(tellClick)
    openDestination(from: view)
  }

  private func tellClick() {
    tell("nativeAdDidRecordClick(_:)", .networkSawClick) { $0.nativeAdDidRecordClick(self) }
  }

  /// Where it does not look for clicks, it makes none up.
  @MainActor
  func seen(watchingClicks: Bool) {
    guard !book.isOver, !book.overlooks() else { return }
    book.saw()
    tell("nativeAdDidRecordImpression(_:)", .networkSawImpression) {
      $0.nativeAdDidRecordImpression(self)
    }
    guard watchingClicks else { return }
    book.clickByItself {
      tellClick()
      book.leads { [self] in open(over: UIApplication.shared.keyWindow?.topmostController) }
    }
  }

  /// Opens where a click on this view leads, over the controller whose screen it is on.
  @MainActor
  func openDestination(from view: UIView) {
    let owner = sequence(first: view as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first
    let controller = owner ?? UIApplication.shared.keyWindow?.topmostController
    book.leads { [self] in open(over: controller) }
  }

  @MainActor
  private func open(over controller: UIViewController?) {
    creative.destination().open(over: controller, for: delegate) { step in
      switch step {
      case .pageOpened:
        self.tell("nativeAdWillPresentScreen(_:)", .networkPageOpened) {
          $0.nativeAdWillPresentScreen(self)
        }
      case .pageShown: break
      case .pageClosing:
        self.tell("nativeAdWillDismissScreen(_:)", .networkPageClosing) {
          $0.nativeAdWillDismissScreen(self)
        }
      case .pageClosed:
        self.tell("nativeAdDidDismissScreen(_:)", .networkPageClosed) {
          $0.nativeAdDidDismissScreen(self)
        }
      case .leavesApp:
        self.tell("nativeAdWillLeaveApplication(_:)", .networkLeavesApp) {
          $0.nativeAdWillLeaveApplication(self)
        }
      }
    }
  }

  /// Tells the ad's delegate, if there is one.
  func tell(
    _ message: String, _ sense: Sense, data: Fields = .none,
    _ body: (any SampleNativeAdEventDelegate) -> Void
  ) {
    guard let delegate else { return }
    World.current.journal.callback(
      from: network, to: .adapter, message, sense, data: data
    ) { body(delegate) }
  }
}
