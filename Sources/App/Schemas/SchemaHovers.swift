import JSON

/// Writes a schema again, with what editors show where the pointer rests: the sentence of an article where
/// there is one, and otherwise the schema's own.
struct SchemaHovers {
  /// By the definition, or by the key of an object, whose properties they are about; the root's is "".
  let tables: [String: [ArticleTable]]

  func write(_ root: JSONNode, to json: inout JSONWriter) {
    write(root, named: "", tables[""] ?? [], to: &json)
  }

  /// `own` are the tables of the object that this schema is part of.
  private func write(
    _ node: JSONNode, named name: String, _ own: [ArticleTable], hover: String? = nil,
    to json: inout JSONWriter
  ) {
    guard node.kind == .object else { return json.write(node) }
    let inner = tables[name] ?? own
    json.beginObject()
    for member in node.members {
      json.writeKey(member.key)
      switch member.key {
      case "properties": writeEach(of: member.value, inner, areProperties: true, to: &json)
      case "$defs": writeEach(of: member.value, [], areProperties: false, to: &json)
      case "items", "additionalProperties": write(member.value, named: name, [], to: &json)
      default: json.write(member.value)
      }
    }
    if let hover { json.writeMember("markdownDescription", hover) }
    json.endObject()
  }

  private func writeEach(
    of node: JSONNode, _ own: [ArticleTable], areProperties: Bool, to json: inout JSONWriter
  ) {
    json.beginObject()
    for member in node.members {
      json.writeKey(member.key)
      let hover = areProperties ? own.lazy.compactMap { $0[member.key] }.first : nil
      write(member.value, named: member.key, [], hover: hover, to: &json)
    }
    json.endObject()
  }
}
