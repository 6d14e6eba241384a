import Scenarios
import Observing
import Screen
import Simulation

extension Painter {
  /// What plays, what is looked at, and the time of the last thing that happened.
  mutating func header(_ rect: Rect) {
    let clock = clockPieces
    let width = clock.reduce(0) { $0 + TextWidth.columns($1.0) }
    let clockX = rect.maxX - width - 1
    write(clock, at: Point(x: clockX, y: rect.y), until: rect.maxX)
    let x = write(
      [(" adplay ", theme.accent.adding(.bold)), (" \(state.title) ", theme.strong)],
      at: rect.origin, until: clockX - 1)
    let room = Rect(x: x + 1, y: rect.y, width: clockX - x - 3, height: 1)
    frame.canvas.put(whatIsOnStage, in: room, theme.muted, align: .center)
  }

  private var clockPieces: [(String, Style)] {
    let speed = stage.speed == stage.speed.rounded() ? "\(Int(stage.speed))" : "\(stage.speed)"
    let pace =
      state.recording != nil
      ? ("■ recorded", theme.text)
      : stage.isPaused ? ("‖ paused", theme.warning) : ("▶ \(speed)×", theme.text)
    return [
      pace,
      ("  \((stage.isPaused ? state.now : state.lastHappening).clock)", theme.strong),
      ("  seed \(state.seed)", theme.muted),
    ]
  }

  private var whatIsOnStage: String {
    guard let unit = state.units.first(where: { $0.id == state.unit }) else { return "" }
    var parts = [unit.format.title, unit.id]
    if let ad = state.ad {
      if let number = ad.lineNumber ?? ad.lineNumberAsked {
        parts.append("line \(number) of \(state.lines.count)")
      }
      if let label = ad.line ?? ad.lineAsked { parts.append(label) }
    }
    return parts.joined(separator: " · ")
  }
}

extension Instant {
  /// `mm:ss.mmm`, with hours in front when there are any.
  var clock: String {
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    let (minutes, second) = seconds.quotientAndRemainder(dividingBy: 60)
    let (hours, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    let short = "\(minute.digits(2)):\(second.digits(2)).\(rest.digits(3))"
    return hours > 0 ? "\(hours):\(short)" : short
  }

  /// `ss.mmm` within the first minute, then `m:ss.mmm`, and `h:mm:ss.mmm` from an hour on.
  var seconds: String {
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    guard seconds >= 60 else { return "\(seconds).\(rest.digits(3))" }
    let text = clock
    return text.first == "0" ? String(text.dropFirst()) : text
  }
}

extension Int {
  fileprivate func digits(_ count: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, count - text.count)) + text
  }
}
