import Scenarios
import Catalogue
package import Observing
package import Screen
package import Simulation
package import Theming

/// Draws the stage, and after that only the panes that have changed.
///
/// The result depends only on the arguments: drawing the whole stage and updating it give the same
/// frame.
package struct StageRenderer {
  /// The panes, without what lies over them.
  private var last: Drawn?
  /// What was drawn last, and what was made of it.
  private var scene: Scene?
  /// Whether a sheet lies over the panes.
  private var isCovered = false
  /// The parts that were drawn last time.
  package private(set) var partsDrawn: [Layout.Part] = []

  /// The last drawing.
  private struct Drawn {
    let frame: Frame<Hit>
    let layout: Layout
    let theme: Theme
    let keyMap: KeyMap
    let lit: StageSpot?
    let panes: [any Pane]
    /// What lies under panes, by their places.
    let grounds: [Int: Ground]

    /// The first pane of a type, and where it is.
    func pane<Kind: Pane>(_ kind: Kind.Type) -> (pane: Kind, rect: Rect)? {
      for (pane, place) in zip(panes, layout.parts) {
        if let pane = pane as? Kind { return (pane, place.rect) }
      }
      return nil
    }
  }

  /// What lies under a pane, as it was drawn.
  private struct Ground {
    let pane: any Pane
    let frame: Frame<Hit>
  }

  package init() {}

  /// Draws the whole stage.
  package static func render(
    _ stage: Stage, _ state: StageState, theme: Theme, keyMap: KeyMap = .standard
  ) -> Frame<Hit> {
    var renderer = StageRenderer()
    return renderer.render(stage, state, theme: theme, keyMap: keyMap)
  }

  /// Draws the stage, starting from the last drawing.
  package mutating func render(
    _ stage: Stage, _ state: StageState, theme: Theme, keyMap: KeyMap = .standard
  ) -> Frame<Hit> {
    let layout = stage.layout(state)
    let parts = layout.parts
    var scene = Scene(stage, state, keyMap).remembering(self.scene)
    self.scene = scene
    var panes: [any Pane] = []
    for (part, rect) in parts {
      scene.size = rect.size
      panes.append(scene.pane(part, hasColumn: layout.hasRooms))
    }
    let basis = basis(stage, layout, theme, keyMap)
    var brush = Brush(
      theme: theme, keyMap: keyMap, frame: basis?.frame ?? Frame(stage.size, style: theme.text))
    partsDrawn = []
    var grounds = basis?.grounds ?? [:]
    for (number, pane) in panes.enumerated() {
      let rect = parts[number].rect
      if let basis, pane.isEqual(to: basis.panes[number]) { continue }
      if let ground = pane.ground, let kept = grounds[number], ground.isEqual(to: kept.pane) {
        brush.frame.restore(rect, from: kept.frame)
      } else {
        if basis != nil { brush.frame.wipe(rect, theme.text) }
        grounds[number] = pane.ground.map { ground in
          brush.draw(ground, in: parts[number], stage, hasColumn: layout.hasRooms)
          return Ground(pane: ground, frame: brush.frame)
        }
      }
      brush.draw(pane, in: parts[number], stage, hasColumn: layout.hasRooms)
      partsDrawn.append(parts[number].part)
    }
    last =
      layout.isTooSmall
      ? nil
      : Drawn(
        frame: brush.frame, layout: layout, theme: theme, keyMap: keyMap, lit: stage.lit,
        panes: panes, grounds: grounds)
    if let part = stage.partInFocus(layout) { brush.focus(part) }
    isCovered = false
    if layout.isTooSmall {
      brush.drawThatItIsTooSmall()
    } else if let overlay = stage.overlay, overlay.card.place == .over {
      isCovered = true
      scene.size = stage.size
      overlay.room.pane(scene).draw(in: brush.frame.bounds, with: &brush)
    }
    guard !layout.isTooSmall else { return brush.frame }
    let below = layout.caption.isEmpty ? layout.footer : layout.caption
    if let notice = stage.noticeShown(state) {
      brush.say(notice, above: below)
    } else if let advice = stage.advice(state) {
      brush.say(advice, state, above: below)
    }
    return brush.frame
  }

  /// How a tap among these entries travels over the last drawing; nil if there was none, or if the
  /// trace is not on the screen.
  package func motion(of entries: some BidirectionalCollection<Entry>) -> Motion? {
    guard let last, !isCovered, let route = TapRoute(entries), let trace = last.pane(TracePane.self)
    else {
      return nil
    }
    let clicks = last.pane(CountsPane.self).flatMap { $0.pane.clicks(in: $0.rect) }
    var path = TapPath()
    var passed: [(entry: Int, cell: Int)] = []
    var counts: [(side: Bookkeeper, amount: Int, cell: Int)] = []
    for entry in route.entries {
      for stop in trace.pane.stops(of: entry, in: trace.rect) { path.go(to: stop) }
      passed.append((entry.number, path.cells.count - 1))
      guard case .count(let count) = entry.kind, let side = Bookkeeper(count.ledger) else {
        continue
      }
      counts.append((side, count.amount, path.cells.count - 1))
    }
    let end = path.cells.count - 1
    return Motion(
      cells: path.cells,
      flashes: clicks.map { place in
        counts.map { .init(cell: $0.cell, rect: place.figure($0.side)) }
      } ?? [],
      veils: trace.pane.veils(in: trace.rect, passed) + (clicks?.veils(counts, end: end) ?? []),
      falls: route.entries.last?.sense == .crossingLost)
  }

  /// The last drawing; nil if it cannot be updated because everything has changed.
  private func basis(
    _ stage: Stage, _ layout: Layout, _ theme: Theme, _ keyMap: KeyMap
  ) -> Drawn? {
    guard let last, last.frame.canvas.size == stage.size, last.layout == layout,
      last.theme == theme,
      last.keyMap == keyMap, last.lit == stage.lit
    else { return nil }
    return last
  }
}

extension Scene {
  /// The pane in a part of the screen.
  fileprivate func pane(_ part: Layout.Part, hasColumn: Bool) -> any Pane {
    switch part {
    case .header: kept { HeaderPane(self) }
    case .footer: footer
    case .adsLine: AdsLinePane(self)
    case .timeBar: TimeBarPane(state)
    case .caption: CaptionPane(self) ?? CaptionPane.empty
    case .pane(.ledgers) where hasColumn: pane(ofRoom: CountsRoom.card.name)
    case .pane(let name): name.pane(self)
    case .room(let name): pane(ofRoom: name)
    }
  }

  private var footer: any Pane {
    guard let overlay = stage.overlay, overlay.card.place == .footer else {
      return FooterPane(self)
    }
    return overlay.room.pane(self)
  }
}

extension Brush {
  fileprivate mutating func drawThatItIsTooSmall() {
    let wanted = Layout.smallest
    let lines = WindowText.tooSmall(width: wanted.width, height: wanted.height)
    let bounds = frame.bounds
    for (row, line) in lines.enumerated() where row < bounds.height {
      let rect = Rect(x: 0, y: row, width: bounds.width, height: 1)
      canvas.put(line, in: rect, theme.text)
    }
  }
}
