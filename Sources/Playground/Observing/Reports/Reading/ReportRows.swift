import CSV
import JSON

/// The rows of a report so far.
final class ReportRows {
  static let titleLimit = 60
  private static let nameLimit = 1 << 22

  let map: ReportMap
  private let told: DecimalMark?
  var delimiter: CSVDelimiter?
  /// Whether they come from JSON, whose numbers are all written alike.
  var isJSON = false
  /// The metrics of the long form by their names; nil for those that nothing is read from.
  private(set) var metrics: [String: ReportColumn?] = [:]

  private(set) var columns: ColumnMap?
  private(set) var headerLine = 0
  private var titles: [String] = []
  private(set) var titleLines = 0
  private(set) var rows = 0
  private(set) var fold = ReportFold()

  private(set) var dates = DateColumn()
  private(set) var notes = RowNotes()
  private(set) var figures = (ReportColumn.figures + ReportColumn.asides).map { FigureColumn($0) }
  private var units = ByteTable(), placements = ByteTable(), networks = ByteTable()
  private var apps = ByteTable(), currencies = ByteTable(), zones = ByteTable()

  init(_ map: ReportMap, assuming mark: DecimalMark?) { (self.map, told) = (map, mark) }

  /// How amounts such as `1,234` are read; what the whole file says may need another reading.
  var assumed: DecimalMark {
    isJSON ? .point : map.decimals ?? told ?? .point
  }

  func table(of column: ReportColumn) -> ByteTable {
    switch column {
    case .placement: placements
    case .network: networks
    case .app: apps
    case .zone: zones
    default: units
    }
  }

  /// Notes the objects of a list that can't be read.
  func leaveOut(_ skipped: JSONListStream.Skipped?) {
    if let skipped, let line = skipped.firstLine { notes.unreadable = (skipped.count, line) }
  }

  func take(_ record: CSVRecord) throws(ReportProblem) {
    guard let columns else { return try takeHead(record) }
    try takeRow(record, columns)
  }

  private func takeHead(_ record: CSVRecord) throws(ReportProblem) {
    noteEncoding(record)
    if let found = ColumnMap(record.texts, map) {
      headerLine = record.line
      titleLines = titles.count
      guard found.has(.date) else { throw missing(.date, found) }
      guard found.hasFigures || found.long != nil else {
        throw missing(.impressions, found)
      }
      columns = found
      for place in figures.indices {
        figures[place].field = found.fields[figures[place].column] ?? -1
        if figures[place].column == .revenue {
          figures[place].currency = found.currency
          figures[place].countsMicros = found.countsMicros
        }
      }
      return
    }
    guard !isJSON else { throw missing(record) }
    titles.append(record.text(0))
    guard titles.count < Self.titleLimit else { throw noHeader }
  }

  private func noteEncoding(_ record: CSVRecord) {
    guard notes.windows1252 == nil,
      let field = (0..<record.count).first(where: { !CSVText.decoded(record.bytes($0)).isUTF8 })
    else { return }
    notes.windows1252 = record.position(field)
  }

  private func missing(_ column: ReportColumn, _ found: ColumnMap) -> ReportProblem {
    .missingColumn(column, headerLine: headerLine, headings: found.headings)
  }

  /// The names of JSON are a header, whether or not they are known.
  private func missing(_ names: CSVRecord) -> ReportProblem {
    let texts = names.texts
    let dates = ReportColumn.date.usualNames
    let hasDate = texts.contains { dates.contains(ReportColumn.plain($0)) }
    return .missingColumn(
      hasDate ? .impressions : .date, headerLine: names.line, headings: texts)
  }

  var noHeader: ReportProblem {
    .noHeader(looked: titles.count, firstCells: Array(titles.prefix(3)))
  }

  private func takeRow(_ record: CSVRecord, _ columns: ColumnMap) throws(ReportProblem) {
    guard hasRightLength(record, columns) else {
      return notes.ragged.add(record.position(columns.headings.count)) {
        (record.count, columns.headings.count)
      }
    }
    let dateField = columns.places[0]
    let cell = record.bytes(dateField)
    let (date, isNew) = dates.number(of: cell)
    if isNew { dates.read(cell, record.position(dateField)) }
    guard dates.isDate(date) else { return try takeDateless(record, columns, dateField) }
    var counts = ReportCounts()
    if let long = columns.long, !isMetricRead(record, columns, long) { return }
    for place in figures.indices where figures[place].field >= 0 {
      guard figures[place].read(record, assuming: assumed, into: &counts) else { return }
    }
    rows += 1
    readCurrency(record, columns)
    if columns.places[9] >= 0 { _ = zones.number(of: record.bytes(columns.places[9])) }
    let key = ReportFold.Key(
      date: Int32(date), unit: try number(in: &units, .unit, record, columns),
      placement: try number(in: &placements, .placement, record, columns),
      network: try number(in: &networks, .network, record, columns),
      app: try number(in: &apps, .app, record, columns))
    fold.add(counts, key, row: record.fingerprint)
  }

  /// Makes the value of the row the field of the figure that its metric is.
  private func isMetricRead(
    _ record: CSVRecord, _ columns: ColumnMap, _ long: ColumnMap.LongForm
  ) -> Bool {
    let name = record.text(long.metric)
    let figure = metrics[name] ?? columns.figure(ofMetric: name)
    metrics[name] = .some(figure)
    for place in figures.indices {
      figures[place].field = figures[place].column == figure ? long.value : -1
    }
    return figure != nil
  }

  private func readCurrency(_ record: CSVRecord, _ columns: ColumnMap) {
    let field = columns.places[8]
    guard field >= 0, currencies.number(of: record.bytes(field)).isNew else { return }
    guard let found = Currency(reading: record.text(field).uppercased()) else { return }
    for place in figures.indices where figures[place].column == .revenue {
      figures[place].meet(found, isSign: false, record.position(field))
    }
  }

  /// Empty cells at the end may be left out, or be too many.
  private func hasRightLength(_ record: CSVRecord, _ columns: ColumnMap) -> Bool {
    if record.count == columns.headings.count { return true }
    if record.count < columns.headings.count { return record.count > columns.last }
    return (columns.headings.count..<record.count).allSatisfy { record.bytes($0).isEmpty }
  }

  private func number(
    in table: inout ByteTable, _ column: ReportColumn, _ record: CSVRecord, _ columns: ColumnMap
  ) throws(ReportProblem) -> Int32 {
    let place: Int
    switch column {
    case .unit: place = columns.places[1] >= 0 ? columns.places[1] : columns.places[4]
    case .placement: place = columns.places[2]
    case .app: place = columns.places[4]
    default: place = columns.places[3]
    }
    guard place >= 0 else { return -1 }
    let name = record.bytes(place)
    let (number, isNew) = table.number(of: name)
    if isNew {
      if number >= Self.nameLimit { throw .tooManyNames(column, record.position(place)) }
      if notes.windows1252 == nil, !CSVText.decoded(name).isUTF8 {
        notes.windows1252 = record.position(place)
      }
    }
    return Int32(number)
  }

  private func takeDateless(
    _ record: CSVRecord, _ columns: ColumnMap, _ field: Int
  ) throws(ReportProblem) {
    if let header = ColumnMap(record.texts, map), header.fields.count > 2 {
      guard header.headings == columns.headings else {
        throw .otherHeader(record.position(0), first: headerLine)
      }
      return notes.header.add(record.position(0)) { (0, 0) }
    }
    guard TotalRow.isTotal(record, date: field) else {
      if WrittenDate.isRange(record.text(field)) {
        return notes.ranges.add(record.position(field)) { record.text(field) }
      }
      return notes.dateless.add(record.position(field)) { record.text(field) }
    }
    var counts = ReportCounts()
    var columns = figures
    let isNumber = columns.indices.allSatisfy {
      columns[$0].field < 0 || columns[$0].read(record, assuming: assumed, into: &counts)
    }
    let isOfAll = !hasName(record, self.columns)
    notes.totals.append((record.line, isNumber && isOfAll ? counts.impressions : nil))
  }

  /// Whether a total is one unit's alone.
  private func hasName(_ record: CSVRecord, _ columns: ColumnMap?) -> Bool {
    guard let columns else { return false }
    return [ReportColumn.unit, .placement].contains { column in
      columns.fields[column].map { record.text($0) }.map { name in
        name.contains(where: \.isLetter) && !TotalRow.isWord(name)
      } ?? false
    }
  }
}
