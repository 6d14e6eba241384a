import PlaygroundCore
import Screen

extension Painter {
  /// The two books side by side, who watches, and why they say what they say.
  mutating func ledgers(_ rect: Rect) {
    let whole = pane(.ledgers, rect, title: "Who counted?", trailing: brokenRules)
      .inset(horizontal: 1)
    noteForced(rect)
    // Numbers that stand far from their names are hard to read across.
    let inside = Rect(
      x: whole.x, y: whole.y, width: min(whole.width, 60), height: whole.height)
    guard let ad = state.ad else {
      frame.canvas.paragraph(
        "No ad yet. \(keyLabel(.reload)) asks for one.", in: inside, theme.muted)
      return
    }
    // In a low window the sentences need the rows that would be left free.
    let decides = servingDecides
    let gap = inside.height < (ad.format.isFullScreen ? 15 : decides ? 13 : 10) ? 0 : 1
    var book = BookColumns(inside, ad)
    bookHeader(&book)
    bookRow(
      &book, "impressions", ad.google.impressions, ad.network.map { _ in ad.networks.impressions })
    bookRow(&book, "clicks", ad.google.clicks, ad.network.map { _ in ad.networks.clicks })
    if ad.format.hasReward {
      bookRow(&book, "rewards", ad.google.rewards, ad.network.map { _ in ad.networks.rewards })
    }
    paidRow(&book, ad)
    book.y += gap
    if ad.hasFlags {
      flagRow(&book, "handlesUserClicks", ad.clicks, .clicksFlag)
      flagRow(&book, "handlesUserImpressions", ad.impressions, .impressionsFlag)
    } else if ad.format.isFullScreen {
      lifeRow(&book, ad.life)
    } else {
      noFlagsRow(&book)
    }
    if ad.format.isFullScreen, let line = stage.lineOfAd(state) {
      orderRow(&book, state.lines[line].order)
    }
    if decides { servingRow(&book, ad) }
    book.y += gap
    verdict(Verdict(ad), book)
  }

  /// How many rules the ad has broken, and where to read which.
  private var brokenRules: String {
    let count = state.ad?.findings.count ?? 0
    guard count > 0 else { return "" }
    return "\(count) broken rule\(count == 1 ? "" : "s") (\(keyLabel(.contractRoom)))"
  }

  /// Where the columns of the books are.
  private struct BookColumns {
    let rect: Rect
    let google: Rect
    let network: Rect
    let networkName: String
    var y: Int

    init(_ rect: Rect, _ ad: AdRecord) {
      self.rect = rect
      networkName = ad.line ?? ad.lineAsked ?? ad.network ?? "network"
      let networkWidth = max(8, min(TextWidth.columns(networkName), rect.width - 24))
      network = Rect(
        x: rect.maxX - 4 - networkWidth, y: rect.y, width: networkWidth, height: rect.height)
      google = Rect(x: network.x - 9, y: rect.y, width: 7, height: rect.height)
      y = rect.y
    }

    func cell(_ column: Rect) -> Rect {
      Rect(x: column.x, y: y, width: column.width, height: 1)
    }

    var isFull: Bool { y >= rect.maxY }
  }

  private mutating func bookHeader(_ book: inout BookColumns) {
    frame.canvas.put("Google", in: book.cell(book.google), theme.google.adding(.bold), align: .end)
    frame.canvas.put(
      book.networkName, in: book.cell(book.network), theme.network.adding(.bold), align: .end)
    book.y += 1
  }

  private mutating func bookRow(
    _ book: inout BookColumns, _ title: String, _ google: Int, _ network: Int?
  ) {
    guard !book.isFull else { return }
    let agrees = network == nil || network == google
    let style = agrees ? theme.text : theme.bad
    write([(title, theme.text)], at: Point(x: book.rect.x, y: book.y), until: book.google.x)
    frame.canvas.put(String(google), in: book.cell(book.google), style, align: .end)
    frame.canvas.put(
      network.map(String.init) ?? "?", in: book.cell(book.network), style, align: .end)
    // With one book there is nothing to agree with.
    let isProven = network != nil && google > 0
    mark(agrees ? (isProven ? "✓" : "") : "‼", agrees ? theme.good : theme.bad, book)
    book.y += 1
  }

  private mutating func mark(_ mark: String, _ style: Style, _ book: BookColumns) {
    frame.canvas.put(mark, at: Point(x: book.network.maxX + 2, y: book.y), style)
  }

  private mutating func paidRow(_ book: inout BookColumns, _ ad: AdRecord) {
    guard !book.isFull else { return }
    write([("paid", theme.text)], at: Point(x: book.rect.x, y: book.y), until: book.google.x)
    let paid = ad.google.paidMicros > 0 ? ad.google.paidMicros.dollars : "–"
    frame.canvas.put(paid, in: book.cell(book.google).inset(left: -4), theme.text, align: .end)
    frame.canvas.put("–", in: book.cell(book.network), theme.muted, align: .end)
    book.y += 1
  }

  private mutating func flagRow(
    _ book: inout BookColumns, _ flag: String, _ watch: AdRecord.Watch?, _ command: StageCommand
  ) {
    guard !book.isFull else { return }
    let row = Rect(x: book.rect.x, y: book.y, width: book.rect.width, height: 1)
    let answer = watch.map { $0.flag ? "yes" : "no" } ?? "–"
    let isOverruled = watch?.isOverruled == true
    let watcher =
      watch.map {
        $0.isGoogles ? "\(isOverruled ? "→ " : "")Google watches" : "network watches"
      } ?? ""
    let style = watch?.isGoogles == false ? theme.network : theme.google
    // Where there is no room to name the watcher, the answer has its colour.
    let hasRoom = row.width >= 46
    write(
      [
        (Text.padded(flag, to: 22), theme.text),
        (
          " \(Text.padded(answer, to: 3))",
          watch == nil ? theme.muted : (isOverruled ? theme.network : style).adding(.bold)
        ),
        (hasRoom ? " \(watcher)" : "", style),
      ], at: row.origin, until: row.maxX - 4)
    frame.canvas.put("(\(keyLabel(command)))", in: row, theme.muted, align: .end)
    frame.mark(row, .command(command))
    book.y += 1
  }

  private mutating func lifeRow(_ book: inout BookColumns, _ life: AdLife) {
    guard !book.isFull else { return }
    lifeInShort(life, Rect(x: book.rect.x, y: book.y, width: book.rect.width, height: 1))
    book.y += 1
  }

  private mutating func noFlagsRow(_ book: inout BookColumns) {
    guard !book.isFull else { return }
    write(
      [("no flags: ", theme.muted), ("the network watches", theme.network)],
      at: Point(x: book.rect.x, y: book.y), until: book.rect.maxX)
    book.y += 1
  }

  /// In which order the network tells what happens to an ad that covers the application.
  private mutating func orderRow(_ book: inout BookColumns, _ order: Scenario.Order) {
    guard !book.isFull else { return }
    let row = Rect(x: book.rect.x, y: book.y, width: book.rect.width, height: 1)
    // Where there is little room the words say by themselves what they are about.
    let isNext = stage.isOrderOfNextAd && state.device.isCovered
    let title = isNext ? "next " : row.width >= 46 || order == .usual ? "order " : ""
    let words = row.width >= 33 ? order.words : order.shortWords
    write(
      [(title, theme.text), (words, order == .usual ? theme.muted : theme.network)],
      at: row.origin, until: row.maxX - 4)
    frame.canvas.put("(\(keyLabel(.order)))", in: row, theme.muted, align: .end)
    frame.mark(row, .command(.order))
    book.y += 1
  }

  /// Whether the ad's line leaves it to Google who watches.
  private var servingDecides: Bool {
    stage.lineOfAd(state).map { state.lines[$0].googleDecides } ?? false
      || state.ad?.clicks?.isOverruled == true || state.ad?.impressions?.isOverruled == true
  }

  /// Who really watches, where that is not who the flags say.
  private mutating func servingRow(_ book: inout BookColumns, _ ad: AdRecord) {
    guard !book.isFull else { return }
    let row = Rect(x: book.rect.x, y: book.y, width: book.rect.width, height: 1)
    let isOverruled = [ad.clicks, ad.impressions].contains { $0?.isOverruled == true }
    write(
      [
        ("Serving ", theme.text),
        (isOverruled ? "overrules → Google" : "decides; no flag is yes", theme.google),
        (isOverruled && row.width >= 46 ? " watches" : "", theme.google),
      ], at: row.origin, until: row.maxX - 4)
    frame.canvas.put("(\(keyLabel(.servingDecides)))", in: row, theme.muted, align: .end)
    frame.mark(row, .command(.servingDecides))
    book.y += 1
  }

  private mutating func verdict(_ verdict: Verdict, _ book: BookColumns) {
    let style =
      switch verdict.tone {
      case .quiet: theme.muted
      case .agree: theme.text
      case .disagree: theme.warning
      }
    var y = book.y
    for sentence in verdict.sentences where y < book.rect.maxY {
      y += frame.canvas.paragraph(
        sentence,
        in: Rect(x: book.rect.x, y: y, width: book.rect.width, height: book.rect.maxY - y), style)
    }
  }
}

extension AdRecord.Watch {
  /// Whether Google watches although the flag said that the network does.
  fileprivate var isOverruled: Bool { flag && isGoogles }
}

extension Int {
  /// Micros of a dollar as dollars: four places, as ad revenue is written.
  fileprivate var dollars: String {
    let tenThousandths = (self + 50) / 100
    let places = String(tenThousandths % 10_000)
    return "$\(tenThousandths / 10_000).\(String(repeating: "0", count: 4 - places.count))\(places)"
  }
}
