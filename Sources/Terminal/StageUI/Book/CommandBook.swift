import Observing

/// Every command of the stage, in the order of help, readme and footer.
enum CommandBook {
  /// Commands of the chapters, each followed by the rooms that come after it.
  static let all = chapters.flatMap(withRooms)

  private static let chapters =
    phone + requests + playing + moving + lines + viewing + stories + program

  private static let cards = Rooms.all.map { $0.card }

  private static func withRooms(_ command: Command) -> [Command] {
    var commands = [command]
    for card in cards where card.after == command.binding.command {
      commands += withRooms(Command(card))
    }
    return commands
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: all.map { ($0.binding.command, $0) })

  static subscript(_ command: StageCommand) -> Command? { byName[command] }
}

extension KeyMap {
  package static let standard = KeyMap(
    CommandBook.all.map(\.binding).filter { !$0.keys.isEmpty })
}
