package import Catalogue
package import Observing
package import Screen

/// How far the two counts differ over many runs.
package struct DiscrepancyRoom: ScrolledRoom {
  package static let card = RoomCard(
    .discrepancy, title: "discrepancy",
    explanation:
      "Plays the unit's ad 2,000 times as set up now and shows how far the counts differ.",
    keys: [Key("D")], place: .over, after: .mouse,
    CommandManner(group: .adCase, speech: .isProgramCommand("discrepancy")), isForSnapshots: false)

  package var progress = DiscrepancyProgress()
  package var scroll = 0

  package init?(_ scene: Scene) {}

  package func enter(_ scene: inout Scene) -> [StageEffect] {
    let hasTwoCounts = scene.state.through.booksAlone == nil
    return hasTwoCounts ? [.wish(.measureDiscrepancy(unit: scene.stage.unit))] : []
  }

  /// Any key closes it; runs in progress are stopped.
  package func leave(_ stage: inout Stage) -> [StageEffect] {
    stage.overlay = nil
    return progress.outcome == nil ? [.wish(.stopMeasuring)] : []
  }

  /// When the counts are there, two keys write them to a file; any other key closes.
  package func handle(_ key: Key, _ scene: inout Scene) -> [StageEffect] {
    guard case .counted(let discrepancy) = progress.outcome,
      let form = DiscrepancyForm(key: key)
    else { return read(key, &scene) }
    return [.wish(.export(discrepancy, form))]
  }
}

extension DiscrepancyForm {
  fileprivate init?(key: Key) {
    switch key {
    case Key("c"): self = .csv
    case Key("j"): self = .json
    default: return nil
    }
  }
}

/// Many runs in progress, and their counts when they are done.
package struct DiscrepancyProgress: Equatable, Sendable {
  package var done: Int
  package var total: Int
  package var outcome: Outcome?

  package enum Outcome: Equatable, Sendable {
    case counted(Discrepancy)
    case failed(DiscrepancyText.Failure)
  }

  /// How many runs there are.
  package static let runs = 2000

  package init(done: Int = 0, total: Int = runs, outcome: Outcome? = nil) {
    self.done = done
    self.total = total
    self.outcome = outcome
  }
}

extension Stage {
  /// What is known so far about the awaited runs; nil once the room has been left.
  package var discrepancy: DiscrepancyProgress? {
    get { (overlay?.room as? DiscrepancyRoom)?.progress }
    set {
      guard var room = overlay?.room as? DiscrepancyRoom, let newValue else { return }
      room.progress = newValue
      keep(room)
    }
  }
}
