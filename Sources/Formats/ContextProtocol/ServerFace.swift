package import JSON

/// What a server shows its clients.
package struct ServerFace: Sendable {
  package var name: String
  package var title: String
  package var version: String
  /// What a model is told of the server as a whole.
  package var instructions: String
  package var tools: [ToolCard]
  package var resources: [ResourceCard]
  package var templates: [ResourceTemplate]

  package init(
    name: String, title: String, version: String, instructions: String, tools: [ToolCard],
    resources: [ResourceCard] = [], templates: [ResourceTemplate] = []
  ) {
    (self.name, self.title, self.version) = (name, title, version)
    (self.instructions, self.tools) = (instructions, tools)
    (self.resources, self.templates) = (resources, templates)
  }
}

/// A tool, as a client lists it.
package struct ToolCard: Sendable {
  package var name: String
  package var title: String
  package var description: String
  package var input: Schema
  package var output: Schema
  package var effect: Effect

  /// What a call may do to files.
  package enum Effect: Sendable {
    case reads
    /// It makes new ones.
    case adds
    /// It writes where it is told, also over what is there.
    case overwrites
  }

  package init(
    name: String, title: String, description: String, input: Schema, output: Schema,
    effect: Effect
  ) {
    (self.name, self.title, self.description) = (name, title, description)
    (self.input, self.output, self.effect) = (input, output, effect)
  }
}

/// Something to read, as a client lists it.
package struct ResourceCard: Sendable {
  package var uri: String
  package var name: String
  package var description: String?
  package var type: String

  package init(uri: String, name: String, description: String? = nil, type: String) {
    (self.uri, self.name, self.description, self.type) = (uri, name, description, type)
  }
}

/// A family of resources: its addresses with a gap for the name.
package struct ResourceTemplate: Sendable {
  package var uri: String
  package var name: String
  package var type: String

  package init(uri: String, name: String, type: String) {
    (self.uri, self.name, self.type) = (uri, name, type)
  }
}

/// What a call of a tool has given.
package struct ToolAnswer: Sendable {
  /// For people and models.
  package var text: String
  /// The same as data, as the tool's output schema has it; a failure has none.
  package var data: [UInt8]?
  /// Whether the call itself went wrong, such as for an argument that cannot be. The text says how to do
  /// better.
  package var isError: Bool

  package init(text: String, data: [UInt8]? = nil, isError: Bool = false) {
    (self.text, self.data, self.isError) = (text, data, isError)
  }
}
