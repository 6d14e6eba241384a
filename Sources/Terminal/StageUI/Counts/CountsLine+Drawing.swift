import Scenarios
import Catalogue
import Observing
import Screen

extension Brush {
  /// Draws a line of the counts; answers how many rows it took.
  mutating func draw(_ line: CountsLine, in rect: Rect, _ columns: CountColumns) -> Int {
    let row = Rect(x: rect.x, y: rect.y, width: rect.width, height: 1)
    switch line {
    case .blank: break
    case .names: names(row.y, columns)
    case .news(let news): canvas.put(text(of: news), in: row, theme.muted)
    case .row(let count): countRow(count, row.y, columns)
    case .largeRow(let count):
      largeRow(count, row.y, columns)
      return LargeFigure.rows
    case .captions(let passage): captions(passage, row.y, columns)
    case .paid(let micros): paid(micros, row.y, columns)
    case .other(let book): other(book, row)
    case .whoSees(let watch, let mayDecide): whoSees(row, watch, servingMayDecide: mayDecide)
    case .position(let event, let position): self.position(event, position, row)
    case .order(let order): self.order(order, row)
    case .turn(let turn):
      canvas.put(
        CountsText.turn(turn.number, secondsToNext: turn.secondsToNext), in: row, theme.muted)
    case .tried(let tried): self.tried(tried, row)
    case .sentence(let text): return canvas.paragraph(text, in: rect, theme.text)
    case .fix(let text): return fix(text, rect)
    }
    return 1
  }

  private func text(of news: CountsNews) -> String {
    switch news {
    case .noAd: CountsText.noAd(key: keyLabel(.reload))
    case .noAdInStory: CountsText.noAd
    case .asking(let line, let left): CountsText.asking(line, secondsLeft: left)
    case .everyLineFailed(let asked): CountsText.everyLineFailed(asked: asked)
    }
  }

  // MARK: Counts

  private mutating func names(_ y: Int, _ columns: CountColumns) {
    canvas.put(
      columns.googleName, in: columns.googleWords(y), theme.google.adding(.bold))
    canvas.put(
      columns.networkName, in: columns.networkWords(y), theme.network.adding(.bold))
  }

  private mutating func countRow(_ row: CountRow, _ y: Int, _ columns: CountColumns) {
    let alarm = row.passage.isWrong ? theme.alarm : nil
    let isMuted = row.passage.isNothing
    let plain = isMuted ? theme.muted : theme.strong
    write(
      [(row.event.title, alarm ?? theme.text)], at: columns.rect.origin.at(y), until: columns.google
    )
    let google = String(row.google)
    canvas.put(
      google, at: Point(x: columns.google + 1 - google.count, y: y), alarm ?? plain)
    let shaft = columns.shaft(y)
    canvas.put(
      Shaft(row.passage, width: shaft.width).text, in: shaft,
      alarm ?? style(of: row.passage))
    let network = row.network.map(String.init) ?? "?"
    canvas.put(network, at: Point(x: columns.network, y: y), alarm ?? plain)
    remark(row, in: columns.remark(y, figure: network.count), alarm ?? theme.muted)
  }

  /// What is said behind the figures.
  mutating func remark(_ row: CountRow, in room: Rect, _ style: Style) {
    let remark = row.passage.remark(gap: row.gap)
    let hasRoom = TextWidth.columns(remark) <= room.width
    canvas.put(hasRoom ? remark : row.passage.shortRemark(gap: row.gap), in: room, style)
  }

  /// The colour of who saw it.
  func style(of passage: Passage) -> Style {
    switch passage.source {
    case .google where !passage.isNothing: theme.google
    case .network where !passage.isNothing: theme.network
    default: theme.muted
    }
  }

  private mutating func captions(_ passage: Passage, _ y: Int, _ columns: CountColumns) {
    let (google, network) = passage.captions
    canvas.put(google, in: columns.googleWords(y), theme.muted)
    canvas.put(network, in: columns.networkWords(y), theme.muted)
  }

  private mutating func paid(_ micros: Int, _ y: Int, _ columns: CountColumns) {
    write([(CountsText.paid, theme.text)], at: columns.rect.origin.at(y), until: columns.google)
    let text = micros > 0 ? micros.dollars : "–"
    canvas.put(text, in: columns.googleWords(y), micros > 0 ? theme.text : theme.muted)
  }

  private mutating func other(_ book: Books.Book, _ row: Rect) {
    let counts = CountsText.other(
      impressions: book.tally.impressions, clicks: book.tally.clicks)
    write(
      [("\(book.keeper)  ", theme.network), (counts, theme.text)], at: row.origin, until: row.maxX)
  }

  // MARK: Words

  /// In which order the network tells what happens to an ad that covers the application.
  private mutating func order(_ line: CountsSheet.OrderLine, _ row: Rect) {
    let title = line.isOfNextAd ? CountsText.orderOfNextAd : CountsText.order
    let words = row.width >= 33 ? line.order.words : line.order.shortWords
    // Where there is no room for both, the words say by themselves what they are about.
    let hasRoom = TextWidth.columns(title) + TextWidth.columns(words) + 3 <= row.width
    write(
      [
        (hasRoom || line.isOfNextAd ? "\(title) " : "", theme.text),
        (words, line.order == .usual ? theme.muted : theme.network),
      ], at: row.origin, until: row.maxX - 2)
    key(.order, row)
  }

  private mutating func tried(_ tried: [TriedFlags], _ row: Rect) {
    let variants = [false, true].map { pieces(tried, isShort: $0) }
    let fitting = variants.first { pieces in
      pieces.reduce(0) { $0 + TextWidth.columns($1.0) } <= row.width
    }
    write(fitting ?? variants[1], at: row.origin, until: row.maxX)
  }

  private func pieces(_ tried: [TriedFlags], isShort: Bool) -> [(String, Style)] {
    let title = CountsText.tried(keyLabel(.clicksFlag), keyLabel(.impressionsFlag))
    return [(title, theme.muted)]
      + tried.map { combination in
        let flags = CountsText.flags(
          clicks: combination.flags.clicks, impressions: combination.flags.impressions,
          isShort: isShort)
        guard !combination.isCurrent else {
          return ("  \(combination.isTried ? "✓" : "▸") \(flags)", theme.strong)
        }
        return (combination.isTried ? "  ✓ \(flags)" : "  ·", theme.muted)
      }
  }

  private mutating func fix(_ text: String, _ rect: Rect) -> Int {
    let fix = FixText(text, width: rect.width)
    for (place, line) in fix.lines.enumerated() where place < rect.height {
      canvas.put(
        line, in: Rect(x: rect.x, y: rect.y + place, width: rect.width, height: 1), theme.text)
    }
    let last = Rect(x: rect.x, y: rect.y + fix.rows - 1, width: rect.width, height: 1)
    guard fix.rows <= rect.height else { return fix.rows }
    let label = keyLabel(.contractRoom)
    let x = last.maxX - TextWidth.columns(label) - CountsText.why.count - 1
    write(
      [(label, theme.accent.adding(.bold)), (" \(CountsText.why)", theme.muted)],
      at: Point(x: x, y: last.y), until: last.maxX)
    mark(Rect(x: x, y: last.y, width: last.maxX - x, height: 1), .command(.contractRoom))
    return fix.rows
  }
}

extension Passage {
  /// Whether nothing has crossed.
  var isNothing: Bool {
    switch self {
    case .toCome, .missed, .underWay, .nobodySees: true
    default: false
    }
  }

  /// Who saw it.
  fileprivate var source: Bookkeeper? {
    switch self {
    case .missed, .nobodySees: nil
    case .toCome(let side), .underWay(let side), .told(let side), .toldTwice(let side),
      .echoed(let side),
      .unconfirmed(let side), .lost(let side, _), .lostInPart(let side), .swallowed(let side),
      .doubled(let side), .unfounded(let side):
      side
    }
  }
}

extension Point {
  fileprivate func at(_ y: Int) -> Point { Point(x: x, y: y) }
}

extension Int {
  /// Micros of a dollar as dollars: four places, as ad revenue is written.
  fileprivate var dollars: String {
    let tenThousandths = (self + 50) / 100
    let places = String(tenThousandths % 10_000)
    return "$\(tenThousandths / 10_000).\(String(repeating: "0", count: 4 - places.count))\(places)"
  }
}
