extension JSONTree {
  /// The text for people: what fits into a line stands in one.
  package func laidOut(indent: Int = 0, width: Int = 100) -> String {
    let line = spaced
    guard line.count + indent > width else { return line }
    let blanks = String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch self {
    case .leaf(let text): return text
    case .array(let elements):
      let rows = elements.map { blanks + $0.laidOut(indent: indent + 2, width: width - 1) }
      return "[\n\(rows.joined(separator: ",\n"))\(end)]"
    case .object(let members):
      return "{\n\(Self.rows(members, indent: indent + 2, width).joined(separator: ",\n"))\(end)}"
    }
  }

  /// Short members share a line.
  private static func rows(_ members: [Member], indent: Int, _ width: Int) -> [String] {
    let blanks = String(repeating: " ", count: indent)
    var rows: [String] = []
    var isOpen = false
    for member in members {
      let key = "\(string(member.key).text): "
      let text = key + member.value.laidOut(indent: indent, width: width - key.count - 1)
      let isShort = !text.contains("\n")
      if isOpen, isShort, let last = rows.last, last.count + text.count + 3 <= width {
        rows[rows.count - 1] = "\(last), \(text)"
      } else {
        rows.append(blanks + text)
      }
      isOpen = isShort
    }
    return rows
  }

  /// In one line, with blanks.
  private var spaced: String {
    switch self {
    case .leaf(let text): text
    case .array(let elements): "[\(elements.map(\.spaced).joined(separator: ", "))]"
    case .object(let members):
      members.isEmpty
        ? "{}"
        : "{ \(members.map { "\(Self.string($0.key).text): \($0.value.spaced)" }.joined(separator: ", ")) }"
    }
  }
}
