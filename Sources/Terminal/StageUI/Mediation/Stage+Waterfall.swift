import Scenarios
import Observing
import Simulation

extension Stage {
  /// The unit's lines as they stand now, each with what became of it for the newest ad.
  func lineRecords(_ state: StageState) -> [LineRecord] {
    let known = state.ledgers.waterfalls[state.unit]?.lines ?? []
    // A journal's settings are those it began with; the waterfall knows what became of them.
    let isSame = known.map(\.label) == state.lines.map(\.label)
    guard !isSame, state.recording == nil || known.isEmpty else { return known }
    return state.lines.enumerated().map { place, line in
      let record = known.first { $0.label == line.label }
      return LineRecord(
        number: place + 1, label: line.label,
        state: record?.state ?? (line.isEnabled ? .waiting : .off), info: record?.info)
    }
  }
}
