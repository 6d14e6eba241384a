import AdServing
import Observing
import Scenarios
package import Simulation

/// What no count says of a session's units.
extension Session {
  /// When the application ended by an exception that nobody caught.
  package var crashes: [Instant] {
    journal.entries.filter { $0.message == Self.crashText }.map(\.time)
  }

  /// Nobody has broken a rule, and what a reader may miss has a reason of its own.
  package var oddities: [Oddity] {
    guard ledgers.ads.allSatisfy(\.findings.isEmpty), ledgers.findingsWithoutAd.isEmpty else {
      return []
    }
    return scenario.adUnits.compactMap(oddity)
  }

  /// What somebody may take for a mistake.
  package enum Oddity: Equatable {
    /// MAX tells no placement, as no show has named one.
    case noPlacement(unit: String)
    /// An app-open ad of MAX's looks like any other.
    case plainAppOpen(unit: String)
    /// A banner of one size leaves room beside it when the phone has been turned.
    case fixedSize(unit: String)
    /// Lines that were never asked, as one before them had an ad each time.
    case neverAsked(unit: String, lines: [String])
    /// An app-open ad that was there for so long before anybody showed it.
    case lateShow(unit: String, seconds: Int)
    /// MAX has replaced a banner that often, by a setting of its own.
    case replaced(unit: String, seconds: Int)
    /// A full-screen ad of the unit can be closed after more than a minute.
    case lateClose(unit: String, seconds: Int)
  }

  private func oddity(of unit: Scenario.Unit) -> Oddity? {
    let closes =
      unit.lines.compactMap { $0.ad?.closeAfter }
      + [unit.asking.max?.ad?.closeAfter].compactMap(\.self)
    if let latest = closes.max(), latest > .seconds(60), unit.format.isFullScreen {
      return .lateClose(unit: unit.id, seconds: latest.wholeMilliseconds / 1_000)
    }
    if let seconds = waitOfAppOpen(unit), seconds >= 10 {
      return .lateShow(unit: unit.id, seconds: seconds)
    }
    let unasked = linesNeverAsked(unit)
    if !unasked.isEmpty { return .neverAsked(unit: unit.id, lines: unasked) }
    if let max = unit.asking.max, unit.format == .banner,
      ledgers.ads.count(where: { $0.unit == unit.id }) > 1
    {
      let interval = max.refresh ?? .seconds(30)
      return .replaced(unit: unit.id, seconds: interval.wholeMilliseconds / 1_000)
    }
    if unit.asking.max != nil {
      if unit.format == .appOpen, ledgers.ads.contains(where: { $0.unit == unit.id }) {
        return .plainAppOpen(unit: unit.id)
      }
      return tellsNoPlacement(unit) ? .noPlacement(unit: unit.id) : nil
    }
    let isFixed =
      unit.format == .banner && [nil, .banner, .largeBanner].contains(unit.options.size)
    let isTurned = journal.entries.contains { $0.kind == .input && $0.message == "turn" }
    return isFixed && isTurned ? .fixedSize(unit: unit.id) : nil
  }

  /// The lines that could have been asked, where the unit has had an ad.
  private func linesNeverAsked(_ unit: Scenario.Unit) -> [String] {
    let asked = Set(
      journal.entries.filter { $0.sense == .lineAsked && $0.unitOfAd == unit.id }
        .compactMap { $0.data[.line] as String? })
    guard ledgers.ads.contains(where: { $0.unit == unit.id && $0.line != nil }) else { return [] }
    return unit.lines.filter { $0.isEnabled && $0.bidResponse == nil && !asked.contains($0.label) }
      .map(\.label)
  }

  /// How long the unit's first app-open ad was there before it was shown.
  private func waitOfAppOpen(_ unit: Scenario.Unit) -> Int? {
    let own = journal.entries.filter { $0.unitOfAd == unit.id }
    guard unit.format == .appOpen,
      let came = own.first(where: { $0.sense == .adReceived || $0.sense == .serviceLoadEnded }),
      let shown = own.first(where: { $0.sense == .networkShowAsked })
    else { return nil }
    return (shown.time - came.time).wholeMilliseconds / 1_000
  }

  private func tellsNoPlacement(_ unit: Scenario.Unit) -> Bool {
    let paid = journal.entries.filter { $0.sense == .servicePaid && $0.unitOfAd == unit.id }
    return !paid.isEmpty && paid.allSatisfy { $0.data[.placement] == nil }
  }
}
