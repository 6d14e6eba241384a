extension Schema {
  /// A file an editor can use: this at the root, with the definitions it refers to.
  package func file(title: String, definitions: [(name: String, schema: Schema)]) -> [UInt8] {
    var json = JSONWriter(layout: .pretty)
    json.beginObject()
    json.writeMember("$schema", "https://json-schema.org/draft/2020-12/schema")
    json.writeMember("title", title)
    writeMembers(to: &json)
    if !definitions.isEmpty {
      json.writeObject("$defs", definitions.map { ($0.name, $0.schema) })
    }
    json.endObject()
    json.endLine()
    return json.bytes
  }

  /// It alone, as a part of other JSON.
  package func write(to json: inout JSONWriter) {
    json.beginObject()
    writeMembers(to: &json)
    json.endObject()
  }

  private func writeMembers(to json: inout JSONWriter) {
    description.map { json.writeMember("description", $0) }
    switch shape {
    case .object(let object): object.write(to: &json)
    case .array(let element, let least):
      json.writeMember("type", "array")
      if least > 0 { json.writeMember("minItems", least) }
      json.writeKey("items")
      element.write(to: &json)
    case .tuple(let element, let count):
      json.writeMember("type", "array")
      json.writeMember("minItems", count)
      json.writeMember("maxItems", count)
      json.writeKey("items")
      element.write(to: &json)
    case .words(let words): json.writeArray("enum", words)
    case .string(let pattern):
      json.writeMember("type", "string")
      pattern.map { json.writeMember("pattern", $0) }
    case .integer(let range): json.write("integer", range)
    case .number(let range): json.write("number", range)
    case .anyNumber: json.writeMember("type", "number")
    case .boolean: json.writeMember("type", "boolean")
    case .null: json.writeMember("type", "null")
    case .constant(let value): json.write(value)
    case .anyOf(let schemas): json.writeArray("anyOf", schemas)
    case .oneOf(let schemas): json.writeArray("oneOf", schemas)
    case .reference(let name): json.writeMember("$ref", "#/$defs/\(name)")
    }
  }
}

extension Schema.Object {
  fileprivate func write(to json: inout JSONWriter) {
    json.writeMember("type", "object")
    if !properties.isEmpty {
      json.writeObject("properties", properties.map { ($0.key, $0.value) })
    }
    let required = properties.filter(\.isRequired).map(\.key)
    if !required.isEmpty { json.writeArray("required", required) }
    json.writeChoice("oneOf", exactlyOneOf)
    json.writeChoice("anyOf", atLeastOneOf)
    if atLeast > 0 { json.writeMember("minProperties", atLeast) }
    writeCompanions(to: &json)
    switch others {
    case .refused: json.writeMember("additionalProperties", false)
    case .passedOver: break
    case .all(let schema):
      json.writeKey("additionalProperties")
      schema.write(to: &json)
    }
  }

  private func writeCompanions(to json: inout JSONWriter) {
    let (single, open) = (only.filter { $0.others.count == 1 }, only.filter { $0.others.count > 1 })
    if !single.isEmpty {
      json.writeKey("dependentRequired")
      json.beginObject()
      for rule in single { json.writeArray(rule.key, rule.others) }
      json.endObject()
    }
    guard !open.isEmpty else { return }
    json.writeKey("dependentSchemas")
    json.beginObject()
    for rule in open {
      json.writeKey(rule.key)
      json.beginObject()
      json.writeChoice("anyOf", rule.others)
      json.endObject()
    }
    json.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func writeObject(_ key: String, _ schemas: [(String, Schema)]) {
    writeKey(key)
    beginObject()
    for (name, schema) in schemas {
      writeKey(name)
      schema.write(to: &self)
    }
    endObject()
  }

  fileprivate mutating func writeArray(_ key: String, _ schemas: [Schema]) {
    writeKey(key)
    beginArray()
    for schema in schemas { schema.write(to: &self) }
    endArray()
  }

  fileprivate mutating func writeArray(_ key: String, _ words: [String]) {
    writeKey(key)
    beginArray()
    for word in words { write(word) }
    endArray()
  }

  fileprivate mutating func write(_ type: String, _ range: ClosedRange<Int>) {
    writeMember("type", type)
    writeMember("minimum", range.lowerBound)
    writeMember("maximum", range.upperBound)
  }

  fileprivate mutating func write(_ constant: Schema.Constant) {
    switch constant {
    case .string(let text): writeMember("const", text)
    case .int(let number): writeMember("const", number)
    case .true: writeMember("const", true)
    }
  }

  /// Alternatives that only say which keys must be there.
  fileprivate mutating func writeChoice(_ keyword: String, _ keys: [String]) {
    guard !keys.isEmpty else { return }
    writeKey(keyword)
    beginArray()
    for key in keys {
      beginObject()
      writeArray("required", [key])
      endObject()
    }
    endArray()
  }
}
