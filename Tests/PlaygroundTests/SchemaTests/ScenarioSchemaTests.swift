import Foundation
import Hunting
import JSON
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

  /// Only the reader can check these: it refuses them, the schema does not.
  private static let beyondSchemas: [(paths: [String], reason: String)] = [
    (["adUnits[].id"], "an id is there once, and the script speaks of it"),
    (["adUnits"], "the script speaks of a unit that is gone"),
    (["script[].set.refresh"], "a banner of Google's is replaced every 30 to 120 seconds"),
    (
      ["adUnits[].lines", "adUnits[].lines[].label"],
      "the script speaks of a line that is gone"
    ),
    (
      [
        "script[].load", "script[].request", "script[].show", "script[].dismiss",
        "script[].set.unit", "script[].set.line",
      ], "the script speaks of a unit or line that never was"
    ),
    (
      ["adUnits[].slots", "adUnits[].slots[].label"],
      "the script speaks of a slot that is gone, or two have one label"
    ),
    (
      [
        "script[].set.slot", "script[].changeAdInfo.unit", "script[].changeAdInfo.slot",
        "script[].expire.unit", "script[].expire.slot", "script[].dispose", "script[].forceLoad",
        "script[].stopRefresh", "script[].startRefresh",
      ], "the script speaks of a slot that never was, or of a unit of another kind"
    ),
    (
      ["adUnits[].format", "adUnits[].slots[].platform"],
      "only an interstitial with CloudX and LevelPlay can be set to the published example"
    ),
    (["script[].set.number"], "the script speaks of a place at which there is no line"),
    (["adUnits[].service"], "the published wrapper of services is of AppLovin MAX only"),
  ]

  private static let pathsBeyondSchemas = Set(beyondSchemas.flatMap(\.paths))

  /// The values to try in the place of a value: the usual troublemakers and some for its type. For
  /// words, all of the same list and one of each other list. What has been there before gets a few of them, in
  /// turn.
  private static func values(
    for tree: JSONTree, at path: String, wordLists: [[String]], _ seen: inout [String: Int]
  ) -> [String] {
    func isNew(_ kind: String) -> Bool {
      seen["\(path) \(kind)", default: 0] += 1
      return seen["\(path) \(kind)"] == 1
    }
    var few: [String] {
      (0..<2).map { always[(seen.count + 4 * $0) % always.count] }
    }
    switch tree {
    case .object: return isNew("{}") ? always + ["[{}]"] : few
    case .array:
      return isNew("[]") ? always + ["[null]", "[1]", "[\"nonsense\"]", "[[]]", "[{}]"] : few
    case .leaf(let text):
      guard isNew(text) else { return few }
      let own = wordLists.filter { $0.contains(text) }
      guard own.isEmpty else { return always + own.joined() + wordLists.compactMap(\.first) }
      return always + (text.hasPrefix("\"") ? texts : numbers)
    }
  }

  private static let always = [
    "null", "true", "false", "-1", "1e9", "\"\"", "\"nonsense\"", "[]", "{}",
  ]

  private static let numbers = ["0", "1", "1.0", "0.5", "5", "5.5", "1000000", "1000000.5"]

  private static let texts = [
    "0s", "0.0s", "1s", "0ms", "24h", "24.0001h", "25h", "0.5ms", "1.0005s", "007s", "+1s", ".5s",
    "1.s", " 1s", "1S", "1", "#12345g", "#+12345", "#ABCDEF", "#1", "feed#0", "feed#01", "feed#2",
    "a#b#1", "29.999s", "30s", "120.0s", "120.001s", "2min",
  ].map { "\"\($0)\"" }

  /// The lists of words in the schema.
  private static func wordLists(of node: JSONNode) -> [[String]] {
    let own = node["enum"]?.elements.compactMap(\.text).map { "\"\($0)\"" } ?? []
    return (own.isEmpty ? [] : [own]) + node.members.flatMap { wordLists(of: $0.value) }
      + node.elements.flatMap(wordLists)
  }

  /// What comes of every single change of a scenario.
  private struct Comparison {
    var accepted = 0
    var refused = 0
    /// The exceptions that were needed.
    var needed: Set<String> = []
    var disagreements: [String] = []
  }

  @Test func `schema and reader agree on every single change`() throws {
    var comparison = Comparison()
    for scenario in rich { try compare(scenario, &comparison) }
    let unneeded = Self.pathsBeyondSchemas.subtracting(comparison.needed).sorted()
    #expect(comparison.disagreements == [])
    #expect(unneeded == [], "an exception that nothing needs")
    #expect(comparison.accepted > 200 && comparison.refused > 2000)
  }

  private func compare(_ scenario: JSONNode, _ comparison: inout Comparison) throws {
    let whole = JSONTree(scenario)
    let wordLists = Self.wordLists(of: schema)
    var seen: [String: Int] = [:]
    func mutants(of tree: JSONTree, inSteps: Bool) -> [Mutant] {
      tree.mutants(where: { $0.hasPrefix("script[]") == inSteps }) {
        Self.values(for: $0, at: $1, wordLists: wordLists, &seen)
      }
    }
    // What is read apart shows the same alone, and is read sooner: units, and steps with those that they name.
    let parts = whole.parts
    for mutant in mutants(of: whole, inSteps: false) {
      let place = whole.unit(changedIn: mutant.tree)
      let isOfUnit = mutant.path.hasPrefix("adUnits[]")
      let tree = isOfUnit ? place.map { mutant.tree.part(parts[$0]) } : nil
      try judge(
        .init(path: mutant.path, change: mutant.change, tree: tree ?? mutant.tree), &comparison)
    }
    for script in whole.shortestScripts {
      for mutant in mutants(of: script, inSteps: true) { try judge(mutant, &comparison) }
    }
  }

  private func judge(_ mutant: Mutant, _ comparison: inout Comparison) throws {
    let (isAccepted, error) = try judge(mutant.text)
    if isAccepted == (error == nil) {
      if isAccepted { comparison.accepted += 1 } else { comparison.refused += 1 }
    } else if isAccepted, Self.pathsBeyondSchemas.contains(mutant.path) {
      comparison.needed.insert(mutant.path)
    } else {
      let verdict = error?.sentence ?? "accepted"
      comparison.disagreements.append(
        "\(mutant.path) \(mutant.change): the reader says: \(verdict)")
    }
  }
}

extension JSONTree {
  private var isRead: Bool { (try? Scenario(reading: Array(text.utf8))) != nil }

  private func mentions(unit id: String) -> Bool {
    text.contains("\"\(id)\"") || text.contains("\"\(id)#")
  }

  /// The scenario with some of its units and steps.
  private func keeping(_ units: [JSONTree], _ steps: [JSONTree]) -> JSONTree {
    var part = self
    part[elementsOf: "adUnits"] = units
    if self["script"] != nil { part[elementsOf: "script"] = steps }
    return part
  }

  /// The scenario with a part of its script: one step, and those after it that need it, and the units that they
  /// name.
  fileprivate var shortestScripts: [JSONTree] {
    groups.map { steps in
      let units = self[elementsOf: "adUnits"].filter { unit in
        steps.contains { $0.mentions(unit: unit["id"]?.string ?? "") }
      }
      let part = keeping(units, steps)
      return !units.isEmpty && part.isRead ? part : keeping(self[elementsOf: "adUnits"], steps)
    }
  }

  private var groups: [[JSONTree]] {
    var groups: [[JSONTree]] = []
    for step in self[elementsOf: "script"] {
      if keeping(self[elementsOf: "adUnits"], [step]).isRead {
        groups.append([step])
      } else {
        groups[groups.count - 1].append(step)
      }
    }
    return groups
  }

  /// For each unit its place and the steps that name it and no other one.
  fileprivate var parts: [(place: Int, steps: [JSONTree])] {
    let groups = groups
    let ids = self[elementsOf: "adUnits"].map { $0["id"]?.string ?? "" }
    return ids.indices.map { place in
      let own = groups.filter { steps in
        ids.indices.allSatisfy { other in
          steps.contains { $0.mentions(unit: ids[other]) } == (other == place)
        }
      }
      let unit = self[elementsOf: "adUnits"][place]
      return (place, own.filter { keeping([unit], $0).isRead }.flatMap(\.self))
    }
  }

  fileprivate func part(_ part: (place: Int, steps: [JSONTree])) -> JSONTree {
    keeping([self[elementsOf: "adUnits"][part.place]], part.steps)
  }

  /// The one unit that is not as it is here; nil if there are fewer.
  fileprivate func unit(changedIn other: JSONTree) -> Int? {
    let (own, others) = (self[elementsOf: "adUnits"], other[elementsOf: "adUnits"])
    guard own.count == others.count else { return nil }
    return own.indices.first { own[$0] != others[$0] }
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
