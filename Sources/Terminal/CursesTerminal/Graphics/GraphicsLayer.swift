import Screen

/// The pictures that the terminal shows at full resolution, over blank cells.
struct GraphicsLayer {
  private var protocolInUse: any GraphicsProtocol

  init(_ graphics: Graphics, cell: Size) {
    switch graphics {
    case .kitty: protocolInUse = KittyGraphics(cell: cell)
    case .sixel: protocolInUse = SixelGraphics(cell: cell)
    }
  }

  /// The canvas without the half blocks of what is shown here instead.
  static func cleared(_ canvas: Canvas, of pictures: [PlacedPicture]) -> Canvas {
    var canvas = canvas
    for placed in pictures { canvas.fill(placed.visible, placed.ground) }
    return canvas
  }

  /// What can be shown of these pictures: the rows that nothing covers, if they are most of them.
  static func free(_ pictures: [PlacedPicture], on canvas: Canvas) -> [PlacedPicture] {
    pictures.compactMap { $0.free(on: canvas) }
  }

  /// The bytes that bring the terminal from the last pictures to these. `isTouched` says whether
  /// anything was written in one of these rows since.
  mutating func show(
    _ pictures: [PlacedPicture], isTouched: (Range<Int>) -> Bool
  ) -> GraphicsUpdate {
    protocolInUse.show(pictures.map(PicturePlace.init), isTouched)
  }

  /// The terminal shows none of them any more.
  mutating func forget() { protocolInUse.forget() }
}

/// What a terminal can show besides cells.
enum Graphics {
  case kitty, sixel
}

/// How pictures are sent to a terminal.
protocol GraphicsProtocol {
  mutating func show(_ wanted: [PicturePlace], _ isTouched: (Range<Int>) -> Bool) -> GraphicsUpdate
  mutating func forget()
}

/// What is to be written.
struct GraphicsUpdate {
  var bytes: [UInt8] = []
  /// Rows whose cells must be written again to get rid of a picture.
  var rowsToWrite: [Range<Int>] = []

  static func moveTo(_ point: Point) -> [UInt8] {
    Array("\u{1B}[\(point.y + 1);\(point.x + 1)H".utf8)
  }
}

/// A picture in a size, and where it is.
struct PicturePlace: Equatable {
  let image: PictureImage
  /// The cells that can be seen of it.
  let visible: Rect
  /// The first of them, counted from its upper left corner.
  let cut: Point

  init(_ placed: PlacedPicture) {
    image = PictureImage(picture: placed.picture, fit: placed.fit, cells: placed.area.size)
    visible = placed.visible
    cut = Point(x: placed.visible.x - placed.area.x, y: placed.visible.y - placed.area.y)
  }

  var rows: Range<Int> { visible.y..<visible.maxY }
}

/// A picture in a number of cells.
struct PictureImage: Equatable {
  let picture: ScaledPicture
  let fit: ScaledPicture.Fit
  let cells: Size

  /// Its pixels, as many in each cell; what it does not cover is transparent.
  func pixels(perCell: Size) -> PixelGrid {
    let size = Size(width: cells.width * perCell.width, height: cells.height * perCell.height)
    let place = picture.place(in: size, fit)
    let drawn = picture.drawn(width: place.width, height: place.height, fit)
    guard place.size != size else { return drawn }
    var pixels = Array(repeating: PixelGrid.transparent, count: size.width * size.height)
    for y in 0..<place.height {
      let start = (place.y + y) * size.width + place.x
      let row = drawn.pixels[(y * place.width)..<((y + 1) * place.width)]
      pixels.replaceSubrange(start..<start + place.width, with: row)
    }
    return PixelGrid(width: size.width, height: size.height, pixels: pixels)
  }
}
