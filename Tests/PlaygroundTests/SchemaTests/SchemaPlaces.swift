import JSON
import Properties

/// Walks through a schema, alone or together with a text it describes.
struct SchemaPlaces {
  let root: JSONNode

  /// Every key of the schema, after the path of its object: `#/$defs/line label`.
  func allKeys() -> Set<String> {
    Set(properties.map { "\($0.place) \($0.key)" })
  }

  /// Every word of the schema, after its key: `#/$defs/line outcome fill`.
  func allWords() -> Set<String> {
    Set(
      properties.flatMap { property in
        words(of: property.schema).map { "\(property.place) \(property.key) \($0)" }
      })
  }

  /// The words that a schema allows.
  func words(of schema: JSONNode) -> [String] {
    (schema["enum"]?.elements ?? []).compactMap(\.text) + alternatives(of: schema).flatMap(words)
  }

  private typealias Property = (place: String, key: String, schema: JSONNode)

  private var properties: [Property] {
    var properties: [Property] = []
    collect(root, "#", &properties)
    for definition in root["$defs"]?.members ?? [] {
      collect(definition.value, "#/$defs/\(definition.key)", &properties)
    }
    return properties
  }

  private func collect(_ schema: JSONNode, _ place: String, _ properties: inout [Property]) {
    for property in schema["properties"]?.members ?? [] {
      properties.append((place, property.key, property.value))
      collect(property.value, "\(place)/\(property.key)", &properties)
    }
    if let items = schema["items"] { collect(items, place, &properties) }
    for (index, other) in alternatives(of: schema).enumerated() {
      collect(other, "\(place)/\(index)", &properties)
    }
  }

  /// The objects of a text in the order in which they begin, each with its schema.
  func objects(
    of node: JSONNode, _ found: (_ object: JSONNode, _ schema: JSONNode, _ place: String) -> Void
  ) {
    visit(node, root, "#", found)
  }

  private func visit(
    _ node: JSONNode, _ schema: JSONNode, _ place: String,
    _ found: (JSONNode, JSONNode, String) -> Void
  ) {
    if let reference = schema["$ref"]?.text {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      return root["$defs"]?[name].map { visit(node, $0, reference, found) } ?? ()
    }
    if node.kind == .object, schema["type"]?.text == "object" { found(node, schema, place) }
    for member in node.members {
      guard let property = schema["properties"]?[member.key] else { continue }
      visit(member.value, property, "\(place)/\(member.key)", found)
    }
    for element in node.elements {
      if let items = schema["items"] { visit(element, items, place, found) }
    }
    for (index, other) in alternatives(of: schema).enumerated() where isMeant(other, by: node) {
      visit(node, other, "\(place)/\(index)", found)
    }
  }

  /// Whether an alternative could be the one for this text: no constant of it says otherwise, and
  /// each of the text's keys is one of its own.
  private func isMeant(_ alternative: JSONNode, by node: JSONNode) -> Bool {
    let name = alternative["$ref"]?.text?.split(separator: "/").last.map(String.init)
    let schema = name.flatMap { root["$defs"]?[$0] } ?? alternative
    guard let properties = schema["properties"], node.kind == .object else { return true }
    return node.members.allSatisfy { member in
      guard let property = properties[member.key] else { return false }
      return property["const"]?.text.map { $0 == member.value.text } ?? true
    }
  }

  private func alternatives(of schema: JSONNode) -> [JSONNode] {
    (schema["anyOf"]?.elements ?? []) + (schema["oneOf"]?.elements ?? [])
  }
}
