import CSV

/// Which field of a record is which column.
struct ColumnMap: Equatable, Sendable {
  let source: ReportSource
  let headings: [String]
  let fields: [ReportColumn: Int]
  /// In the order of ``ReportColumn/allCases``; -1 for a column that is not there.
  let places: [Int]

  /// Where a metric and its value stand in a report that has a row for each metric.
  private(set) var long: LongForm?

  struct LongForm: Equatable {
    let metric, value: Int
  }

  /// Nil if this is no header: fewer than two of its cells are names of columns.
  init?(_ headings: [String], _ map: ReportMap) {
    let headings = headings.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
    self.headings = headings
    source = ReportSource.of(headings)
    let plain = headings.map(ReportColumn.plain)
    var fields: [ReportColumn: Int] = [:]
    for column in ReportColumn.allCases {
      let told = (map.columns[column] ?? []).compactMap { name in
        headings.firstIndex { $0.lowercased() == name.lowercased() }
      }
      let taken = Set(fields.values)
      let guessed = source.names(of: column).compactMap { plain.firstIndex(of: $0) }
      if let field = told.first ?? guessed.first(where: { !taken.contains($0) }) {
        fields[column] = field
      }
    }
    guard fields.count >= 2 else { return nil }
    // What the heading of the amounts says needs no column.
    let money = fields[.revenue].flatMap { ReportColumn.inBrackets(headings[$0]) }
    if money.flatMap(Currency.init(reading:)) != nil { fields[.currency] = nil }
    self.fields = fields
    places = ReportColumn.allCases.map { fields[$0] ?? -1 }
    if !hasFigures, let metric = plain.firstIndex(of: "metric"),
      let value = plain.firstIndex(of: "value")
    {
      long = LongForm(metric: metric, value: value)
    }
  }

  var hasFigures: Bool { ReportColumn.figures.contains(where: has) }

  /// Which figure a metric of the long form is: the name that its source has for it, or else any usual one.
  func figure(ofMetric name: String) -> ReportColumn? {
    let name = ReportColumn.plain(name)
    return ReportColumn.figures.first { column in
      source.ownName(of: column).map { $0 == name } ?? column.usualNames.contains(name)
    }
  }

  func has(_ column: ReportColumn) -> Bool { fields[column] != nil }

  /// The last field that anything is read from.
  var last: Int { max(fields.values.max() ?? 0, long?.value ?? 0, long?.metric ?? 0) }

  /// Headings of columns that nothing is read from.
  var unread: [String] {
    let read = Set(Array(fields.values) + [long?.metric, long?.value].compactMap(\.self))
    return headings.indices.filter { !read.contains($0) && !headings[$0].isEmpty }
      .map { headings[$0] }
  }

  /// Whether amounts are millionths.
  var countsMicros: Bool {
    source.countsMicros || microsHeading != nil
  }

  /// The revenue's heading, if it says that amounts are millionths: `revenue_micros`, `Revenue (micros)`.
  var microsHeading: String? {
    fields[.revenue].map { headings[$0] }.flatMap { $0.lowercased().contains("micros") ? $0 : nil }
  }

  func heading(of column: ReportColumn) -> String? { fields[column].map { headings[$0] } }

  /// The currency that the revenue's heading names.
  var currency: Currency? {
    fields[.revenue].flatMap { ReportColumn.inBrackets(headings[$0]) }
      .flatMap(Currency.init(reading:))
  }

  /// The columns that were found, and what they are called here.
  var names: [(column: ReportColumn, heading: String)] {
    ReportColumn.allCases.compactMap { column in
      fields[column].map { (column, headings[$0]) }
    }
  }
}
