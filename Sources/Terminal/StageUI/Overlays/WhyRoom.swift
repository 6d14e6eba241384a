package import Observing
package import Screen
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
  package init?(_ stage: Stage, _ state: StageState) {
    guard let entry = state.entries.last(where: { $0.message == "tap" }) ?? state.entries.last
    else { return nil }
    self.init(entry: entry.number)
  }

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    WhyPane(self, state)
  }

  package func rows(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> Int {
    CauseChain(of: entry, in: state.entries, ledgers: state.ledgers)?.rows ?? 0
  }
}

extension Stage {
  mutating func explain(entry: Int) { keep(WhyRoom(entry: entry)) }
}
