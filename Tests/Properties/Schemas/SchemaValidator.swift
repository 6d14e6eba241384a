package import JSON

/// Validates a JSON text against a JSON Schema. Knows the keywords that our schemas use, and throws
/// for any other.
package struct SchemaValidator {
  /// A schema has what this does not know.
  struct Unknown: Error { let what: String }

  private let root: Rule
  private let definitions: [String: Rule]

  package init(_ schema: [UInt8]) throws {
    let node = try JSONReader.read(schema, dialect: .strict)
    root = try Rule(node, isRoot: true)
    definitions = try Dictionary(
      uniqueKeysWithValues: (node["$defs"]?.members ?? []).map { ($0.key, try Rule($0.value)) })
  }

  package func accepts(_ node: JSONNode) -> Bool { accepts(node, root) }

  /// Validates against the definition with this name.
  package func accepts(_ node: JSONNode, as definition: String) -> Bool {
    definitions[definition].map { accepts(node, $0) } ?? false
  }

  private func accepts(_ node: JSONNode, _ rule: Rule) -> Bool {
    rule.checks.allSatisfy { holds($0, for: node) }
  }

  private func holds(_ check: Rule.Check, for node: JSONNode) -> Bool {
    switch check {
    case .type(let type): isOf(type, node)
    case .words(let words): node.text.map(words.contains) ?? false
    case .constant(let value): equal(node, value)
    case .pattern(let pattern): node.text.map(pattern.matches) ?? true
    case .minimum(let least): node.double.map { $0 >= least } ?? true
    case .maximum(let most): node.double.map { $0 <= most } ?? true
    case .minItems(let least): node.kind != .array || node.elements.count >= least
    case .maxItems(let most): node.kind != .array || node.elements.count <= most
    case .minProperties(let least): node.kind != .object || node.members.count >= least
    case .items(let rule): node.elements.allSatisfy { accepts($0, rule) }
    case .object(let properties, let others):
      node.members.allSatisfy { member in
        if let rule = properties[member.key] { return accepts(member.value, rule) }
        switch others {
        case .any: return true
        case .none: return false
        case .all(let rule): return accepts(member.value, rule)
        }
      }
    case .required(let keys): node.kind != .object || keys.allSatisfy { node[$0] != nil }
    case .beside(let key, let others):
      node[key] == nil || others.allSatisfy { node[$0] != nil }
    case .dependent(let key, let rule): node[key] == nil || accepts(node, rule)
    case .anyOf(let rules): rules.contains { accepts(node, $0) }
    case .oneOf(let rules): rules.filter { accepts(node, $0) }.count == 1
    case .reference(let name): definitions[name].map { accepts(node, $0) } ?? false
    }
  }

  private func isOf(_ type: String, _ node: JSONNode) -> Bool {
    switch type {
    case "integer": node.double.map { $0 == $0.rounded() } ?? false
    case "boolean": node.kind == .bool
    default: node.kind.rawValue == type
    }
  }

  private func equal(_ node: JSONNode, _ other: JSONNode) -> Bool {
    if let number = node.double { return number == other.double }
    return node.bytes(.canonical) == other.bytes(.canonical)
  }
}

extension SchemaValidator {
  /// A parsed schema.
  struct Rule {
    enum Others {
      case any, none
      indirect case all(Rule)
    }

    enum Check {
      case type(String)
      case words([String])
      case constant(JSONNode)
      case pattern(Pattern)
      case minimum(Double)
      case maximum(Double)
      case minItems(Int)
      case maxItems(Int)
      case minProperties(Int)
      indirect case items(Rule)
      case object([String: Rule], Others)
      case required([String])
      case beside(String, [String])
      case dependent(String, Rule)
      case anyOf([Rule])
      case oneOf([Rule])
      case reference(String)
    }

    var checks: [Check] = []

    init(_ node: JSONNode, isRoot: Bool = false) throws {
      for member in try node.map() { try read(member.key, member.value, node, isRoot: isRoot) }
    }

    private mutating func read(
      _ keyword: String, _ value: JSONNode, _ schema: JSONNode, isRoot: Bool
    ) throws {
      switch keyword {
      case "type": checks.append(.type(try value.string()))
      case "enum": checks.append(.words(try value.array().map { try $0.string() }))
      case "const": checks.append(.constant(value))
      case "pattern": checks.append(.pattern(try Pattern(try value.string())))
      case "minimum": checks.append(.minimum(try value.double()))
      case "maximum": checks.append(.maximum(try value.double()))
      case "minItems": checks.append(.minItems(try value.int()))
      case "maxItems": checks.append(.maxItems(try value.int()))
      case "minProperties": checks.append(.minProperties(try value.int()))
      case "items": checks.append(.items(try Rule(value)))
      case "properties": checks.append(try Self.object(value, schema["additionalProperties"]))
      case "additionalProperties":
        if schema["properties"] == nil { checks.append(try Self.object(nil, value)) }
      case "required": checks.append(.required(try value.array().map { try $0.string() }))
      case "dependentRequired":
        for member in try value.map() {
          let keys = try member.value.array().map { try $0.string() }
          checks.append(.beside(member.key, keys))
        }
      case "dependentSchemas":
        for member in try value.map() {
          checks.append(.dependent(member.key, try Rule(member.value)))
        }
      case "anyOf": checks.append(.anyOf(try value.array().map { try Rule($0) }))
      case "oneOf": checks.append(.oneOf(try value.array().map { try Rule($0) }))
      case "$ref": checks.append(.reference(try Self.name(value)))
      case "description": _ = try value.string()
      case "$schema", "$defs", "title": guard isRoot else { throw Unknown(what: keyword) }
      default: throw Unknown(what: keyword)
      }
    }

    private static func object(_ properties: JSONNode?, _ others: JSONNode?) throws -> Check {
      let pairs = try (properties?.map() ?? []).map { ($0.key, try Rule($0.value)) }
      let others: Others =
        switch (others, others?.value) {
        case (nil, _), (_?, .bool(true)): .any
        case (_?, .bool(false)): .none
        case (let rule?, _): .all(try Rule(rule))
        }
      return .object(Dictionary(uniqueKeysWithValues: pairs), others)
    }

    private static func name(_ reference: JSONNode) throws -> String {
      let text = try reference.string()
      let prefix = "#/$defs/"
      guard text.hasPrefix(prefix) else { throw Unknown(what: text) }
      return String(text.dropFirst(prefix.count))
    }
  }
}

/// A regular expression that remembers its verdicts: a document with one change has the same texts as the
/// one before it.
final class Pattern {
  private let regex: Regex<AnyRegexOutput>
  private var verdicts: [String: Bool] = [:]

  /// JSON Schema finds a pattern anywhere in a text; ours are anchored at both ends.
  init(_ pattern: String) throws {
    guard pattern.hasPrefix("^"), pattern.hasSuffix("$") else {
      throw SchemaValidator.Unknown(what: pattern)
    }
    regex = try Regex(String(pattern.dropFirst().dropLast()))
      .matchingSemantics(.unicodeScalar).asciiOnlyDigits()
  }

  func matches(_ text: String) -> Bool {
    if let verdict = verdicts[text] { return verdict }
    let verdict = (try? regex.wholeMatch(in: text)) ?? nil != nil
    verdicts[text] = verdict
    return verdict
  }
}

extension JSONNode {
  /// The value of a key.
  package subscript(key: String) -> JSONNode? { members.first { $0.key == key }?.value }

  package var text: String? { if case .string(let text) = value { text } else { nil } }

  package var double: Double? { if case .number(let number) = value { number.double } else { nil } }
}
