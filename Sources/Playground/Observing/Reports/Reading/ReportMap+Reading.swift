import CSV
package import JSON

extension ReportMap {
  /// Reads `{"columns": {"impressions": "Views"}, "units": {"their name": "Google's"}, …}`.
  package init(reading bytes: [UInt8]) throws(JSONError) {
    self.init()
    var object = try JSONReader.read(bytes).object()
    if let node = object.optional("columns") { columns = try Self.columns(node) }
    if let node = object.optional("units") { units = try Self.units(node) }
    network = try object.optional("network")?.string()
    dates = try object.optional("dates")?.word(of: DateOrder.self)
    decimals = try object.optional("decimals")?.word(of: DecimalMark.self)
    try object.finish()
  }

  private static func columns(_ node: JSONNode) throws(JSONError) -> [ReportColumn: [String]] {
    var object = try node.object()
    var columns: [ReportColumn: [String]] = [:]
    for column in ReportColumn.allCases {
      guard let name = object.optional(column.rawValue) else { continue }
      if case .string(let text) = name.value {
        columns[column] = [text]
      } else {
        columns[column] = try name.array { (node) throws(JSONError) in try node.string() }
      }
    }
    try object.finish()
    return columns
  }

  private static func units(_ node: JSONNode) throws(JSONError) -> [String: String] {
    var units: [String: String] = [:]
    for member in try node.map() { units[member.key] = try member.value.string() }
    return units
  }
}
