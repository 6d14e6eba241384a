import Catalogue
import Observing
import Scenarios
import Screen
import Simulation

/// The phone: its elements from the bottom up, or the part with the ad if not everything fits.
struct DevicePane: Pane {
  private let device: DeviceSnapshot
  private let isFocused: Bool
  /// What is in focus, and what ⏎ would touch.
  private let focus: Target?
  private let touched: Target?
  private let isOutOfView: Bool
  private let scale: Int
  private let clock: String
  /// The chosen ad's card, if the ad itself is not up.
  private let card: AdCard?
  private let title: String
  private let pictures: PictureShelf

  init(_ stage: Stage, _ state: StageState) {
    device = state.device
    isFocused = stage.isFocused(.device)
    focus = stage.focusedTarget(state)
    touched = stage.targetOfEnter(state)
    isOutOfView = stage.isAdScrolledAway && AdInView(state) == .inFeed
    scale = WindowShape(stage.size).phoneScale
    let time = stage.isPaused ? state.now : state.clock
    clock = PhoneText.clock(minutes: Int((time - .start) / .seconds(60)))
    card = AdCard(stage, state)
    title = stage.app ?? PaneTitle.phone
    pictures = stage.pictures
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let whole = brush.pane(
      .device, rect, isFocused: isFocused, title: title, trailing: condition)
    let inside = hasStatusBar(whole) ? whole.inset(top: 1) : whole
    let phone = phoneArea(inside)
    let screen = brush.theme.screen
    brush.canvas.withClip(inside) { $0.fill(phone, screen) }
    if hasStatusBar(whole) { statusBar(above: phone, &brush) }
    let fold = fold(inside)
    let viewport = Viewport(
      scale: scale, phone: phone, visible: inside, fold: fold,
      rowOffset: rowOffset(fold, inside), theme: brush.theme, focus: touched, pictures: pictures)
    guard !device.isInBackground else { return backgroundNotice(inside, &brush) }
    for element in device.elements { draw(element, viewport, &brush) }
    if let card { return brush.draw(card, over: inside) }
    if let focus = viewport.focus { drawFocus(on: focus, viewport, &brush) }
  }

  /// An enlarged phone has one, and any phone that has a row to spare.
  private func hasStatusBar(_ inside: Rect) -> Bool {
    scale > 1 || inside.height > device.height / Viewport.pointsPerCell(scale).y
  }

  private func statusBar(above phone: Rect, _ brush: inout Brush) {
    let row = Rect(x: phone.x, y: phone.y - 1, width: phone.width, height: 1)
    let style = brush.theme.muted.with(background: brush.theme.screen.background)
    brush.canvas.fill(row, brush.theme.screen)
    brush.canvas.put(" \(clock)", in: row, style)
    brush.canvas.put("\(PhoneText.reception) ", in: row, style, align: .end)
  }

  private var condition: String {
    if device.isInBackground { return PhoneText.inBackground }
    if device.isCovered { return PhoneText.covered }
    return isOutOfView ? PhoneText.adOutOfView : ""
  }

  private func phoneArea(_ inside: Rect) -> Rect {
    let width = device.width / Viewport.pointsPerCell(scale).x
    let height = device.height / Viewport.pointsPerCell(scale).y
    return Rect(
      x: inside.x + max(0, (inside.width - width) / 2), y: inside.y,
      width: min(width, inside.width), height: max(height, inside.height))
  }

  /// What is left out so that the whole ad is visible.
  private func fold(_ inside: Rect) -> RowFold {
    guard card == nil, let rows = rowsOfAd else { return .none }
    return RowFold(
      device.elements, in: rows, height: inside.height,
      pointsPerRow: Viewport.pointsPerCell(scale).y)
  }

  /// The rows of the ad with its frame, or those down to the last button of what covers the application.
  private var rowsOfAd: Range<Int>? {
    if device.isCovered {
      let ends = device.elements.filter(\.content.isButton).map { rows(of: $0.visible).bottom }
      return ends.max().map { 0..<max(1, $0) }
    }
    return device.adFrame.map { ad in
      let (top, bottom) = rows(of: framed(ad))
      return top..<max(top + 1, bottom)
    }
  }

  /// The ad with the line around it.
  private func framed(_ ad: PointRect) -> PointRect {
    let frames = device.elements.filter {
      if case .border = $0.content { $0.frame.contains(ad) } else { false }
    }
    return frames.map(\.frame).min { $0.height < $1.height } ?? ad
  }

  /// How many rows are cut off at the top, so that the whole ad is visible; or the focus, if there
  /// is no room for the whole ad.
  private func rowOffset(_ fold: RowFold, _ inside: Rect) -> Int {
    guard card == nil, let ad = device.adFrame else { return 0 }
    func edges(_ rect: PointRect) -> (top: Int, bottom: Int) {
      let (top, bottom) = rows(of: rect)
      return (fold.place(of: top), fold.place(of: bottom))
    }
    let whole = edges(framed(ad))
    let (top, bottom) = whole.bottom - whole.top <= inside.height ? whole : edges(ad)
    guard bottom > 0, bottom > inside.height else { return 0 }
    let offset = max(0, min(top, bottom - inside.height))
    guard let focus,
      let element = device.elements.first(where: { $0.target == focus })
    else { return offset }
    return max(offset, edges(element.frame).bottom - inside.height)
  }

  /// The first and last row of the phone that a rectangle of points covers.
  private func rows(of points: PointRect) -> (top: Int, bottom: Int) {
    let perRow = Viewport.pointsPerCell(scale).y
    return (points.y / perRow, (points.y + points.height) / perRow)
  }

  private func backgroundNotice(_ inside: Rect, _ brush: inout Brush) {
    let lines = WindowText.inBackground(key: brush.keyLabel(.closeCover))
    let area = inside.centered(Size(width: inside.width, height: lines.count))
    for (row, line) in lines.enumerated() {
      brush.canvas.put(
        line, in: Rect(x: area.x, y: area.y + row, width: area.width, height: 1),
        row == 0 ? brush.theme.text : brush.theme.muted, align: .center)
    }
  }

  // MARK: Elements

  private func draw(
    _ element: DeviceSnapshot.Element, _ viewport: Viewport, _ brush: inout Brush
  ) {
    let area = viewport.cells(element.frame)
    let visible = viewport.cells(element.visible).intersection(viewport.visible)
    guard !visible.isEmpty else { return }
    brush.frame.withClip(visible) { viewport.draw(element.content, in: area, on: &$0) }
    if card == nil, let target = element.target { brush.mark(visible, .target(target)) }
  }

  /// The icon alone says little to people who are new to the trade.
  private func nameAdChoices(beside icon: Rect, _ viewport: Viewport, _ brush: inout Brush) {
    let word = " \(PhoneText.adChoices) "
    let width = TextWidth.columns(word)
    let isLeft = icon.x - width > viewport.visible.x
    let place = Point(x: isLeft ? icon.x - width : icon.maxX, y: icon.y)
    let style = brush.theme.accent.readable(on: brush.theme.overlay)
    brush.canvas.withClip(viewport.visible) { _ = $0.put(word, at: place, style) }
  }

  /// Brackets around the focus, and a line under it if it is text.
  private func drawFocus(on target: Target, _ viewport: Viewport, _ brush: inout Brush) {
    guard let element = device.elements.first(where: { $0.target == target }) else { return }
    let area = viewport.cells(element.frame).intersection(viewport.visible)
    guard !area.isEmpty else { return }
    let style = brush.theme.accent.adding(.bold)
    if target == .adChoices { nameAdChoices(beside: area, viewport, &brush) }
    let middle = area.y + (area.height - 1) / 2
    brush.canvas.withClip(viewport.visible) { canvas in
      for (glyph, places) in [("›", [area.x - 1, area.x]), ("‹", [area.maxX, area.maxX - 1])] {
        // Anything already there, such as an edge, stays.
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

extension DeviceSnapshot.Content {
  fileprivate var isButton: Bool {
    if case .button = self { true } else { false }
  }
}

extension PointRect {
  fileprivate func contains(_ other: PointRect) -> Bool {
    x <= other.x && y <= other.y && x + width >= other.x + other.width
      && y + height >= other.y + other.height
  }
}
