import Catalogue
import Observing
import Scenarios
import Screen

extension CountsPane {
  /// Who tracks, or for a full-screen ad how far it has come and in which order it reports; each
  /// with the key for more.
  func watchers(_ book: inout BookColumns, _ ad: AdRecord, _ brush: inout Brush) {
    if ad.hasFlags {
      flagRow(&book, "handlesUserClicks", ad.clicks, .clicksFlag, &brush)
      flagRow(&book, "handlesUserImpressions", ad.impressions, .impressionsFlag, &brush)
    } else if ad.format.isFullScreen {
      lifeRow(&book, ad.life, &brush)
    } else {
      noFlagsRow(&book, &brush)
    }
    if ad.format.isFullScreen, let order { orderRow(&book, order, &brush) }
    if servingDecides { servingRow(&book, ad, &brush) }
  }

  private func flagRow(
    _ book: inout BookColumns, _ flag: String, _ watch: AdRecord.Watch?,
    _ command: StageCommand, _ brush: inout Brush
  ) {
    guard !book.isFull else { return }
    let row = Rect(x: book.rect.x, y: book.y, width: book.rect.width, height: 1)
    let answer = watch.map { $0.flag ? "yes" : "no" } ?? "–"
    let isOverruled = watch?.isOverruled == true
    let watcher =
      watch.map {
        CountsText.watcher(isGoogle: $0.isGoogles, isOverruled: isOverruled)
      } ?? ""
    let style = watch?.isGoogles == false ? brush.theme.network : brush.theme.google
    // If there is no room to name the tracker, the answer has its colour.
    let hasRoom = row.width >= 46
    brush.write(
      [
        (Text.padded(flag, to: 22), brush.theme.text),
        (
          " \(Text.padded(answer, to: 3))",
          watch == nil
            ? brush.theme.muted : (isOverruled ? brush.theme.network : style).adding(.bold)
        ),
        (hasRoom ? " \(watcher)" : "", style),
      ], at: row.origin, until: row.maxX - 4)
    brush.canvas.put("(\(brush.keyLabel(command)))", in: row, brush.theme.muted, align: .end)
    brush.mark(row, .command(command))
    book.y += 1
  }

  private func lifeRow(_ book: inout BookColumns, _ life: AdLife, _ brush: inout Brush) {
    guard !book.isFull else { return }
    brush.lifeInShort(life, Rect(x: book.rect.x, y: book.y, width: book.rect.width, height: 1))
    book.y += 1
  }

  private func noFlagsRow(_ book: inout BookColumns, _ brush: inout Brush) {
    guard !book.isFull else { return }
    brush.write(
      [
        (CountsText.noFlags.0, brush.theme.muted), (CountsText.noFlags.1, brush.theme.network),
      ],
      at: Point(x: book.rect.x, y: book.y), until: book.rect.maxX)
    book.y += 1
  }

  /// In which order the network reports the events of a full-screen ad.
  private func orderRow(
    _ book: inout BookColumns, _ order: Scenario.Order, _ brush: inout Brush
  ) {
    // In a low window the sentences need the row, and the usual order can be left out.
    guard !book.isFull, book.rect.height >= 13 || order != .usual else { return }
    let row = Rect(x: book.rect.x, y: book.y, width: book.rect.width, height: 1)
    // With little room the words must be clear without a label.
    let isNext = isOrderOfNextAd && isCovered
    let title = isNext ? "next " : row.width >= 46 || order == .usual ? "order " : ""
    let words = row.width >= 33 ? order.words : order.shortWords
    brush.write(
      [
        (title, brush.theme.text),
        (words, order == .usual ? brush.theme.muted : brush.theme.network),
      ],
      at: row.origin, until: row.maxX - 4)
    brush.canvas.put("(\(brush.keyLabel(.order)))", in: row, brush.theme.muted, align: .end)
    brush.mark(row, .command(.order))
    book.y += 1
  }

  /// Who really sees the user, if that differs from the flags.
  private func servingRow(_ book: inout BookColumns, _ ad: AdRecord, _ brush: inout Brush) {
    guard !book.isFull else { return }
    let row = Rect(x: book.rect.x, y: book.y, width: book.rect.width, height: 1)
    let isOverruled = [ad.clicks, ad.impressions].contains { $0?.isOverruled == true }
    brush.write(
      [
        ("Serving ", brush.theme.text),
        (
          CountsText.serving(isOverruling: isOverruled, isWide: row.width >= 46),
          brush.theme.google
        ),
      ], at: row.origin, until: row.maxX - 4)
    brush.canvas.put(
      "(\(brush.keyLabel(.servingDecides)))", in: row, brush.theme.muted, align: .end)
    brush.mark(row, .command(.servingDecides))
    book.y += 1
  }
}

extension AdRecord.Watch {
  /// Whether Google sees the user although the flag said that the network does.
  var isOverruled: Bool { flag && isGoogles }
}
