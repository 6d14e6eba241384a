import JSON

extension ServerFace {
  func writeIdentity(to json: inout JSONWriter) {
    json.writeMember("name", name)
    json.writeMember("title", title)
    json.writeMember("version", version)
  }

  func writeCapabilities(to json: inout JSONWriter) {
    json.object("capabilities") { json in
      json.object("tools") { _ in }
      if !resources.isEmpty || !templates.isEmpty { json.object("resources") { _ in } }
    }
  }
}

extension ToolCard {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.writeMember("name", name)
      json.writeMember("title", title)
      json.writeMember("description", description)
      json.writeKey("inputSchema")
      input.write(to: &json)
      json.writeKey("outputSchema")
      output.write(to: &json)
      json.object("annotations") { json in
        json.writeMember("readOnlyHint", effect == .reads)
        json.writeMember("destructiveHint", effect == .overwrites)
        json.writeMember("openWorldHint", false)
      }
    }
  }
}

extension ResourceCard {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.writeMember("uri", uri)
      json.writeMember("name", name)
      if let description { json.writeMember("description", description) }
      json.writeMember("mimeType", type)
    }
  }
}

extension ResourceTemplate {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.writeMember("uriTemplate", uri)
      json.writeMember("name", name)
      json.writeMember("mimeType", type)
    }
  }
}

extension ToolAnswer {
  func write(to json: inout JSONWriter) {
    json.array("content") { json in
      json.object { json in
        json.writeMember("type", "text")
        json.writeMember("text", text)
      }
    }
    if let data, let node = try? JSONReader.read(data, dialect: .strict) {
      json.writeKey("structuredContent")
      json.write(node)
    }
    if isError { json.writeMember("isError", true) }
  }
}
