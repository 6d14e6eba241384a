import CTerminalGuard

/// The words that the process was started with, for who may read them.
package enum ProcessArguments {
  /// With the program's name in front. Swift takes its own from /proc, and has none where there is none.
  package static var all: [String] {
    (0..<program_argument_count()).map { String(cString: program_argument($0)) }
  }
}
