import Catalogue
package import Screen

/// A search for the shortest way to break the adapter of the ad in view.
package struct HuntRoom: ListRoom {
  package static let card = RoomCard(
    .hunt, title: "hunt",
    explanation: "Plays random users until the ad's adapter breaks a rule.",
    keys: [Key("H")], place: .over, after: .discrepancy,
    CommandManner(group: .adCase, speech: .isProgramCommand("hunt")), isForSnapshots: false)

  package var progress = HuntProgress()
  package var list = ListPlace()

  package init?(_ scene: Scene) {}

  package func enter(_ scene: inout Scene) -> [StageEffect] {
    [.wish(.hunt(unit: scene.stage.unit))]
  }

  /// A hunt in progress is stopped.
  package func leave(_ stage: inout Stage) -> [StageEffect] {
    stage.overlay = nil
    return [.wish(.stopHunting)]
  }

  /// Each find with its steps; the chosen one is opened, step by step.
  package func rows(_ scene: Scene) -> [SheetRow] {
    let width = scene.inside(Self.width) - Self.indent
    return progress.finds.map { find in
      SheetRow(
        [.plain(Text.padded(find.severity, to: Self.indent)), .bold(find.rule)],
        below: Text.wrapped(find.words, width: width).map {
          [.muted(String(repeating: " ", count: Self.indent) + $0)]
        },
        searched: "\(find.severity) \(find.rule)", about: progress.sentence
      ) { scene in
        guard let path = find.path else { return [] }
        return leave(&scene.stage) + [.wish(.open(scenario: path))]
      }
    }
  }

  private static let width = 72
  private static let indent = 9

  package func sheet(_ rows: [SheetRow], _ scene: Scene) -> ListSheet {
    let lines = rows.reduce(0) { $0 + 1 + $1.below().count }
    return ListSheet(
      sheet: .hunt(unit: scene.stage.unit, hasFinds: !rows.isEmpty, isOver: progress.isOver),
      width: Self.width, height: max(11, lines + 6), nothing: progress.sentence,
      about: rows.isEmpty ? nil : 1...2)
  }

  /// Before anything is found there is nothing to search.
  package func handle(_ key: Key, _ scene: inout Scene) -> [StageEffect] {
    progress.finds.isEmpty && key == Key("/") ? handleOther(key, &scene) : turn(key, &scene)
  }

  /// What quits does so here, too; any other key closes.
  package func handleOther(_ key: Key, _ scene: inout Scene) -> [StageEffect] {
    let isQuit = scene.keyMap.command(for: key) == .quit
    return leave(&scene.stage) + (isQuit ? scene.ask(.quit) : [])
  }
}

extension HuntProgress {
  /// How far it is, and that nothing was found.
  fileprivate var sentence: String {
    if let failure { return failure.sentence }
    let done = HuntText.progress(runs: runs, perSecond: perSecond, reached: reached).sentence
    let nothing = isOver ? HuntText.nothing : .nothingYet
    return finds.isEmpty ? "\(done)\n\n\(nothing.sentence)" : done
  }
}

extension HuntProgress.Find {
  fileprivate var words: String {
    path == nil ? HuntText.notAgain.sentence : steps.joined(separator: ", ")
  }
}
