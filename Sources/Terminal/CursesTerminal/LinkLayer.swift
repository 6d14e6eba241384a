import Screen

/// The web addresses behind cells, which ncurses knows nothing of: it writes the cells, and they are
/// written once more with their address.
struct LinkLayer {
  private let depth: ColorDepth
  private var shown: Set<PlacedLink> = []

  init(depth: ColorDepth) { self.depth = depth }

  /// The bytes that bring the terminal from the last links to these. `isTouched` says whether anything
  /// was written in a row since.
  mutating func show(
    _ links: [PlacedLink], on canvas: Canvas, isTouched: (Int) -> Bool
  ) -> [UInt8] {
    let links = links.filter { Self.encoded($0.address).count <= Self.longest }
    let wanted = Set(links)
    var bytes: [UInt8] = []
    // What has been written again has lost its address.
    for gone in shown.subtracting(wanted) where !isTouched(gone.start.y) {
      write(gone, on: canvas, to: &bytes)
    }
    for link in links where isTouched(link.start.y) || !shown.contains(link) {
      bytes += Self.begin(link.address)
      write(link, on: canvas, to: &bytes)
      bytes += Self.end
    }
    shown = wanted
    return bytes
  }

  /// The terminal shows none of them any more.
  mutating func forget() { shown = [] }

  /// The same address in several places is one link, which lights up as one.
  private static func begin(_ address: String) -> [UInt8] {
    let safe = encoded(address)
    let number = safe.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return Array("\u{1B}]8;id=\(number);".utf8) + safe + Array("\u{1B}\\".utf8)
  }

  private static let end = Array("\u{1B}]8;;\u{1B}\\".utf8)

  /// Only printable ASCII: an address may come from an ad, and what ends the sequence is the terminal's.
  private static func encoded(_ address: String) -> [UInt8] {
    address.utf8.flatMap { byte -> [UInt8] in
      (0x21...0x7E).contains(byte) ? [byte] : Array("%".utf8) + hexadecimal(byte)
    }
  }

  /// Terminals have no link of a longer one, and half an address is a wrong one.
  private static let longest = 2000

  private static func hexadecimal(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }

  private func write(_ link: PlacedLink, on canvas: Canvas, to bytes: inout [UInt8]) {
    let row = canvas.row(link.start.y)
    var pen: Style?
    // After a glyph whose width is disputed the cursor may be anywhere.
    var isPlaced = false
    for x in link.columns where x < canvas.width {
      let cell = row[row.startIndex + x]
      guard cell.glyph != .continuation else { continue }
      if !isPlaced { DirectGlyphs.place(x: x, y: link.start.y, &bytes) }
      if pen != cell.style { SGR.append(cell.style.mapped(to: depth), to: &bytes) }
      cell.glyph.appendUTF8(to: &bytes)
      pen = cell.style
      isPlaced = !DirectGlyphs.isNeeded(for: cell.glyph)
    }
  }
}
