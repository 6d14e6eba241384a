import Catalogue
import CursesTerminal
import Glibc

extension TerminalError {
  /// The problem in the catalogue's terms.
  var problem: TerminalProblem {
    switch self {
    case .inputIsNoTerminal, .outputIsNoTerminal: .noTerminal
    case .noTerminalName: .noName
    case .unknownTerminal(let name): .unknown(name)
    case .dumbTerminal(let name): .dumb(name)
    case .noTerminalDatabase: .noDatabase
    case .system(let number): .system(String(cString: strerror(number)))
    }
  }
}
