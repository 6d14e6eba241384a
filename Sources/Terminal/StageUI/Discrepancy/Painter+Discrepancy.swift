import Observing
import Screen

extension Painter {
  /// How far the two ledgers are apart over many runs; a bar until that is known.
  mutating func discrepancy() {
    guard let progress = stage.discrepancy else { return }
    let lines = lines(of: progress).flatMap { line in
      line.isEmpty || line.hasPrefix(" ") || progress.outcome == nil
        ? [line] : Text.wrapped(line, width: frame.bounds.width - 8)
    }
    // Two columns on either side for the sheet's frame, and one of air.
    let width = max(64, (lines.map { TextWidth.columns($0) }.max() ?? 0) + 6)
    let inside = sheet(
      "Discrepancy of \(state.unit)",
      trailing: progress.outcome == nil ? "any key stops" : "any key closes", width: width,
      height: lines.count + 4
    ).inset(horizontal: 1)
    for (row, line) in lines.enumerated() where row + 1 < inside.height {
      let rect = Rect(x: inside.x, y: inside.y + 1 + row, width: inside.width, height: 1)
      let isHead = progress.outcome != nil && row < 3
      frame.canvas.put(
        Text.ellipsised(line, to: rect.width), in: rect,
        isHead ? onSheet(theme.muted) : theme.overlay)
    }
    guard progress.outcome == nil else { return }
    bar(progress, Rect(x: inside.x, y: inside.y + 2, width: inside.width, height: 1))
  }

  private func lines(of progress: DiscrepancyProgress) -> [String] {
    switch progress.outcome {
    case nil: ["\(progress.done) of \(progress.total) runs, another seed each", ""]
    case .failed(let reason): [reason]
    case .counted(let discrepancy):
      ["\(discrepancy.runs) runs, \(discrepancy.failed) without an ad"]
        + DiscrepancyTable.rows(discrepancy, withCauses: false) + [""]
        + DiscrepancyTable.causes(of: discrepancy)
    }
  }

  private mutating func bar(_ progress: DiscrepancyProgress, _ rect: Rect) {
    let done = rect.width * min(progress.done, progress.total) / max(1, progress.total)
    frame.canvas.put(String(repeating: "█", count: done), at: rect.origin, onSheet(theme.accent))
    frame.canvas.put(
      String(repeating: "░", count: rect.width - done), at: Point(x: rect.x + done, y: rect.y),
      onSheet(theme.muted))
  }
}
