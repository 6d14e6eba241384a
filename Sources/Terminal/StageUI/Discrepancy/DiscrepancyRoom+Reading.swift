import Catalogue
import Observing
import Scenarios
import Screen

// How far the two counts differ over many runs; a progress bar until that is known.
extension DiscrepancyRoom {
  package func reading(_ scene: Scene) -> ReadingSheet {
    let alone = scene.state.through.booksAlone
    let isOver = alone != nil || progress.outcome != nil
    let hasCounts = alone == nil && progress.discrepancy.map { !$0.isEmpty } ?? false
    let texts = (alone.map { [$0] } ?? texts(scene.state)).flatMap { text in
      text.isEmpty || text.hasPrefix(" ") || !isOver
        ? [text] : Text.wrapped(text, width: scene.size.width - 8)
    }
    // Two columns on each side for the sheet's frame, and one for space.
    let width = max(64, (texts.map { TextWidth.columns($0) }.max() ?? 0) + 6)
    let heads = alone != nil || !isOver ? 0 : hasCounts ? 3 : 1
    let lines = texts.enumerated().map { row, text in
      SheetLine(cells: [.plain(" "), Piece(text, row < heads ? .muted : .plain)])
    }
    let bar = isOver ? [] : [progress.bar(scene.inside(width) - 2)]
    return ReadingSheet(
      sheet: .discrepancy(unit: scene.state.unit, hasCounts: hasCounts, isOver: isOver),
      width: width, lines: [.gap] + lines + bar + [.gap])
  }

  private func texts(_ state: StageState) -> [String] {
    switch progress.outcome {
    case nil: [DiscrepancyText.progress(done: progress.done, total: progress.total).sentence]
    case .failed(let failure): [DiscrepancyText.failed(failure).sentence]
    case .counted(let discrepancy) where discrepancy.isEmpty:
      [
        head(discrepancy),
        DiscrepancyText.nothingCounted(
          forced: state.forced.map { $0.text() }.joined(separator: " · ")
        ).sentence,
      ]
    case .counted(let discrepancy):
      [head(discrepancy)]
        + DiscrepancyTable.rows(discrepancy, withCauses: false) + [""]
        + DiscrepancyTable.splits(of: discrepancy) + DiscrepancyTable.pixels(of: discrepancy)
        + DiscrepancyTable.causes(of: discrepancy) + [
          DiscrepancyText.base(of: discrepancy).sentence
        ]
    }
  }

  private func head(_ discrepancy: Discrepancy) -> String {
    DiscrepancyText.counted(
      runs: discrepancy.runs, withoutAd: discrepancy.failed, crashed: discrepancy.crashed
    ).sentence
  }
}

extension DiscrepancyProgress {
  fileprivate var discrepancy: Discrepancy? {
    if case .counted(let discrepancy) = outcome { discrepancy } else { nil }
  }

  fileprivate func bar(_ width: Int) -> SheetLine {
    let filled = width * min(done, total) / max(1, total)
    return SheetLine(cells: [
      .accent(" " + String(repeating: "█", count: filled)),
      .muted(String(repeating: "░", count: width - filled)),
    ])
  }
}

extension Scenario.Through {
  /// Why there is nothing to compare, where nobody counts but networks.
  var booksAlone: String? { observed.mediator == nil ? text.books : nil }
}

extension Discrepancy {
  /// Whether no line had an ad.
  fileprivate var isEmpty: Bool { lines.allSatisfy { $0.ads == 0 } }
}
