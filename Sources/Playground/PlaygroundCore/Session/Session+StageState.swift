import Simulation

extension Session {
  /// What a screen may know now, looking at one unit.
  package func stageState(unit id: String) -> StageState {
    let unit = scenario.unit(id)
    return StageState(
      title: scenario.title, seed: world.seed, now: now, moment: moment,
      units: scenario.adUnits.map { unit in
        .init(
          id: unit.id, title: unit.title ?? unit.id, format: unit.format,
          state: ledgers.newest(of: unit.id)?.state)
      },
      unit: id, options: unit?.options ?? .init(), lines: unit?.lines ?? [],
      ad: adLookedAt(unit: id), device: deviceSnapshot(), entries: journal.entries,
      ledgers: ledgers, nextTimer: world.timeline.nextDue, isCounting: isVideoPlaying)
  }

  /// The book that is open: the newest ad's; while that is on its way, the one's on the screen, whose
  /// taps still count.
  private func adLookedAt(unit id: String) -> AdRecord? {
    let newest = ledgers.newest(of: id)
    guard newest?.state == .loading, let shown = adOnScreen.flatMap({ ledgers[$0] }),
      shown.unit == id
    else { return newest }
    return shown
  }
}
