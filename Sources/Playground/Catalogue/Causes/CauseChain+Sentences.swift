import Contract
import Languages
package import Observing
import Simulation

extension CauseChain.Reason {
  package var sentence: String {
    let said = "\(flag.rawValue) = \(watch.flag ? "yes" : "no") (#\(watch.entry))"
    return switch (watch.isGoogles, side) {
    case (true, .google): localized("\(said): Google saw it")
    case (true, .network): localized("\(said): the network was told")
    case (false, .network): localized("\(said): the network saw it")
    case (false, .google): localized("\(said): Google was told")
    }
  }
}
