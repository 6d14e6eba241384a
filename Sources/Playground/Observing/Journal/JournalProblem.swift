package import JSON

/// Why a file cannot be read as a journal.
package enum JournalProblem: Error, Equatable {
  case unreadable(JSONError)
  /// Written by an adplay with another format of journals.
  case otherVersion(Int)
}
