import AdServing
import Catalogue
import Contract
import Foundation
import GoogleMobileAds
import JSON
import Playing
import Scenarios
import Simulation
import StageUI
import Testing
import Themes
import Theming

struct DocumentsTests {
  @Test func `the article on keys has the key map`() throws {
    let table = ["| key | |", "|---|---|"] + KeyMap.standard.bindings.map(row)
    try Documents.expectGenerated(table, between: "keys", in: Documents.article("Keys"))
  }

  @Test func `the article on looks has every theme and every role`() throws {
    let article = "Sources/App/Adplay.docc/Configuration.md"
    let themes = try BuiltInThemes.all.map { theme in
      let about = try ColorScheme(reading: theme.content).about
      return "| `\(theme.name)` | \(try #require(about)) |"
    }
    try Documents.expectGenerated(
      ["| theme | |", "|---|---|"] + themes, between: "themes", in: article)
    let roles = ColorScheme.Role.allCases.map { role in
      let contrast = role.contrast.map { " | \(ThemeText.contrast($0)) : 1 |" } ?? " | |"
      return "| `\(role.rawValue)` | \(role.meaning) | \(role.origin)\(contrast)"
    }
    let head = ["| role | is the colour of | without it | contrast |", "|---|---|---|---|"]
    try Documents.expectGenerated(head + roles, between: "roles", in: article)
  }

  private func row(_ binding: KeyMap.Binding) -> String {
    let keys = binding.keys.map { "`\($0.label)`" }.joined(separator: " ")
    return "| \(keys) | **\(binding.title)**: \(binding.explanation) |"
  }

  @Test func `the article on findings has every rule`() throws {
    let rules = Rulebook.all.map { rule in
      """
      | `\(rule.id)` | \(rule.severity.rawValue) | \(rule.party.role.rawValue) | \(formats(rule)) \
      | \(when(rule)) | \(rule.sentence) \(rule.why) | \(rule.fix) |
      """
    }
    let head = [
      "| finding | | who | of | known | what was done, and why it matters | how to fix it |",
      "|---|---|---|---|---|---|---|",
    ]
    try Documents.expectGenerated(
      head + rules, between: "rules", in: "Sources/App/Adplay.docc/Findings.md")
  }

  /// The kinds of ads that the rule is about.
  private func formats(_ rule: Rule) -> String {
    let shapes = AdShape.allCases.filter { shape in
      rule.canBeAtStake(for: shape) { _ in true }
    }
    guard shapes != [.native, .banner, .fullScreen] else { return "every ad of Google's" }
    return shapes.map { shape in
      switch shape {
      case .native: "native"
      case .banner: "banner"
      case .fullScreen: "full screen"
      case .competing: "arbiter"
      case .served: "service"
      }
    }.joined(separator: ", ")
  }

  /// How long after what happened the rule is judged.
  private func when(_ rule: Rule) -> String {
    guard rule.patience > .zero else { return "at once" }
    return "after \(rule.patience.components.seconds) s\(rule.isAboutSight ? " in sight" : "")"
  }

  @Test(arguments: Documents.paths)
  func `every scenario in a text can be read`(_ path: String) throws {
    let text = try Documents.text(path)
    for block in ["json", "jsonc"].flatMap({ Documents.blocks($0, in: text) })
    where block.contains("\"adUnits\"") && !block.contains("adplay-journal") {
      #expect(throws: Never.self) { try Scenario(reading: Array(block.utf8)) }
    }
  }

  @Test @MainActor func `the first scenario of the article on scenarios keeps its promise`() throws
  {
    let article = try Documents.text(Documents.article("Scenarios"))
    let block = try #require(Documents.blocks("json", in: article).first)
    let run = ScriptRun.play(Session(try Scenario(reading: Array(block.utf8))))
    #expect(run.failures == [])
    #expect(run.held == 1)
  }

  @Test func `what is unknown is told as the program tells it`() throws {
    let runs = try Documents.text("Sources/App/Adplay.docc/RunsAndReplays.md")
    let sentence = Expectation.Difference.unknownCounts.sentence.prefix { $0 != ":" }
    #expect(runs.replacing("\n", with: " ").contains("`\(sentence)`"))
    #expect(runs.contains("`\"network\":null`"))
    let scenarios = try Documents.text("Sources/App/Adplay.docc/Scenarios.md")
    #expect(scenarios.contains("it is unknown what it has counted: `?`"))
  }

  @Test(arguments: Documents.paths)
  func `every file named in a text exists`(_ path: String) throws {
    for match in try Documents.text(path).matches(of: /`((?:Sources|Tests|Themes)\/[^`\s]+)`/) {
      #expect(Documents.exists(String(match.1)), "\(match.1)")
    }
  }

  @Test(arguments: Documents.paths)
  func `every link inside the repository leads somewhere`(_ path: String) throws {
    let folder = path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    for match in try Documents.text(path).matches(of: /\]\(([^)#]+)\)/)
    where !match.1.contains("://") {
      // Documentation names the pictures of its catalog without their folder.
      let places = [folder + match.1, folder + "Resources/" + match.1]
      #expect(places.contains(where: Documents.exists), "\(match.1)")
    }
  }

  /// Every fixed word of a scenario, which the article must explain.
  private static let words: [String] =
    Scenario.Outcome.allCases.map(\.rawValue) + Scenario.Format.allCases.map(\.rawValue)
    + Scenario.Options.Corner.allCases.map(\.rawValue)
    + Scenario.Options.Images.allCases.map(\.rawValue)
    + Scenario.Options.AspectRatio.allCases.map(\.rawValue)
    + Scenario.Content.Kind.allCases.map(\.rawValue)
    + Scenario.Content.Opens.allCases.map(\.rawValue)
    + Scenario.Content.ImagesAs.allCases.map(\.rawValue)
    + Scenario.Content.AdChoicesAs.allCases.map(\.rawValue)
    + PlayerManner.allCases.map(\.rawValue)
    + TextAsset.allCases.map(\.rawValue) + Target.allCases.map(\.rawValue)
    + Scenario.API.allCases.map(\.rawValue) + AdMetadata.Text.allCases.map(\.rawValue)

  @Test func `the article on scenarios has every word`() throws {
    let article = try Documents.text("Sources/App/Adplay.docc/Scenarios.md")
    #expect(Self.words.filter { !article.contains("`\($0)`") } == [])
  }

  @Test func `the article on scenarios lists the texts of an ad`() throws {
    let texts = TextAsset.allCases.map { "`\($0.rawValue)`" }
    try Documents.expectGenerated(
      [texts.joined(separator: ", ")], between: "texts",
      in: "Sources/App/Adplay.docc/Scenarios.md")
  }

  @Test func `the article on scenarios has a row for every fault`() throws {
    let article = try Documents.text("Sources/App/Adplay.docc/Scenarios.md")
    #expect(WireFault.allCases.filter { !article.contains("\n| `\($0.rawValue)` | ") } == [])
  }

  @Test func `the article on the journal has every kind of entry, party and sense`() throws {
    let article = try Documents.text("Sources/App/Adplay.docc/TheJournal.md")
    let parties = Party.Role.allCases.map(\.rawValue)
    let kinds = ["input", "call", "callback", "count", "timer", "note", "finding"]
    let senses = Sense.allCases.map(\.word)
    #expect((parties + kinds + senses).filter { !article.contains("`\($0)`") } == [])
  }
}
