import CSV

/// Somebody whose reports can be told by their columns: its row in the table.
package struct ReportSource: Equatable, Sendable {
  /// The word for it in JSON.
  package let id: String
  package let title: String
  /// The heading of its column in a table.
  package let short: String
  /// Headings that nobody else has; one of them is enough.
  package let marks: [String]
  /// Its own names of columns, besides the usual ones.
  let names: [ReportColumn: [String]]
  /// Whether its rows are about other networks, too.
  package let isMediator: Bool
  /// Where its day begins.
  package let zone: String
  /// Its money, where the file does not say.
  let currency: Currency?
  /// Whether its amounts are millionths.
  let countsMicros: Bool
  /// How mediators' reports call it.
  let aliases: [String]

  init(
    _ id: String, _ title: String, short: String? = nil, marks: [String] = [],
    _ names: [ReportColumn: [String]] = [:],
    isMediator: Bool = false, zone: String, currency: Currency? = nil, countsMicros: Bool = false,
    aliases: [String] = []
  ) {
    (self.id, self.title, self.marks, self.names) = (id, title, marks, names)
    self.short = short ?? title
    (self.isMediator, self.zone, self.currency) = (isMediator, zone, currency)
    (self.countsMicros, self.aliases) = (countsMicros, aliases)
  }

  /// Whether its adapters are Google's.
  package var isGoogle: Bool { short == "Google" }

  /// Its name as the first of two reports, in a sentence.
  package var spoken: String { id == Self.unknown.id ? "the mediator" : short }

  /// All names of a column here, its own first.
  func names(of column: ReportColumn) -> [String] {
    (names[column] ?? []).map(ReportColumn.plain) + column.usualNames
  }

  /// The first of its own names of a column.
  func ownName(of column: ReportColumn) -> String? {
    names[column]?.first.map(ReportColumn.plain)
  }

  /// The source of a file with these headings. Somebody unknown may have the usual ones.
  static func of(_ headings: [String]) -> ReportSource {
    let plain = Set(headings.map { $0.lowercased().trimmingEnds })
    return all.first { source in
      source.marks.contains { mark in plain.contains { $0.matches(mark) } }
    } ?? unknown
  }

  /// Whether a mediator's row about `name` is about this one.
  func isCalled(_ name: String) -> Bool {
    let name = ReportColumn.plain(name)
    return !name.isEmpty
      && aliases.contains { name.contains($0) || (name.count > 3 && $0.contains(name)) }
  }
}

extension String {
  fileprivate var trimmingEnds: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// A mark may end with `*`.
  fileprivate func matches(_ mark: String) -> Bool {
    mark.hasSuffix("*") ? hasPrefix(mark.dropLast()) : self == mark
  }
}
