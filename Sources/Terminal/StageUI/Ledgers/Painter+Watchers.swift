import Observing
import Scenarios
import Screen

extension Painter {
  /// Who watches, or of a full-screen ad how far it has come and in which order it tells; each with the
  /// key for more.
  mutating func watchers(_ book: inout BookColumns, _ ad: AdRecord) {
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
    if servingDecides { servingRow(&book, ad) }
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
    // In a low window the sentences need the row, and what is as usual need not be said.
    guard !book.isFull, book.rect.height >= 13 || order != .usual else { return }
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
  var servingDecides: Bool {
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
}

extension AdRecord.Watch {
  /// Whether Google watches although the flag said that the network does.
  fileprivate var isOverruled: Bool { flag && isGoogles }
}
