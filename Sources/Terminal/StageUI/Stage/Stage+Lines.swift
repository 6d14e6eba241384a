package import Observing
import Scenarios

// The current unit's lines: which one is meant, and what is done to it.
extension Stage {
  /// The line of the current ad, or the one last asked for it.
  func lineOfAd(_ state: StageState) -> Int? {
    state.ad.flatMap { state.placeOfLine(of: $0) }
  }

  /// The line selected in the mediation room, or else the ad's line.
  func lineInFocus(_ state: StageState) -> Int? {
    guard !state.lines.isEmpty else { return lineInRecording(state) }
    if let line = lineInRoom { return max(0, min(state.lines.count - 1, line)) }
    return lineOfAd(state) ?? 0
  }

  /// A phone has no settings: what is selected are its recorded lines, at first the one that had an ad.
  private func lineInRecording(_ state: StageState) -> Int? {
    guard state.recording?.phone != nil else { return nil }
    let view = state.ledgers.waterfalls[state.unit]
    guard let lines = view?.lines, !lines.isEmpty else { return nil }
    return lineInRoom.map { max(0, min(lines.count - 1, $0)) }
      ?? lines.firstIndex { $0 == view?.winner } ?? 0
  }

  // MARK: Changes, each of which reloads

  /// Makes changes and loads the ad again.
  func reloading(_ changes: [Change]) -> [StageEffect] {
    changes.map { .perform(.set($0)) } + [.reload(unit: unit)]
  }

  func toggleServing(_ state: StageState) -> [StageEffect] {
    change(state) { .init(\.googleDecides, !$0.googleDecides) }
  }

  func keep(_ what: Change.What, ofLine place: Int, _ state: StageState) -> [StageEffect] {
    guard state.lines.indices.contains(place) else { return [] }
    return reloading([Change(unit: unit, line: place, of: state.lines, what)])
  }

  func change(
    _ state: StageState, _ what: (Scenario.Line) -> Change.What
  ) -> [StageEffect] {
    guard let place = lineInFocus(state) else { return [] }
    return reloading([Change(unit: unit, line: place, of: state.lines, what(state.lines[place]))])
  }
}

extension StageState {
  /// The place of the line that an ad comes from, or was last asked for. Lines with one label are told
  /// apart by their numbers, unless the settings have changed since.
  package func placeOfLine(of ad: AdRecord) -> Int? {
    guard let label = ad.line ?? ad.lineAsked else { return nil }
    let place = (ad.line == nil ? ad.lineNumberAsked : ad.lineNumber).map { $0 - 1 }
    if let place, lines.indices.contains(place), lines[place].label == label { return place }
    return lines.firstIndex { $0.label == label }
  }
}
