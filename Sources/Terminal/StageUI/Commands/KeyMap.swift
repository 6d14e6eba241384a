package import Catalogue
import Languages
package import Screen

/// Which key runs which command. The footer and the help are made from it.
package struct KeyMap: Equatable, Sendable {
  /// A command, its texts, how it is met, and its keys; the first one is shown.
  package struct Binding: Equatable, Sendable {
    package let command: StageCommand
    package let card: CommandCard
    let manner: CommandManner
    package fileprivate(set) var keys: [Key]

    init(_ command: StageCommand, _ keys: [Key], _ manner: CommandManner, _ card: CommandCard) {
      (self.command, self.keys, self.manner, self.card) = (command, keys, manner, card)
    }

    package var title: String { card.title }
    /// One sentence about what happens then.
    package var explanation: String { card.explanation }
    /// The word that fits in the footer.
    package var hint: String { card.hint }
  }

  package let bindings: [Binding]
  private let commands: [Key: StageCommand]
  private let places: [StageCommand: Int]

  package init(_ bindings: [Binding]) {
    self.bindings = bindings
    commands = bindings.reduce(into: [:]) { commands, binding in
      // Of commands that share a key the first one is meant, and knows the others.
      for key in binding.keys where commands[key] == nil { commands[key] = binding.command }
    }
    places = Dictionary(bindings.indices.map { (bindings[$0].command, $0) }) { first, _ in first }
  }

  package static func == (left: KeyMap, right: KeyMap) -> Bool { left.bindings == right.bindings }

  package func command(for key: Key) -> StageCommand? {
    commands[key]
  }

  /// The keys of a command, in the order they are shown.
  package func keys(of command: StageCommand) -> [Key] {
    places[command].map { bindings[$0].keys } ?? []
  }

  /// The key shown for a command.
  func label(_ command: StageCommand) -> String { keys(of: command).first?.label ?? "" }

  func title(_ command: StageCommand) -> String {
    places[command].map { bindings[$0].title } ?? ""
  }

  func hint(_ command: StageCommand) -> String {
    places[command].map { bindings[$0].hint } ?? ""
  }

  /// The map with other keys for some commands; none leaves a command to the palette.
  package func changed(_ changes: [StageCommand: [Key]]) -> KeyMap {
    guard !changes.isEmpty else { return self }
    return KeyMap(
      bindings.map { binding in
        var binding = binding
        binding.keys = changes[binding.command] ?? binding.keys
        return binding
      })
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
    case .character(" "): localized("space")
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
