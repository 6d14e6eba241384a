import Languages
import Simulation
import Testing

/// What a screen reader gets in other languages: none of the stage's own English.
@Suite(.serialized) @MainActor struct AccessibleLanguageTests {
  /// Words of adplay's own sentences that no ad and no note of a journal in these scenarios has.
  private static let words =
    /\b(you|counts|sees|tells|asks|answers|rules?|lines?|seconds?|lists|scenario|what|nothing|tap|button)\b/
    .ignoresCase()

  /// Scenarios, and what is typed there.
  private static let visits: [(name: String, isTold: Bool, lines: [String])] = [
    (
      "storefront", false,
      ["1", "wait", "1", "Esc", "rules", "f", "Esc", "u", "more", "help", "?", "x9"]
    ),
    ("who-counted", true, ["", "", "", "", "", "", "", ""]),
    ("vast-chain", false, ["1", "wait 20", "Esc", "life", "<", ">"]),
    ("arbiter", false, ["arbiter", "change", "wait 3", "back", ""]),
  ]

  @Test(arguments: ["zh-Hans", "zh-Hant"])
  func `what adplay says itself is Chinese`(_ code: String) throws {
    let language = try #require(Language.shipped(code))
    try Language.$current.withValue(language) {
      for visit in Self.visits {
        let listener = try Listener(visit.name, isTold: visit.isTold)
        for line in visit.lines { listener.type(line) }
        // What follows a colon may be an ad's, or a journal's.
        let own = listener.everything.map { $0.prefix { $0 != "：" } }
        #expect(own.filter { $0.contains(Self.words) } == [])
        #expect(own.count > 20)
      }
    }
  }

  @Test func `the same lines give the same journal in every language`() throws {
    func messages(_ language: Language) throws -> [String] {
      try Language.$current.withValue(language) {
        let listener = try Listener("storefront")
        for line in ["1", "wait", "1", "Esc", "u", "wait 2"] { listener.type(line) }
        return listener.entries.map(\.message)
      }
    }
    let english = try messages(.english)
    for language in Language.shipped { #expect(try messages(language.language) == english) }
  }
}
