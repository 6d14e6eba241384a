import Foundation
import Testing

/// The calls of Google's published Swift sample, in the formats it has.
@Suite(.outside) struct GoogleSampleTests {
  /// The library's scenarios with native ads, banners, and interstitials that `check` plays with an
  /// adapter; one of their lines has no ad.
  private static let rounds = [
    "google-tracks", "network-tracks", "one-second-rule", "banner", "interstitial",
    "one-at-a-time",
  ]

  /// A scenario of the library whose lines ask the sample, which asks the Sample SDK.
  private func scenario(_ name: String, in folder: Scratch) throws -> String {
    let library = Program.root.appendingPathComponent("Sources/Playground/Scenarios/Library")
    let text = try String(
      contentsOf: library.appendingPathComponent("Scenarios/\(name).json"), encoding: .utf8)
    let asked = text.replacing(
      #/"class": "SampleAdapter\.\w+"/#,
      with: #""class": "GoogleSample.SampleCustomEventSwift", "network": "Sample SDK""#)
    return try folder.write(asked, to: "\(name).json")
  }

  /// The rules that `check` says it breaks.
  private func rulesBroken(in scenarios: [String]) throws -> Set<String> {
    let folder = try Scratch()
    let files = try scenarios.map { try scenario($0, in: folder) }
    let outcome = try Program.run(Program.manners, ["check", "--json"] + files)
    return Set(
      outcome.output.components(separatedBy: "\"rule\":\"").dropFirst()
        .map { String($0.prefix { $0 != "\"" }) })
  }

  @Test func `it is told its faults, and no more`() throws {
    #expect(
      try rulesBroken(in: Self.rounds) == [
        "error-says-nothing", "handler-kept", "impression-not-reported", "older-spelling",
        "page-not-reported", "version-is-zero",
      ])
  }

  @Test func `the rounds of check find the same, if they know its network`() throws {
    let outcome = try Program.run(
      Program.manners,
      [
        "check", "--adapter", "GoogleSample.SampleCustomEventSwift", "--network", "Sample SDK",
        "--json", "google-tracks", "network-tracks", "one-second-rule", "banner", "interstitial",
        "one-at-a-time",
      ])
    let rules = outcome.output.components(separatedBy: "\"rule\":\"").dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }
    #expect(
      Set(rules) == [
        "error-says-nothing", "handler-kept", "impression-not-reported", "older-spelling",
        "page-not-reported", "version-is-zero",
      ])
  }

  @Test func `a network belongs to an adapter`() throws {
    let outcome = try Program.run("check", "google-tracks", "--network", "Sample SDK")
    #expect(outcome.status == 2)
    #expect(outcome.complaint.contains("--adapter CLASS"))
    let unknown = try Program.run("check", "--adapter", "A.B", "--network", "Acme")
    #expect(unknown.complaint.contains("Sample SDK"))
  }

  @Test func `only its banner never reports an impression`() throws {
    let withoutBanners = try rulesBroken(in: Self.rounds.filter { $0 != "banner" })
    #expect(!withoutBanners.contains("impression-not-reported"))
  }

  @Test(arguments: ["google-tracks", "interstitial", "banner"])
  func `a click is counted on both sides`(_ name: String) throws {
    let folder = try Scratch()
    let file = try scenario(name, in: folder)
    let journal = folder.url.appendingPathComponent("journal.jsonl").path
    _ = try Program.run(Program.manners, ["run", file, "--journal", journal])
    let counts = try String(contentsOfFile: journal, encoding: .utf8).split(separator: "\n")
      .filter { $0.contains("\"kind\":\"count\"") && $0.contains("\"what\":\"click\"") }
    #expect(counts.contains { $0.contains("\"ledger\":\"google\"") })
    #expect(counts.contains { $0.contains("\"ledger\":\"network\"") })
  }
}
