package import Observing
import Scenarios
import Simulation

extension Session {
  /// The waterfall of each ad as it stood when its load was answered, in the order of the answers.
  package var answeredWaterfalls: [WaterfallView] {
    var waterfalls = Waterfalls(original.adUnits)
    var found: [WaterfallView] = []
    for entry in journal.entries {
      waterfalls.add(entry)
      guard entry.sense == .adReceived || entry.sense == .adRefused,
        let unit = ledgers[entry.ad ?? ""]?.unit, let waterfall = waterfalls[unit]
      else { continue }
      found.append(waterfall)
    }
    return found
  }
}
