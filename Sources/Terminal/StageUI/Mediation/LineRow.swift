import Observing
import Scenarios

/// One of the unit's lines, as the mediation room shows it.
struct LineRow: Equatable {
  /// Its place in the settings, from 0.
  let place: Int
  let record: LineRecord
  /// Its present settings; nil for a line of a journal that had other ones.
  let settings: Scenario.Line?
}

extension Stage {
  /// The unit's present lines, each with what happened to it for the newest ad, in the order in which
  /// Google ranked them.
  func lineRows(_ state: StageState) -> [LineRow] {
    let view = state.ledgers.waterfalls[state.unit]
    let known = view?.lines ?? []
    let isSame = known.map(\.label) == state.lines.map(\.label)
    // A journal's settings are those at its beginning; the waterfall knows the later ones.
    if let view, isSame || state.recording != nil, !known.isEmpty {
      let settings = isSame ? state.lines : state.lines.lined(up: known.map(\.label), by: \.label)
      return view.ranking.map {
        LineRow(place: $0, record: known[$0], settings: settings[$0])
      }
    }
    let records = known.lined(up: state.lines.map(\.label), by: \.label)
    return zip(state.lines, state.lines.turns).enumerated().map { place, line in
      LineRow(
        place: place,
        record: LineRecord(
          number: place + 1, label: line.0.label,
          state: records[place]?.state ?? .init(line.1), info: records[place]?.info,
          missed: records[place]?.missed ?? []),
        settings: line.0)
    }
  }
}
