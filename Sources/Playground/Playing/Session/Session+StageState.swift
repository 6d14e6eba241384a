package import Observing
import Publishing
import Scenarios
package import Simulation

extension Session {
  /// When something last happened: an entry was written, or a timer changed something without one.
  package var lastHappening: Instant {
    max(journal.entries.last?.time ?? .start, world.timeline.lastRing)
  }

  /// What a screen may know now, for one unit.
  package func stageState(unit id: String) -> StageState {
    let unit = scenario.unit(id)
    let ad = adLookedAt(unit: id)
    return StageState(
      title: scenario.title, seed: world.seed, now: now,
      lastHappening: lastHappening,
      moment: moment,
      units: scenario.adUnits.map { unit in
        .init(
          id: unit.id, title: unit.title ?? unit.id, kind: unit.kind, api: unit.api,
          state: ledgers.state(of: unit.id))
      },
      unit: id, asking: unit?.asking,
      ad: ad, assetNames: Networks.assetNames(of: ad?.network, in: scenario),
      device: deviceSnapshot(),
      entries: EntryList(journal.entries),
      ledgers: ledgers, outcomes: unit?.lines.map(Networks.outcomes) ?? [],
      forced: unit?.forced(since: original.unit(id)) ?? [], nextTimer: world.timeline.nextTimer)
  }

  /// The ad whose counts are shown: the unit's ad on the screen, whose taps count, or else its
  /// newest one.
  private func adLookedAt(unit id: String) -> AdRecord? {
    if let shown = adOnScreen.flatMap({ ledgers[$0] }), shown.unit == id { return shown }
    return ledgers.newest(of: id)
  }
}
