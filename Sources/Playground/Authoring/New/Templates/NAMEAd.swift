import Foundation
import UIKit

/// What happens to an ad of the network.
public protocol NAMEAdDelegate: AnyObject {
  /// The user saw it.
  func adWasSeen(_ ad: NAMEAd)
  /// The user tapped it.
  func adWasClicked(_ ad: NAMEAd)
  /// It is about to cover the application.
  func adWillOpen(_ ad: NAMEAd)
  /// It is about to go.
  func adWillClose(_ ad: NAMEAd)
  /// It is gone.
  func adDidClose(_ ad: NAMEAd)
  /// The user has earned its reward.
  func adEarnedReward(_ ad: NAMEAd)
}

/// What all ads of the network have in common.
open class NAMEAd: NSObject {
  /// Told what the network sees.
  public weak var delegate: NAMEAdDelegate?

  /// Asks the network's server for an ad. `completion` gets nil, or the reason why there is none.
  public func load(placement: String?, completion: @escaping (Error?) -> Void) {
    NAMEJournal.asked("load(placement:)", .networkAsked) {
      NAMEJournal.after(.milliseconds(120), "the server answered") {
        guard placement?.isEmpty == false else {
          let text = "NAME needs the placement of the ad."
          let error = NSError(
            domain: "NAME", code: 1, userInfo: [NSLocalizedDescriptionKey: text])
          return NAMEJournal.told("didFail", .networkFailed) { completion(error) }
        }
        NAMEJournal.told("didLoad", .networkAnswered) { completion(nil) }
      }
    }
  }

  /// Counts the impression that the network saw, and says so.
  func see() {
    NAMEJournal.count(.impression)
    NAMEJournal.told("adWasSeen(_:)", .networkSawImpression) { delegate?.adWasSeen(self) }
  }

  /// Counts the click that the network saw, says so, and leads to the shop.
  func click() {
    NAMEJournal.count(.click)
    NAMEJournal.told("adWasClicked(_:)", .networkSawClick) { delegate?.adWasClicked(self) }
    openShop()
  }

  func openShop() {
    guard let shop = NAMESDK.shop else { return }
    UIApplication.shared.open(shop)
  }
}
