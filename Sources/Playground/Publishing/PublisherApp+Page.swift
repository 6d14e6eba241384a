package import Scenarios
import Simulation
import UIKit

/// A page of the application's own over its feed, and its end.
extension PublisherApp {
  /// Opens the page, or closes it: an ad on it goes with it.
  package func turn(toPage isOpen: Bool) {
    if isOpen { openPage() } else { closePage() }
  }

  private func openPage() {
    guard !screen.hasPage else { return note("a page of the application is open already") }
    let journal = World.current.journal
    let isDecided = journal.isAppsDecision || journal.decidingLayer != nil
    if isDecided, let ad = Covers.shared.ad, !Covers.shared.isToldToBeGone {
      journal.note(
        by: journal.decidingLayer ?? .app, "a page of the application's own opens over the ad",
        violation: .pageOverAd, ad: ad)
    }
    if let layer = journal.decidingLayer {
      journal.note(by: layer, "the layer opens a page over the application", .appPageOpened)
    } else {
      note("the application opens a page of its own", .appPageOpened)
    }
    screen.open(AppPageViewController { [weak self] in self?.onPage(false) })
    onPage(true)
  }

  private func closePage() {
    guard let page = screen.page else { return note("no page of the application is open") }
    note("the application closes its page", .appPageClosed)
    if let ad = page.presentedViewController?.presentedForAd { noteEnd(of: ad) }
    page.presentingViewController?.dismiss(animated: false)
  }

  /// Its own code, or the layer's, throws an exception that nobody catches.
  package func crash(_ unit: Scenario.Unit) {
    let journal = World.current.journal
    let ad = journal.newestAd(of: unit.id)
    if let layer = journal.decidingLayer {
      journal.note(
        by: layer, "the layer throws an exception", .layerErred, ad: ad,
        data: [Fact.mode(LayerMistake.Manner.throwsAt.rawValue), Fact.unit(unit.id)])
    } else {
      journal.note(by: .app, "the application throws an exception", violation: .appCrashed, ad: ad)
    }
    Layers.shared.crash()
  }

  private func note(_ text: String) { World.current.journal.note(by: .app, text) }
  private func note(_ text: String, _ sense: Sense) {
    World.current.journal.note(by: .app, text, sense)
  }
}
