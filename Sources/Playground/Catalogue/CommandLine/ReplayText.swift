/// What a replay reports.
package enum ReplayText {
  package static func allSame(_ path: String, entries: Int) -> String {
    "\(path): \(entries.grouped) entries, all the same"
  }

  package static func differs(_ path: String, same: Int, entry: Int) -> String {
    "\(path): \(same.grouped) entries are the same, then #\(entry) differs"
  }

  /// Both sides of the first difference; nil for a side that has ended.
  package static func sides(recorded: String?, replayed: String?) -> [String] {
    [
      "recorded  \(recorded ?? "the journal ends here")",
      "replayed  \(replayed ?? "nothing more happens")",
    ]
  }

  /// Why a journal need not be repeated.
  package static let realTime =
    "real time passed while it was recorded, so an adapter's own timers may ring at another moment"

  /// A journal with a gap, or one written by a different version of adplay.
  package static func differsFromRecording(_ path: String, entry: Int) -> String {
    // It names no key.
    "\(path): \(News.differsFromRecording(entry: entry).sentence { _ in "" })"
  }
}
