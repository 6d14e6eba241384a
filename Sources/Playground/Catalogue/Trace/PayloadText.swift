import Languages
package import Observing
package import Simulation

/// The heads of a payload's columns.
package enum PayloadText {
  /// How far the call has come.
  package static func way(of hop: Int, on path: CallPath) -> String {
    if hop == path.hops.count - 1 { return localized("arrived") }
    guard hop == 0 else { return localized("passed on") }
    return path.goesOut ? localized("asked") : localized("told")
  }

  package static func call(_ entry: Entry) -> String {
    "#\(entry.number) \(EntryWords.inTrace(entry, isShort: true))"
  }
}
