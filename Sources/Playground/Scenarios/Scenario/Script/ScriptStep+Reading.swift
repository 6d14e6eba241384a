import JSON

extension ScriptStep {
  static let expectWord = "expect"

  /// The words of all steps.
  static let words =
    Action.Form.all.map(\.word) + [expectWord] + Telling.Form.all.map(\.word)

  init(reading node: JSONNode, in units: [Scenario.Unit]) throws(JSONError) {
    let (word, value, beside) = try node.step()
    line = node.line
    if let form = Action.Form.all.first(where: { $0.word == word }) {
      step = .action(try form.read(.init(value: value, units: units, beside: beside)))
    } else if let form = Telling.Form.all.first(where: { $0.word == word }) {
      step = .tell(try form.read(value))
    } else {
      step = .expect(try Expectation(reading: value, in: units))
    }
  }
}

extension ScriptStep {
  /// What may stand beside a word.
  private static let companions = ["tap": "ad", "show": "placement"]

  fileprivate static func companion(of word: String) -> String? { companions[word] }

  fileprivate static func isCompanion(_ key: String) -> Bool { companions.values.contains(key) }

  fileprivate static let keys = words + companions.values.sorted()
}

extension JSONNode {
  /// A step's word and value, and what stands beside it.
  fileprivate func step() throws(JSONError) -> (word: String, value: JSONNode, beside: JSONNode?) {
    let members = try map()
    guard let first = members.first(where: { !ScriptStep.isCompanion($0.key) }) else {
      throw refusal(#"this step does nothing; say what it does, such as "tap": "callToAction""#)
    }
    let (word, words) = (first.key, ScriptStep.words)
    guard words.contains(word) else {
      throw JSONError(
        position: first.keyPosition,
        problem: .unknownKey(first.key, nearest: NearestWord.of(first.key, in: words)),
        known: ScriptStep.keys)
    }
    let beside = ScriptStep.companion(of: word).flatMap { key in members.first { $0.key == key } }
    guard members.count == (beside == nil ? 1 : 2) else {
      throw refusal("a step does one thing; write \(members.count) steps")
    }
    return (word, first.value, beside?.value)
  }
}
