import Catalogue
import Observing
import Screen
import Simulation
import Theming

/// How many requests have left within a minute, with the line above which it is a storm.
struct StormMeter {
  private let count: Int

  init(_ count: Int) { self.count = count }

  func draw(in rect: Rect, _ ground: Style, _ brush: inout Brush) {
    guard !rect.isEmpty else { return }
    let most = ServiceRecord.calmRequestsPerMinute
    let isAbove = count > most
    let text = ServiceText.meter(count)
    let width = min(24, max(4, rect.width - TextWidth.columns(text) - 1))
    let scale = max(2 * most, count)
    let line = width * most / scale
    let filled = width * count / scale
    let alarm = brush.theme.alarm.readable(on: ground)
    let calm = brush.theme.service.readable(on: ground)
    var pieces: [(String, Style)] = []
    for place in 0..<width {
      if place == line {
        pieces.append(("┃", ground))
      } else if place < filled {
        pieces.append(("━", place > line ? alarm : calm))
      } else {
        pieces.append(("┄", brush.theme.muted.readable(on: ground)))
      }
    }
    pieces.append((" \(text)", isAbove ? alarm.adding(.bold) : ground))
    brush.write(pieces, at: rect.origin, until: rect.maxX)
  }
}

/// When a unit's requests left, over the last minutes.
struct RequestStrip: Equatable {
  private let title: String
  private let isCurrent: Bool
  /// For each part of the time, how many there were.
  private let counts: [Int]

  private static let parts = 20

  init(title: String, isCurrent: Bool, _ requests: [Instant], until now: Instant) {
    self.title = title
    self.isCurrent = isCurrent
    var counts = Array(repeating: 0, count: Self.parts)
    let part = ServiceText.span.wholeMilliseconds / Self.parts
    for request in requests {
      let age = (now - request).wholeMilliseconds
      let place = Self.parts - 1 - age / part
      if counts.indices.contains(place), age >= 0 { counts[place] += 1 }
    }
    self.counts = counts
  }

  private static let glyphs = ["·", "▂", "▄", "▆", "█"]

  func draw(in rect: Rect, _ brush: inout Brush) {
    let sum = " \(counts.reduce(0, +))"
    let name = max(0, rect.width - Self.parts - 5)
    let style = isCurrent ? brush.theme.strong : brush.theme.text
    let marks = counts.map { Self.glyphs[min($0, Self.glyphs.count - 1)] }.joined()
    brush.write(
      [
        (Text.padded(Text.ellipsised(title, to: name), to: name), style), (" ", style),
        (marks, isCurrent ? brush.theme.service : brush.theme.muted), (sum, style),
      ], at: rect.origin, until: rect.maxX)
  }
}
