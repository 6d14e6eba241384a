package import JSON
package import Scenarios

extension RecordedJournal {
  /// Why a journal cannot be played again.
  package enum Unplayable: Error {
    /// The journal's scenario was made in code and is not in the file.
    case noScenario
    case unreadable(JSONError)
  }

  /// The scenario that was played.
  package func scenario() throws(Unplayable) -> Scenario {
    guard let node = header.scenario else { throw .noScenario }
    do { return try Scenario(reading: node) } catch { throw .unreadable(error) }
  }
}
