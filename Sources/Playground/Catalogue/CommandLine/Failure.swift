package import JSON
package import Observing

/// Why the program cannot do what it was asked to.
package enum Failure: Error {
  case usage(UsageError)
  /// A file that cannot be read.
  case unreadable(path: String, Reason)
  case badFile(path: String, JSONError)
  case unknownScenario(String, nearest: String?)
  case unknownTheme(String, nearest: String?)
  case unknownScreen(String, known: [String])
  /// A place that a script or a journal does not reach.
  case placeBeyond(path: String, BeyondTheEnd)
  /// An output that is a file that is read.
  case wouldOverwrite(option: String, path: String, input: String)
  case terminal(TerminalProblem)

  /// Why a file cannot be read.
  package enum Reason: Equatable, Sendable {
    /// What the system says.
    case system(String)
    case noSuchFile
    case tooLarge(mebibytes: Int)
    case folderNotListed, noScenarioInFolder
    case isJournal
    case scenarioMadeInCode
  }

  /// 2 for whatever the user can fix.
  package var exitStatus: Int32 { 2 }
}

/// Why the stage cannot have its terminal.
package enum TerminalProblem: Equatable, Sendable {
  case noTerminal, noName, noDatabase
  case unknown(String)
  case dumb(String)
  /// What the system says.
  case system(String)
}
