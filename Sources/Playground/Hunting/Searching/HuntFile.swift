import Scenarios

/// The scenario file of a find: its steps, what they break, and where it comes from.
package struct HuntFile: Sendable {
  private let find: HuntFind
  private let seed: UInt64
  private let proof: HuntProof?

  /// Without a proof nothing is expected: the program does not get that far.
  package init(_ find: HuntFind, seed: UInt64, proof: HuntProof?) {
    self.find = find
    self.seed = seed
    self.proof = proof
  }

  /// The find's scenario, with what it expects.
  package var tree: JSONTree {
    var script = find.tree[elementsOf: "script"]
    if let proof {
      Self.wait(proof.wait, in: &script)
      script.append(
        .object([
          "expect": .object([
            "ad": proof.ad.map { .string($0) },
            "findings": .array(proof.findings.map { .string($0) }),
          ])
        ]))
    }
    return .object([
      "title": .string(title), "about": .string(find.sentence), "app": find.tree["app"],
      "adUnits": .array(find.tree[elementsOf: "adUnits"].map(Self.ordered)),
      "script": .array(script),
    ])
  }

  /// Lets more time pass at the end.
  private static func wait(_ milliseconds: Int, in script: inout [JSONTree]) {
    guard milliseconds > 0 else { return }
    let last = script.last?["advance"]?.milliseconds
    if last != nil { script.removeLast() }
    script.append(.object(["advance": .time((last ?? 0) + milliseconds)]))
  }

  /// What is said about a unit stands before its lines.
  private static func ordered(_ unit: JSONTree) -> JSONTree {
    .object(
      unit.members.filter { $0.key != "lines" } + unit.members.filter { $0.key == "lines" })
  }

  /// The file's text.
  package var text: String {
    """
    // Found by adplay hunt: \(find.cause.word), seed \(seed), run \(find.run).
    \(tree.laidOut())

    """
  }

  /// The line of the last step, for a stage that opens there.
  package var lastLine: Int? {
    guard let scenario = try? Scenario(reading: Array(text.utf8)) else { return nil }
    return scenario.script.last?.line
  }

  private var title: String {
    let word = find.cause.word.split(separator: "-").joined(separator: " ")
    return
      "\(word.prefix(1).uppercased())\(word.dropFirst()): \(find.deeds.joined(separator: ", "))"
  }
}

extension HuntFind {
  /// What a user does, in a few words each.
  package var deeds: [String] {
    tree[elementsOf: "script"].map { step in
      guard let member = step.members.first else { return "" }
      return Self.deed(member.key, member.value)
    }
  }

  private static func deed(_ word: String, _ value: JSONTree) -> String {
    switch word {
    case "advance": "wait \(value.string ?? "")"
    case "visible": value == .bool(true) ? "scroll back" : "scroll away"
    case "forceClose": "close by force"
    case "nextTimer": "wait for the next timer"
    case "background": "leave"
    case "foreground": "come back"
    case "set":
      "set \(value.members.last.map { "\($0.key) to \($0.value.string ?? $0.value.text)" } ?? "")"
    default: value.string.map { "\(word) \($0)" } ?? word
    }
  }
}
