import Scenarios
import Observing
import Screen

extension Painter {
  /// The keys that matter now; help and quit are the last to go when there is no room.
  mutating func footer(_ rect: Rect) {
    if case .filter = stage.overlay {
      return typedLine(rect, "filter", stage.trace.filter, "⏎ keep  Esc clear")
    }
    if case .parameter(let line, let text) = stage.overlay {
      let label = state.lines.indices.contains(line) ? state.lines[line].label : ""
      return typedLine(rect, "parameter of \(label)", text, "⏎ keep and reload  Esc leave")
    }
    if let notice = stage.noticeInFooter(state) {
      frame.canvas.put(" \(notice.text)", in: rect, theme.warning)
      return
    }
    let always: [StageCommand] = [.palette, .help, .quit]
    let fixedWidth = always.reduce(0) { $0 + hintWidth($1) }
    var x = rect.x + 1
    for command in hints where x + hintWidth(command) <= rect.maxX - fixedWidth {
      x = hint(command, x, rect.y)
    }
    x = max(x, rect.maxX - fixedWidth)
    for command in always where x + hintWidth(command) - 2 <= rect.maxX {
      x = hint(command, x, rect.y)
    }
  }

  private var hints: [StageCommand] {
    let isEnterIdle = stage.meaningOfEnter(state) == .nothing
    let hints = hintsOfPane.filter {
      stage.refusal(of: $0, state) == nil && !(isEnterIdle && $0 == .tap)
    }
    return isOnePaneSeen ? [.paneRight] + hints.filter { $0 != .paneRight } : hints
  }

  private var isOnePaneSeen: Bool {
    Layout(stage.size, pane: stage.pane, isZoomed: stage.isZoomed).panes.count == 1
  }

  private var hintsOfPane: [StageCommand] {
    if state.device.isCoveredOrAway {
      return [.closeCover, .tap]
        + (state.device.targets.count > 1 && !state.device.isInBackground ? [.nextAsset] : [])
        + [.nextTimer, .lifeRoom, .pause, .zoom]
    }
    if state.recording != nil { return [.tap, .filter, .first, .last, .zoom, .snapshot] }
    switch stage.pane {
    case .trace: return [.tap, .filter, .first, .last, .zoom, .paneLeft, .nextTimer]
    case .ads: return [.tap, .down] + hintsOfPhone.filter { $0 != .tap }
    case .ledgers where stage.room == .contract:
      return [.tap, .force, .stageRoom, .zoom, .reload, .nextTimer, .pause, .snapshot]
    case .ledgers where stage.room == .mediation:
      return [
        .tap, .switchLine, .parameter, .lineUp, .lineDown, .servingDecides, .reload, .zoom,
        .stageRoom, .nextTimer, .pause,
      ]
    case .device, .ledgers: return hintsOfPhone
    }
  }

  private var hintsOfPhone: [StageCommand] {
    guard stage.fullScreenFormat(state) == nil else {
      return [
        .tap, .force, .order, .lifeRoom, .mediationRoom, .reload, .nextTimer, .pause,
        .options, .theme, .snapshot,
      ]
    }
    return [
      .tap, .nextAsset, .clicksFlag, .impressionsFlag, .force, .mediationRoom, .corner, .scrollAd,
      .dismiss, .reload, .nextTimer, .pause, .options, .assetsRoom, .theme, .snapshot,
    ] + (hasVideo ? [.playPause, .mute] : [])
  }

  private var hasVideo: Bool { state.device.targets.contains(.play) }

  private func hintWidth(_ command: StageCommand) -> Int {
    TextWidth.columns(keyLabel(command)) + TextWidth.columns(hintText(command)) + 3
  }

  private func hintText(_ command: StageCommand) -> String {
    if command == .closeCover, state.device.targets.contains(.keepWatching) { return "stay" }
    guard command == .tap else { return command.hint }
    return switch stage.meaningOfEnter(state) {
    case .explainEntry, .explainFinding: "why"
    case .openForce: "force"
    case .show: "show"
    case .load: "load"
    case .comeBack: "back"
    case .tap, .nothing: "tap"
    }
  }

  private mutating func hint(_ command: StageCommand, _ x: Int, _ y: Int) -> Int {
    let end = write(
      [(keyLabel(command), theme.accent.adding(.bold)), (" \(hintText(command))", theme.muted)],
      at: Point(x: x, y: y), until: frame.bounds.maxX)
    frame.mark(Rect(x: x, y: y, width: end - x, height: 1), .command(command))
    return end + 2
  }

  private mutating func typedLine(
    _ rect: Rect, _ name: String, _ text: String, _ keys: String
  ) {
    let end = write(
      [(" \(name): ", theme.accent.adding(.bold)), (text, theme.text)],
      at: rect.origin, until: rect.maxX - 1)
    frame.cursor = Point(x: end, y: rect.y)
    write(
      [("  \(keys)", theme.muted)], at: Point(x: end + 1, y: rect.y), until: rect.maxX)
  }
}
