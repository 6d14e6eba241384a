package import JSON
import Simulation

extension JournalDiff {
  /// How many rows of each kind there are, and those that differ, as members of an object.
  package func writeMembers(to json: inout JSONWriter) {
    json.writeKey("counts")
    json.beginObject()
    json.writeMember("same", counts.same)
    json.writeMember("changed", counts.changed)
    json.writeMember("missing", counts.missing)
    json.writeMember("extra", counts.extra)
    json.writeMember("moved", counts.moved)
    json.endObject()
    json.writeKey("rows")
    json.beginArray()
    for row in rows { write(row, to: &json) }
    json.endArray()
  }

  /// Nothing for what is the same, and for the second end of what has moved.
  private func write(_ row: Row, to json: inout JSONWriter) {
    switch row {
    case .same, .arrived: break
    case .changed(let left, let right, let differences):
      write("changed", self.left[left], self.right[right], differences, to: &json)
    case .missing(let left): write("missing", self.left[left], nil, to: &json)
    case .extra(let right): write("extra", nil, self.right[right], to: &json)
    case .moved(let left, let right):
      write("moved", self.left[left], self.right[right], to: &json)
    }
  }

  private func write(
    _ word: String, _ left: Entry?, _ right: Entry?, _ differences: [Difference] = [],
    to json: inout JSONWriter
  ) {
    json.beginObject()
    json.writeMember("row", word)
    json.writeMember("left", number: left?.number)
    json.writeMember("right", number: right?.number)
    json.writeMember("message", (left ?? right)?.message ?? "")
    if !differences.isEmpty {
      json.writeKey("differences")
      json.beginArray()
      for difference in differences { json.write(difference) }
      json.endArray()
    }
    json.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func writeMember(_ key: String, number: Int?) {
    writeKey(key)
    if let number { write(number) } else { writeNull() }
  }

  fileprivate mutating func write(_ difference: JournalDiff.Difference) {
    beginObject()
    switch difference {
    case .cause(let left, let right):
      writeMember("what", "cause")
      writeMember("left", number: left)
      writeMember("right", number: right)
    case .shift(let duration):
      writeMember("what", "time")
      writeMember("laterByMilliseconds", duration.wholeMilliseconds)
    case .field(let name, let left, let right): write("field", name, left, right)
    case .fact(let name, let left, let right): write("fact", name, left, right)
    }
    endObject()
  }

  private mutating func write(
    _ what: String, _ name: String, _ left: Fields.Value?, _ right: Fields.Value?
  ) {
    writeMember("what", what)
    writeMember("name", name)
    writeKey("left")
    if let left { write(left) } else { writeNull() }
    writeKey("right")
    if let right { write(right) } else { writeNull() }
  }
}
