package import JSON
import Simulation

extension JournalDiff {
  /// How many rows of each kind there are, and those that differ, as members of an object.
  package func writeMembers(to json: inout JSONWriter) {
    json.object("counts") { json in
      json.writeMember("same", counts.same)
      json.writeMember("changed", counts.changed)
      json.writeMember("missing", counts.missing)
      json.writeMember("extra", counts.extra)
      json.writeMember("moved", counts.moved)
    }
    json.array("rows") { json in
      for row in rows { write(row, to: &json) }
    }
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
    json.object { json in
      json.writeMember("row", word)
      json.writeMember("left", left?.number)
      json.writeMember("right", right?.number)
      json.writeMember("message", (left ?? right)?.message ?? "")
      if !differences.isEmpty {
        json.array("differences", of: differences) { $0.write($1) }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ difference: JournalDiff.Difference) {
    object { json in
      switch difference {
      case .cause(let left, let right):
        json.writeMember("what", "cause")
        json.writeMember("left", left)
        json.writeMember("right", right)
      case .shift(let duration):
        json.writeMember("what", "time")
        json.writeMember("laterByMilliseconds", duration.wholeMilliseconds)
      case .field(let name, let left, let right): json.write("field", name, left, right)
      case .fact(let name, let left, let right): json.write("fact", name, left, right)
      }
    }
  }

  private mutating func write(
    _ what: String, _ name: String, _ left: Fields.Value?, _ right: Fields.Value?
  ) {
    writeMember("what", what)
    writeMember("name", name)
    writeMember("left", left)
    writeMember("right", right)
  }

  private mutating func writeMember(_ key: String, _ value: Fields.Value?) {
    writeKey(key)
    if let value { write(value) } else { writeNull() }
  }
}
