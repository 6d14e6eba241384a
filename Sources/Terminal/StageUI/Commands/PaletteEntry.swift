import Scenarios

/// Something the palette finds: a command, or something to force.
enum PaletteEntry: Equatable {
  case command(StageCommand)
  case force(Force)

  static let all: [PaletteEntry] =
    StageCommand.allCases.map { .command($0) } + Force.all.map { .force($0) }

  var title: String {
    switch self {
    case .command(let command): command.title
    case .force(let force): force.title
    }
  }
}
