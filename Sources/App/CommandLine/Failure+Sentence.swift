import CursesTerminal
import Glibc
import JSON
import Observing
import Simulation

extension Failure {
  /// What went wrong and how to mend it, in one line.
  var sentence: String {
    switch self {
    case .usage(let error): error.sentence
    case .unreadable(let path, let reason): "\(path): \(reason)"
    case .badFile(let path, let error): "\(path): \(error.sentence)"
    case .unknownScenario(let name, let nearest):
      "there is no scenario or file \"\(name)\"\(meant(nearest)); adplay scenarios lists what comes with it"
    case .unknownTheme(let name, let nearest):
      "there is no theme or file \"\(name)\"\(meant(nearest)); adplay themes lists what comes with it"
    case .unknownScreen(let name, let known):
      "there is no screen \"\(name)\"; there is \(known.joined(separator: ", "))"
    case .placeBeyond(let path, let end): "--at is behind the end: \(path) \(end.words)"
    case .wouldOverwrite(let option, let path, let input):
      "\(option) \(path) would overwrite \(input), which is read; name another file"
    case .terminal(let error): error.sentence
    }
  }

  private func meant(_ nearest: String?) -> String {
    nearest.map { ", did you mean \"\($0)\"?" } ?? ""
  }
}

extension BeyondTheEnd {
  fileprivate var words: String {
    switch self {
    case .line(let last): "has \(last) lines"
    case .entry(let last): "has \(last) entries"
    case .time(let last): "ends at \(last.milliseconds)ms"
    }
  }
}

extension UsageError {
  var sentence: String {
    switch self {
    case .unknownOption(let option, let known):
      "unknown option \(option)\(meant(NearestWord.of(option, in: known))); see adplay --help"
    case .unknownCommand(let command, let known):
      "unknown command \(command)\(meant(NearestWord.of(command, in: known))); see adplay --help"
    case .missingValue(let option, let wanted): "\(option) needs \(wanted)"
    case .badValue(let option, let value, let wanted):
      "\(option) \(value) cannot be; it needs \(wanted)"
    case .missingArgument(let command, let wanted):
      "adplay \(command) needs \(wanted); see adplay \(command) --help"
    case .together(let one, let other): "\(one) and \(other) do not go together"
    case .unexpectedArgument(let word): "\(word) is one argument too many; see adplay --help"
    }
  }

  private func meant(_ nearest: String?) -> String {
    nearest.map { ", did you mean \($0)?" } ?? ""
  }
}

extension TerminalError {
  fileprivate var sentence: String {
    switch self {
    case .inputIsNoTerminal, .outputIsNoTerminal:
      "the stage needs a terminal; adplay run and adplay snapshot work without one"
    case .noTerminalName: "TERM is not set; try TERM=xterm-256color adplay"
    case .unknownTerminal(let name):
      "the terminal \"\(name)\" is not known here; try TERM=xterm-256color adplay"
    case .dumbTerminal(let name):
      "a \"\(name)\" terminal cannot place its cursor; adplay run and adplay snapshot work there"
    case .noTerminalDatabase: "the terminal database is missing; install ncurses-base"
    case .system(let number): "the terminal cannot be had: \(String(cString: strerror(number)))"
    }
  }
}
