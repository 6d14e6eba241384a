import Foundation
import UIKit

/// What happens to an ad of the network.
public protocol FreshAdDelegate: AnyObject {
  /// The user saw it.
  func adWasSeen(_ ad: FreshAd)
  /// The user tapped it.
  func adWasClicked(_ ad: FreshAd)
  /// It is about to cover the application.
  func adWillOpen(_ ad: FreshAd)
  /// It is about to go.
  func adWillClose(_ ad: FreshAd)
  /// It is gone.
  func adDidClose(_ ad: FreshAd)
  /// The user has earned its reward.
  func adEarnedReward(_ ad: FreshAd)
}

/// What all ads of the network have in common.
open class FreshAd: NSObject {
  /// Told what the network sees.
  public weak var delegate: FreshAdDelegate?

  /// Asks the network's server for an ad. `completion` gets nil, or the reason why there is none.
  public func load(placement: String?, completion: @escaping (Error?) -> Void) {
    FreshJournal.asked("load(placement:)", .networkAsked) {
      FreshJournal.after(.milliseconds(120), "the server answered") {
        guard placement?.isEmpty == false else {
          let text = "Fresh needs the placement of the ad."
          let error = NSError(
            domain: "Fresh", code: 1, userInfo: [NSLocalizedDescriptionKey: text])
          return FreshJournal.told("didFail", .networkFailed) { completion(error) }
        }
        FreshJournal.told("didLoad", .networkAnswered) { completion(nil) }
      }
    }
  }

  /// Counts the impression that the network saw, and says so.
  func see() {
    FreshJournal.count(.impression)
    FreshJournal.told("adWasSeen(_:)", .networkSawImpression) { delegate?.adWasSeen(self) }
  }

  /// Counts the click that the network saw, says so, and leads to the shop.
  func click() {
    FreshJournal.count(.click)
    FreshJournal.told("adWasClicked(_:)", .networkSawClick) { delegate?.adWasClicked(self) }
    openShop()
  }

  func openShop() {
    guard let shop = FreshSDK.shop else { return }
    UIApplication.shared.open(shop)
  }
}
