import Catalogue
import Languages
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// Whether sentences in other languages have room where English ones have.
@Suite(.serialized) @MainActor struct LanguageScreensTests {
  private nonisolated static let languages = Language.shipped.dropFirst().map(\.language)

  /// Every room with an ad that was tapped, and with one for which an arbiter and a service stand.
  private nonisolated static let scenes = [
    ("storefront", Rooms.namesForSnapshots), ("waterfall", ["mediation", "stage"]),
    ("arbiter", ["arbiter", "stage"]), ("ghad", ["services", "stage"]),
    ("vast-chain", ["video"]), ("custom-events", ["interfaces"]),
  ]

  /// Names and texts in code, which have no other in any language.
  private static func isInCode(_ message: String) -> Bool {
    ["complete", "firstQuartile", "midpoint", "thirdQuartile"].contains(message)
      // What Google's error says.
      || message.hasPrefix("Cannot find an ad network adapter")
  }

  @Test(arguments: (ScenarioLibrary.everything).map(\.name))
  func `what notes, timers, counts and findings say is in every language`(_ name: String) throws {
    let entries = try Self.distinct(
      ScriptRun.play(Session(.inLibrary(name))).session.journal.entries)
    for language in Self.languages {
      let english = Language.$current.withValue(language) {
        entries.filter { MessageWords.of($0) == $0.message }.map(\.message)
      }
      #expect(english == [], "\(language.code)")
    }
  }

  /// One entry of those that say the same.
  private static func distinct(_ entries: [Entry]) -> [Entry] {
    var said: Set<String> = []
    return entries.filter { entry in
      switch entry.kind {
      case .call, .callback, .input: false
      case .count, .timer, .note, .finding:
        !isInCode(entry.message) && said.insert(entry.message).inserted
      }
    }
  }

  @Test func `the rows of the trace are in the language of the screen`() throws {
    for (code, words) in [
      ("zh-Hans", "可见 1 秒"), ("zh-Hant", "可見 1 秒"), ("vi", "thấy được trong 1 s"),
    ] {
      let language = try #require(Language.shipped(code))
      let screen = try Language.$current.withValue(language) {
        let stage = StagePlayer(try .storefront(), size: Size(width: 120, height: 40))
        stage.advance(.seconds(2))
        return stage.screen
      }
      #expect(screen.contains(words), "\(screen)")
    }
  }

  private func rows(_ scenario: String, _ room: String, in language: Language) throws -> [String] {
    try Language.$current.withValue(language) {
      let content = try #require(ScenarioLibrary.content(of: scenario))
      let stage = StagePlayer(
        try Scenario(reading: content), size: Size(width: 80, height: 24))
      stage.advance(.seconds(2))
      stage.press(.enter)
      stage.stage.open(room: room, stage.state)
      return stage.screen.split(separator: "\n").map(String.init)
    }
  }

  @Test(arguments: scenes) func `nothing is cut at 80 columns that English has whole`(
    scenario: String, rooms: [String]
  ) throws {
    for room in rooms {
      let english = try rows(scenario, room, in: .english).count { $0.contains("…") }
      for language in Self.languages {
        let own = try rows(scenario, room, in: language)
        let cut = own.filter { $0.contains("…") }
        #expect(
          cut.count <= english,
          "\(language.code), \(room):\n\(cut.joined(separator: "\n"))")
        #expect(own.allSatisfy { TextWidth.columns($0) <= 80 })
      }
    }
  }
}
