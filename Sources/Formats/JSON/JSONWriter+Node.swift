extension JSONWriter {
  /// A value on one line, keys in alphabetical order.
  package static func line(_ node: JSONNode) -> [UInt8] {
    var json = JSONWriter()
    json.write(node)
    return json.bytes
  }

  private mutating func write(_ node: JSONNode) {
    switch node.value {
    case .null: raw("null")
    case .bool(let flag): write(flag)
    case .number(let text): for byte in text.utf8 { raw(byte: byte) }
    case .string(let text): write(text)
    case .array(let elements): write(elements)
    case .object(let members): write(members)
    }
  }

  private mutating func write(_ elements: [JSONNode]) {
    raw("[")
    for (place, element) in elements.enumerated() {
      if place > 0 { raw(",") }
      write(element)
    }
    raw("]")
  }

  private mutating func write(_ members: [JSONNode.Member]) {
    raw("{")
    for (place, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
      if place > 0 { raw(",") }
      write(member.key)
      raw(":")
      write(member.node)
    }
    raw("}")
  }

  /// Appends JSON that is there already.
  package mutating func raw(bytes more: [UInt8]) {
    for byte in more { raw(byte: byte) }
  }
}
