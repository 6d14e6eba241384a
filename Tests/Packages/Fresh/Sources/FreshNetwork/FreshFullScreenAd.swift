import UIKit

/// An ad that covers the application, perhaps with a reward for staying.
public final class FreshFullScreenAd: FreshAd {
  private let hasReward: Bool

  /// An ad, perhaps with a reward for three seconds on its page.
  public init(hasReward: Bool = false) { self.hasReward = hasReward }

  /// Covers the application.
  public func show(from controller: UIViewController) {
    FreshJournal.asked("show(from:)", .networkShowAsked) {
      let page = FreshPage()
      page.onClick = { self.click() }
      page.onClose = { [weak page] in
        FreshJournal.told("adWillClose(_:)", .networkClosing) { self.delegate?.adWillClose(self) }
        page?.dismiss(animated: true) {
          FreshJournal.told("adDidClose(_:)", .networkClosed) { self.delegate?.adDidClose(self) }
        }
      }
      FreshJournal.told("adWillOpen(_:)", .networkWillPresent) { delegate?.adWillOpen(self) }
      controller.present(page, animated: true) {
        self.see()
        if self.hasReward { self.earnReward(on: page) }
      }
    }
  }

  private func earnReward(on page: FreshPage) {
    FreshJournal.after(.seconds(3), "the reward is earned") { [weak page] in
      guard page?.isOpen == true else { return }
      FreshJournal.count(.reward)
      FreshJournal.told("adEarnedReward(_:)", .networkRewarded) {
        self.delegate?.adEarnedReward(self)
      }
    }
  }
}
