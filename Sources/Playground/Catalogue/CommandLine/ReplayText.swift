/// What a replay reports.
package enum ReplayText {
  package static func allSame(_ path: String, entries: Int) -> String {
    "\(path): \(entries) entries, all the same"
  }

  package static func differs(_ path: String, same: Int, entry: Int) -> String {
    "\(path): \(same) entries are the same, then #\(entry) differs"
  }

  /// Both sides of the first difference; nil where one of them has ended.
  package static func sides(recorded: String?, replayed: String?) -> [String] {
    [
      "recorded  \(recorded ?? "the journal ends here")",
      "replayed  \(replayed ?? "nothing more happens")",
    ]
  }

  /// A journal with a gap, or one that another adplay wrote.
  package static func differsFromRecording(_ path: String, entry: Int) -> String {
    "\(path): \(News.differsFromRecording(entry: entry).sentence)"
  }
}
