/// Why the command line cannot be obeyed.
enum UsageError: Error, Equatable {
  case unknownOption(String, known: [String])
  case unknownCommand(String, known: [String])
  case missingValue(option: String, wanted: String)
  case badValue(option: String, value: String, wanted: String)
  case missingArgument(command: String, wanted: String)
  case unexpectedArgument(String)
  case together(String, String)
}
