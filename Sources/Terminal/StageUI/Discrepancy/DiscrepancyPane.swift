import Catalogue
import Observing
import Screen

/// How far the two counts differ over many runs; a progress bar until that is known.
struct DiscrepancyPane: Pane {
  let unit: String
  let progress: DiscrepancyProgress
  /// Why there are no two counts, where Google has no part.
  var alone: String?
  /// What was forced on the lines, if anything.
  var forced = ""

  /// Whether there is something to write to a file.
  private var hasCounts: Bool {
    if alone == nil, case .counted(let discrepancy) = progress.outcome {
      !discrepancy.isEmpty
    } else {
      false
    }
  }

  private var isDone: Bool { alone != nil || progress.outcome != nil }

  func draw(in rect: Rect, with brush: inout Brush) {
    let theme = brush.theme
    let lines = self.lines.flatMap { line in
      line.isEmpty || line.hasPrefix(" ") || !isDone
        ? [line] : Text.wrapped(line, width: rect.width - 8)
    }
    // Two columns on each side for the sheet's frame, and one for space.
    let width = max(64, (lines.map { TextWidth.columns($0) }.max() ?? 0) + 6)
    let inside = brush.sheet(
      .discrepancy(unit: unit, hasCounts: hasCounts, isOver: isDone), width: width,
      height: lines.count + 4
    ).inset(horizontal: 1)
    for (row, line) in lines.enumerated() where row + 1 < inside.height {
      let rect = Rect(x: inside.x, y: inside.y + 1 + row, width: inside.width, height: 1)
      let isHead = alone == nil && progress.outcome != nil && row < (hasCounts ? 3 : 1)
      brush.canvas.put(
        Text.ellipsised(line, to: rect.width), in: rect,
        isHead ? brush.onSheet(theme.muted) : theme.overlay)
    }
    guard !isDone else { return }
    bar(Rect(x: inside.x, y: inside.y + 2, width: inside.width, height: 1), &brush)
  }

  private var lines: [String] {
    if let alone { return [alone] }
    return switch progress.outcome {
    case nil: [DiscrepancyText.progress(done: progress.done, total: progress.total).sentence, ""]
    case .failed(let failure): [DiscrepancyText.failed(failure).sentence]
    case .counted(let discrepancy) where discrepancy.isEmpty:
      [head(discrepancy), DiscrepancyText.nothingCounted(forced: forced).sentence]
    case .counted(let discrepancy):
      [head(discrepancy)]
        + DiscrepancyTable.rows(discrepancy, withCauses: false) + [""]
        + DiscrepancyTable.splits(of: discrepancy) + DiscrepancyTable.pixels(of: discrepancy)
        + DiscrepancyTable.causes(of: discrepancy) + [
          DiscrepancyText.base.sentence
        ]
    }
  }

  private func head(_ discrepancy: Discrepancy) -> String {
    DiscrepancyText.counted(
      runs: discrepancy.runs, withoutAd: discrepancy.failed, crashed: discrepancy.crashed
    ).sentence
  }

  private func bar(_ rect: Rect, _ brush: inout Brush) {
    let theme = brush.theme
    let done = rect.width * min(progress.done, progress.total) / max(1, progress.total)
    brush.canvas.put(
      String(repeating: "█", count: done), at: rect.origin, brush.onSheet(theme.accent))
    brush.canvas.put(
      String(repeating: "░", count: rect.width - done), at: Point(x: rect.x + done, y: rect.y),
      brush.onSheet(theme.muted))
  }
}

extension Discrepancy {
  /// Whether no line had an ad.
  fileprivate var isEmpty: Bool { lines.allSatisfy { $0.ads == 0 } }
}
