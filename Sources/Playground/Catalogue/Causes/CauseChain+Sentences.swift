package import Observing
import Simulation

extension CauseChain.Reason {
  package var sentence: String {
    let said = "\(flag.rawValue) = \(watch.flag ? "yes" : "no") (#\(watch.entry))"
    return switch (watch.isGoogles, ledger) {
    case (true, .google): "\(said): Google saw it"
    case (true, .network): "\(said): the network was told"
    case (false, .network): "\(said): the network saw it"
    case (false, .google): "\(said): Google was told"
    }
  }
}
