import Simulation
import Testing

@testable import Contract

/// The rules as they are shown to people.
@Suite struct RulebookTests {
  private static let ids = Rulebook.all.map(\.id)

  @Test func `every rule has its own id`() {
    #expect(Set(Self.ids).count == Self.ids.count)
    #expect(Self.ids.count > 15)
  }

  @Test(arguments: ids) func `an id is lower-case words joined by dashes`(_ id: String) {
    #expect(id.wholeMatch(of: #/[a-z]+(-[a-z]+)+/#) != nil)
  }

  @Test(arguments: ids) func `a rule has whole sentences for what, why and how to fix it`(
    _ id: String
  ) throws {
    let rule = try #require(Rulebook.rule(id))
    for text in [rule.sentence, rule.why, rule.fix] {
      #expect(text.hasSuffix("."), "\(text)")
      #expect(!text.hasSuffix(".."), "\(text)")
      #expect(text.first?.isLetter == true || text.first == "\"", "\(text)")
      #expect(!text.contains("  "), "\(text)")
    }
    #expect(!rule.source.isEmpty)
    #expect(!rule.source.hasSuffix("."))
  }

  @Test func `every rule has its own sentence`() {
    #expect(Set(Rulebook.all.map(\.sentence)).count == Self.ids.count)
  }

  @Test func `an unknown id has no rule`() {
    #expect(Rulebook.rule("") == nil)
    #expect(Rulebook.rule("click-passed-on") == nil)
  }

  @Test(arguments: Violation.allCases)
  func `every violation has a rule`(_ violation: Violation) {
    #expect(!Rulebook.rules(noted: violation).isEmpty || Rulebook.rule(violation.rawValue) != nil)
  }

  @Test func `network senses are among the senses`() {
    #expect(NetworkSense.allCases.filter { Sense(word: $0.rawValue) == nil } == [])
  }
}
