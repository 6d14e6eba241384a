import CSV

/// What was noticed while rows were read: the first of each kind, and how many there are.
struct RowNotes {
  struct Tally<Detail> {
    private(set) var count = 0
    private(set) var first: (position: CSVPosition, detail: Detail)?

    mutating func add(_ position: @autoclosure () -> CSVPosition, _ detail: () -> Detail) {
      count += 1
      if first == nil { first = (position(), detail()) }
    }
  }

  var ragged = Tally<(has: Int, header: Int)>()
  var dateless = Tally<String>()
  /// Dates that are several days.
  var ranges = Tally<String>()
  var header = Tally<(Int, Int)>()
  /// The impressions that each says, where it says a number.
  var totals: [(line: Int, impressions: Int?)] = []
  var windows1252: CSVPosition?
  /// Objects of a list that can't be read, and the line of the first one.
  var unreadable: (count: Int, line: Int)?
}

/// A row with the sum of the others.
enum TotalRow {
  private static let words: Set = [
    "total", "totals", "grandtotal", "subtotal", "subtotals", "zwischensumme",
    "allplacements", "alladunits", "sum", "summe", "gesamt", "gesamtsumme", "totale", "totaal",
    "итого", "всего", "合计", "总计", "總計", "tổng", "tổngcộng", "合計",
  ]

  /// Whether a row without a date is one: its date or another of its cells is a word for it, or it has
  /// no names at all.
  static func isTotal(_ record: CSVRecord, date: Int) -> Bool {
    let texts = record.texts
    if texts.contains(where: isWord) { return true }
    return isEmpty(texts[date])
  }

  static func isWord(_ text: String) -> Bool { words.contains(ReportColumn.plain(text)) }

  private static func isEmpty(_ text: String) -> Bool {
    text.isEmpty || ["-", "–", "—"].contains(text)
  }
}
