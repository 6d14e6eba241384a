import CursesTerminal
import JSON
import Observing

/// Why the program cannot do what it was asked to.
enum Failure: Error {
  case usage(UsageError)
  /// A file that cannot be read, with the system's reason.
  case unreadable(path: String, reason: String)
  case badFile(path: String, JSONError)
  case unknownScenario(String, nearest: String?)
  case unknownTheme(String, nearest: String?)
  case unknownScreen(String, known: [String])
  /// A place that a script or a journal does not reach.
  case placeBeyond(path: String, BeyondTheEnd)
  /// An output that is a file that is read.
  case wouldOverwrite(option: String, path: String, input: String)
  case terminal(TerminalError)

  /// 2 for whatever the user can mend.
  var exitStatus: Int32 { 2 }
}
