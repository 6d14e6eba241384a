/// What is wrong with the command line.
package enum UsageError: Error, Equatable {
  case unknownOption(String, nearest: String?)
  case unknownCommand(String, nearest: String?)
  case missingValue(option: String, wanted: Expected)
  case badValue(option: String, value: String, wanted: Expected)
  case missingArgument(command: String, wanted: Expected)
  case unexpectedArgument(String)
  case together(String, String)
  case oneFile(String, String, path: String)
  case onlyOne(String, String, String)
  case alone(String, needs: String, command: String)
}

extension UsageError {
  package var sentence: String {
    switch self {
    case .unknownOption(let option, let nearest):
      "unknown option \(option)\(meant(nearest)); see adplay --help"
    case .unknownCommand(let command, let nearest):
      "unknown command \(command)\(meant(nearest)); see adplay --help"
    case .missingValue(let option, let wanted):
      "missing value for \(option): expected \(wanted.words)"
    case .badValue(let option, let value, let wanted):
      "invalid value \"\(value)\" for \(option): expected \(wanted.words)"
    case .missingArgument(let command, let wanted):
      "adplay \(command) needs \(wanted.words); see adplay \(command) --help"
    case .unexpectedArgument(let word): "unexpected argument \"\(word)\"; see adplay --help"
    case .together(let one, let other): "\(one) and \(other) can't be used together"
    case .oneFile(let one, let other, let path):
      "\(one) and \(other) name one file, \(path); give each its own"
    case .onlyOne(let option, let one, let other):
      "\(option) takes one file, but there are \(one) and \(other)"
    case .alone(let option, let other, let command):
      "\(option) needs \(other) beside it; see adplay \(command) --help"
    }
  }

  private func meant(_ nearest: String?) -> String {
    nearest.map { " (did you mean \($0)?)" } ?? ""
  }
}
