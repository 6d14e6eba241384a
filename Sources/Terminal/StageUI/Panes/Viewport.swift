import Observing
import Scenarios
import Screen
import Theming

/// Where the phone's points are on the screen, and how they look.
struct Viewport {
  /// How many of the phone's points make a cell where the phone is not enlarged.
  private static let pointsPerCell = (x: 10, y: 20)

  /// How many times as large the phone is.
  let scale: Int

  /// The whole phone.
  let phone: Rect
  /// The visible part of it.
  let visible: Rect
  /// The rows that are left out.
  let fold: RowFold
  /// How many of the phone's rows are above that.
  let rowOffset: Int
  let theme: Theme
  let pictures: PictureShelf

  private var pointsPerCell: (x: Int, y: Int) { Self.pointsPerCell(scale) }

  static func pointsPerCell(_ scale: Int) -> (x: Int, y: Int) {
    (pointsPerCell.x / scale, pointsPerCell.y / scale)
  }

  /// The cells that a rectangle of points covers: edges are rounded to the nearest line between
  /// cells, and anything not empty is at least one cell large.
  func cells(_ points: PointRect) -> Rect {
    let perCell = pointsPerCell
    func edge(_ points: Int, _ perCell: Int) -> Int {
      (2 * points + perCell).floorDivided(by: 2 * perCell)
    }
    let left = edge(points.x, perCell.x)
    let top = fold.place(of: edge(points.y, perCell.y))
    let right = edge(points.x + points.width, perCell.x)
    let bottom = fold.place(of: edge(points.y + points.height, perCell.y))
    guard !points.isEmpty else { return .zero }
    return Rect(
      x: phone.x + left, y: phone.y + top - rowOffset, width: max(1, right - left),
      height: max(1, bottom - top))
  }

  func draw(_ content: DeviceSnapshot.Content, in area: Rect, on frame: inout Frame<Hit>) {
    guard case .picture(let motif, _) = content, let own = motif.file.flatMap({ pictures[$0] })
    else { return draw(content, in: area, on: &frame.canvas) }
    // An icon is seen whole, whatever its shape; any other picture fills its place.
    let pixels = motif.pixels
    let fit: ScaledPicture.Fit = pixels.width == pixels.height ? .contain : .cover
    if theme.isMonochrome {
      frame.canvas.draw(own, in: area, fit, monochrome: theme.text)
    } else {
      frame.draw(own, in: area, fit)
    }
  }

  private func draw(
    _ content: DeviceSnapshot.Content, in area: Rect, on canvas: inout Canvas
  ) {
    switch content {
    case .fill(let paint): fill(paint, area, &canvas)
    case .border(let isRounded):
      let ground = canvas[area.x, area.y].style.background
      canvas.box(
        area, theme.muted.with(background: ground), glyphs: isRounded ? .rounded : .square)
    case .text(let text): draw(text, area, &canvas)
    case .button(let title, let isEnabled, let isProminent):
      draw(button: title, isEnabled: isEnabled, isProminent: isProminent, area, &canvas)
    case .picture(let picture, let caption): draw(picture, caption, area, &canvas)
    case .progress(let share): draw(progress: share, area, &canvas)
    }
  }

  /// Draws a background that differs from the screen's own; lines that stand for text become shade
  /// without colours.
  private func fill(_ paint: DeviceSnapshot.Paint, _ area: Rect, _ canvas: inout Canvas) {
    switch paint {
    case .role(.background): canvas.fill(area, theme.screen)
    case .role(.raised): canvas.fill(area, theme.card)
    case .role(.fill), .role(.separator):
      let ground = canvas[area.x, area.y].style.background
      let isStrong = paint == .role(.fill)
      canvas.fill(
        area, isStrong ? "▬" : "─", (isStrong ? theme.muted : theme.border).with(background: ground)
      )
    default:
      canvas.fill(
        area, Style(color(paint), on: theme.isMonochrome ? theme.screen.background : color(paint)))
    }
  }

  private func draw(_ text: DeviceSnapshot.Text, _ area: Rect, _ canvas: inout Canvas) {
    var style = style(text, ground: canvas[area.x, area.y].style.background)
    if text.isBold { style.attributes.formUnion(.bold) }
    let alignment: Alignment =
      switch text.alignment {
      // A badge that is enlarged has more room than its letters.
      case .start where scale > 1 && text.background != nil: .center
      case .start: text.string.startsRightToLeft ? .end : .start
      case .center: .center
      case .end: .end
      }
    if text.background != nil { canvas.fill(area, style) }
    let lines = text.lines == 0 ? area.height : min(text.lines, area.height)
    canvas.paragraph(
      text.string, in: Rect(x: area.x, y: area.y, width: area.width, height: lines), style,
      align: alignment)
  }

  private func style(_ text: DeviceSnapshot.Text, ground: Color) -> Style {
    // Yellow behind text marks the badge that says it is an ad.
    if text.background == .role(.yellow) { return theme.badge }
    let background = text.background.map(color) ?? ground
    if theme.isMonochrome {
      let style = text.color == .role(.secondaryLabel) ? theme.muted : theme.text
      return style.with(background: ground).readable(on: theme.card.with(background: ground))
    }
    return Style(color(text.color), on: background)
  }

  private func draw(
    button title: String, isEnabled: Bool, isProminent: Bool, _ area: Rect, _ canvas: inout Canvas
  ) {
    guard isProminent else {
      let ground = canvas[area.x, area.y].style.background
      return canvas.put(
        title, in: area, (isEnabled ? theme.accent : theme.muted).with(background: ground),
        align: .center)
    }
    canvas.fill(area, theme.button)
    let room = max(0, area.width - 4)
    let middle = area.row(area.y + (area.height - 1) / 2)
    canvas.put("[ \(Text.ellipsised(title, to: room)) ]", in: middle, theme.button, align: .center)
  }

  private func draw(
    _ picture: DeviceSnapshot.Picture, _ caption: String?, _ area: Rect, _ canvas: inout Canvas
  ) {
    let pixels = picture.pixels
    canvas.draw(
      PixelGrid(width: pixels.width, height: pixels.height, pixels: pixels.values), in: area,
      scaling: .nearest, monochrome: theme.isMonochrome ? theme.text : nil)
    guard let caption else { return }
    let row = area.row(area.y + area.height / 2)
    let ground = canvas[row.x, row.y].style.background
    let style =
      theme.isMonochrome
      ? theme.button
      : Style(
        .rgb(Contrast.nudged(RGB(0xFFFFFF), on: ground.rgb ?? RGB(0), to: 3)), on: ground, .bold)
    canvas.put(caption, in: row, style, align: .center)
  }

  private func draw(progress share: Double, _ area: Rect, _ canvas: inout Canvas) {
    let filled = Int((Double(area.width) * max(0, min(1, share))).rounded())
    let ground = canvas[area.x, area.y].style.background
    canvas.horizontalLine(
      at: area.origin, length: area.width, theme.muted.with(background: ground))
    canvas.horizontalLine(
      at: area.origin, length: filled, theme.accent.with(background: ground), glyph: "━")
  }

  private func color(_ paint: DeviceSnapshot.Paint) -> Color {
    switch paint {
    case .rgb(let value): .hex(value)
    case .role(.label): theme.card.foreground
    case .role(.secondaryLabel): theme.muted.foreground
    case .role(.background): theme.screen.background
    case .role(.raised): theme.card.background
    case .role(.fill), .role(.separator): theme.border.foreground
    case .role(.tint): theme.accent.foreground
    case .role(.yellow): theme.adapter.foreground
    case .role(.green): theme.server.foreground
    case .role(.red): theme.alarm.foreground
    }
  }
}

extension Int {
  /// Division that rounds down for negative numbers too.
  fileprivate func floorDivided(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}

extension String {
  /// Whether the first letter belongs to a script that is written from right to left.
  fileprivate var startsRightToLeft: Bool {
    let first = unicodeScalars.first { $0.properties.isAlphabetic }
    guard let value = first?.value else { return false }
    return (0x0590...0x08FF).contains(value) || (0xFB1D...0xFEFC).contains(value)
  }
}
