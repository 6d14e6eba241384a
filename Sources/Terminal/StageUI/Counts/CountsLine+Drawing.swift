import Scenarios
import Catalogue
import Observing
import Screen
import Theming

extension Brush {
  /// Draws a line of the counts; answers how many rows it took.
  mutating func draw(_ line: CountsLine, in rect: Rect, _ columns: CountColumns) -> Int {
    let row = rect.row(rect.y)
    switch line {
    case .blank: break
    case .names: names(row.y, columns)
    case .news(let news): canvas.put(text(of: news), in: row, theme.muted)
    case .row(let count): countRow(count, row.y, columns)
    case .largeRow(let count):
      largeRow(count, row.y, columns)
      return LargeFigure.rows
    case .captions(let passage): captions(passage, row.y, columns)
    case .paid(let paid): self.paid(paid, row.y, columns)
    case .unheard(let unheard): self.unheard(unheard, row.y, columns)
    case .other(let book): other(book, row)
    case .quartiles(let quartiles): self.quartiles(quartiles, row, columns)
    case .servers(let video): servers(video, row)
    case .whoSees(let watch, let keys):
      whoSees(row, watch, keys, network: columns.names.network)
    case .position(let event, let position): self.position(event, position, row, columns)
    case .order(let order): self.order(order, row)
    case .turn(let turn):
      canvas.put(
        CountsText.turn(turn.number, secondsToNext: turn.secondsToNext), in: row, theme.muted)
    case .tried(let tried): self.tried(tried, row)
    case .sentence(let text): return canvas.paragraph(text, in: rect, theme.text)
    case .agreed:
      canvas.put(CountsText.countsAgree, in: row, theme.agreement)
    case .held(let count):
      canvas.put(CountsText.held(count), in: row, theme.muted)
      key(.contractRoom, row)
    case .fix(let text): return fix(text, rect)
    }
    return 1
  }

  private func text(of news: CountsNews) -> String {
    switch news {
    case .noAd: CountsText.noAd(key: keyLabel(.reload))
    case .noAdInStory: CountsText.noAd
    case .noAdRecorded: CountsText.noAdRecorded
    case .asking(let line, let left): CountsText.asking(line, secondsLeft: left)
    case .unanswered(let line): CountsText.unanswered(line)
    case .everyLineFailed(let asked): CountsText.everyLineFailed(asked: asked)
    case .unheard: CountsText.unheard
    }
  }

  // MARK: Counts

  private mutating func names(_ y: Int, _ columns: CountColumns) {
    let (google, network) = columns.names
    canvas.put(google, at: Point(x: columns.googleName, y: y), theme.google.adding(.bold))
    write(
      [(network, theme.network.adding(.bold))], at: Point(x: columns.networkName, y: y),
      until: columns.rect.maxX)
  }

  private mutating func countRow(_ row: CountRow, _ y: Int, _ columns: CountColumns) {
    let alarm = row.passage.isWrong ? theme.alarm : nil
    let isMuted = row.passage.isNothing
    let plain = isMuted ? theme.muted : theme.strong
    write(
      [(row.event.title, alarm ?? theme.text)], at: columns.rect.origin.at(y), until: columns.google
    )
    let google = row.google.inCounts
    canvas.put(
      google, at: Point(x: columns.google + 1 - google.count, y: y), alarm ?? plain)
    let shaft = columns.shaft(y)
    canvas.put(
      Shaft(row.passage, width: shaft.width).text, in: shaft,
      alarm?.upright ?? style(of: row.passage))
    let network = row.network.inCounts
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

  private mutating func paid(_ paid: CountsSheet.Paid, _ y: Int, _ columns: CountColumns) {
    write([(CountsText.paid, theme.text)], at: columns.rect.origin.at(y), until: columns.google)
    let places = paid.places(fitting: columns.rect.maxX - columns.google + 2)
    let (text, style) =
      switch paid {
      case .amount(0, _, _): ("–", theme.muted)
      case .amount(let micros, _, let currency):
        (micros.amount(in: currency, places: places), theme.text)
      case .nothing: ("–", theme.muted)
      case .unpriced: (CountsText.unpriced, theme.muted)
      case .unrecorded: ((nil as Int?).inCounts, theme.strong)
      }
    // A question mark stands where the other figures are.
    let x = paid == .unrecorded ? columns.google : columns.google - 2
    write([(text, style)], at: Point(x: x, y: y), until: columns.rect.maxX)
    guard case .amount(let micros, let network?, let currency) = paid else { return }
    let amount = network.amount(in: currency, places: places)
    // Under the network's other figures, unless it would be cut there.
    let start = min(columns.network - 2, columns.rect.maxX - TextWidth.columns(amount))
    let isLess = micros > network + network / 10
    write(
      [(amount, isLess ? theme.alarm : theme.text)],
      at: Point(x: max(start, x + TextWidth.columns(text) + 1), y: y), until: columns.rect.maxX)
  }

  /// Where the application hears of nothing, it counts nothing.
  private mutating func unheard(_ news: CountsSheet.Unheard, _ y: Int, _ columns: CountColumns) {
    write([(CountsText.app, theme.text)], at: columns.rect.origin.at(y), until: columns.google)
    let words =
      switch news {
      case .everything: ("0 ┄ \(CountsText.appDoesNotListen)", theme.alarm)
      case .some(let news): ("┄ \(CountsText.notTold(of: news))", theme.muted)
      }
    write([words], at: Point(x: columns.google, y: y), until: columns.rect.maxX)
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

  /// How many combinations were tried, and what to press for one that was not.
  private mutating func tried(_ tried: TriedWays, _ row: Rect) {
    let keys = tried.next.map { next in
      switch next {
      case .leave: keyLabel(.closeCover)
      case .tap: keyLabel(.tap)
      case .clicks: keyLabel(.clicksFlag)
      case .impressions: keyLabel(.impressionsFlag)
      case .both: "\(keyLabel(.clicksFlag)) \(keyLabel(.impressionsFlag))"
      }
    }
    write(
      [
        (CountsText.tried(tried.count, of: FlagPair.all.count), theme.muted),
        (keys == nil ? "" : " · \(CountsText.next) ", theme.muted), (keys ?? "", theme.strong),
      ], at: row.origin, until: row.maxX)
  }

  mutating func fix(_ text: String, _ rect: Rect) -> Int {
    let fix = FixText(text, width: rect.width)
    for (place, line) in fix.lines.enumerated() where place < rect.height {
      canvas.put(
        line, in: rect.row(rect.y + place), theme.text)
    }
    let last = rect.row(rect.y + fix.rows - 1)
    guard fix.rows <= rect.height else { return fix.rows }
    let label = keyLabel(.contractRoom)
    let x = last.maxX - TextWidth.columns(label) - TextWidth.columns(CountsText.why) - 1
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
    case .toCome, .missed, .outOfSight, .outOfReach, .underWay, .nobodySees, .unrecorded, .unproven,
      .forgotten:
      true
    default: false
    }
  }

  /// Who saw it.
  fileprivate var source: Bookkeeper? {
    switch self {
    case .missed, .outOfSight, .outOfReach, .nobodySees, .unrecorded, .apart, .ruled,
      .forgotten:
      nil
    case .toCome(let side), .underWay(let side), .unproven(let side), .told(let side),
      .toldTwice(let side), .echoed(let side),
      .unconfirmed(let side), .lost(let side, _), .lostInPart(let side), .swallowed(let side),
      .swallowedInPart(let side),
      .doubled(let side), .miscounted(let side), .unfounded(let side), .overlooked(let side):
      side
    }
  }
}

extension Point {
  fileprivate func at(_ y: Int) -> Point { Point(x: x, y: y) }
}

extension CountsSheet.Paid {
  /// How many places behind the point both amounts may have so that neither is cut.
  fileprivate func places(fitting width: Int) -> Int {
    guard case .amount(let micros, let network?, let currency) = self else { return 4 }
    return [4, 2].first { places in
      let both = [micros, network].map { $0.amount(in: currency, places: places) }
      return both.reduce(1) { $0 + TextWidth.columns($1) } <= width
    } ?? 0
  }
}

extension Int {
  /// Micros of a dollar as dollars: four places, as ad revenue is written.
  package var dollars: String { amount(in: nil, places: 4) }

  /// Nil for dollars; from no to six places behind the point.
  fileprivate func amount(in currency: String?, places: Int) -> String {
    let rest = (places..<6).reduce(1) { unit, _ in unit * 10 }
    let (units, more) = quotientAndRemainder(dividingBy: rest)
    let digits = String(units + (more * 2 < rest ? 0 : 1))
    let padded = String(repeating: "0", count: Swift.max(0, places + 1 - digits.count)) + digits
    let point = places == 0 ? "" : "."
    let text = "\(padded.dropLast(places))\(point)\(padded.suffix(places))"
    return currency.map { "\($0) \(text)" } ?? "$\(text)"
  }
}
