package import JSON

/// What was wrong with a line. It is said, and what can be judged is judged.
package struct RecordingTrouble: Equatable, Sendable {
  /// The place of the file among those that were read.
  package let file: Int
  package let line: Int
  package let kind: Kind

  package enum Kind: Equatable, Sendable {
    /// No entry, or one with values that cannot be.
    case unreadable(JSONError)
    /// The first line of another version, or of no journal.
    case header(JournalProblem)
    /// A system's log shows `<private>` in its place.
    case hidden
    /// An object without an end.
    case cut
    case tooLong
    /// A piece of a line whose other pieces are missing.
    case partMissing
    /// An entry before anything says what the recording shows.
    case noHeader
  }
}
