import JSON
import PlaygroundCore
import RandomUser
import Testing

/// Random users do all there is to do, with all there is to say.
struct RandomScenarioTests {
  /// What stands in many of them: `#/$defs/line outcome`.
  private func keys(_ schema: JSONNode) throws -> Set<String> {
    var keys: Set<String> = []
    for seed in UInt64(1)...120 {
      let scenario = try JSONReader.read(RandomScenario(seed: seed).tree.text)
      SchemaPlaces(root: schema).objects(of: scenario) { object, _, place in
        for member in object.members { keys.insert("\(place) \(member.key)") }
      }
    }
    return keys
  }

  @Test func `they use every key that changes what happens, and no fault`() throws {
    let schema = try JSONReader.read(ScenarioSchema.bytes(), dialect: .strict)
    let missing = SchemaPlaces(root: schema).allKeys().subtracting(try keys(schema))
    let others = missing.filter {
      !$0.hasPrefix("#/$defs/expectation") && !$0.hasPrefix("#/$defs/ledger")
    }
    #expect(
      others.sorted() == [
        "# $schema", "# about", "# version", "#/$defs/change fault", "#/$defs/line fault",
        "#/$defs/step expect",
      ])
  }

  @Test func `the same seed gives the same scenario, and another one another`() {
    #expect(RandomScenario(seed: 7).tree == RandomScenario(seed: 7).tree)
    #expect(RandomScenario(seed: 7).tree != RandomScenario(seed: 8).tree)
  }

  @Test func `what brings something about is shrunk to what it takes`() throws {
    let tree = JSONTree(
      try JSONReader.read(#"{"a":[1,2,3,4,5,6,7,8,9],"b":{"c":4,"d":[{"e":5}]},"f":6}"#))
    let shrunk = tree.shrunk { $0.text.contains("7") && $0.text.contains(#""e":"#) }
    #expect(shrunk.text == #"{"a":[7],"b":{"d":[{"e":5}]}}"#)
  }
}
