import CTerminalGuard

/// What happens when the program itself is broken.
package enum Crashes {
  /// From now on a crash gives the terminal back, says so in one line on standard error and ends the
  /// process by its signal. Nothing else is run: the Swift runtime would look for a program to tell more
  /// beside the executable, which can be the current folder.
  package static func tell(as program: String) { terminal_crash_install(program) }
}
