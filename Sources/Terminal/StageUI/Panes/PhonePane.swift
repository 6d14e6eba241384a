import Catalogue
import Observing
import Scenarios
import Screen
import Simulation
import Theming

/// The phone without marks: its elements from the bottom up, or the part with the ad if not everything
/// fits.
struct PhonePane: Pane {
  private let device: DeviceSnapshot
  private let isOutOfView: Bool
  private let scale: Int
  private let clock: String
  /// The chosen ad's card, if the ad itself is not up.
  private let card: AdCard?
  private let title: String
  private let pictures: PictureShelf
  /// What is left out where it is as high as its place.
  private var knownFold = RowFold.none
  private var foldedHeight: Int?
  /// How many rows are cut off at the top.
  private var rowOffset = 0

  init(_ scene: Scene) {
    device = scene.state.device
    isOutOfView = scene.stage.isAdScrolledAway && AdInView(scene.state) == .inFeed
    scale = scene.stage.showsInterfaces ? 1 : WindowShape(scene.stage.size).phoneScale
    let time = scene.stage.isPaused ? scene.state.now : scene.state.clock
    clock = PhoneText.clock(minutes: Int((time - .start) / .seconds(60)))
    card = AdCard(scene)
    title = scene.stage.app ?? PaneTitle.phone
    pictures = scene.stage.pictures
    let inside = inside(Rect(size: scene.size).inset(1))
    (knownFold, foldedHeight) = (fold(inside), inside.height)
    rowOffset = rowOffset(knownFold, inside, scene.stage.focusedTarget(scene.state))
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let whole = brush.pane(
      .device, rect, title: title, trailing: condition)
    draw(inside: whole, with: &brush)
  }

  /// Without the line around it.
  func draw(inside whole: Rect, with brush: inout Brush) {
    let viewport = viewport(whole, brush.theme)
    let screen = brush.theme.screen
    brush.canvas.withClip(viewport.visible) { $0.fill(viewport.phone, screen) }
    if hasStatusBar(whole) { statusBar(above: viewport.phone, &brush) }
    guard !device.isInBackground else { return backgroundNotice(viewport.visible, &brush) }
    for element in device.elements { draw(element, viewport, &brush) }
    if let card { brush.draw(card, over: viewport.visible) }
  }

  /// Where the phone's points are in the pane, without its frame.
  private func viewport(_ whole: Rect, _ theme: Theme) -> Viewport {
    let inside = inside(whole)
    return Viewport(
      scale: scale, phone: phoneArea(inside), visible: inside, fold: fold(inside),
      rowOffset: rowOffset, theme: theme, pictures: pictures)
  }

  private func inside(_ whole: Rect) -> Rect { hasStatusBar(whole) ? whole.inset(top: 1) : whole }

  /// Where an element is in the pane, if it can be marked and seen.
  func mark(
    of target: Target, in rect: Rect, _ theme: Theme
  ) -> (element: DeviceSnapshot.Element, area: Rect, visible: Rect)? {
    guard !device.isInBackground, card == nil,
      let element = device.elements.first(where: { $0.target == target })
    else { return nil }
    let viewport = viewport(rect.inset(1), theme)
    let area = viewport.cells(element.frame).intersection(viewport.visible)
    return area.isEmpty ? nil : (element, area, viewport.visible)
  }

  /// The cells of a rectangle of the phone, and the part of the pane that shows the phone.
  func cells(_ points: PointRect, in rect: Rect, _ theme: Theme) -> (area: Rect, visible: Rect) {
    let viewport = viewport(rect.inset(1), theme)
    return (viewport.cells(points), viewport.visible)
  }

  /// An enlarged phone has one, and any phone that has a row to spare.
  private func hasStatusBar(_ inside: Rect) -> Bool {
    scale > 1 || inside.height > device.height / Viewport.pointsPerCell(scale).y
  }

  private func statusBar(above phone: Rect, _ brush: inout Brush) {
    let row = phone.row(phone.y - 1)
    let style = brush.theme.muted.with(background: brush.theme.screen.background)
    brush.canvas.fill(row, brush.theme.screen)
    brush.canvas.put(" \(clock)", in: row, style)
    brush.canvas.put("\(PhoneText.reception) ", in: row, style, align: .end)
  }

  private var condition: String {
    if device.hasEnded { return PhoneText.ended }
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
    guard inside.height != foldedHeight else { return knownFold }
    guard card == nil, let rows = rowsOfAd else { return .none }
    return RowFold(
      device.elements, in: rows, height: inside.height,
      pointsPerRow: Viewport.pointsPerCell(scale).y)
  }

  /// The rows of the ad with its frame, or those down to the last words of what covers the application.
  private var rowsOfAd: Range<Int>? {
    if device.isCovered {
      let words = device.elements.filter(\.content.hasWords)
      let ends = words.map { rows(of: $0.visible).bottom }
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
  private func rowOffset(_ fold: RowFold, _ inside: Rect, _ focus: Target?) -> Int {
    guard card == nil else { return 0 }
    func edges(_ rect: PointRect) -> (top: Int, bottom: Int) {
      let (top, bottom) = rows(of: rect)
      return (fold.place(of: top), fold.place(of: bottom))
    }
    // A screen of its own is followed to the button that has the focus.
    if let focus, focus.isOfApp, let button = device.elements.first(where: { $0.target == focus }) {
      return max(0, edges(button.frame).bottom - inside.height)
    }
    guard let ad = device.adFrame else { return 0 }
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
    let key = brush.keyLabel(.closeCover)
    let lines = device.hasEnded ? WindowText.ended(key: key) : WindowText.inBackground(key: key)
    let area = inside.centered(Size(width: inside.width, height: lines.count))
    for (row, line) in lines.enumerated() {
      brush.canvas.put(
        line, in: area.row(area.y + row),
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
}

extension DeviceSnapshot.Content {
  /// Whether it says something.
  fileprivate var hasWords: Bool {
    switch self {
    case .button, .text: true
    case .picture, .progress, .border, .fill: false
    }
  }
}

extension PointRect {
  fileprivate func contains(_ other: PointRect) -> Bool {
    x <= other.x && y <= other.y && x + width >= other.x + other.width
      && y + height >= other.y + other.height
  }
}
