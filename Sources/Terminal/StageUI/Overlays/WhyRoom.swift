import Catalogue
import Observing
package import Screen
import Simulation

/// Why an entry is there and all that it says: the chain from its first cause, its fields beside those
/// of the same call at other parties, its effects, and the flag that decided at each fork.
package struct WhyRoom: ScrolledRoom {
  package static let card = RoomCard(
    "why", title: "why", explanation: "Shows what led to an entry.", place: .over)

  let entry: Int
  package var scroll: Int
  /// Whether it is as wide as the window.
  private var isWide = false
  /// The sheet that led here, and is there again afterwards.
  private let behind: OpenRoom?

  package init(entry: Int, scroll: Int = 0, behind: OpenRoom? = nil) {
    self.entry = entry
    self.scroll = scroll
    self.behind = behind
  }

  /// For the last tap, or else the last entry.
  package init?(_ scene: Scene) {
    guard
      let entry = scene.state.entries.last(where: { $0.message == "tap" })
        ?? scene.state.entries.last
    else { return nil }
    self.init(entry: entry.number)
  }

  package func reading(_ scene: Scene) -> ReadingSheet {
    let width = isWide ? scene.size.width : 100
    let chain = CauseChain(of: entry, in: scene.state.entries, ledgers: scene.state.ledgers)
    return ReadingSheet(
      sheet: .why(
        entry: entry, copy: scene.keyMap.label(.copy), zoom: scene.keyMap.label(.zoom)),
      width: width,
      lines: chain?.lines(
        width: scene.inside(width), timeWidth: scene.state.entries.timeWidth,
        names: scene.state.assetNames)
        ?? [])
  }

  package func handle(_ key: Key, _ scene: inout Scene) -> [StageEffect] {
    switch scene.keyMap.command(for: key) {
    case .copy: return copy(scene.state)
    case .zoom:
      var room = WhyRoom(entry: entry, behind: behind)
      room.isWide = !isWide
      scene.stage.keep(room)
      return []
    default: return read(key, &scene)
    }
  }

  package func leave(_ stage: inout Stage) -> [StageEffect] {
    stage.overlay = behind
    return []
  }

  private func copy(_ state: StageState) -> [StageEffect] {
    guard (1...max(1, state.entries.count)).contains(entry), !state.entries.isEmpty else {
      return []
    }
    return [.wish(.copy(Copy(.row(entry)) { state.entries[entry - 1].write(to: &$0) }))]
  }
}

extension Stage {
  mutating func explain(entry: Int) { keep(WhyRoom(entry: entry, behind: overlay)) }
}
