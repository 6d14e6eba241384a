package import JSON

extension Entry {
  /// Appends the entry as a line of JSON, keys in alphabetical order.
  package func write(to json: inout JSONWriter) {
    json.beginObject()
    ad.map { json.writeMember("ad", $0) }
    if case .count(let count) = kind { json.writeMember("amount", count.amount) }
    cause.map { json.writeMember("cause", $0) }
    if !data.isEmpty {
      json.writeKey("data")
      json.write(data)
    }
    json.writeMember("from", from.role.rawValue)
    from.name.map { json.writeMember("fromName", $0) }
    json.writeMember("kind", kind.word)
    if case .count(let count) = kind { json.writeMember("ledger", count.ledger.rawValue) }
    json.writeMember("message", message)
    json.writeMember("n", number)
    if case .finding(let rule, let severity, let proof) = kind {
      json.writeKey("proof")
      json.write(.list(proof.map { .int($0) }))
      json.writeMember("rule", rule)
      json.writeMember("severity", severity)
    }
    sense.map { json.writeMember("sense", $0.word) }
    json.writeMember("t", time.milliseconds)
    to.map { json.writeMember("to", $0.role.rawValue) }
    to?.name.map { json.writeMember("toName", $0) }
    if case .note(let violation?) = kind { json.writeMember("violation", violation.rawValue) }
    if case .count(let count) = kind { json.writeMember("what", count.what.rawValue) }
    json.endObject()
    json.endLine()
  }
}

extension JSONWriter {
  /// Facts, sorted by name.
  package mutating func write(_ fields: Fields) {
    beginObject()
    for field in fields.all.sorted(by: { $0.name < $1.name }) {
      writeKey(field.name)
      write(field.value)
    }
    endObject()
  }

  package mutating func write(_ value: Fields.Value) {
    switch value {
    case .string(let text): write(text)
    case .int(let number): write(number)
    case .bool(let flag): write(flag)
    case .null: writeNull()
    case .fields(let fields): write(fields)
    case .list(let values):
      beginArray()
      for value in values { write(value) }
      endArray()
    }
  }
}
