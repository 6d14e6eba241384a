import Screen

/// The kitty graphics protocol: a picture is sent once per size, and then only placed.
struct KittyGraphics: GraphicsProtocol {
  /// No terminal needs more for a picture of half its width.
  private static let widest = 800
  /// How many pictures the terminal is to keep.
  private static let limit = 16
  /// The longest part of a picture that may be sent at once, in bytes of its encoded text.
  private static let chunk = 4096

  private let cell: Size
  /// From the one that was sent first.
  private var sent: [(number: Int, image: PictureImage)] = []
  private var shown: [(number: Int, placement: Int, place: PicturePlace)] = []
  private var lastNumber = 100
  /// Whether the terminal may still have pictures that nobody remembers.
  private var hasForgotten = false

  init(cell: Size) { self.cell = cell }

  mutating func forget() {
    hasForgotten = true
    sent = []
    shown = []
  }

  mutating func show(
    _ wanted: [PicturePlace], _ isTouched: (Range<Int>) -> Bool
  ) -> GraphicsUpdate {
    var update = GraphicsUpdate()
    if hasForgotten { update.bytes += Self.leave }
    hasForgotten = false
    // Some terminals keep pictures in cells, and lose what ncurses writes over on its way.
    for old in shown where wanted.contains(old.place) && isTouched(old.place.rows) {
      update.bytes += placing(old.place, old.number, old.placement)
    }
    var free = shown.filter { old in !wanted.contains(old.place) }
    shown.removeAll { old in !wanted.contains(old.place) }
    for place in wanted where !shown.contains(where: { $0.place == place }) {
      let number = number(of: place.image, &update.bytes)
      // The same placement with another place is moved.
      let old = free.firstIndex { $0.number == number }.map { free.remove(at: $0) }
      let placement = old?.placement ?? unusedPlacement(of: number)
      shown.append((number, placement, place))
      update.bytes += placing(place, number, placement)
    }
    for old in free {
      update.bytes += Self.command("a=d,d=i,i=\(old.number),p=\(old.placement)")
    }
    return update
  }

  // MARK: Sending

  private mutating func number(of image: PictureImage, _ bytes: inout [UInt8]) -> Int {
    if let known = sent.first(where: { $0.image == image }) { return known.number }
    lastNumber += 1
    let number = lastNumber
    bytes += Self.sending(image.pixels(perCell: perCell(image)), number)
    sent.append((number, image))
    let oldest = sent.firstIndex { old in !shown.contains { $0.number == old.number } }
    if sent.count > Self.limit, let oldest, sent[oldest].number != number {
      bytes += Self.command("a=d,d=I,i=\(sent.remove(at: oldest).number)")
    }
    return number
  }

  private static func sending(_ grid: PixelGrid, _ number: Int) -> [UInt8] {
    let hasHoles = grid.pixels.contains(PixelGrid.transparent)
    var data: [UInt8] = []
    data.reserveCapacity(grid.pixels.count * (hasHoles ? 4 : 3))
    for pixel in grid.pixels {
      data.append(UInt8(truncatingIfNeeded: pixel >> 16))
      data.append(UInt8(truncatingIfNeeded: pixel >> 8))
      data.append(UInt8(truncatingIfNeeded: pixel))
      if hasHoles { data.append(pixel == PixelGrid.transparent ? 0 : 255) }
    }
    let text = Base64.encoded(data)
    let what = "a=t,i=\(number),f=\(hasHoles ? 32 : 24),s=\(grid.width),v=\(grid.height)"
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: text.count, by: chunk) {
      let end = min(start + chunk, text.count)
      let more = end < text.count ? "m=1" : "m=0"
      bytes += command(start == 0 ? "\(what),\(more)" : more, text[start..<end])
    }
    return bytes
  }

  // MARK: Placing

  /// Whole pixels in each cell, so that a part of a picture can be cut at the cells' edges.
  private func perCell(_ image: PictureImage) -> Size {
    let width = max(1, min(cell.width, Self.widest / max(1, image.cells.width)))
    return Size(width: width, height: max(1, width * cell.height / cell.width))
  }

  private func unusedPlacement(of number: Int) -> Int {
    (shown.filter { $0.number == number }.map(\.placement).max() ?? 0) + 1
  }

  private func placing(_ place: PicturePlace, _ number: Int, _ placement: Int) -> [UInt8] {
    let perCell = perCell(place.image)
    let (x, y) = (place.cut.x * perCell.width, place.cut.y * perCell.height)
    let (width, height) = (
      place.visible.width * perCell.width, place.visible.height * perCell.height
    )
    return GraphicsUpdate.moveTo(place.visible.origin)
      + Self.command(
        "a=p,i=\(number),p=\(placement),x=\(x),y=\(y),w=\(width),h=\(height),"
          + "c=\(place.visible.width),r=\(place.visible.height),C=1")
  }

  /// Without an answer, which nobody would wait for.
  private static func command(_ keys: String, _ data: ArraySlice<UInt8> = []) -> [UInt8] {
    Array("\u{1B}_G\(keys),q=2".utf8) + (data.isEmpty ? [] : [0x3B]) + data
      + Array("\u{1B}\\".utf8)
  }

  /// Removes all pictures and what the terminal keeps of them.
  static let leave = command("a=d,d=A")

  /// Asks whether the terminal knows this protocol, and then what every terminal answers.
  static let question =
    Array("\u{1B}_Gi=\(TerminalAnswer.questionNumber),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\".utf8)
    + Array("\u{1B}[c".utf8)
}
