import UIKit

/// An ad that covers the application, perhaps with a reward for staying.
public final class NAMEFullScreenAd: NAMEAd {
  private let hasReward: Bool

  /// An ad, perhaps with a reward for three seconds on its page.
  public init(hasReward: Bool = false) { self.hasReward = hasReward }

  /// Covers the application.
  public func show(from controller: UIViewController) {
    NAMEJournal.asked("show(from:)", .networkShowAsked) {
      let page = NAMEPage()
      page.onClick = { self.click() }
      page.onClose = { [weak page] in
        NAMEJournal.told("adWillClose(_:)", .networkClosing) { self.delegate?.adWillClose(self) }
        page?.dismiss(animated: true) {
          NAMEJournal.told("adDidClose(_:)", .networkClosed) { self.delegate?.adDidClose(self) }
        }
      }
      NAMEJournal.told("adWillOpen(_:)", .networkWillPresent) { delegate?.adWillOpen(self) }
      controller.present(page, animated: true) {
        self.see()
        if self.hasReward { self.earnReward(on: page) }
      }
    }
  }

  private func earnReward(on page: NAMEPage) {
    NAMEJournal.after(.seconds(3), "the reward is earned") { [weak page] in
      guard page?.isOpen == true else { return }
      NAMEJournal.count(.reward)
      NAMEJournal.told("adEarnedReward(_:)", .networkRewarded) {
        self.delegate?.adEarnedReward(self)
      }
    }
  }
}
