package import Catalogue
package import Observing
package import Screen

/// A view opened with a key: beside the counts or, where there is no room, in place of them; on a
/// sheet over the panes; or in the footer.
///
/// The type has its texts and keys; a value is what the room remembers while it is open. Every room
/// in `Rooms.all` is listed in the footer, the help, the palette, the readme and `snapshot
/// --screen`.
package protocol Room: Equatable, Sendable {
  static var card: RoomCard { get }

  /// The room as its key opens it; nil if there is nothing to open it for.
  init?(_ scene: Scene)

  /// Does what else happens when its key opens it.
  func enter(_ scene: inout Scene) -> [StageEffect]
  /// Called when the room closes without having been used.
  func leave(_ stage: inout Stage) -> [StageEffect]

  /// What it shows in a place of this size.
  func pane(_ scene: Scene) -> any Pane

  // MARK: Beside the counts

  /// The keys worth a hint; nil for the phone's keys.
  var hints: [StageCommand]? { get }
  /// Moves within the room; false if the phone's focus should move.
  @discardableResult
  func move(by step: Int, _ scene: inout Scene) -> Bool
  /// Moves to one end of the room; false if it has none.
  @discardableResult
  func moveToEnd(first: Bool, _ scene: inout Scene) -> Bool
  /// What ⏎ does in it, in a word for the footer; nil if ⏎ is for the phone.
  func use(_ state: StageState) -> String?
  /// Does what ⏎ does in it.
  func use(_ scene: inout Scene)

  // MARK: Over the panes and in the footer

  /// Whether letters are text in it, not commands.
  var takesText: Bool { get }
  func handle(_ key: Key, _ scene: inout Scene) -> [StageEffect]
  /// Takes text that came at once; called only while letters are text.
  func take(_ text: String, _ scene: inout Scene)
  func wheel(by step: Int, _ scene: inout Scene)

  /// The place on the phone that it points at.
  func lit(_ scene: Scene) -> LitPlace?

  // MARK: Everywhere

  func click(row: Int, _ scene: inout Scene) -> [StageEffect]
  /// A click on one of several choices side by side.
  func click(line: Int, _ scene: inout Scene)
}

/// A room's names and keys.
package struct RoomCard: Sendable {
  package enum Place: Sendable {
    case beside, over, footer
  }

  /// What opens it; its name is that of the room.
  let command: StageCommand
  /// Its texts in the palette, the help and the footer.
  package let texts: CommandCard
  /// Empty for a room that is opened from elsewhere.
  package let keys: [Key]
  package let place: Place
  /// The command it follows in the help, the palette and the readme.
  let after: StageCommand
  let manner: CommandManner
  /// Whether it can be shown without a user.
  let isForSnapshots: Bool

  /// Its name in `snapshot --screen`.
  package var name: String { command.name }

  init(
    _ command: StageCommand, title: String, explanation: String, hint: String? = nil,
    keys: [Key] = [], place: Place, after: StageCommand = .last,
    _ manner: CommandManner = CommandManner(), isForSnapshots: Bool = true
  ) {
    (self.command, self.keys, self.place, self.after) = (command, keys, place, after)
    (self.manner, self.isForSnapshots) = (manner, isForSnapshots)
    texts = CommandCard(title, hint: hint, explanation)
  }
}

extension Room {
  package func enter(_ scene: inout Scene) -> [StageEffect] {
    if Self.card.place == .beside { scene.stage.pane = .ledgers }
    return []
  }

  package func leave(_ stage: inout Stage) -> [StageEffect] {
    stage.overlay = nil
    return []
  }

  package var hints: [StageCommand]? { nil }
  package func move(by step: Int, _ scene: inout Scene) -> Bool { true }
  package func moveToEnd(first: Bool, _ scene: inout Scene) -> Bool { false }
  package func use(_ state: StageState) -> String? { nil }
  package func use(_ scene: inout Scene) {}

  package var takesText: Bool { false }
  package func handle(_ key: Key, _ scene: inout Scene) -> [StageEffect] { leave(&scene.stage) }
  package func take(_ text: String, _ scene: inout Scene) {}
  package func wheel(by step: Int, _ scene: inout Scene) {}
  package func lit(_ scene: Scene) -> LitPlace? { nil }

  package func click(row: Int, _ scene: inout Scene) -> [StageEffect] { [] }
  package func click(line: Int, _ scene: inout Scene) {}
}
