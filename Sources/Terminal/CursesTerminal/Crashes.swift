import CTerminalGuard

/// What happens if the program itself crashes.
package enum Crashes {
  /// From now on a crash restores the terminal, prints one line on standard error and ends the
  /// process by its signal. Nothing else is run: the Swift runtime would look for a helper program
  /// beside the executable, which can be the current folder.
  package static func tell(as program: String) { terminal_crash_install(program) }

  /// What that line names as the last thing that was done: code of others may have crashed in it.
  package static func note(_ deed: String) { terminal_crash_note(deed) }
}
