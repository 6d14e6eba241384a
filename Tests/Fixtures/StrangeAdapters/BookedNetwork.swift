import Simulation
import UIKit

/// A network that the playground does not know.
final class BookedNetwork {
  /// How it keeps its ledger.
  enum Manner: String {
    case countsFirst = "counts first"
    /// Tells the adapter before it counts.
    case reportsFirst = "reports first"
    /// Also gives its entries a sense.
    case saysWhatItMeans = "says what it means"
    /// Writes what it counts, and nothing that anybody tells anybody.
    case onlyCounts = "only counts"
    /// Writes no entries.
    case silent
  }

  private static let name = "Booked Network"

  var noticed: (Count.What) -> Void = { _ in }
  private let manner: Manner
  private var hasImpression = false
  private var recognizers: [(UIView, UITapGestureRecognizer)] = []
  private var journal: Journal { World.current.journal }

  init(manner: Manner) {
    self.manner = manner
  }

  func fetch(_ done: @escaping () -> Void) {
    asked("fetch()", .networkAsked) {
      after(.milliseconds(90)) { [self] in tell("hereItIs()", .networkAnswered, done) }
    }
  }

  func wasSeen() {
    asked("wasSeen()", .impressionPassedOn) { count(.impression) }
  }

  func wasTouched() {
    asked("wasTouched()", .clickPassedOn) { count(.click) }
  }

  func watch(_ views: [UIView], impression: Bool) {
    asked("watch(_:)", .viewRegistered) {
      for view in views {
        view.isUserInteractionEnabled = true
        let recognizer = UITapGestureRecognizer { [weak self] _ in self?.notice(.click) }
        view.addGestureRecognizer(recognizer)
        recognizers.append((view, recognizer))
      }
      guard impression else { return }
      after(.seconds(1)) { [weak self] in self?.notice(.impression) }
    }
  }

  func letGo() {
    asked("letGo()", .viewReleased) {
      for (view, recognizer) in recognizers { view.removeGestureRecognizer(recognizer) }
      recognizers = []
    }
  }

  private func notice(_ what: Count.What) {
    if what == .impression {
      guard !hasImpression else { return }
      hasImpression = true
    }
    if manner != .reportsFirst { count(what) }
    tell("noticed(_:)", what == .click ? .networkSawClick : .networkSawImpression) {
      noticed(what)
    }
    if manner == .reportsFirst { count(what) }
  }

  // MARK: Entries

  private var writesCalls: Bool { manner != .silent && manner != .onlyCounts }

  private func asked(_ message: String, _ sense: NetworkSense, _ body: () -> Void) {
    guard writesCalls else { return body() }
    journal.call(
      from: .adapter, to: .network, message, sense: said(sense), name: Self.name, body)
  }

  private func tell(_ message: String, _ sense: NetworkSense, _ body: () -> Void) {
    guard writesCalls else { return body() }
    journal.callback(
      from: .network, to: .adapter, message, sense: said(sense), name: Self.name, body)
  }

  private func said(_ sense: NetworkSense) -> NetworkSense? {
    manner == .saysWhatItMeans ? sense : nil
  }

  private func count(_ what: Count.What) {
    guard manner != .silent else { return }
    journal.count(Count(what, in: .network), name: Self.name)
  }

  private func after(_ delay: Duration, _ body: @escaping () -> Void) {
    let world = World.current
    guard manner != .silent else { return _ = world.timeline.after(delay, body) }
    world.after(delay, "a page was turned", by: .network, name: Self.name, body)
  }
}
