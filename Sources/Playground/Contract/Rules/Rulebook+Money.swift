import Simulation

extension Rulebook {
  /// What an impression earns: by the settings, by the network's report, and as the application is told.
  static let moneyRules: [Rule] = [
    Rule(
      id: "price-overstated", severity: .warning, party: .app,
      sentence: "The line's eCPM is over a tenth more than its network pays.",
      why:
        "It is asked before lines that pay more, and the application adds up money that nobody pays.",
      fix: "Set the line's eCPM from the network's own report, and look again each month.",
      source: "Google's help on eCPMs of ad sources; public threads of publishers",
      breach: .happened([.googlePaid, .networkPaid]) { ad, entry in
        let earned = ad.earned.adding(entry)
        guard let google = earned.google, let network = earned.network,
          google.micros > network.micros + network.micros / 10
        else { return nil }
        return [google.entry, network.entry].sorted()
      }, occasion: .on(.networkPaid)),
    Rule(
      id: "shown-under-floor", severity: .warning, party: .app,
      sentence: "An ad was shown for which its network pays less than the unit's floor.",
      why:
        "A floor compares the prices in the settings: a line without one, or an old one, passes.",
      fix: "Give every line of a unit with a floor the eCPM that its network pays.",
      source: "Google's help on eCPM floors",
      breach: .happened([.networkPaid]) { ad, entry in
        guard case .count(let count) = entry.kind, ad.isUnderFloor(count.amount) else { return nil }
        return [ad.last(.lineAsked), entry.number].compactMap(\.self)
      }, occasion: Occasion.always.given { $1.floorMicros != nil }),
    Rule(
      id: "precision-unknown", severity: .note, party: .google,
      sentence: "The application was told an amount of which nobody knows how precise it is.",
      why: "Added to amounts that are known, it makes the sum wrong, and nobody sees where.",
      fix: "Look at the precision of each paid event, and keep unknown amounts apart.",
      source: "GADAdValue.h",
      breach: .happened([.appToldPaid]) { _, entry in
        entry.data[.paidPrecision] == 0 ? [entry.number] : nil
      }, occasion: Occasion.always.given { entry, _ in entry.data[.paidPrecision] != nil }),
  ]
}

extension AdCase {
  /// Whether so many millionths for an impression are less than its unit wants.
  fileprivate func isUnderFloor(_ micros: Int) -> Bool {
    request.floorMicros.map { micros < $0 } ?? false
  }
}
