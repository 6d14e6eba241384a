/// Why there is no screen to draw on. Nothing has been written when one of these is thrown.
package enum TerminalError: Error, Hashable, Sendable {
  case inputIsNoTerminal
  case outputIsNoTerminal
  /// `TERM` is not set, or empty.
  case noTerminalName
  case unknownTerminal(String)
  /// A known terminal that cannot position its cursor.
  case dumbTerminal(String)
  case noTerminalDatabase
  /// The system refused, with this error number.
  case system(Int32)
}
