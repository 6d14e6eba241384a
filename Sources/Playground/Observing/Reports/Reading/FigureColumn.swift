import CSV

/// A column of numbers, and what its cells prove of how they are written.
struct FigureColumn {
  let column: ReportColumn
  var field = -1
  var currency: Currency?
  /// A second currency, and where it is.
  private(set) var otherCurrency: (Currency, CSVPosition)?
  var countsMicros = false
  /// How many amounts were read as millionths.
  private(set) var divided = 0

  private(set) var proofs: [DecimalMark: CSVPosition] = [:]
  private(set) var ambiguous = RowNotes.Tally<Void>()
  private(set) var missing = RowNotes.Tally<Void>()
  /// Counts below zero, which correct others.
  private(set) var negatives = RowNotes.Tally<String>()
  /// Whether amounts such as `1.234` and `1,234` are among those that could be either.
  private(set) var opens: Set<DecimalMark> = []
  private var isDollarSign = false
  private(set) var below = RowNotes.Tally<Void>()
  private(set) var wrong = RowNotes.Tally<String>()
  /// The first amount whose sign is no UTF-8.
  private(set) var windows1252: CSVPosition?

  init(_ column: ReportColumn) { self.column = column }

  /// Adds a cell to the counts; answers whether its row can be used.
  mutating func read(
    _ record: CSVRecord, assuming mark: DecimalMark, into counts: inout ReportCounts
  ) -> Bool {
    let bytes = record.bytes(field)
    let number = WrittenNumber(bytes, assuming: mark)
    // A row is whole without a column that is never compared.
    if ReportColumn.asides.contains(column), number.kind != .number || number.isPercent {
      return true
    }
    switch number.kind {
    // A rate under the heading of a count is none.
    case .number where number.isPercent:
      wrong.add(record.position(field)) { record.text(field) }
      return false
    case .number: break
    case .missing:
      missing.add(record.position(field)) {}
      return true
    case .below:
      below.add(record.position(field)) {}
      return true
    case .text:
      wrong.add(record.position(field)) { record.text(field) }
      return false
    }
    if let proof = number.proves, proofs[proof] == nil { proofs[proof] = record.position(field) }
    if let found = number.currency {
      let field = field
      if windows1252 == nil, !CSVText.decoded(bytes).isUTF8 {
        windows1252 = record.position(field)
      }
      meet(found, isSign: number.isDollarSign, record.position(field))
    }
    if column != .revenue, number.micros < 0 {
      negatives.add(record.position(field)) { record.text(field) }
    }
    switch column {
    case .impressions: counts.impressions = whole(number, bytes, record)
    case .clicks: counts.clicks = whole(number, bytes, record)
    case .requests: counts.requests = whole(number, bytes, record)
    case .matched: counts.matched = whole(number, bytes, record)
    default:
      if number.isAmbiguous {
        ambiguous.add(record.position(field)) {}
        opens.insert(bytes.contains(UInt8(ascii: ",")) ? .comma : .point)
      }
      counts.revenue = amount(number.micros)
    }
    return true
  }

  /// Takes the currency of an amount. A dollar sign is the sign of many.
  mutating func meet(
    _ found: Currency, isSign: Bool, _ position: @autoclosure () -> CSVPosition
  ) {
    guard let known = currency, !isDollarSign || !found.hasDollarSign else {
      (currency, isDollarSign) = (found, isSign)
      return
    }
    guard found != known, !isSign || !known.hasDollarSign, otherCurrency == nil else { return }
    otherCurrency = (found, position())
  }

  /// Nothing is counted in parts: a mark before three digits is one between thousands.
  private mutating func whole(
    _ number: WrittenNumber, _ bytes: UnsafeBufferPointer<UInt8>, _ record: CSVRecord
  ) -> Int {
    guard number.isAmbiguous else {
      return (number.micros + (number.micros < 0 ? -500_000 : 500_000)) / 1_000_000
    }
    let mark: DecimalMark = bytes.contains(UInt8(ascii: ",")) ? .point : .comma
    if proofs[mark] == nil { proofs[mark] = record.position(field) }
    return WrittenNumber(bytes, assuming: mark).micros / 1_000_000
  }

  private mutating func amount(_ micros: Int) -> Int {
    guard countsMicros, micros % 1_000_000 == 0 else { return micros }
    if micros != 0 { divided += 1 }
    return micros / 1_000_000
  }
}
