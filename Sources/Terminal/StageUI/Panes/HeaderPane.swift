import Languages
import Catalogue
import Observing
import Scenarios
import Screen
import Simulation
import Theming

/// The scenario, the current unit, and what time it is.
struct HeaderPane: Pane {
  private let title: String
  /// Nil for a recording, where chance came from elsewhere.
  private let seed: UInt64?
  private let unit: StageState.UnitState?
  private let ad: [String]
  /// Both counts, where no pane is sure to show them.
  private let counts: [CountRow]?
  private let speed: Double
  private let clock: Clock

  /// What the clock shows: time that passes in whole seconds, and otherwise a moment.
  private enum Clock: Equatable {
    case recorded(Instant), live(Instant), paused(Instant), lastEvent(Instant)
    /// A story, in which time passes only from step to step.
    case told(Instant, isPlaying: Bool)
    case running(seconds: Int)
    case past(Instant, of: Instant)

    init(_ scene: Scene) {
      self =
        if let time = scene.state.time, time.isLookingBack {
          .past(scene.state.now, of: time.present)
        } else if scene.state.recording?.phone?.isLive == true {
          .live(scene.state.lastHappening)
        } else if scene.state.recording != nil {
          .recorded(scene.state.lastHappening)
        } else if scene.state.story?.isLeft == false {
          .told(scene.state.now, isPlaying: scene.stage.isPlaying)
        } else if scene.stage.isPaused {
          .paused(scene.state.now)
        } else if scene.state.nextTimer == nil {
          .lastEvent(scene.state.lastHappening)
        } else {
          .running(seconds: scene.state.clock.milliseconds / 1000)
        }
    }
  }

  init(_ scene: Scene) {
    title = localized(sentence: scene.state.title)
    seed = scene.state.recording?.phone == nil ? scene.state.seed : nil
    unit = scene.state.unitState
    ad = Self.words(scene.state)
    counts = scene.stage.areCountsInHeader ? scene.state.ad?.countRows ?? [] : nil
    speed = scene.stage.speed
    clock = Clock(scene)
  }

  /// The line that the ad comes from.
  private static func words(_ state: StageState) -> [String] {
    guard let ad = state.ad else { return [] }
    var (number, count) = (ad.lineNumber ?? ad.lineNumberAsked, state.lines.count)
    // Nobody says how many lines a phone has, but what was answered.
    if state.recording?.phone != nil {
      let view = state.ledgers.waterfalls[ad.unit].flatMap { $0.ad == ad.name ? $0 : nil }
      (number, count) = (
        view?.winner?.number ?? number, view?.isWhole == true ? view?.lines.count ?? 0 : 0
      )
    }
    let place = count == 0 ? nil : number.map { HeaderText.line($0, of: count) }
    return [place, ad.line ?? ad.lineAsked].compactMap(\.self)
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    if let counts { return draw(counts, in: rect, with: &brush) }
    let theme = brush.theme
    let clock = clock(theme)
    let width = clock.reduce(0) { $0 + TextWidth.columns($1.0) }
    let clockX = rect.maxX - width - 1
    brush.write(clock, at: Point(x: clockX, y: rect.y), until: rect.maxX)
    let x = brush.write(
      [(" adplay ", theme.accent.adding(.bold)), (" \(title) ", theme.strong)],
      at: rect.origin, until: clockX - 1)
    let room = Rect(x: x + 1, y: rect.y, width: max(0, clockX - x - 3), height: 1)
    brush.canvas.put(whatIsOnStage(in: room.width), in: room, theme.muted, align: .center)
  }

  /// In a narrow window the counts come first, and what does not fit beside them goes.
  private func draw(_ counts: [CountRow], in rect: Rect, with brush: inout Brush) {
    let theme = brush.theme
    let unit = unit.map { [(" \($0.id) ", theme.strong)] } ?? []
    let numbers = counts.enumerated().flatMap { place, row in
      [
        (place == 0 ? " " : " · ", theme.muted),
        (row.inHeader, row.passage.isWrong ? theme.alarm : theme.text),
      ]
    }
    let clock = clock(theme)
    let variants = [
      ([(" adplay ", theme.accent.adding(.bold))] + unit + numbers, clock),
      (unit + numbers, clock), (unit + numbers, clock.dropLast()), (numbers, clock.dropLast()),
      (numbers, []),
    ]
    let (left, right) =
      variants.first { left, right in
        columns(left) + columns(right) + 2 <= rect.width
      } ?? (numbers, [])
    brush.write(left, at: rect.origin, until: rect.maxX)
    brush.write(
      Array(right), at: Point(x: rect.maxX - columns(right) - 1, y: rect.y), until: rect.maxX)
  }

  private func columns(_ pieces: some Sequence<(String, Style)>) -> Int {
    pieces.reduce(0) { $0 + TextWidth.columns(SafeText.clean($1.0)) }
  }

  private func clock(_ theme: Theme) -> [(String, Style)] {
    words(theme) + (seed.map { [("  \(HeaderText.seed($0))", theme.muted)] } ?? [])
  }

  private func words(_ theme: Theme) -> [(String, Style)] {
    let pace = HeaderText.running(speed: speed == speed.rounded() ? "\(Int(speed))" : "\(speed)")
    switch clock {
    case .recorded(let time):
      return [(HeaderText.recorded, theme.text), ("  \(time.clock)", theme.strong)]
    case .live(let time):
      return [(HeaderText.live, theme.accent), ("  \(time.clock)", theme.strong)]
    case .paused(let time):
      return [(HeaderText.paused, theme.accent.adding(.bold)), ("  \(time.clock)", theme.strong)]
    case .told(let time, let isPlaying):
      let words = isPlaying ? HeaderText.playing : HeaderText.told
      return [(words, theme.accent), ("  \(time.clock)", theme.strong)]
    case .past(let time, let present):
      let text = TimeText.lookingBack(to: time, of: present)
      return [(text, theme.accent.adding(.bold))]
    case .running(let seconds):
      let time = Instant(milliseconds: seconds * 1000).clockOfSeconds
      return [(pace, theme.text), ("  \(time)", theme.strong)]
    case .lastEvent(let time):
      let isUsual = speed == 1
      return [
        (isUsual ? "" : "\(pace)  ", theme.text), (HeaderText.lastEvent, theme.muted),
        ("  \(time.clock)", theme.strong),
      ]
    }
  }

  /// As much as fits whole: the format goes first, then the line.
  private func whatIsOnStage(in width: Int) -> String {
    guard let unit else { return "" }
    let variants = [
      [unit.formatTitle, unit.id] + ad, [unit.id] + ad, [unit.id] + ad.prefix(1),
      [unit.formatTitle, unit.id], [unit.id],
    ].map { $0.joined(separator: " · ") }
    return variants.first { TextWidth.columns(SafeText.clean($0)) <= width } ?? unit.id
  }
}

extension Stage {
  /// A narrow window has no pane that is sure to show the counts, unless it is high.
  fileprivate var areCountsInHeader: Bool {
    switch WindowShape(size) {
    case .onePane: true
    case .portrait: size.width < 72 && (isZoomed || room != .first)
    case .tooSmall, .compact, .threeColumns, .fourColumns, .large: false
    }
  }
}
