import PlaygroundCore
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
    if let notice = stage.notice {
      frame.canvas.put(" \(notice)", in: rect, theme.warning)
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
    let hints = hintsOfPane.filter { stage.refusal(of: $0, state) == nil }
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
    case .ads: return [.down, .tap, .paneRight, .options, .theme]
    case .ledgers where stage.room == .contract:
      return [.tap, .force, .stageRoom, .zoom, .reload, .nextTimer, .pause, .snapshot]
    case .ledgers where stage.room == .mediation:
      return [
        .tap, .switchLine, .parameter, .lineUp, .lineDown, .servingDecides, .reload, .zoom,
        .stageRoom, .nextTimer, .pause,
      ]
    case _ where stage.fullScreenFormat(state) != nil:
      return [
        .tap, .nextAsset, .force, .order, .lifeRoom, .mediationRoom, .reload, .nextTimer, .pause,
        .options,
        .theme,
        .snapshot,
      ]
    case .device, .ledgers:
      return [
        .tap, .nextAsset, .clicksFlag, .impressionsFlag, .force, .mediationRoom, .corner, .scrollAd,
        .dismiss, .reload,
        .nextTimer, .pause, .options, .assetsRoom, .theme, .snapshot,
      ] + (hasVideo ? [.playPause, .mute] : [])
    }
  }

  private var hasVideo: Bool { state.device.targets.contains(.play) }

  private func hintWidth(_ command: StageCommand) -> Int {
    TextWidth.columns(keyLabel(command)) + TextWidth.columns(hintText(command)) + 3
  }

  private func hintText(_ command: StageCommand) -> String {
    if command == .closeCover, state.device.targets.contains(.keepWatching) { return "stay" }
    guard command == .tap else { return command.hint }
    if state.recording != nil { return "why" }
    if stage.room == .stage || stage.room == .life, stage.pane != .trace, stage.isReadyToShow(state)
    {
      return "show"
    }
    return switch stage.pane {
    case .ads: "reload"
    case .trace: "why"
    case .ledgers where stage.room == .mediation: "force"
    case .ledgers where stage.room == .contract: "why"
    case .device, .ledgers: state.device.targets.isEmpty ? "load" : "tap"
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
