import Observing
import Screen
import Simulation

/// Why an entry is there: the chain from its first cause, its effects, and the flag that decided at
/// each fork.
package struct WhyRoom: ScrolledRoom {
  package static let card = RoomCard(
    "why", title: "why", explanation: "Shows what led to an entry.", place: .over)

  let entry: Int
  package var scroll: Int

  package init(entry: Int, scroll: Int = 0) {
    self.entry = entry
    self.scroll = scroll
  }

  /// For the last tap, or else the last entry.
  package init?(_ scene: Scene) {
    guard
      let entry = scene.state.entries.last(where: { $0.message == "tap" })
        ?? scene.state.entries.last
    else { return nil }
    self.init(entry: entry.number)
  }

  package func pane(_ scene: Scene) -> any Pane { WhyPane(self, scene.state) }

  package func lines(_ scene: Scene) -> Int {
    CauseChain(of: entry, in: scene.state.entries, ledgers: scene.state.ledgers)?.rows ?? 0
  }
}

extension Stage {
  mutating func explain(entry: Int) { keep(WhyRoom(entry: entry)) }
}
