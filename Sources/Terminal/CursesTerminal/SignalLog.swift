import CTerminalGuard

/// Tells of signals, which nothing else in the program lives to tell.
package enum SignalLog {
  /// From now on a line for each signal that ends, stops or continues the process goes to this file.
  package static func write(to file: Int32) { terminal_log_set(file) }
}
