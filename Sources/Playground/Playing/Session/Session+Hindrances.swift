import Catalogue
import Observing
import Scenarios
import Simulation

extension Session {
  /// Why lines that could have filled had no ad, with the ad each time, in the order of the loads.
  package var hindrances: [String] {
    var waterfalls = Waterfalls(original.adUnits)
    var found: [String] = []
    for entry in journal.entries {
      waterfalls.add(entry)
      guard entry.sense == .adReceived || entry.sense == .adRefused,
        let unit = ledgers[entry.ad ?? ""]?.unit, let waterfall = waterfalls[unit]
      else { continue }
      found += waterfall.hindrances.map { "\(waterfall.ad): \($0)" }
    }
    return found
  }
}
