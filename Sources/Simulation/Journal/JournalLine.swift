package import JSON

extension Entry {
  /// Appends the entry as a line of JSON, keys in alphabetical order.
  package func write(to json: inout JSONWriter) {
    json.raw("{")
    ad.map { json.field("ad", $0) }
    if case .count(let count) = kind { json.field("amount", count.amount) }
    cause.map { json.field("cause", $0) }
    if !data.isEmpty {
      json.key("data")
      json.write(data)
    }
    json.field("from", from.rawValue)
    json.field("kind", kind.word)
    if case .count(let count) = kind { json.field("ledger", count.ledger.rawValue) }
    json.field("message", message)
    json.field("n", number)
    name.map { json.field("name", $0) }
    if case .finding(let rule, let severity, let proof) = kind {
      json.key("proof")
      json.write(.list(proof.map { .int($0) }))
      json.field("rule", rule)
      json.field("severity", severity)
    }
    json.field("t", time.milliseconds)
    to.map { json.field("to", $0.rawValue) }
    if case .note(let violation?) = kind { json.field("violation", violation) }
    if case .count(let count) = kind { json.field("what", count.what.rawValue) }
    json.raw("}\n")
  }
}

extension JSONWriter {
  /// Begins a field: a comma unless it is the first, and its name.
  package mutating func key(_ name: StaticString) {
    if bytes.last != UInt8(ascii: "{") { raw(",") }
    raw("\"")
    raw(name)
    raw("\":")
  }

  package mutating func field(_ name: StaticString, _ text: String) {
    key(name)
    write(text)
  }

  package mutating func field(_ name: StaticString, _ number: Int) {
    key(name)
    write(number)
  }

  /// Facts, sorted by name.
  package mutating func write(_ fields: Fields) {
    raw("{")
    for (place, field) in fields.all.sorted(by: { $0.name < $1.name }).enumerated() {
      if place > 0 { raw(",") }
      write(field.name)
      raw(":")
      write(field.value)
    }
    raw("}")
  }

  package mutating func write(_ value: Fields.Value) {
    switch value {
    case .string(let text): write(text)
    case .int(let number): write(number)
    case .bool(let flag): write(flag)
    case .null: raw("null")
    case .fields(let fields): write(fields)
    case .list(let values):
      raw("[")
      for (place, value) in values.enumerated() {
        if place > 0 { raw(",") }
        write(value)
      }
      raw("]")
    }
  }
}
