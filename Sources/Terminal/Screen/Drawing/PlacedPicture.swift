/// A picture on a canvas, for terminals that can show more of it than half blocks.
///
/// The canvas has its half blocks: a recording, a snapshot and any other terminal show those.
package struct PlacedPicture: Equatable, Sendable {
  package let picture: ScaledPicture
  package let fit: ScaledPicture.Fit
  /// The cells of all of it.
  package let area: Rect
  /// Those that can be seen.
  package private(set) var visible: Rect
  /// What was there before.
  package let ground: Style
  /// What was drawn there, row by row.
  private var cells: [ArraySlice<Cell>]

  /// As it was just drawn on the canvas, within its clip.
  init(
    _ picture: ScaledPicture, _ fit: ScaledPicture.Fit, in area: Rect, over ground: Style,
    on canvas: Canvas
  ) {
    self.picture = picture
    self.fit = fit
    self.area = area
    self.ground = ground
    visible = area.intersection(canvas.clip)
    cells = Self.cells(visible, of: canvas)
  }

  /// The rows that nothing covers, if they are together and at least half of them: a video has its
  /// buttons on its last row. Nil for fewer.
  package func free(on canvas: Canvas) -> PlacedPicture? {
    let now = Self.cells(visible, of: canvas)
    let isFree = zip(now, cells).map { $0 == $1 }
    guard let first = isFree.firstIndex(of: true) else { return nil }
    let end = isFree[first...].firstIndex(of: false) ?? isFree.count
    guard !isFree[end...].contains(true), 2 * (end - first) >= isFree.count else { return nil }
    var part = self
    part.visible = Rect(
      x: visible.x, y: visible.y + first, width: visible.width, height: end - first)
    part.cells = Array(cells[first..<end])
    return part
  }

  /// Whether nothing has been drawn over it since, not even a shadow.
  package func isWhole(on canvas: Canvas) -> Bool {
    !visible.isEmpty && Self.cells(visible, of: canvas) == cells
  }

  private static func cells(_ rect: Rect, of canvas: Canvas) -> [ArraySlice<Cell>] {
    (rect.y..<max(rect.y, rect.maxY)).map { y in
      let row = canvas.row(y)
      return row.dropFirst(rect.x).prefix(rect.width)
    }
  }
}

extension Canvas {
  /// Draws a picture with two pixels per cell; without colours by brightness, in `style`.
  package mutating func draw(
    _ picture: ScaledPicture, in rect: Rect, _ fit: ScaledPicture.Fit, monochrome style: Style?
  ) {
    let place = picture.place(in: Size(width: rect.width, height: rect.height * 2), fit)
    // Half a cell at the top or the bottom would be a thin line.
    let area = Rect(
      x: rect.x + place.x, y: rect.y + place.y / 2, width: place.width,
      height: max(1, (place.height + 1) / 2))
    let pixels = picture.drawn(width: area.width, height: area.height * 2, fit)
    draw(pixels, in: area, monochrome: style)
  }
}

extension Frame {
  /// Draws a picture that a terminal may show at full resolution.
  package mutating func draw(
    _ picture: ScaledPicture, in rect: Rect, _ fit: ScaledPicture.Fit
  ) {
    let ground = canvas[rect.x, rect.y].style
    canvas.draw(picture, in: rect, fit, monochrome: nil)
    let placed = PlacedPicture(picture, fit, in: rect, over: ground, on: canvas)
    if !placed.visible.isEmpty { pictures.append(placed) }
  }
}
