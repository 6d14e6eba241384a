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
    case .progress(let done, let total): "\(done) of \(total) runs, each with another seed"
    case .counted(let runs, let withoutAd): "\(runs) runs, \(withoutAd) without an ad"
    case .failed(.madeInCode): "This scenario was made in code, so it can't be run again."
    case .failed(.noProcess): "The runs could not be started: the system refused a new process."
    case .failed(.reported(let sentence)): sentence
    }
  }
}
