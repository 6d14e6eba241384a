import Catalogue
import Observing
import Scenarios
import Screen
import Simulation

/// The scenario, the current unit, and the time of the last event.
struct HeaderPane: Pane {
  private let title: String
  private let seed: UInt64
  private let unit: StageState.UnitState?
  private let ad: [String]
  private let isRecorded: Bool
  private let isPaused: Bool
  private let speed: Double
  private let time: Instant

  init(_ stage: Stage, _ state: StageState) {
    title = state.title
    seed = state.seed
    unit = state.units.first { $0.id == state.unit }
    ad = Self.words(state)
    isRecorded = state.recording != nil
    isPaused = stage.isPaused
    speed = stage.speed
    time = stage.isPaused ? state.now : state.lastHappening
  }

  /// The line that the ad comes from.
  private static func words(_ state: StageState) -> [String] {
    guard let ad = state.ad else { return [] }
    let number = ad.lineNumber ?? ad.lineNumberAsked
    let place = number.map { HeaderText.line($0, of: state.lines.count) }
    return [place, ad.line ?? ad.lineAsked].compactMap(\.self)
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let theme = brush.theme
    let clock = clock(theme)
    let width = clock.reduce(0) { $0 + TextWidth.columns($1.0) }
    let clockX = rect.maxX - width - 1
    brush.write(clock, at: Point(x: clockX, y: rect.y), until: rect.maxX)
    let x = brush.write(
      [(" adplay ", theme.accent.adding(.bold)), (" \(title) ", theme.strong)],
      at: rect.origin, until: clockX - 1)
    let room = Rect(x: x + 1, y: rect.y, width: clockX - x - 3, height: 1)
    brush.canvas.put(whatIsOnStage, in: room, theme.muted, align: .center)
  }

  private func clock(_ theme: Theme) -> [(String, Style)] {
    let speed = speed == speed.rounded() ? "\(Int(speed))" : "\(speed)"
    let pace =
      isRecorded
      ? (HeaderText.recorded, theme.text)
      : isPaused
        ? (HeaderText.paused, theme.warning) : (HeaderText.running(speed: speed), theme.text)
    return [pace, ("  \(time.clock)", theme.strong), ("  \(HeaderText.seed(seed))", theme.muted)]
  }

  private var whatIsOnStage: String {
    guard let unit else { return "" }
    return ([unit.format.title, unit.id] + ad).joined(separator: " · ")
  }
}
