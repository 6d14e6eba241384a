extension JSONNode {
  /// The node as a text of its own, without a line end.
  package func bytes(_ layout: JSONLayout = .compact) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(self, layout)
    return writer.bytes
  }
}

extension JSONWriter {
  /// Writes what was read: numbers digit by digit, strings in their one canonical spelling.
  package mutating func write(_ node: JSONNode, _ layout: JSONLayout = .compact) {
    write(node, layout, level: 0)
  }

  private mutating func write(_ node: JSONNode, _ layout: JSONLayout, level: Int) {
    let document = node.document
    let entry = document.entries[node.index]
    switch entry.kind {
    case .null: writeNull()
    case .false: write(false)
    case .true: write(true)
    case .number: copy(document.bytes[entry.start..<entry.end])
    case .plainString where !Self.hides(document.bytes[entry.inside]):
      copy(document.bytes[entry.start..<entry.end])
    case .plainString, .escapedString: write(document.text(ofString: node.index))
    case .array: writeArray(node, layout, level: level)
    case .object: writeObject(node, layout, level: level)
    }
  }

  private mutating func copy(_ text: ArraySlice<UInt8>) {
    separate()
    bytes.append(contentsOf: text)
  }

  private mutating func writeArray(_ node: JSONNode, _ layout: JSONLayout, level: Int) {
    let elements = node.elements
    beginArray()
    for element in elements {
      breakLine(layout, level: level + 1)
      write(element, layout, level: level + 1)
    }
    if !elements.isEmpty { breakLine(layout, level: level, isLast: true) }
    endArray()
  }

  private mutating func writeObject(_ node: JSONNode, _ layout: JSONLayout, level: Int) {
    let members = layout.sortsKeys ? Self.sorted(node.members) : node.members
    beginObject()
    for member in members {
      breakLine(layout, level: level + 1)
      writeKey(member.key)
      if layout.isPretty { bytes.append(UInt8(ascii: " ")) }
      write(member.value, layout, level: level + 1)
    }
    if !members.isEmpty { breakLine(layout, level: level, isLast: true) }
    endObject()
  }

  /// By bytes: string comparison treats different spellings of a letter as equal.
  private static func sorted(_ members: [JSONMember]) -> [JSONMember] {
    members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  private mutating func breakLine(_ layout: JSONLayout, level: Int, isLast: Bool = false) {
    guard layout.isPretty else { return }
    if !isLast { separateAheadOfTime() }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<level { append("  ") }
  }
}
