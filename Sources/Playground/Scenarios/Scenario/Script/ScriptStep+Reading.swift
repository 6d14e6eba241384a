import JSON

extension ScriptStep {
  static let expectWord = "expect"

  /// The words of all steps.
  static let words =
    Action.Form.all.map(\.word) + [expectWord] + Telling.Form.all.map(\.word)

  init(reading node: JSONNode, in units: [Scenario.Unit]) throws(JSONError) {
    let (word, value, ad) = try node.step(in: units)
    line = node.line
    if let form = Action.Form.all.first(where: { $0.word == word }) {
      step = .action(try form.read(.init(value: value, units: units, ad: ad)))
    } else if let form = Telling.Form.all.first(where: { $0.word == word }) {
      step = .tell(try form.read(value))
    } else {
      step = .expect(try Expectation(reading: value, in: units))
    }
  }
}

extension JSONNode {
  /// A step's word and value; a tap can name an ad beside them.
  fileprivate func step(
    in units: [Scenario.Unit]
  ) throws(JSONError) -> (word: String, value: JSONNode, ad: String?) {
    let members = try map()
    guard let first = members.first(where: { $0.key != "ad" }) else {
      throw refusal(#"this step does nothing; say what it does, such as "tap": "callToAction""#)
    }
    let (word, words) = (first.key, ScriptStep.words)
    guard words.contains(word) else {
      throw JSONError(
        position: first.keyPosition,
        problem: .unknownKey(first.key, nearest: NearestWord.of(first.key, in: words)),
        known: words + ["ad"])
    }
    let ad = word == "tap" ? members.first { $0.key == "ad" } : nil
    guard members.count == (ad == nil ? 1 : 2) else {
      throw refusal("a step does one thing; write \(members.count) steps")
    }
    return (word, first.value, try ad?.value.adName(in: units))
  }
}
