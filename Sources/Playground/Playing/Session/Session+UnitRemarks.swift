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

  private func tellsNoPlacement(_ unit: Scenario.Unit) -> Bool {
    let paid = journal.entries.filter { $0.sense == .servicePaid && $0.unitOfAd == unit.id }
    return !paid.isEmpty && paid.allSatisfy { $0.data[.placement] == nil }
  }
}
