import CSV

/// Makes a report of the rows that were read, once the whole of every column is known.
struct ReportEnding {
  private let rows: ReportRows
  private let encoding: CSVEncoding
  private var notes: [ReportNote] = []
  private let slots: [ReportFold.Slot]
  /// How many sums corrections make less than nothing.
  private let below: [ReportColumn: Int]

  init(_ rows: ReportRows, _ encoding: CSVEncoding) {
    (self.rows, self.encoding) = (rows, encoding)
    let slots = Self.slots(rows)
    let isCorrected = rows.figures.contains { $0.column != .revenue && $0.negatives.count > 0 }
    self.slots = isCorrected ? slots.map(\.atLeastNothing) : slots
    below = isCorrected ? Self.below(slots) : [:]
  }

  private static func below(_ slots: [ReportFold.Slot]) -> [ReportColumn: Int] {
    let figures = ReportFigure.allCases.map { figure in
      (figure.column, slots.count { $0.counts[keyPath: figure.count] < 0 })
    }
    return Dictionary(uniqueKeysWithValues: figures)
  }

  func outcome() throws(ReportProblem) -> ReportStream.Outcome {
    var ending = self
    return try ending.end()
  }

  private mutating func end() throws(ReportProblem) -> ReportStream.Outcome {
    guard let columns = rows.columns else { throw rows.noHeader }
    for figure in rows.figures {
      if let point = figure.proofs[.point], let comma = figure.proofs[.comma] {
        throw .mixedDecimals(point: point, comma: comma)
      }
      if let (other, place) = figure.otherCurrency, let first = figure.currency {
        throw .tooManyCurrencies(first.code, other.code, place)
      }
    }
    let (mark, basis) = decimals
    let amounts = rows.figures[2].ambiguous
    if !rows.isJSON, amounts.count > 0, mark != rows.assumed { return .again(mark) }
    noteRows()
    if !rows.isJSON, let first = amounts.first {
      notes.append(.decimals(mark, basis, cells: amounts.count, first: first.position))
    }
    let sum = slots.reduce(into: ReportCounts()) { $0 += $1.counts }
    if let figure = sum.excess { throw .sumTooLarge(figure) }
    let order = try dateOrder()
    guard rows.rows > 0 else {
      throw notes.first { $0.leavesRowsOut }.map { .noUsableRow($0) }
        ?? .noRows(headerLine: rows.headerLine)
    }
    return .read(report(columns, order))
  }

  /// How amounts such as `1,234` are read, and why so.
  private var decimals: (DecimalMark, ReportNote.DecimalBasis) {
    if let told = rows.map.decimals { return (told, .told) }
    func proof(_ figure: FigureColumn) -> DecimalMark? { figure.proofs.keys.first }
    if let own = proof(rows.figures[2]) { return (own, .otherCells) }
    if let other = rows.figures.compactMap(proof).first { return (other, .otherColumns) }
    guard rows.delimiter == .semicolon else { return (.point, .assumed) }
    return isTooMuchWithoutPoint ? (.point, .worth) : (.comma, .delimiter)
  }

  /// More than an impression is worth, in the large currencies.
  private static let mostWorth = 250_000

  /// Whether amounts such as `1.234`, read as thousands, are more than the impressions can be worth.
  private var isTooMuchWithoutPoint: Bool {
    let money = rows.figures[2]
    guard money.opens == [.point], ["USD", "EUR", "GBP"].contains(money.currency?.code ?? "USD")
    else { return false }
    let sum = slots.reduce(into: ReportCounts()) { $0 += $1.counts }
    guard sum.impressions > 0, sum.excess == nil else { return false }
    let worth = sum.revenue / sum.impressions
    return worth > (rows.assumed == .point ? Self.mostWorth / 1000 : Self.mostWorth)
  }

  private mutating func dateOrder() throws(ReportProblem) -> DateOrder {
    let dates = rows.dates
    guard let first = dates.firstOpen else { return .dayFirst }
    if let day = dates.proofs[.dayFirst], let month = dates.proofs[.monthFirst] {
      throw .mixedDates(dayFirst: day, monthFirst: month)
    }
    let order: DateOrder
    let basis: ReportNote.DateBasis
    if let told = rows.map.dates {
      (order, basis) = (told, .told)
    } else if let proof = dates.proofs.keys.first {
      (order, basis) = (proof, .otherRows)
    } else {
      let spans = (dates.span(.dayFirst) ?? .max, dates.span(.monthFirst) ?? .max)
      (order, basis) = (spans.0 < spans.1 ? .dayFirst : .monthFirst, .shorterRange)
    }
    notes.append(.dates(order, basis, first: first))
    return order
  }

  private mutating func noteRows() {
    let found = rows.notes
    if rows.titleLines > 0 { notes.append(.titleLines(rows.titleLines)) }
    if let first = found.header.first {
      notes.append(.headerAgain(lines: found.header.count, first: first.position.line))
    }
    if let first = found.ragged.first {
      notes.append(
        .ragged(
          rows: found.ragged.count, first: first.position, has: first.detail.has,
          header: first.detail.header))
    }
    if let (rows, line) = found.unreadable {
      notes.append(.unreadable(rows: rows, line: line))
    }
    if let first = found.dateless.first {
      notes.append(
        .notADate(rows: found.dateless.count, first: first.position, text: first.detail))
    }
    if let first = found.ranges.first {
      notes.append(.range(rows: found.ranges.count, first: first.position, text: first.detail))
    }
    let subtotals = rows.fold.slots.count - slots.count
    if subtotals > 0 { notes.append(.subtotals(subtotals)) }
    for figure in rows.figures { noteCells(figure) }
    noteUnits()
    if let place = found.windows1252 ?? rows.figures.lazy.compactMap(\.windows1252).first {
      notes.append(.windows1252(place))
    }
    noteTotals()
  }

  /// The units of amounts and days.
  private mutating func noteUnits() {
    if let columns = rows.columns, let read = columns.heading(of: .revenue) {
      let gross = columns.unread.first { ReportColumn.plain($0).hasPrefix("gross") }
      if let gross { notes.append(.hasGross(gross, read: read)) }
      if rows.figures[2].currency == nil, let assumed = columns.source.currency {
        notes.append(.assumedCurrency(assumed.code))
      }
    }
    if let heading = rows.columns?.microsHeading {
      notes.append(.millionths(heading: heading))
    } else if rows.figures[2].divided > 0, rows.columns?.source.countsMicros == true {
      notes.append(.sourceMillionths(heading: rows.columns?.heading(of: .revenue) ?? ""))
    }
    let zones = names(.zone).filter { !$0.isEmpty }
    if !zones.isEmpty { notes.append(.zones(zones)) }
  }

  private mutating func noteCells(_ figure: FigureColumn) {
    if let first = figure.negatives.first {
      notes.append(
        .corrections(
          cells: figure.negatives.count, first: first.position, column: figure.column,
          text: first.detail, below: below[figure.column] ?? 0))
    }
    if let first = figure.wrong.first {
      notes.append(
        .notANumber(
          rows: figure.wrong.count, first: first.position, column: figure.column,
          text: first.detail))
    }
    if let first = figure.below.first {
      notes.append(.below(cells: figure.below.count, first: first.position))
    }
    if let first = figure.missing.first {
      notes.append(
        .missing(cells: figure.missing.count, first: first.position, column: figure.column))
    }
  }

  private mutating func noteTotals() {
    let summed = slots.reduce(into: ReportCounts()) { $0 += $1.counts }.impressions
    for total in rows.notes.totals {
      if let said = total.impressions, said > 0, said != summed {
        notes.append(.totalDiffers(line: total.line, said: said, summed: summed))
      } else {
        notes.append(.totalRow(line: total.line))
      }
    }
  }

  private func report(_ columns: ColumnMap, _ order: DateOrder) -> Report {
    let days = rows.dates.days(order)
    let repeated = slots.count { $0.repeats > 0 }
    var notes = notes
    if repeated * 2 > slots.count, slots.count > 2 {
      notes.append(.repeatedRows(slots.reduce(0) { $0 + Int($1.repeats) }))
    }
    let cells = slots.compactMap { slot in
      days[Int(slot.key.date)].map { day in
        Report.Cell(
          day: day, unit: Int(slot.key.unit), placement: Int(slot.key.placement),
          network: Int(slot.key.network), app: Int(slot.key.app), counts: slot.counts)
      }
    }
    return Report(
      source: columns.source, encoding: encoding,
      delimiter: rows.isJSON ? nil : rows.delimiter ?? .comma,
      headerLine: rows.headerLine, columns: columns.names + metrics,
      currency: rows.figures[2].currency ?? columns.source.currency, notes: notes,
      rows: rows.rows, units: names(.unit), placements: names(.placement),
      networks: names(.network), apps: names(.app), unread: columns.unread + unreadMetrics,
      cells: cells,
      repeatedKeys: repeated)
  }

  /// The figures of the long form, as columns.
  private var metrics: [(column: ReportColumn, heading: String)] {
    ReportColumn.figures.flatMap { column in
      rows.metrics.filter { $0.value == column }.map { (column, $0.key) }
    }
  }

  private var unreadMetrics: [String] {
    rows.metrics.filter { $0.value == nil }.map(\.key).sorted()
  }

  /// Without rows that are the sum of others, unless there are no others.
  private static func slots(_ rows: ReportRows) -> [ReportFold.Slot] {
    func totals(_ column: ReportColumn) -> Set<Int32> {
      let table = rows.table(of: column)
      return Set(
        (0..<table.count).filter { number in
          table.withName(number) { $0.count < 40 && TotalRow.isWord(CSVText.decoded($0).text) }
        }.map(Int32.init))
    }
    let (units, placements) = (totals(.unit), totals(.placement))
    guard units.count + placements.count > 0 else { return rows.fold.slots }
    let kept = rows.fold.slots.filter {
      !units.contains($0.key.unit) && !placements.contains($0.key.placement)
    }
    return kept.isEmpty ? rows.fold.slots : kept
  }

  private func names(_ column: ReportColumn) -> [String] {
    let table = rows.table(of: column)
    return (0..<table.count).map { number in
      table.withName(number) { CSVText.decoded($0).text }
    }
  }
}

extension ReportNote {
  /// Whether it is about rows that are not in the sums.
  var leavesRowsOut: Bool { rowsLeftOut > 0 }

  var rowsLeftOut: Int {
    switch self {
    case .ragged(let rows, _, _, _), .notADate(let rows, _, _), .notANumber(let rows, _, _, _),
      .range(let rows, _, _), .unreadable(let rows, _):
      rows
    default: 0
    }
  }
}
