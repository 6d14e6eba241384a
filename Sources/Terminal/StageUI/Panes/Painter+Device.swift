import Observing
import Scenarios
import Screen

extension Painter {
  /// How many points of the phone a cell is.
  static let pointsPerCell = (x: 10, y: 20)

  /// The phone: its elements bottom first, the part that has the ad when not all of it fits.
  mutating func device(_ rect: Rect) {
    let inside = pane(.device, rect, title: "Device", trailing: deviceState)
    let phone = phoneArea(inside)
    frame.canvas.withClip(inside) { $0.fill(phone, theme.screen) }
    let viewport = Viewport(
      phone: phone, visible: inside, rowOffset: rowOffset(phone, inside), theme: theme,
      focus: stage.targetOfEnter(state))
    guard !state.device.isInBackground else { return backgroundNotice(inside) }
    for element in state.device.elements { draw(element, viewport) }
    if let focus = viewport.focus { drawFocus(on: focus, viewport) }
  }

  private var deviceState: String {
    if state.device.isInBackground { return "in the background" }
    if state.device.isCovered { return "covered" }
    return stage.isAdScrolledAway && state.ad?.state == .onScreen ? "ad out of view" : ""
  }

  private func phoneArea(_ inside: Rect) -> Rect {
    let width = state.device.width / Self.pointsPerCell.x
    let height = state.device.height / Self.pointsPerCell.y
    return Rect(
      x: inside.x + max(0, (inside.width - width) / 2), y: inside.y,
      width: min(width, inside.width), height: max(height, inside.height))
  }

  /// How many rows are cut off at the top, so that the ad is seen whole; and what is in focus, where
  /// there is no room for all of the ad.
  private func rowOffset(_ phone: Rect, _ inside: Rect) -> Int {
    guard let ad = state.device.adFrame else { return 0 }
    let (top, bottom) = rows(of: ad)
    guard bottom > 0, bottom > inside.height else { return 0 }
    let offset = max(0, min(top, bottom - inside.height))
    guard let target = stage.focusedTarget(state),
      let element = state.device.elements.first(where: { $0.target == target })
    else { return offset }
    return max(offset, rows(of: element.frame).bottom - inside.height)
  }

  /// The phone's rows that a rectangle of points begins and ends at.
  private func rows(of points: PointRect) -> (top: Int, bottom: Int) {
    (points.y / Self.pointsPerCell.y, (points.y + points.height) / Self.pointsPerCell.y)
  }

  private mutating func backgroundNotice(_ inside: Rect) {
    let lines = [
      "The application is in the background.", "", "\(keyLabel(.closeCover)) comes back",
    ]
    let area = inside.centered(Size(width: inside.width, height: lines.count))
    for (row, line) in lines.enumerated() {
      frame.canvas.put(
        line, in: Rect(x: area.x, y: area.y + row, width: area.width, height: 1),
        row == 0 ? theme.text : theme.muted, align: .center)
    }
  }

  // MARK: Elements

  private mutating func draw(_ element: DeviceSnapshot.Element, _ viewport: Viewport) {
    let area = viewport.cells(element.frame)
    let visible = viewport.cells(element.visible).intersection(viewport.visible)
    guard !visible.isEmpty else { return }
    frame.canvas.withClip(visible) { viewport.draw(element.content, in: area, on: &$0) }
    if let target = element.target { frame.mark(visible, .target(target)) }
  }

  /// Brackets around what is in focus, and a line under it where it is text.
  private mutating func drawFocus(on target: Target, _ viewport: Viewport) {
    guard let element = state.device.elements.first(where: { $0.target == target }) else { return }
    let area = viewport.cells(element.frame).intersection(viewport.visible)
    guard !area.isEmpty else { return }
    let style = theme.accent.adding(.bold)
    let middle = area.y + (area.height - 1) / 2
    frame.canvas.withClip(viewport.visible) { canvas in
      for (glyph, places) in [("›", [area.x - 1, area.x]), ("‹", [area.maxX, area.maxX - 1])] {
        // Where something stands already, an edge for example, it stays.
        let free = places.first { x in
          viewport.visible.contains(Point(x: x, y: middle)) && canvas[x, middle].glyph == .blank
        }
        guard let x = free else { continue }
        let ground = canvas[x, middle].style.background
        canvas.put(glyph, at: Point(x: x, y: middle), style.with(background: ground))
      }
      if case .text = element.content {
        canvas.restyle(area) { $0.attributes.formUnion(.underline) }
      }
    }
  }
}
