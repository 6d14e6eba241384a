import Testing

@testable import AppLovinSDK

/// When MAX's ad views ask again.
struct MAXRefreshTests {
  typealias Clock = MARefreshClock

  /// The ways to the states of the table's rows.
  nonisolated static let ways: [(state: Clock.State, way: [Clock.Event])] = [
    (.new, []), (.first, [.loadCalled]), (.asking, [.loadCalled, .answered, .rang]),
    (.waiting, [.loadCalled, .answered]),
    (.stopped, [.stopCalled(isAtOnce: true)]),
  ]

  nonisolated static let table: [(event: Clock.Event, cells: [String])] = [
    (.loadCalled, ["first ask", "ask", "ask", "log", "ask"]),
    (.answered, ["", "waiting start", "waiting start", "start", ""]),
    (.stopCalled(isAtOnce: false), ["refuse", "refuse", "stopped", "stopped stop", ""]),
    (.stopCalled(isAtOnce: true), ["stopped", "stopped", "stopped", "stopped stop", ""]),
    (.startCalled, ["", "", "", "", "waiting start"]),
    (.rang, ["", "", "", "asking ask", ""]),
  ]

  @Test(arguments: table.indices) func `each event does what the table says`(_ row: Int) {
    let (event, cells) = Self.table[row]
    for (place, cell) in zip(Self.ways, cells) {
      var clock = Clock()
      for step in place.way { _ = clock.handle(step) }
      #expect(clock.state == place.state)
      var words = clock.handle(event).map { effect in
        switch effect {
        case .log: "log"
        case .refuse: "refuse"
        default: "\(effect)"
        }
      }
      if clock.state != place.state { words.insert("\(clock.state)", at: 0) }
      #expect(words.joined(separator: " ") == cell, "\(place.state), \(event)")
    }
  }
}
