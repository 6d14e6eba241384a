import Screen

/// Sixels: the terminal keeps nothing, so that a picture is sent again whenever something was
/// written over it or beside it.
struct SixelGraphics: GraphicsProtocol {
  private let cell: Size
  private var shown: [PicturePlace] = []
  /// The last ones, kept because a sixel picture takes longer to make than to send.
  private var made: [(place: Size, cut: Point, image: PictureImage, bytes: [UInt8])] = []
  private static let limit = 8

  init(cell: Size) { self.cell = cell }

  mutating func forget() { shown = [] }

  mutating func show(
    _ wanted: [PicturePlace], _ isTouched: (Range<Int>) -> Bool
  ) -> GraphicsUpdate {
    var update = GraphicsUpdate()
    update.rowsToWrite = shown.filter { !wanted.contains($0) }.map(\.rows)
    let rewritten = update.rowsToWrite
    for place in wanted {
      let isIntact =
        shown.contains(place) && !isTouched(place.rows)
        && !rewritten.contains { $0.overlaps(place.rows) }
      guard !isIntact else { continue }
      update.bytes += GraphicsUpdate.moveTo(place.visible.origin) + bytes(of: place)
    }
    shown = wanted
    return update
  }

  private mutating func bytes(of place: PicturePlace) -> [UInt8] {
    let known = made.first {
      $0.place == place.visible.size && $0.cut == place.cut && $0.image == place.image
    }
    if let known { return known.bytes }
    let bytes = Sixel.encoded(
      place.image.pixels(perCell: cell),
      Rect(
        x: place.cut.x * cell.width, y: place.cut.y * cell.height,
        width: place.visible.width * cell.width, height: place.visible.height * cell.height))
    if made.count >= Self.limit { made.removeFirst() }
    made.append((place.visible.size, place.cut, place.image, bytes))
    return bytes
  }
}

/// Pictures as sixels, in 216 colours with a pattern between them.
enum Sixel {
  /// A part of a picture.
  static func encoded(_ grid: PixelGrid, _ part: Rect) -> [UInt8] {
    // What is not drawn stays as it is.
    var bytes = Array("\u{1B}P0;1;0q\"1;1;\(part.width);\(part.height)".utf8)
    bytes += palette
    for top in stride(from: part.y, to: part.maxY, by: 6) {
      append(band: top..<min(top + 6, part.maxY), of: grid, part, to: &bytes)
      bytes.append(0x2D)
    }
    return bytes + Array("\u{1B}\\".utf8)
  }

  private static let palette: [UInt8] = (0..<216).flatMap { number in
    let levels = [number / 36, number / 6 % 6, number % 6].map { "\($0 * 20)" }
    return Array("#\(number);2;\(levels.joined(separator: ";"))".utf8)
  }

  /// Six rows: for each colour in them the places that have it.
  private static func append(
    band rows: Range<Int>, of grid: PixelGrid, _ part: Rect, to bytes: inout [UInt8]
  ) {
    var places: [Int: [UInt8]] = [:]
    for y in rows {
      for x in 0..<part.width {
        let pixel = grid.pixels[y * grid.width + part.x + x]
        guard pixel != PixelGrid.transparent else { continue }
        let color = color(pixel, x, y)
        places[color, default: Array(repeating: 0, count: part.width)][x] |=
          1 << (y - rows.lowerBound)
      }
    }
    for (index, color) in places.keys.sorted().enumerated() {
      if index > 0 { bytes.append(0x24) }
      bytes += Array("#\(color)".utf8)
      append(places[color] ?? [], to: &bytes)
    }
  }

  /// Runs of the same places are counted; nothing is said of those at the end.
  private static func append(_ places: [UInt8], to bytes: inout [UInt8]) {
    var x = 0
    while x < places.count {
      var end = x + 1
      while end < places.count, places[end] == places[x] { end += 1 }
      if end == places.count, places[x] == 0 { return }
      let character = places[x] + 0x3F
      if end - x > 3 {
        bytes += Array("!\(end - x)".utf8) + [character]
      } else {
        bytes += Array(repeating: character, count: end - x)
      }
      x = end
    }
  }

  private static let pattern = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

  private static func color(_ pixel: UInt32, _ x: Int, _ y: Int) -> Int {
    let threshold = pattern[(y & 3) << 2 | (x & 3)] * 51 / 16
    func level(_ shift: UInt32) -> Int { min(5, (Int(pixel >> shift & 0xFF) + threshold) / 51) }
    return level(16) * 36 + level(8) * 6 + level(0)
  }
}
