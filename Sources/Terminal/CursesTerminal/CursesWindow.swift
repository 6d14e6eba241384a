import CNcurses
import CTerminalGuard
import Screen

/// Brings the terminal from the last canvas to the next, through ncurses where its sequences are not known.
struct CursesWindow {
  private let window: UnsafeMutablePointer<WINDOW>
  private let depth: ColorDepth
  private var pens: Pens
  private var shown: Canvas?
  private var cursor: Point?
  private var buffer: [cchar_t] = []
  /// Nil for terminals that are left to ncurses.
  private var writer: CellWriter?
  /// Nil until the terminal has said that it can show pictures.
  var layer: GraphicsLayer?
  /// Nil for terminals that would print a link's address.
  private var links: LinkLayer?

  init(window: UnsafeMutablePointer<WINDOW>, depth: ColorDepth, hasLinks: Bool) {
    self.window = window
    self.depth = depth
    self.pens = Pens(depth: depth)
    self.writer = CellWriter(depth: depth)
    self.links = hasLinks ? LinkLayer(depth: depth) : nil
  }

  /// What the terminal shows is no longer known.
  mutating func forget() {
    shown = nil
    cursor = nil
    layer?.forget()
    links?.forget()
    curs_set(0)
    clearok(window, true)
  }

  /// Pictures that something covers are drawn as the canvas has them.
  mutating func paint(
    _ canvas: Canvas, _ pictures: [PlacedPicture] = [], _ links: [PlacedLink] = [],
    cursor wanted: Point?
  ) {
    guard layer != nil else { return paint(canvas, showing: [], links, cursor: wanted) }
    let free = GraphicsLayer.free(pictures, on: canvas)
    paint(GraphicsLayer.cleared(canvas, of: free), showing: free, links, cursor: wanted)
  }

  private mutating func paint(
    _ canvas: Canvas, showing pictures: [PlacedPicture], _ placed: [PlacedLink],
    cursor wanted: Point?
  ) {
    if pens.isFull {
      pens.clear()
      forget()
    }
    let before = shown?.size == canvas.size ? shown : nil
    if before == nil { clear() }
    let blank = before ?? Canvas(canvas.size)
    var direct: [UInt8] = []
    var isChanged = before == nil
    var touched: [Int] = []
    for y in 0..<canvas.height {
      guard let range = Difference.columns(row: y, before, canvas) else { continue }
      isChanged = true
      touched.append(y)
      if writer == nil { draw(canvas.row(y), range, y) }
      writer?.write(row: y, range, from: blank, to: canvas)
      // All of the row: on its way to a column, ncurses may rewrite what it believes to be there.
      DirectGlyphs.append(row: canvas.row(y), 0..<canvas.width, y: y, depth: depth, to: &direct)
    }
    if let update = layer?.show(pictures, isTouched: { $0.contains(where: touched.contains) }) {
      isChanged = isChanged || !update.bytes.isEmpty || !update.rowsToWrite.isEmpty
      for rows in update.rowsToWrite { writeAgain(rows, of: canvas) }
      direct += update.bytes
    }
    let linked = links?.show(placed, on: canvas) { touched.contains($0) } ?? []
    isChanged = isChanged || !linked.isEmpty
    direct += linked
    if isChanged || cursor != wanted { flush(direct, wanted) }
    shown = canvas
  }

  private mutating func clear() {
    werase(window)
    writer?.clear()
  }

  private mutating func writeAgain(_ rows: Range<Int>, of canvas: Canvas) {
    wredrawln(window, Int32(rows.lowerBound), Int32(rows.count))
    for y in rows where writer != nil {
      writer?.write(row: y, 0..<canvas.width, from: nil, to: canvas)
    }
  }

  private mutating func draw(_ row: ArraySlice<Cell>, _ range: Range<Int>, _ y: Int) {
    buffer.removeAll(keepingCapacity: true)
    for x in range {
      let cell = row[row.startIndex + x]
      let pen = pens.pen(for: cell.style)
      if cell.glyph == .continuation {
        // The second half of a wide glyph is drawn by ncurses, that of a stand-in here.
        let lead = row[row.startIndex + max(x - 1, 0)].glyph
        if DirectGlyphs.isNeeded(for: lead) { append(DirectGlyphs.standIn, pen) }
      } else if DirectGlyphs.isNeeded(for: cell.glyph) {
        append(DirectGlyphs.standIn, pen)
      } else {
        append(cell.glyph.scalar?.value ?? DirectGlyphs.standIn, pen)
      }
    }
    mvwadd_wchnstr(window, Int32(y), Int32(range.lowerBound), buffer, Int32(buffer.count))
  }

  private mutating func append(_ scalar: UInt32, _ pen: Pens.Pen) {
    var cell = cchar_t()
    curses_cell(&cell, scalar, pen.attributes, pen.pair)
    buffer.append(cell)
  }

  private mutating func flush(_ direct: [UInt8], _ wanted: Point?) {
    if cursor != nil, wanted == nil { curs_set(0) }
    let rest = wanted ?? .zero
    if let frame = writer?.frame(cursor: rest, over: direct) {
      Self.write(frame)
    } else {
      refresh(direct, rest)
    }
    if cursor == nil, wanted != nil { curs_set(1) }
    cursor = wanted
  }

  private func refresh(_ direct: [UInt8], _ rest: Point) {
    wmove(window, Int32(clamping: rest.y), Int32(clamping: rest.x))
    if direct.isEmpty {
      wrefresh(window)
    } else {
      let drawn = Self.keeping { wrefresh(window) }
      // ncurses has reset the pen, and expects the cursor where it left it.
      var bytes = Modes.frameBegins + drawn + direct + SGR.reset
      DirectGlyphs.place(x: Int(getcurx(window)), y: Int(getcury(window)), &bytes)
      Self.write(bytes + Modes.frameEnds)
    }
  }

  /// What ncurses would have written; empty if its output could only be let through.
  private static func keeping(_ body: () -> Void) -> [UInt8] {
    guard terminal_frame_begin() == 1 else {
      write(Modes.frameBegins)
      body()
      return []
    }
    body()
    let count = terminal_frame_end()
    return [UInt8](unsafeUninitializedCapacity: count) { bytes, taken in
      taken = terminal_frame_take(bytes.baseAddress, count)
    }
  }

  static func write(_ bytes: [UInt8]) {
    _ = terminal_guard_write(1, bytes, bytes.count)
  }
}
