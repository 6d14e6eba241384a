import Languages

/// Texts about an adapter that crashes or hangs.
package enum CrashText {
  /// What was asked of an adapter last.
  package static func call(_ message: String, of className: String?, ad: String?) -> String {
    let whose = className.map { " of \($0)" } ?? ""
    let which = ad.map { " for \($0)" } ?? ""
    return "\(message)\(whose)\(which)"
  }

  /// Whether such a text names this class.
  package static func isCall(_ call: String, of className: String) -> Bool {
    call.hasSuffix(" of \(className)") || call.contains(" of \(className) for ")
  }

  /// How an adapter took the program with it; without a signal it never came back.
  package static func sentence(signal: Int?, call: String) -> String {
    guard let signal else { return localized("did not come back from \(call)") }
    return localized("crashed (signal \(signal)) after \(call)")
  }

  /// What is tested where an adapter crashed.
  package static let caseName = "the adapters leave the program alone"

  /// In place of a rule's id: no rule has to forbid it.
  package static let ruleID = "adapter-crashed"
  package static let rule = "An adapter crashed, or kept the main thread."

  /// Of a scenario in a run without a screen.
  package static func verdict(_ name: String, signal: Int?, call: String) -> String {
    "\(name): \(sentence(signal: signal, call: call))"
  }
}
