/// What is wrong with the command line.
package enum UsageError: Error, Equatable {
  /// `command` is nil for the stage, here and below.
  case unknownOption(String, nearest: String?, command: String?)
  case unknownCommand(String, nearest: String?)
  /// Neither a command nor an article.
  case unknownTopic(String, nearest: String?)
  case unknownRule(String, nearest: String?)
  /// A key that no phone keeps consent under.
  case unknownKey(String, nearest: String?)
  case missingValue(option: String, wanted: Expected)
  case badValue(option: String, value: String, wanted: Expected)
  case missingArgument(command: String, wanted: Expected)
  case takesNoValue(String)
  case unexpectedArgument(String, command: String?)
  case together(String, String)
  case oneFile(String, String, path: String)
  case onlyOne(String, String, String)
  case alone(String, needs: String, command: String?)
  /// No mistake, but what is asked takes the place of what the rest of the line would do.
  case asks(Question)

  package enum Question: Equatable, Sendable {
    case help, version
  }
}

extension UsageError {
  package var sentence: String {
    switch self {
    case .unknownOption(let option, let nearest, let command):
      "unknown option \(option)\(meant(nearest)); see \(help(of: command))"
    case .unknownCommand(let command, let nearest):
      "unknown command \(command)\(meant(nearest)); see adplay --help"
    case .unknownTopic(let topic, let nearest):
      "no command or article is called \"\(topic)\"\(meant(nearest)); see adplay help articles"
    case .unknownRule(let rule, let nearest):
      "there is no rule \(rule)\(meant(nearest)); adplay rules lists them"
    case .unknownKey(let key, let nearest):
      "no consent is kept under \(key)\(meant(nearest)); see adplay consent --help"
    case .missingValue(let option, let wanted):
      "missing value for \(option): expected \(wanted.words)"
    case .badValue(let option, let value, let wanted):
      "invalid value \"\(value)\" for \(option): expected \(wanted.words)"
    case .missingArgument(let command, let wanted):
      "adplay \(command) needs \(wanted.words); see adplay \(command) --help"
    case .takesNoValue(let option): "\(option) takes no value"
    case .unexpectedArgument(let word, let command):
      "unexpected argument \"\(word)\"; see \(help(of: command))"
    case .together(let one, let other): "\(one) and \(other) can't be used together"
    case .oneFile(let one, let other, let path):
      "\(one) and \(other) name one file, \(path); give each its own"
    case .onlyOne(let option, let one, let other):
      "\(option) takes one file, but there are \(one) and \(other)"
    case .alone(let option, let other, let command):
      "\(option) needs \(other) beside it; see \(help(of: command))"
    case .asks: "see \(help(of: nil))"
    }
  }

  private func help(of command: String?) -> String {
    command.map { "adplay \($0) --help" } ?? "adplay help stage"
  }

  private func meant(_ nearest: String?) -> String {
    nearest.map { " (did you mean \($0)?)" } ?? ""
  }
}
