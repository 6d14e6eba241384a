import Simulation
import UIKit

/// An ad that is a view, or that the application makes into one. It counts for the network's own
/// book: each ad's impression once, when it was really seen, and every click.
package final class MediatedViewAd {
  package let creative: MediatedCreative
  package let network: Party
  package let book: MediatedBook
  private let price: MicroDollars?
  private let tell: (Event) -> Void

  /// An ad's message, after the count.
  package enum Event: Equatable, Sendable {
    case seen, clicked
    case way(MediatedDestination.Step)
  }

  package init(
    _ creative: MediatedCreative, of network: Party, price: MicroDollars?,
    counting: MediatedCounting = MediatedCounting(), habits: Set<NetworkHabit> = [],
    _ tell: @escaping (Event) -> Void
  ) {
    self.creative = creative
    self.network = network
    self.price = price
    self.tell = tell
    book = MediatedBook(of: network, counting, habits)
    book.loaded()
  }

  package var isSeen: Bool { book.isSeen }

  package func seen() {
    guard !isSeen, !book.overlooks() else { return }
    book.saw()
    if let price, price.count > 0 {
      World.current.journal.count(Count(.paid, in: .network, amount: price.count), by: network)
    }
    tell(.seen)
    book.clickByItself {
      tell(.clicked)
      open(over: nil)
    }
  }

  /// Opens where the click leads, over `controller` or over the topmost one.
  package func clicked(over controller: UIViewController? = nil) {
    guard !book.overlooksTap() else { return }
    book.tapped { tell(.clicked) }
    open(over: controller)
  }

  private func open(over controller: UIViewController?) {
    book.leads { [creative, tell] in
      creative.destination().open(
        over: controller ?? UIApplication.shared.keyWindow?.topmostController
      ) { tell(.way($0)) }
    }
  }

}

extension MediatedDriver {
  /// The ad of an answer, whose holder is told what happens to it even after the next one has come.
  func viewAd(_ answer: MediatedAnswer, _ isPerThousand: Bool) -> MediatedViewAd {
    let (ad, price, reports) = (ad, answer.micros(isPerThousand), reports)
    let click: () -> Void = { [weak self] in self?.tell(.clicked, of: ad) }
    func hears(_ crossing: MediatedCrossing, _ body: @escaping () -> Void) {
      if let reports { reports.hears(crossing, unsaid: [.clicked: click], body) } else { body() }
    }
    return MediatedViewAd(
      answer.creative, of: network, price: price, counting: answer.counting,
      habits: answer.habits
    ) { [weak self] event in
      switch event {
      case .seen:
        hears(.displayed) {
          guard let reports else { return self?.tell(.paid(price), of: ad) ?? () }
          reports.pays(price) { self?.tell(.paid(price), of: ad) }
        }
      case .clicked: hears(.clicked, click)
      case .way(let step): self?.tell(.way(step), of: ad)
      }
    }
  }
}
