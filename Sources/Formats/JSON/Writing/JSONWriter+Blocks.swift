// Brackets that match by themselves.
extension JSONWriter {
  /// An object; as a member where there is a key.
  package mutating func object(
    _ key: String? = nil, _ members: (inout JSONWriter) -> Void
  ) {
    if let key { writeKey(key) }
    beginObject()
    members(&self)
    endObject()
  }

  /// An array; as a member where there is a key.
  package mutating func array(
    _ key: String? = nil, _ elements: (inout JSONWriter) -> Void
  ) {
    if let key { writeKey(key) }
    beginArray()
    elements(&self)
    endArray()
  }

  /// A member with an element for each of these.
  package mutating func array<Elements: Sequence>(
    _ key: String, of elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    array(key) { json in for element in elements { write(&json, element) } }
  }

  /// An object as a line of JSON Lines.
  package static func line(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object(nil, members)
    json.endLine()
    return json.bytes
  }

  /// Writes a missing value as `null`.
  package mutating func writeMember(_ key: String, _ text: String?) {
    writeKey(key)
    if let text { write(text) } else { writeNull() }
  }

  /// Writes a missing value as `null`.
  package mutating func writeMember(_ key: String, _ int: Int?) {
    writeKey(key)
    if let int { write(int) } else { writeNull() }
  }
}
