import JSON
package import Scenarios

extension ScenarioProblem {
  /// The first book of an expectation that none of the scenario's networks can keep. With an
  /// adapter of an unknown network any name may turn out to be right, and only a run can tell.
  package static func book(
    of expectation: Expectation, in scenario: Scenario
  ) -> (name: String, problem: ScenarioProblem)? {
    guard let books = expectation.books, let known = Networks.books(of: scenario),
      let name = books.keys.sorted().first(where: { !known.contains($0) })
    else { return nil }
    return (name, .unknownBook(name, known: known, nearest: NearestWord.of(name, in: known)))
  }
}
