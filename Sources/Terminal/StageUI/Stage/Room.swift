package import Observing
package import Screen

/// A place one goes to with a key: in place of the counts, on a sheet over the panes, or in the footer.
///
/// The type says what it is called and how one gets there; a value is what the room remembers while it is
/// open. A room that is in `Rooms.all` has its line in the footer, the help, the palette, the readme and
/// `snapshot --screen`.
package protocol Room: Equatable, Sendable {
  static var card: RoomCard { get }

  /// The room as its key opens it; nil where there is nothing to open it for.
  init?(_ stage: Stage, _ state: StageState)

  /// Does what happens besides when its key opens it.
  func enter(_ stage: inout Stage, _ state: StageState) -> [StageEffect]
  /// Goes away without having been used.
  func leave(_ stage: inout Stage) -> [StageEffect]

  /// What it shows in a place of this size.
  func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane

  // MARK: In place of the counts

  /// The keys worth a hint; nil for those of the phone.
  var hints: [StageCommand]? { get }
  /// Moves within it; false where the phone is meant.
  func move(by step: Int, _ stage: inout Stage, _ state: StageState) -> Bool
  /// Moves to an end of it; false where it has none.
  func moveToEnd(first: Bool, _ stage: inout Stage, _ state: StageState) -> Bool
  /// What ⏎ does in it, in a word for the footer; nil where the phone is meant.
  func use(_ state: StageState) -> String?
  /// Does that.
  func use(_ stage: inout Stage, _ state: StageState)

  // MARK: Over the panes and in the footer

  /// Whether letters are text in it and not commands.
  var takesText: Bool { get }
  func handle(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect]
  func wheel(by step: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap)

  // MARK: Everywhere

  func click(
    row: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect]
  /// A click on one of the choices beside each other.
  func click(line: Int, _ stage: inout Stage)
}

/// What a room is called, and how one gets there.
package struct RoomCard: Sendable {
  package enum Place: Sendable {
    case beside, over, footer
  }

  /// What it is called in `snapshot --screen`.
  package let name: String
  /// What it is called in the palette and the help.
  package let title: String
  /// One sentence about what it has.
  package let explanation: String
  /// The word the footer has room for.
  package var hint: String?
  /// None for a room that something else opens.
  package var keys: [Key] = []
  package let place: Place
  /// The command behind which it stands in the help, the palette and the readme.
  package var after: StageCommand = .last
  /// Whether it can be shown without anybody in front of it.
  package var isForSnapshots = true
}

extension Room {
  package func enter(_ stage: inout Stage, _ state: StageState) -> [StageEffect] {
    if Self.card.place == .beside { stage.pane = .ledgers }
    return []
  }

  package func leave(_ stage: inout Stage) -> [StageEffect] {
    stage.overlay = nil
    return []
  }

  package var hints: [StageCommand]? { nil }
  package func move(by step: Int, _ stage: inout Stage, _ state: StageState) -> Bool { true }
  package func moveToEnd(first: Bool, _ stage: inout Stage, _ state: StageState) -> Bool { false }
  package func use(_ state: StageState) -> String? { nil }
  package func use(_ stage: inout Stage, _ state: StageState) {}

  package var takesText: Bool { false }
  package func handle(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] { leave(&stage) }
  package func wheel(
    by step: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) {}

  package func click(
    row: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] { [] }
  package func click(line: Int, _ stage: inout Stage) {}
}
