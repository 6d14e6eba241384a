import ContextProtocol
import JSON

extension AgentTool {
  /// The tool as clients list it, made from the command's page.
  var card: ToolCard {
    ToolCard(
      name: name, title: title, description: description, input: input, output: output,
      effect: effect)
  }

  private var description: String {
    let paragraphs = about.map { [$0] } ?? page.paragraphs
    let text = ([title + "."] + paragraphs + page.closing).joined(separator: "\n\n")
    return text.replacing(/Exit status:/, with: "exitStatus:")
  }

  private var input: Schema {
    .object(
      "What the tool is told.",
      subject.properties
        + options.map { .optional(Self.key(of: $0), $0.schema) })
  }

  private var output: Schema {
    let results: Schema.Property =
      switch form {
      case .lines:
        .required("results", .array("One for each.", of: .open("What the command says of it.")))
      case .text, .build: .required("text", .text("What the command prints."))
      }
    return .object(
      "What the command said.",
      [
        .required("exitStatus", .integer("0 for well, 1 for what was found.", 0...255)), results,
        .required("notes", .array("What else it has to say.", of: .text())),
      ]
        + (form == .lines
          ? [.optional("text", .text("A report that goes to standard output."))] : []))
  }
}

extension AgentTool.Subject {
  static let inline = "scenario"

  fileprivate var properties: [Schema.Property] {
    switch self {
    case .nothing: []
    case .scenarios:
      [
        .optional(
          "scenarios",
          .array("Built-in scenarios by name, or files below this folder.", of: .text())),
        .optional(
          Self.inline,
          .open(
            """
            A scenario as it is, in place of a file; see scenario_schema. It is "-" in answers, and line \
            numbers count in it as JSON.stringify(scenario, null, 2) writes it.
            """)),
      ]
    case .scenario:
      [
        .optional(
          Self.inline,
          .any(
            of: [
              .text("The name of a built-in scenario, or a file."), .open("A scenario as it is."),
            ]))
      ]
    case .word(let name, let meaning): [.required(name, .text("\(meaning)."))]
    case .words(let name, let meaning, let isNeeded):
      [
        Schema.Property.property(
          name, .array("\(meaning).", of: .text(), atLeast: isNeeded ? 1 : 0), isNeeded: isNeeded)
      ]
    }
  }
}

extension Schema.Property {
  fileprivate static func property(_ key: String, _ schema: Schema, isNeeded: Bool) -> Self {
    isNeeded ? .required(key, schema) : .optional(key, schema)
  }
}

extension Schema {
  /// An object of which nothing is said.
  fileprivate static func open(_ description: String) -> Schema {
    Schema(.object(Object(properties: [], others: .passedOver)), description)
  }
}

extension OptionFacts {
  fileprivate var schema: Schema {
    guard let placeholder else { return .flag(about) }
    if mayRepeat {
      return .any(of: [.array("Several.", of: .text()), .text("One.")], "\(placeholder): \(about)")
    }
    if case .words(let words)? = completion, !words.isEmpty {
      return Schema(.words(words), about)
    }
    let text = Schema.text("\(placeholder): \(about)")
    guard placeholder == "N" else { return text }
    return .any(of: [.integer("The number.", 0...Int.max), .text("The same.")], about)
  }
}
