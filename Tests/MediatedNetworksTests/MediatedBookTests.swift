import MediatedNetworks
import Simulation
import Testing

/// What a network and a third party count of one ad.
@MainActor struct MediatedBookTests {
  enum Event {
    case loaded, saw, told, clicked
  }

  struct Row: CustomTestStringConvertible {
    let counting: MediatedCounting
    let events: [Event]
    let counts: [String]
    var testDescription: String { "\(counting) \(events)" }

    init(_ counting: MediatedCounting = .init(), _ events: [Event], _ counts: [String]) {
      self.counting = counting
      self.events = events
      self.counts = counts
    }
  }

  nonisolated static let table = [
    Row(.init(), [.loaded, .saw], ["network impression"]),
    Row(.init(), [.loaded, .saw, .told], ["network impression"]),
    Row(
      .init(isGuarded: false), [.loaded, .saw, .told], ["network impression", "network impression"]),
    Row(.init(network: .atLoad), [.loaded], ["network impression"]),
    Row(.init(network: .atLoad), [.loaded, .loaded, .saw], ["network impression"]),
    Row(
      .init(network: .atLoad, isGuarded: false), [.loaded, .told],
      ["network impression", "network impression"]),
    Row(.init(pixel: .atLoad), [.loaded, .told], ["thirdParty impression", "network impression"]),
    Row(
      .init(pixel: .onePixel), [.loaded, .told, .told],
      ["network impression", "thirdParty impression"]),
    Row(.init(pixel: .onePixel), [.clicked], ["network click", "thirdParty click"]),
    Row(.init(), [.clicked, .clicked], ["network click", "network click"]),
  ]

  @Test(arguments: table) func `each event is counted by whoever counts then`(row: Row) {
    let world = World.begin(seed: 7)
    let book = MediatedBook(of: .network("Sample SDK"), row.counting)
    for event in row.events {
      switch event {
      case .loaded: book.loaded()
      case .saw: book.saw()
      case .told: book.told()
      case .clicked: book.clicked()
      }
    }
    let counts = world.journal.entries.compactMap { entry -> String? in
      guard case .count(let count) = entry.kind else { return nil }
      return "\(count.ledger.rawValue) \(count.what.rawValue)"
    }
    #expect(counts == row.counts)
  }
}
