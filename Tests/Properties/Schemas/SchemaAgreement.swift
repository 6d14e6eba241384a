import Hunting
import JSON
import RandomUser
import Scenarios

/// What comes of single changes of the rich scenarios: the schema for editors and the reader accept the same.
package struct SchemaAgreement {
  private let validator: SchemaValidator
  private let wordLists: [[String]]
  private let rich: [JSONTree]
  package private(set) var accepted = 0
  package private(set) var refused = 0
  /// The exceptions that were needed.
  package private(set) var needed: Set<String> = []
  package private(set) var disagreements: [String] = []

  package init() throws {
    let schema = try JSONReader.read(ScenarioSchema.bytes(), dialect: .strict)
    validator = try SchemaValidator(ScenarioSchema.bytes())
    wordLists = Self.wordLists(of: schema)
    rich = try RichScenario.all.map { JSONTree(try JSONReader.read($0)) }
  }

  /// Makes the changes that are wanted.
  package mutating func play(where isWanted: (Mutant) -> Bool) throws {
    for scenario in rich { try play(scenario, isWanted) }
  }

  private mutating func play(_ whole: JSONTree, _ isWanted: (Mutant) -> Bool) throws {
    let lists = wordLists
    var seen: [String: Int] = [:]
    func mutants(of tree: JSONTree, inSteps: Bool) -> [Mutant] {
      tree.mutants(where: { $0.hasPrefix("script[]") == inSteps }) {
        Self.values(for: $0, at: $1, wordLists: lists, &seen)
      }
    }
    // What is read apart shows the same alone, and is read sooner: units, and steps with those that they name.
    let parts = whole.parts
    for mutant in mutants(of: whole, inSteps: false) where isWanted(mutant) {
      let place = whole.unit(changedIn: mutant.tree)
      let isOfUnit = mutant.path.hasPrefix("adUnits[]")
      let tree = isOfUnit ? place.map { mutant.tree.part(parts[$0]) } : nil
      try judge(.init(path: mutant.path, change: mutant.change, tree: tree ?? mutant.tree))
    }
    for script in whole.shortestScripts {
      for mutant in mutants(of: script, inSteps: true) where isWanted(mutant) { try judge(mutant) }
    }
  }

  private mutating func judge(_ mutant: Mutant) throws {
    let node = try JSONReader.read(Array(mutant.text.utf8))
    let isAccepted = validator.accepts(node)
    let error = Self.refusal(of: node)
    if isAccepted == (error == nil) {
      if isAccepted { accepted += 1 } else { refused += 1 }
    } else if isAccepted, Self.pathsBeyondSchemas.contains(mutant.path) {
      needed.insert(mutant.path)
    } else {
      let verdict = error?.sentence ?? "accepted"
      disagreements.append("\(mutant.path) \(mutant.change): the reader says: \(verdict)")
    }
  }

  private static func refusal(of node: JSONNode) -> JSONError? {
    do throws(JSONError) {
      _ = try Scenario(reading: node)
      return nil
    } catch {
      return error
    }
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

  /// What only the reader checks.
  package static let pathsBeyondSchemas = Set(beyondSchemas.flatMap(\.paths))

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
