/// Texts of the line that a crash prints.
package enum CrashText {
  /// What was asked of an adapter last.
  package static func call(_ message: String, of className: String?, ad: String?) -> String {
    let whose = className.map { " of \($0)" } ?? ""
    let which = ad.map { " for \($0)" } ?? ""
    return "\(message)\(whose)\(which)"
  }
}
