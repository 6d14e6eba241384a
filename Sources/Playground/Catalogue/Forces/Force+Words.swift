import AdServing
package import Observing
package import Scenarios

extension Force {
  /// Its name in a list of them.
  package var word: String {
    switch self {
    case .outcome(let outcome): outcome.rawValue
    case .slow: "slow"
    case .fault(let fault): fault.rawValue
    case .showing(let showing): "showing \(showing.rawValue)"
    case .nothing: "nothing goes wrong"
    }
  }

  /// Its name among other commands.
  package var title: String {
    switch self {
    case .outcome, .slow: "force \(word)"
    case .fault: "fault \(word)"
    case .showing, .nothing: word
    }
  }

  /// The mark of a forced line.
  fileprivate var mark: String {
    switch self {
    case .outcome, .slow: "forced: \(word)"
    case .fault(let fault): "fault: \(fault.rawValue)"
    case .showing(let showing): "showing: \(showing.rawValue)"
    case .nothing: word
    }
  }
}

extension StageState.ForcedLine {
  package var words: [String] { forces.map(\.mark) }
}
