import CTerminalGuard
import Glibc
import Screen

/// What happens if the program itself crashes.
package enum Crashes {
  /// From now on a crash restores the terminal, prints one line on standard error and ends the
  /// process by its signal. Nothing else is run: the Swift runtime would look for a helper program
  /// beside the executable, which can be the current folder.
  package static func tell(as program: String) { terminal_crash_install(program) }

  /// Sets the last deed that the line of a crash names: code of others may have crashed in it. The text
  /// has names that others have given, and is made safe before it is needed.
  package static func note(_ deed: String) { terminal_crash_note(SafeText.clean(deed)) }

  /// From now on a crash, once it was told, starts this program again in the same process; without
  /// effect if that is more than there is room for. The new one finds ``variable`` in its
  /// environment.
  package static func comeBack(_ arguments: [String], _ environment: [String]) {
    withCStrings(arguments) { arguments in
      withCStrings(environment) { _ = terminal_crash_come_back(arguments, $0) }
    }
  }

  /// From now on a crash ends the process again.
  package static func stayAway() { terminal_crash_stay_away() }

  /// The call that was noted does not end: does what a crash does, or ends the process with 70. For
  /// any thread but the one that waits.
  package static func hang(seconds: Int) { terminal_crash_hang(UInt32(clamping: seconds)) }

  /// The signal's number, or 0 for a hang, and what was noted.
  package static let variable = TERMINAL_CRASH_VARIABLE

  private static func withCStrings(
    _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Void
  ) {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let pointers: [UnsafePointer<CChar>?] = copies.map { $0.map { UnsafePointer($0) } } + [nil]
    pointers.withUnsafeBufferPointer { buffer in
      if let start = buffer.baseAddress { body(start) }
    }
  }
}
