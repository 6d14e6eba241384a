import Observing
import Screen
import Simulation
import Theming

/// A video as a line, with its quartiles, its progress marks, and where it can be skipped.
struct VideoTimeline: Equatable {
  private let duration: Duration
  private let position: Duration
  private let marks: [Mark]
  private let skip: Mark?

  private struct Mark: Equatable {
    let moment: Duration
    let glyph: String
    /// Whether it was reached.
    let isReached: Bool
  }

  /// Nil for what has no length.
  init?(_ video: VideoRecord, at now: Instant) {
    guard let show = video.show, let duration = show.duration, duration > .zero else { return nil }
    self.duration = duration
    position = video.position(at: now)
    let reached = video.events.filter { $0.word == "progress" }.map(\.position)
    let quartiles = [
      ("firstQuartile", duration / 4, "◔"), ("midpoint", duration / 2, "◑"),
      ("thirdQuartile", duration * 3 / 4, "◕"), ("complete", duration, "●"),
    ].map { Mark(moment: $1, glyph: $2, isReached: video.happened($0)) }
    let progress = show.progress.map { moment in
      Mark(moment: moment, glyph: "┆", isReached: reached.contains { $0 >= moment })
    }
    skip = show.skip.map { Mark(moment: $0, glyph: "»", isReached: video.happened("skip")) }
    // Of marks at the same place the last one is seen.
    marks = progress + quartiles
  }

  func draw(in rect: Rect, _ brush: inout Brush) {
    let played = place(position, rect.width)
    for x in 0..<rect.width {
      brush.canvas.put(
        x < played ? "━" : "─", at: rect.origin.offset(x: x),
        x < played ? brush.theme.network : brush.theme.muted)
    }
    for mark in marks { draw(mark, at: place(mark.moment, rect.width), rect, &brush) }
    if let skip { draw(skip, at: placeOfSkip(skip, rect.width), rect, &brush) }
  }

  private func draw(_ mark: Mark, at x: Int, _ rect: Rect, _ brush: inout Brush) {
    brush.canvas.put(
      mark.glyph, at: rect.origin.offset(x: max(0, min(x, rect.width - 1))),
      mark.isReached ? brush.theme.server : brush.theme.muted)
  }

  /// Behind a mark at the same place, so that both are seen.
  private func placeOfSkip(_ skip: Mark, _ width: Int) -> Int {
    let (x, taken) = (place(skip.moment, width), Set(marks.map { place($0.moment, width) }))
    return [x, x + 1, x - 1].first { !taken.contains($0) && (0..<width).contains($0) } ?? x
  }

  private func place(_ moment: Duration, _ width: Int) -> Int {
    let share = min(1, max(0, moment / duration))
    return Int((share * Double(width - 1)).rounded())
  }
}
