/// Texts about many runs of one ad.
package enum DiscrepancyText: Equatable, Sendable {
  case progress(done: Int, total: Int)
  case counted(runs: Int, withoutAd: Int)
  case failed(Failure)

  package enum Failure: Equatable, Sendable {
    case madeInCode, noProcess
    /// The message of the runs themselves.
    case reported(String)
  }
}

extension DiscrepancyText {
  package var sentence: String {
    switch self {
    case .progress(let done, let total):
      "\(done.grouped) of \(total.grouped) runs, each with another seed"
    case .counted(let runs, let withoutAd):
      "\(runs.grouped) runs, \(withoutAd.grouped) without an ad"
    case .failed(.madeInCode): "This scenario was made in code, so it can't be run again."
    case .failed(.noProcess): "The runs could not be started: the system refused a new process."
    case .failed(.reported(let sentence)): sentence
    }
  }
}

/// The headings of a discrepancy's columns.
package enum DiscrepancyHeading {
  package static let line = ["line", "ads"]
  package static let impressions = "impressions"
  package static let clicks = "clicks"
  package static let rewards = "rewards"
  /// Below each of those.
  package static let kind = ["Google", "network", "gap"]
  package static let brokenRules = "broken rules"
}
