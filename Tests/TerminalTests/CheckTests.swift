import Foundation
import Glibc
import Testing

/// `adplay check`, for people and for machines.
@Suite(.outside) struct CheckTests {
  @Test func `no broken rule exits with 0`() throws {
    let outcome = try Program.run("check", "rewarded", "banner")
    #expect(outcome.status == 0)
    #expect(outcome.output == "rewarded: no rule is broken\nbanner: no rule is broken\n")
  }

  @Test func `an error exits with 1 and says why and how to fix it`() throws {
    let outcome = try Program.run("check", "keeps-the-reward")
    #expect(outcome.status == 1)
    for part in [
      "keeps-the-reward: 1 error", "reward-not-reported  (adapter, coins#1, proof #", "why ",
      "fix ",
    ] {
      #expect(outcome.output.contains(part))
    }
  }

  @Test func `a warning alone exits with 0`() throws {
    let outcome = try Program.run("check", "never-starts-its-video")
    #expect(outcome.output.contains(": 1 warning\n"))
    #expect(outcome.status == 0)
  }

  /// A native ad whose adapter tells its network of no click; each line of the file is another.
  private static let clickless = """
    {
      "title": "A", "adUnits": [{ "id": "feed", "format": "native", "lines": [{
        "label": "House", "parameter": "1", "outcome": "fill",
        "class": "BrokenAdapters.ForgetsItsClicksCustomEvent"
      }] }]
    }
    """

  @Test func `--problems prints lines that editors know from compilers`() throws {
    let folder = try Scratch()
    let bad = try folder.write(Self.clickless, to: "bad.json")
    let typo = try folder.write("{\n \"titel\": 1 }", to: "typo.json")
    let outcome = try Program.run("check", typo, bad, "--problems")
    let lines = outcome.output.split(separator: "\n")
    #expect(outcome.status == 2 && lines.count == 2 && outcome.complaint.isEmpty)
    #expect(lines[0].hasPrefix("\(typo):2:2: error: unknown key \"titel\"; did you mean"))
    #expect(
      lines[1].hasPrefix("\(bad):4:14: error: ") && lines[1].hasSuffix("[click-not-passed-on]"))
  }

  @Test func `--watch checks again whenever a file is saved`() async throws {
    let folder = try Scratch()
    try folder.writeClosed(Self.clickless, to: "A.json")
    try folder.folder("out")
    let output = try folder.write("", to: "out/log")
    let running = try Program.start(
      "check", folder.url.path, "--watch", "--junit", folder.path("report.xml"), output: output,
      opened: O_WRONLY)
    func lines() -> [Substring] { ((try? folder.text("out/log")) ?? "").split(separator: "\n") }
    try await wait("the first round") { lines().last?.hasPrefix("checked: there are") == true }
    #expect(lines().count == 3 && lines()[0].hasPrefix("checking: "))
    try folder.writeClosed(
      Self.clickless.replacing("BrokenAdapters.ForgetsItsClicks", with: "SampleAdapter.Sample"),
      to: "A.json")
    try await wait("the second") { lines().last?.hasPrefix("checked: no error;") == true }
    // The report is no scenario: it begins no round. A file that is written in two goes may begin two.
    #expect([5, 7].contains(lines().count))
    kill(running.pid, SIGINT)
    #expect(try running.end().status == 128 + SIGINT)
  }

  @Test(arguments: [["check", "banner", "--watch"], ["check", "-", "--watch"]])
  func `--watch needs a file`(_ words: [String]) throws {
    let outcome = try Program.run(Program.path, words)
    #expect(outcome.status == 2 && outcome.complaint.contains("needs a scenario in a file"))
  }

  @Test func `--json prints one JSON line per scenario`() throws {
    let outcome = try Program.run("check", "--json", "interstitial", "rewards-twice")
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix("\"findings\":[]}") == true)
    #expect(lines.last?.contains("\"rule\":\"reward-twice\"") == true)
  }

  @Test func `--adapter checks an adapter in all formats by default`() throws {
    let good = try Program.run("check", "--adapter", "SampleAdapter.SampleCustomEvent")
    for name in ["google-tracks", "banner", "interstitial", "rewarded", "app-open"] {
      #expect("\n\(good.output)".contains("\n\(name): no rule is broken\n"))
    }
    let bad = try Program.run("check", "--adapter", "BrokenAdapters.StaysForEverCustomEvent")
    #expect(bad.status == 1)
    #expect(bad.output.contains("full-screen-never-closed"))
    let says = "banner: no rule is broken; no ad came, so there was nothing to show"
    #expect(bad.output.contains(says))
  }

  @Test(arguments: ["Nobody.Nothing", "UIKit.UIView", "_TtC3foo3bar", "a.b.c", "."])
  func `an unknown class or one that is no adapter is refused in one line`(name: String) throws {
    let outcome = try Program.run("check", "--adapter", name)
    #expect(outcome.status == 2)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaint.contains("invalid value \"\(name)\" for --adapter"))
  }

  @Test func `--rules lists one rule per line`() throws {
    let outcome = try Program.run("check", "--rules")
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count > 80)
    #expect(lines.allSatisfy { $0.contains(/^(error|warning|note) +[a-z-]+ +[A-Z].*\.$/) })
  }
}
