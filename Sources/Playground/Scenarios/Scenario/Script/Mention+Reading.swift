import JSON
import Simulation

extension Mention {
  /// A message alone, or an object that says what the entry must be.
  init(reading node: JSONNode) throws(JSONError) {
    self.init()
    if case .string(let text) = node.value {
      message = text
      return
    }
    var object = try node.object()
    message = try object.optional("message")?.string()
    sense = try object.optional("sense").map { (node) throws(JSONError) in try Sense(reading: node)
    }
    from = try object.optional("from")?.word(of: Party.Role.self)
    to = try object.optional("to")?.word(of: Party.Role.self)
    data = try object.optional("data")?.facts() ?? .none
    after = try object.optional("after").map { (node) throws(JSONError) in
      .start + (try node.duration())
    }
    by = try object.optional("by").map { (node) throws(JSONError) in .start + (try node.duration())
    }
    try object.finish()
    guard self != Mention() else { throw node.refusal(Expectation.nothing) }
  }

  /// The same, for a schema.
  static let schema = Schema.any(
    of: [
      .text("The entry's message."),
      Schema(
        .object(.init(properties: properties, atLeastOneOf: properties.map(\.key))),
        "What the entry must be; what is left out is not looked at."),
    ])

  private static let properties: [Schema.Property] = [
    .optional("message", .text("What it says.")),
    .optional("sense", Schema(.words(Sense.allCases.map(\.word)), "What it means.")),
    .optional("from", .word("Who says it.", Party.Role.self)),
    .optional("to", .word("Who is told.", Party.Role.self)),
    .optional("data", .map("Facts that it has.", of: fact, atLeast: 1)),
    .optional("after", .reference("duration", "The first moment at which it may stand.")),
    .optional("by", .reference("duration", "The last moment at which it may stand.")),
  ]

  private static let fact = Schema.any(of: [
    .text(), .integer("A whole number.", Self.numbers), .flag("Yes or no."),
    Schema(.null), Schema(.array(of: .text(), atLeast: 0)),
  ])

  fileprivate static let numbers = -1_000_000_000_000...1_000_000_000_000
}

extension Sense {
  fileprivate init(reading node: JSONNode) throws(JSONError) {
    let word = try node.word(of: Sense.allCases.map(\.word))
    guard let sense = Sense(word: word) else { throw node.problem("a sense") }
    self = sense
  }
}

extension JSONNode {
  fileprivate func facts() throws(JSONError) -> Fields {
    var facts: [(String, Fields.Value)] = []
    for member in try map() { facts.append((member.key, try member.value.fact())) }
    guard !facts.isEmpty else { throw refusal(Expectation.nothing) }
    return Fields(facts)
  }

  private func fact() throws(JSONError) -> Fields.Value {
    switch value {
    case .string(let text): .string(text)
    case .bool(let flag): .bool(flag)
    case .null: .null
    case .array:
      .list(try array { (node) throws(JSONError) in Fields.Value.string(try node.string()) })
    case .number: .int(try int(in: Mention.numbers))
    case .object: throw problem("a text, a whole number, true, false, null or a list of texts")
    }
  }
}
