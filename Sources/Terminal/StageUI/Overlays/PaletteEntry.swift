import Catalogue
import Scenarios

/// Something the palette can find: a command, or something to force.
enum PaletteEntry: Equatable {
  case command(KeyMap.Binding)
  case force(Force)

  static func all(_ keyMap: KeyMap, _ forces: [Force]) -> [PaletteEntry] {
    keyMap.bindings.map { .command($0) } + forces.map { .force($0) }
  }

  var title: String {
    switch self {
    case .command(let binding): binding.title
    case .force(let force): force.title
    }
  }
}
