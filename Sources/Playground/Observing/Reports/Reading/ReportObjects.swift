import CSV
import JSON

/// Makes records of a report in JSON, as the interfaces of networks answer it: each object of its list is a
/// row, or has several.
///
///     [{"date": "2026-09-01", "instanceName": "Home", "data": [{"clicks": 3}, {"clicks": 5}]}]
///
///     date, instanceName, clicks      the header: the names of the first rows
///     2026-09-01, Home, 3             an object within a list is a row of its own
///     2026-09-01, Home, 5
struct ReportObjects {
  private typealias Row = (line: Int, cells: [String: String])

  private var list = JSONListStream(keys: ["", "data", "results", "respList", "rows"])
  /// Nil until the header was handed out.
  private var headings: [String]?
  private var names: [String] = []
  private var first: [Row] = []
  private var shape = RowShape()

  /// As many rows say which names there are.
  private static let headRows = 1000

  typealias Take = (CSVRecord) throws(ReportProblem) -> Void

  var skipped: JSONListStream.Skipped { list.skipped }

  mutating func take(_ bytes: UnsafeRawBufferPointer, _ each: Take) throws(ReportProblem) {
    var found: [(node: JSONNode?, number: Int, line: Int)] = []
    list.take(bytes) { entry, number, line in
      found.append((try? JSONReader.read(entry), number, line))
    }
    for (node, number, line) in found {
      guard let node else {
        list.skip(number, line)
        continue
      }
      for cells in shape.rows(of: node) { try add(cells, line, each) }
    }
  }

  /// After the last piece.
  mutating func finish(_ each: Take) throws(ReportProblem) {
    guard list.hasEntries else { throw .noList }
    guard list.isWhole else { throw .cutList }
    try begin(each)
    if headings?.isEmpty == true { throw .emptyList }
  }

  private mutating func add(
    _ cells: [(name: String, text: String)], _ line: Int, _ each: Take
  ) throws(ReportProblem) {
    let row = Row(line, Dictionary(cells.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 }))
    guard headings == nil else { return try hand(row, each) }
    for cell in cells where !names.contains(cell.name) { names.append(cell.name) }
    first.append(row)
    if first.count >= Self.headRows { try begin(each) }
  }

  /// Hands out the header, and the rows that waited for it.
  private mutating func begin(_ each: Take) throws(ReportProblem) {
    guard headings == nil else { return }
    headings = names
    guard let line = first.first?.line else { return }
    try CSVRecord.made(names, line: line, each)
    for row in first { try hand(row, each) }
    first = []
  }

  private func hand(_ row: Row, _ each: Take) throws(ReportProblem) {
    try CSVRecord.made((headings ?? []).map { row.cells[$0] ?? "" }, line: row.line, each)
  }
}

/// Takes the cells out of an object, however deep they are.
struct RowShape {
  typealias Cell = (name: String, text: String)

  /// The currency that an answer names before its rows.
  private var currency: String?

  /// The cells of each of its rows; none of a header or a footer.
  mutating func rows(of node: JSONNode) -> [[Cell]] {
    if node.members.count == 1, let only = node.members.first,
      only.key == "header" || only.key == "footer"
    {
      currency = flat(only.value).cells.first { $0.name == "currencyCode" }?.text ?? currency
      return []
    }
    return rows(node)
  }

  private func rows(_ node: JSONNode) -> [[Cell]] {
    let (cells, parts) = flat(node)
    return parts.isEmpty
      ? cells.isEmpty ? [] : [cells] : parts.flatMap { rows($0).map { cells + $0 } }
  }

  /// Its own cells, and the objects that each are a row.
  private func flat(_ node: JSONNode) -> (cells: [Cell], parts: [JSONNode]) {
    var (cells, parts) = ([Cell](), [JSONNode]())
    for member in node.members {
      switch member.value.value {
      case .null: cells.append((member.key, ""))
      case .bool(let flag): cells.append((member.key, "\(flag)"))
      case .number(let number): cells.append((member.key, Self.plain(number)))
      case .string(let text): cells.append((member.key, text))
      case .array(let elements):
        let pairs = elements.compactMap(Self.pair)
        if pairs.count == elements.count {
          cells += pairs
        } else if parts.isEmpty {
          parts = elements.filter { $0.kind == .object }
        }
      case .object:
        if let cell = cell(member.key, member.value) {
          cells.append(cell)
        } else {
          let (inner, more) = flat(member.value)
          cells += inner
          parts = parts.isEmpty ? more : parts
        }
      }
    }
    return (cells, parts)
  }

  /// `{"key": "country", "value": "DE"}`.
  private static func pair(_ node: JSONNode) -> Cell? {
    guard node.members.count == 2, let key = text(node, "key"), let value = text(node, "value")
    else { return nil }
    return (key, value)
  }

  /// AdMob's `{"value": "…", "displayLabel": "Home"}` and `{"microsValue": "124259"}`.
  private func cell(_ name: String, _ node: JSONNode) -> Cell? {
    for key in ["displayLabel", "value", "integerValue", "doubleValue"] {
      if let text = Self.text(node, key) { return (name, text) }
    }
    guard let micros = Self.text(node, "microsValue").flatMap(Int.init) else { return nil }
    return (name + (currency.map { " (\($0))" } ?? ""), Self.amount(micros))
  }

  private static func text(_ node: JSONNode, _ key: String) -> String? {
    switch node.members.first(where: { $0.key == key })?.value.value {
    case .string(let text): text
    case .number(let number): plain(number)
    default: nil
    }
  }

  /// Digits alone: `1.2e-05` is 0.000012.
  private static func plain(_ number: JSONNumber) -> String {
    guard number.text.contains(where: { "eE".contains($0) }), let value = number.double,
      abs(value) < 1e11
    else { return number.text }
    return amount(Int((value * 1_000_000).rounded()))
  }

  private static func amount(_ micros: Int) -> String {
    let (whole, rest) = micros.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    return "\(micros < 0 ? "-" : "")\(whole).\(String(rest + 1_000_000).dropFirst())"
  }
}
