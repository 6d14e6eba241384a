import CloudXCore
import UIKit

/// One network's ad in a competition: what a controller needs of its SDK.
package protocol ArbiterSlot: AnyObject {
  /// What the slot is called.
  var label: String { get }
  /// Whose ads it has.
  var platform: CLXArbiterPlatform { get }
  /// Whether its network bids first, makes an ad of a bid that won, and wants to hear that it lost.
  var isBidder: Bool { get }
  /// Told what happens; on main, and perhaps inside a call.
  var onEvent: (ArbiterSlotEvent) -> Void { get set }

  /// What it submits now; nil if it has nothing that still counts.
  func bid() -> CLXArbiterBid?
  /// What one impression pays, in US dollars; nil if nobody knows.
  var price: Double? { get }
  /// Whether its ad can be shown at once.
  var isShowable: Bool { get }
  /// Whether its ad may not be shown at this placement.
  func isCapped(at placement: String?) -> Bool

  func load()
  func show(from controller: UIViewController, placement: String?)
  /// Makes an ad of its bid.
  func proceed()
  /// Its bid lost.
  func lose()
  /// Says so of the bid whose ad was shown, which nobody should.
  func loseWhatWasShown()
  /// Nobody listens any more.
  func letGo()
}

extension ArbiterSlot {
  /// Most networks load an ad at once, and have nowhere to hear that it lost.
  package var isBidder: Bool { false }
  /// Most networks know no placements.
  package func isCapped(at placement: String?) -> Bool { false }
  /// Nothing to do.
  package func proceed() {}
  /// Nothing to do.
  package func lose() {}
  /// Nothing to do.
  package func loseWhatWasShown() {}
}

/// What happens in a slot.
package enum ArbiterSlotEvent {
  case loaded
  case failed(any Error)
  case infoChanged
  case expired
  case drawn
  case shown
  case showFailed(any Error)
  case clicked
  case rewarded(name: String, amount: Int)
  case closed
}
