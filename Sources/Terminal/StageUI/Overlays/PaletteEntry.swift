import Catalogue
import Scenarios

/// Something the palette can find: a command, or something to force.
enum PaletteEntry: Equatable {
  case command(KeyMap.Binding)
  case force(Forcible)

  /// Everything, by groups.
  static func all(_ keyMap: KeyMap, _ forcibles: [Forcible]) -> [PaletteEntry] {
    let entries = keyMap.bindings.map { Self.command($0) } + forcibles.map { .force($0) }
    return CommandGroup.allCases.flatMap { group in entries.filter { $0.group == group } }
  }

  var group: CommandGroup {
    switch self {
    case .command(let binding): binding.manner.group
    case .force: .forces
    }
  }

  var title: String {
    switch self {
    case .command(let binding): binding.card.sentence ?? binding.title
    case .force(let forcible): forcible.force.title
    }
  }

  /// What programmers call it, if that is something else.
  var id: String? {
    switch self {
    case .command(let binding): binding.title == title ? nil : binding.title
    case .force(let forcible): forcible.force.id
    }
  }

  /// What others call it, in English; it is found by these words, too.
  var otherWords: String {
    guard case .command(let binding) = self else { return "" }
    return binding.manner.otherWords
  }

  /// What it does.
  var explanation: String {
    switch self {
    case .command(let binding): binding.explanation
    case .force(let forcible): forcible.force.effect ?? ""
    }
  }
}
