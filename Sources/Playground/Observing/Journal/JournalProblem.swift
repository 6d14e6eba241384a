package import JSON

/// Why a file cannot be read as a journal.
package enum JournalProblem: Error, Equatable {
  case unreadable(JSONError)
  /// Written by a version of adplay with another journal format.
  case otherVersion(Int)
  case tooManyLines(Int)
  /// The number of the line, and what one may have.
  case longLine(Int, mebibytes: Int)
}
