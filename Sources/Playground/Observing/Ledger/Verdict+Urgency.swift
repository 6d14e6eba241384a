extension Verdict {
  /// What went wrong first, then what happened last; what is still to come is said at the end.
  package var statementsInOrder: [Statement] {
    statements.enumerated()
      .sorted { ($0.element.urgency, -$0.offset) < ($1.element.urgency, -$1.offset) }
      .map(\.element)
  }
}

extension Verdict.Statement {
  fileprivate var urgency: Int {
    switch self {
    case .presentation: 0
    case .count(let passage, of: _) where passage.isWrong: 1
    case .server(let state, _) where state.isWrong: 1
    case .taps, .told, .erred, .ordered, .heardAgain, .heardByNobody: 1
    // What the two sides did says more than who stands beside them.
    case .count(.toCome, of: _), .count(.missed, of: _), .count(.outOfSight, of: _), .thirdParty,
      .notRefreshed:
      3
    case .loading, .unanswered, .noAd, .count, .reward, .server: 2
    }
  }
}
