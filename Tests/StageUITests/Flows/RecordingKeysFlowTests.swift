import Observing
import Screen
import StageUI
import Testing

/// A recording is read-only: what its keys do, and what they do not.
@Suite(.serialized) @MainActor struct RecordingKeysFlowTests {
  private func footer(_ stage: PhonePlayer) -> String {
    String(stage.screen.split(separator: "\n").last ?? "")
  }

  @Test func `the footer has keys that do something`() throws {
    let stage = try PhonePlayer(PhoneLines.all, width: 160, height: 50)
    let keys = footer(stage)
    for key in [
      "⏎ why", "n next broken rule", "/ filter", "< back", ", earlier", "Home oldest", "4 rules",
      "5 life", "3 mediation",
    ] {
      #expect(keys.contains(key), "\(key)")
    }
    #expect(!keys.contains("runs"))
  }

  @Test(
    arguments: [
      "r", "u", "U", "S", "f", "c", "o", "x", "i", "p", "b", " ", "+", "R", "a", "T", "w", "D", "H",
    ]
      as [Character])
  func `nothing else is done`(_ key: Character) throws {
    let stage = try PhonePlayer(PhoneLines.all)
    stage.press(key)
    #expect(stage.stage.notice?.text().hasPrefix("A recording is read-only.") == true)
    #expect(stage.stage.overlay == nil)
    #expect(stage.wishes.isEmpty)
  }

  @Test func `help and commands list only keys that do something`() throws {
    let stage = try PhonePlayer(PhoneLines.all, width: 160, height: 60)
    stage.press("?")
    #expect(stage.screen.contains("Goes to the proof of the next broken rule"))
    for words in ["Requests a new ad", "force an outcome", "Starts the scenario", "scenarios"] {
      #expect(!stage.screen.contains(words), "\(words)")
    }
    stage.press(.escape)
    stage.press(":")
    for letter in "broken" { stage.press(letter) }
    #expect(stage.screen.contains("next broken rule"))
  }

  @Test func `n goes from one broken rule to the next`() throws {
    let stage = try PhonePlayer(PhoneLines.all)
    stage.press("n")
    let finding = try #require(stage.state.ledgers.findings.first)
    #expect(stage.stage.trace.lit == finding.proof)
    #expect(stage.stage.pane == .trace)
    stage.press("n")
    #expect(stage.stage.trace.lit == finding.proof)
    stage.press("N")
    #expect(stage.stage.trace.lit == finding.proof)
  }

  @Test func `without a broken rule n says so`() throws {
    let stage = try PhonePlayer(Array(PhoneLines.all.prefix(10)))
    stage.press("n")
    #expect(stage.stage.notice?.text() == "No judged rule is broken in this recording.")
    #expect(!footer(stage).contains("broken"))
  }

  // MARK: Runs

  private static let two =
    PhoneLines.all + [PhoneLines.header(run: "b2")]
    + [
      PhoneLines.entry(
        1, at: 0, ("google", "adapter"), "loadBanner(for:)", "lineAsked", of: "Other#1",
        #""class":"Other","format":"banner","number":1"#, run: "b2")
    ]

  @Test func `L lists the runs, and the stage goes on with the one that is chosen`() throws {
    let stage = try PhonePlayer(Self.two, width: 160, height: 50)
    #expect(stage.state.ad?.name == "Other#1")
    #expect(footer(stage).contains("L runs"))
    stage.press("L")
    #expect(stage.screen.contains("Runs in this recording"))
    #expect(stage.screen.contains("1 a1  Lake 1.4  1 rule broken · 1 ad · 12 entries"))
    #expect(stage.screen.contains("2 b2  Lake 1.4  1 ad · 1 entry"))
    stage.press(.up)
    stage.press(.enter)
    #expect(stage.wishes == [.showRun(0)])
    try stage.show(run: 0)
    #expect(stage.state.ad?.name == "feed#1")
    #expect(stage.state.entries.count == 12)
    stage.press("L")
    #expect(stage.screen.contains("Runs in this recording"))
  }

  @Test func `the list of runs matches its picture`() throws {
    let stage = try PhonePlayer(Self.two)
    stage.press("L")
    Pictures.expect(stage.frame.canvas, "phone-runs-120x40")
  }
}
