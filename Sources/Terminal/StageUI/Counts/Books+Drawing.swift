import Scenarios
import Observing
import Screen

extension Brush {
  /// Each bookkeeper's counts, with a row for each thing that is counted.
  mutating func books(_ book: inout BookColumns, _ ad: AdRecord) {
    bookHeader(&book)
    bookRow(
      &book, "impressions", ad.google.impressions, ad.network.map { _ in ad.networks.impressions })
    bookRow(&book, "clicks", ad.google.clicks, ad.network.map { _ in ad.networks.clicks })
    if ad.format.hasReward {
      bookRow(&book, "rewards", ad.google.rewards, ad.network.map { _ in ad.networks.rewards })
    }
    paidRow(&book, ad)
  }

  private mutating func bookHeader(_ book: inout BookColumns) {
    canvas.put("Google", in: book.cell(book.google), theme.google.adding(.bold), align: .end)
    canvas.put(
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
    canvas.put(String(google), in: book.cell(book.google), style, align: .end)
    canvas.put(
      network.map(String.init) ?? "?", in: book.cell(book.network), style, align: .end)
    // With only one book there is nothing to compare.
    let isProven = network != nil && google > 0
    mark(agrees ? (isProven ? "✓" : "") : "‼", agrees ? theme.good : theme.bad, book)
    book.y += 1
  }

  private mutating func mark(_ mark: String, _ style: Style, _ book: BookColumns) {
    canvas.put(mark, at: Point(x: book.network.maxX + 2, y: book.y), style)
  }

  private mutating func paidRow(_ book: inout BookColumns, _ ad: AdRecord) {
    guard !book.isFull else { return }
    write([("paid", theme.text)], at: Point(x: book.rect.x, y: book.y), until: book.google.x)
    let paid = ad.google.paidMicros > 0 ? ad.google.paidMicros.dollars : "–"
    canvas.put(paid, in: book.cell(book.google).inset(left: -4), theme.text, align: .end)
    canvas.put("–", in: book.cell(book.network), theme.muted, align: .end)
    book.y += 1
  }
}

extension Int {
  /// Micros of a dollar as dollars: four places, as ad revenue is written.
  fileprivate var dollars: String {
    let tenThousandths = (self + 50) / 100
    let places = String(tenThousandths % 10_000)
    return "$\(tenThousandths / 10_000).\(String(repeating: "0", count: 4 - places.count))\(places)"
  }
}
