import Catalogue
import Screen

extension KeyMap {
  /// All keys in order: those of commands, and after some of them those of rooms.
  package static let standard = KeyMap(commands.flatMap(withRooms))

  /// A binding, followed by those of the rooms after it.
  private static func withRooms(_ binding: Binding) -> [Binding] {
    let rooms = Rooms.all.map { $0.card }.filter { $0.after == binding.command && !$0.keys.isEmpty }
    return [binding] + rooms.map(Binding.init).flatMap(withRooms)
  }

  private static let commands: [Binding] = [
    .init(.tap, Key(.enter)),
    .init(.nextAsset, Key(.tab)),
    .init(.previousAsset, Key(.backtab)),
    .init(.scrollAd, Key("i")),
    .init(.reload, Key("r")),
    .init(.dismiss, Key("x")),
    .init(.clicksFlag, Key("u")),
    .init(.impressionsFlag, Key("U")),
    .init(.servingDecides, Key("S")),
    .init(.order, Key("O")),
    .init(.corner, Key("c")),
    .init(.playPause, Key("p")),
    .init(.mute, Key("m")),
    .init(.skipVideo, Key("P")),
    .init(.closeCover, Key(.escape)),
    .init(.background, Key("b")),
    .init(.paneLeft, Key(.left), Key("h")),
    .init(.paneRight, Key(.right), Key("l")),
    .init(.up, Key(.up), Key("k")),
    .init(.down, Key(.down), Key("j")),
    .init(.pageUp, Key(.pageUp)),
    .init(.pageDown, Key(.pageDown)),
    .init(.first, Key(.home), Key("g")),
    .init(.last, Key(.end), Key("G")),
    .init(.lineUp, Key("["), Key("K")),
    .init(.lineDown, Key("]"), Key("J")),
    .init(.parameter, Key("e")),
    .init(.latency, Key("E")),
    .init(.ecpm, Key("$")),
    .init(.setting, Key("v")),
    .init(.switchLine, Key("d")),
    .init(.onlyLine, Key("A")),
    .init(.zoom, Key("z")),
    .init(.pause, Key(" ")),
    .init(.previousStep, Key("<")),
    .init(.nextTimer, Key(">")),
    .init(.earlier, Key(",")),
    .init(.later, Key(".")),
    .init(.faster, Key("+"), Key("=")),
    .init(.slower, Key("-")),
    .init(.nextStep, Key("n")),
    .init(.previousMatch, Key("N")),
    .init(.playStory, Key("a")),
    .init(.restart, Key("R")),
    .init(.mouse, Key("M")),
    .init(.copy, Key("y")),
    .init(.keepJournal, Key("w")),
    .init(.keepEvidence, Key("W")),
    .init(.snapshot, Key("s")),
    .init(.quit, Key("q")),
  ]
}

extension KeyMap.Binding {
  fileprivate init(_ command: StageCommand, _ keys: Key...) {
    self.init(command: command, card: command.card, keys: keys)
  }

  fileprivate init(_ card: RoomCard) {
    self.init(command: .room(card.name), card: card.texts, keys: card.keys)
  }
}
