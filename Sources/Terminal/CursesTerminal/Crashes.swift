import CTerminalGuard

/// What happens if the program itself crashes.
package enum Crashes {
  /// From now on a crash restores the terminal, prints one line on standard error and ends the
  /// process by its signal. Nothing else is run: the Swift runtime would look for a helper program
  /// beside the executable, which can be the current folder.
  package static func tell(as program: String) { terminal_crash_install(program) }
}
