import Foundation
import Hunting
import JSON
import Properties
import RandomUser
import Scenarios
import Testing

/// The schema for editors and the reader of scenarios agree on every text.
struct ScenarioSchemaTests {
  private let validator: SchemaValidator
  private let schema: JSONNode
  /// Every key there is.
  private let rich: [JSONNode]

  init() throws {
    schema = try JSONReader.read(ScenarioSchema.bytes(), dialect: .strict)
    validator = try SchemaValidator(ScenarioSchema.bytes())
    rich = try RichScenario.all.map { try JSONReader.read($0) }
  }

  private func judge(_ text: String) throws -> (schema: Bool, reader: JSONError?) {
    let node = try JSONReader.read(Array(text.utf8))
    let isAccepted = validator.accepts(node)
    do throws(JSONError) {
      _ = try Scenario(reading: node)
      return (isAccepted, nil)
    } catch {
      return (isAccepted, error)
    }
  }

  @Test func `the schema is pretty-printed JSON and always the same`() throws {
    #expect(ScenarioSchema.bytes() == schema.bytes(.pretty) + [UInt8(ascii: "\n")])
    #expect(ScenarioSchema.bytes() == ScenarioSchema.bytes())
    #expect(schema["$schema"]?.text == "https://json-schema.org/draft/2020-12/schema")
  }

  @Test func `every key has a sentence for editors`() {
    func check(_ node: JSONNode) {
      for property in node["properties"]?.members ?? [] {
        let sentence = property.value["description"]?.text ?? ""
        #expect(sentence.hasSuffix(".") && sentence.count < 100, "\(property.key): \(sentence)")
      }
      for member in node.members { check(member.value) }
      for element in node.elements { check(element) }
    }
    check(schema)
  }

  @Test func `each scenario of the library and the zoo is valid`() throws {
    for name in ScenarioLibrary.everything.map(\.name) {
      let content = try #require(ScenarioLibrary.content(of: name))
      #expect(validator.accepts(try JSONReader.read(content)), "\(name)")
    }
  }

  @Test(arguments: Articles.paths)
  func `each scenario in an article is valid`(_ path: String) throws {
    for block in try Articles.scenarios(path) {
      #expect(validator.accepts(try JSONReader.read(block)), "\(block)")
    }
  }

  @Test func `the articles have scenarios`() throws {
    #expect(try Articles.paths.flatMap(Articles.scenarios).count > 1)
  }

  @Test(arguments: RichScenario.all)
  func `each rich scenario is valid`(_ text: String) throws {
    let (isAccepted, error) = try judge(text)
    #expect(isAccepted)
    #expect(error == nil)
  }

  @Test func `the rich scenarios have every key of the schema`() throws {
    var used: Set<String> = []
    let places = SchemaPlaces(root: schema)
    for scenario in rich {
      places.objects(of: scenario) { object, _, place in
        for member in object.members { used.insert("\(place) \(member.key)") }
      }
    }
    #expect(places.allKeys().subtracting(used).sorted() == [])
  }

  /// The reader gets an unknown key in each object and lists the keys it knows.
  @Test func `the schema has the same keys as the reader`() throws {
    let places = SchemaPlaces(root: schema)
    var count = 0
    for scenario in rich {
      // Where keys alone do not tell which alternative is meant, one of them is.
      var named: [String: (steps: [JSONPath.Step], candidates: [Set<String>])] = [:]
      places.objects(of: scenario) { object, schema, _ in
        guard let properties = schema["properties"] else { return }
        let path = object.path
        named["\(path)", default: (path.steps, [])].candidates.append(
          Set(properties.members.map(\.key)))
      }
      for (path, (steps, candidates)) in named {
        let known = reader(of: scenario, knowsAt: steps)
        #expect(candidates.contains(known), "\(path): the reader knows \(known.sorted())")
      }
      count += named.count
    }
    #expect(count > 60)
  }

  /// The keys that the reader knows in an object of a scenario.
  private func reader(of scenario: JSONNode, knowsAt steps: [JSONPath.Step]) -> Set<String> {
    let text = JSONTree(scenario).text(withStrangerAt: steps[...])
    let error = #expect(throws: JSONError.self) { try Scenario(reading: Array(text.utf8)) }
    return Set(error?.known ?? [])
  }

  @Test @MainActor func `schema and reader agree on every seventeenth single change`() {
    Property.schemaAgreement.expect(for: 0..<1)
  }

  @Test func `each exception is needed`() throws {
    var agreement = try SchemaAgreement()
    try agreement.play { SchemaAgreement.pathsBeyondSchemas.contains($0.path) }
    let unneeded = SchemaAgreement.pathsBeyondSchemas.subtracting(agreement.needed).sorted()
    #expect(unneeded == [])
    #expect(agreement.disagreements == [])
  }
}

extension JSONTree {
  /// The text with an unknown key at the start of the object that the steps lead to.
  fileprivate func text(withStrangerAt steps: ArraySlice<JSONPath.Step>) -> String {
    adding(at: steps).text
  }

  private func adding(at steps: ArraySlice<JSONPath.Step>) -> JSONTree {
    switch (self, steps.first) {
    case (.object(let members), nil): return .object([Self.stranger] + members)
    case (.object(var members), .key(let key)):
      for index in members.indices where members[index].key == key {
        members[index].value = members[index].value.adding(at: steps.dropFirst())
      }
      return .object(members)
    case (.array(var elements), .index(let index)):
      elements[index] = elements[index].adding(at: steps.dropFirst())
      return .array(elements)
    default: return self
    }
  }
}

/// The documents that show scenarios and journals.
enum Articles {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let paths: [String] = {
    let catalog = "Sources/App/Adplay.docc"
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: catalog).path)
    return ["README.md"]
      + (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(catalog)/\($0)" }
  }()

  /// The code blocks in JSON.
  static func blocks(_ path: String) throws -> [String] {
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    return ["json", "jsonc"].flatMap { language in
      text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
        $0.components(separatedBy: "\n```").first
      }
    }
  }

  static func scenarios(_ path: String) throws -> [String] {
    try blocks(path).filter { $0.contains("\"adUnits\"") && !$0.contains("adplay-journal") }
  }
}
