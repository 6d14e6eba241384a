package import Scenarios
package import Simulation

/// The waterfall of the newest ad of every unit: a fold over the journal, starting from the world's
/// first settings.
package struct Waterfalls: Equatable, Sendable {
  /// The settings as they are now.
  private var units: [Scenario.Unit]
  private var newest: [String: WaterfallView] = [:]
  /// The units of the ads whose waterfalls these are.
  private var unitByAd: [String: String] = [:]

  /// `units` may be empty; then only the lines that were asked are known.
  package init(_ units: [Scenario.Unit] = []) {
    self.units = units
  }

  /// The waterfall of the unit's newest ad.
  package subscript(unit: String) -> WaterfallView? { newest[unit] }

  package mutating func add(_ entry: Entry) {
    switch entry.sense {
    case .settingChanged: addChange(entry)
    case .adAsked: begin(entry)
    // Most of a journal is about something else and needs no look-up.
    default: if WaterfallView.mayConcern(entry) { addToNewest(entry) }
    }
  }

  private mutating func addChange(_ entry: Entry) {
    guard case .set(let change) = Action(entry) else { return }
    for place in units.indices where units[place].id == change.unit { units[place].apply(change) }
  }

  private mutating func begin(_ entry: Entry) {
    guard let ad = entry.ad, let unit = entry.data[.unit] else { return }
    if let last = newest[unit] { unitByAd[last.ad] = nil }
    unitByAd[ad] = unit
    newest[unit] = WaterfallView(
      ad: ad, of: units.first { $0.id == unit }, began: entry.time)
  }

  private mutating func addToNewest(_ entry: Entry) {
    guard let ad = entry.ad, let unit = unitByAd[ad] else { return }
    newest[unit]?.add(entry)
  }
}
