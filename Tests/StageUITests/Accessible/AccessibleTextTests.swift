import Catalogue
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// What a screen reader gets: no signs that control a terminal, and no drawings.
@Suite(.serialized) @MainActor struct AccessibleTextTests {
  /// The zoo's scenarios differ in one line, so a few of them say what all say.
  private nonisolated static let names =
    ScenarioLibrary.all.map(\.name)
    + ScenarioLibrary.everything.map(\.name).enumerated().filter { $0.offset % 8 == 0 }
    .map(\.element).filter { !ScenarioLibrary.all.map(\.name).contains($0) }

  /// Somebody who does a little of everything.
  private static let lines = [
    "1", "wait", "1", "Esc", "why", "rules", "trace all", "mediation", "f", "u", "ads", "2",
    "Enter",
    "wait 12", "Esc", "Esc", "options", "life", "arbiter", "change", "1", "<", ">", "",
  ]

  @Test(arguments: names)
  func `nothing that is said is drawn or controls a terminal`(_ name: String) throws {
    let scenario = try Scenario.inLibrary(name)
    let listener = try Listener(scenario, named: name, isTold: scenario.isTold)
    for line in Self.lines { listener.type(line) }
    // What is printed is made safe where it is printed; what is drawn there would be signs, too.
    // Most lines are said again and again.
    let noise = Set(listener.everything).map(SafeText.clean).filter { line in
      line.isEmpty || line.unicodeScalars.contains(where: isNoise)
    }
    #expect(noise.isEmpty && listener.everything.count > 40)
  }

  private func isNoise(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    return value < 0x20 || (0x7F..<0xA0).contains(value) || (0x2500...0x25FF).contains(value)
      || (0x2800...0x28FF).contains(value)
  }

  @Test(arguments: [
    ("Press ⏎ or ↓ to go on → there", "Press Enter or Down to go on to there"),
    ("★★★★½", "4.5 stars"), ("★", "1 star"), ("─▶ ▀▄ ⠿ text", "text"), ("✓ Done.", "Done."),
    ("plain", "plain"),
    ("−1 · two", "minus 1, two"),
  ])
  func `signs become words, and drawings nothing`(_ text: String, _ spoken: String) {
    #expect(Spoken.plain(text) == spoken)
  }

  @Test func `a sentence has a capital unless it begins with a name of code`() {
    #expect(Spoken.sentence("the ad is gone") == "The ad is gone.")
    #expect(Spoken.sentence("reportClick() is lost") == "reportClick() is lost.")
    #expect(Spoken.sentence("house.log is over") == "house.log is over.")
    #expect(Spoken.sentence("Really?") == "Really?")
  }

  @Test func `the same lines get the same answers`() throws {
    func everything() throws -> [String] {
      let listener = try Listener("storefront", seed: 3)
      for line in Self.lines { listener.type(line) }
      return listener.everything
    }
    #expect(try everything() == everything())
  }
}
