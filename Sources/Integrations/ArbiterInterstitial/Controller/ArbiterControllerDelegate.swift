import CloudXCore
import UIKit

/// Hears everything that a controller does; all of it on main.
package protocol ArbiterControllerDelegate: AnyObject {
  /// News, in which slots are named by their places.
  func arbiter(_ controller: ArbiterController, has news: ArbiterNews)
  /// The arbiter has answered; nil where the controller decided itself, since CloudX has not started.
  func arbiter(
    _ controller: ArbiterController, received result: CLXArbiterResult?, submitted slots: [Int])
  /// The networks are asked again later.
  func arbiter(_ controller: ArbiterController, retriesIn seconds: Int, attempt: Int)
  /// What a network said when it had no ad, or could not show it.
  func arbiter(_ controller: ArbiterController, slot: Int, failed error: any Error)
  /// The user tapped the ad.
  func arbiterWasClicked(_ controller: ArbiterController)
  /// The user has earned a reward.
  func arbiter(_ controller: ArbiterController, rewards name: String, amount: Int)
}

/// None of it need be there.
extension ArbiterControllerDelegate {
  package func arbiter(_ controller: ArbiterController, has news: ArbiterNews) {}
  package func arbiter(
    _ controller: ArbiterController, received result: CLXArbiterResult?, submitted slots: [Int]
  ) {}
  package func arbiter(
    _ controller: ArbiterController, retriesIn seconds: Int, attempt: Int
  ) {}
  package func arbiter(_ controller: ArbiterController, slot: Int, failed error: any Error) {}
  package func arbiterWasClicked(_ controller: ArbiterController) {}
  package func arbiter(_ controller: ArbiterController, rewards name: String, amount: Int) {}
}
