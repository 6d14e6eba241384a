import Catalogue
import Observing
import Simulation

extension Stage {
  /// Copies what has the focus: a row of the trace, a broken rule, a URL that was called; or else the
  /// ad.
  mutating func copy(_ state: StageState) -> [StageEffect] {
    if let copy = copyOfRow(state) ?? copyOfBrokenRule(state) ?? copyOfURL(state) ?? copyOfAd(state)
    {
      return [.wish(.copy(copy))]
    }
    notice = Notice(.nothingToCopy)
    return []
  }

  private func copyOfRow(_ state: StageState) -> Copy? {
    guard pane == .trace || state.recording != nil, let entry = entryInTrace(state) else {
      return nil
    }
    return Copy(.row(entry.number)) { entry.write(to: &$0) }
  }

  private func copyOfBrokenRule(_ state: StageState) -> Copy? {
    guard pane == .ledgers, let room = room.room as? ContractRoom,
      let finding = room.selectedFinding(state), finding.entry <= state.entries.count
    else { return nil }
    return Copy(.brokenRule(finding.id)) { state.entries[finding.entry - 1].write(to: &$0) }
  }

  private func copyOfURL(_ state: StageState) -> Copy? {
    guard pane == .ledgers, let room = room.room as? VideoRoom,
      let pixel = room.selectedPixel(state)
    else { return nil }
    return Copy(.trackingURL(pixel.event), text: pixel.url)
  }

  private func copyOfAd(_ state: StageState) -> Copy? {
    state.ad.map { ad in Copy(.ad(ad.name)) { $0.write(ad) } }
  }
}
