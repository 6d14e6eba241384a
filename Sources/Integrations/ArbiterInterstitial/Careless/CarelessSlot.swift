import CloudXCore
import Foundation
import UIKit

/// A slot with which its controller makes a mistake: it stands between the two, and keeps one thing from one
/// of them.
package final class CarelessSlot: ArbiterSlot {
  /// The mistake.
  package enum Mistake: Sendable {
    /// The controller does not look whether the ad has expired.
    case showsExpired
    /// The network does not hear that its bid lost.
    case forgetsTheLoser
    /// The network hears that its bid lost once its ad was shown.
    case losesTheWinner
  }

  package var onEvent: (ArbiterSlotEvent) -> Void = { _ in }
  private let slot: any ArbiterSlot
  private let mistake: Mistake
  /// Whether an ad has come that was not shown.
  private var hasAd = false
  /// The last bid with that ad.
  private var lastBid: CLXArbiterBid?
  /// Whether the network still believes in a bid that lost.
  private var isUnheard = false

  package init(_ slot: any ArbiterSlot, _ mistake: Mistake) {
    self.slot = slot
    self.mistake = mistake
    slot.onEvent = { [weak self] in self?.heard($0) }
  }

  package var label: String { slot.label }
  package var platform: CLXArbiterPlatform { slot.platform }
  package var isBidder: Bool { slot.isBidder }
  package var price: Double? { slot.price }
  package var isShowable: Bool { slot.isShowable || mistake == .showsExpired && hasAd }
  package func isCapped(at placement: String?) -> Bool { slot.isCapped(at: placement) }
  package func proceed() { slot.proceed() }
  package func letGo() { slot.letGo() }

  package func bid() -> CLXArbiterBid? {
    lastBid = slot.bid() ?? (mistake == .showsExpired && hasAd ? lastBid : nil)
    return lastBid
  }

  /// While its bid is open, a network takes no other request.
  package func load() {
    isUnheard ? onEvent(.failed(CocoaError(.featureUnsupported))) : slot.load()
  }

  package func lose() {
    isUnheard = mistake == .forgetsTheLoser
    if !isUnheard { slot.lose() }
  }

  package func show(from controller: UIViewController, placement: String?) {
    hasAd = false
    slot.show(from: controller, placement: placement)
  }

  private func heard(_ event: ArbiterSlotEvent) {
    switch event {
    case .loaded: hasAd = true
    case .expired where mistake == .showsExpired: return
    case .closed where mistake == .losesTheWinner: slot.loseWhatWasShown()
    default: break
    }
    onEvent(event)
  }
}
