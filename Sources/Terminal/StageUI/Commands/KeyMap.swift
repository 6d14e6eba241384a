package import Screen

/// Which key means what. The footer and the help are made from it.
package struct KeyMap: Sendable {
  /// A command and the keys for it, the one that is shown first.
  package struct Binding: Sendable {
    package let command: StageCommand
    package let keys: [Key]
  }

  package let bindings: [Binding]
  private let commands: [Key: StageCommand]

  package init(_ bindings: [Binding]) {
    self.bindings = bindings
    commands = bindings.reduce(into: [:]) { commands, binding in
      for key in binding.keys { commands[key] = binding.command }
    }
  }

  package func command(for key: Key) -> StageCommand? {
    commands[key]
  }

  /// The keys of a command as they are shown.
  package func keys(of command: StageCommand) -> [Key] {
    bindings.first { $0.command == command }?.keys ?? []
  }

  /// The keys as they come.
  package static let standard = KeyMap([
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
    .init(.force, Key("f")),
    .init(.corner, Key("c")),
    .init(.options, Key("o")),
    .init(.playPause, Key("p")),
    .init(.mute, Key("m")),
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
    .init(.stageRoom, Key("1")),
    .init(.assetsRoom, Key("2")),
    .init(.mediationRoom, Key("3")),
    .init(.contractRoom, Key("4")),
    .init(.lifeRoom, Key("5")),
    .init(.lineUp, Key("["), Key("K")),
    .init(.lineDown, Key("]"), Key("J")),
    .init(.parameter, Key("e")),
    .init(.switchLine, Key("d")),
    .init(.zoom, Key("z")),
    .init(.filter, Key("/")),
    .init(.pause, Key(" ")),
    .init(.nextTimer, Key(">")),
    .init(.faster, Key("+"), Key("=")),
    .init(.slower, Key("-")),
    .init(.theme, Key("t")),
    .init(.mouse, Key("M")),
    .init(.discrepancy, Key("D")),
    .init(.snapshot, Key("s")),
    .init(.palette, Key(":")),
    .init(.help, Key("?")),
    .init(.quit, Key("q")),
  ])
}

extension KeyMap.Binding {
  fileprivate init(_ command: StageCommand, _ keys: Key...) {
    self.command = command
    self.keys = keys
  }
}

extension Key {
  /// The key as people write it.
  package var label: String {
    let name = code.label
    return modifiers.contains(.ctrl) ? "^\(name.uppercased())" : name
  }
}

extension Key.Code {
  fileprivate var label: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .enter: "⏎"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backtab: "S-Tab"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .backspace: "⌫"
    case .delete: "Del"
    case .insert: "Ins"
    case .function(let number): "F\(number)"
    }
  }
}
