import AdServing
import Contract
import Directing
import Foundation
import Observing
@testable import Playing
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// The scenarios that come with the program: each one's script holds.
  @Suite @MainActor struct LibraryTests {
    private nonisolated static let names = (ScenarioLibrary.all + ScenarioLibrary.tours).map(\.name)
    private nonisolated static let allNames = names + ScenarioLibrary.lessons.map(\.name)

    private func scenario(_ name: String) throws -> Scenario {
      try Scenario(reading: try #require(ScenarioLibrary.content(of: name)))
    }

    @Test(arguments: allNames)
    func `a scenario has a title, one sentence about it and a comment`(
      _ name: String
    ) throws {
      let scenario = try scenario(name)
      #expect(1...28 ~= scenario.title.count)
      let about = try #require(scenario.about)
      #expect(20...100 ~= about.count)
      #expect(about.hasSuffix("."))
      #expect(about.split(separator: ". ").count == 1, "one sentence")
      let text = String(decoding: ScenarioLibrary.content(of: name) ?? [], as: UTF8.self)
      #expect(text.hasPrefix("{\n  // "), "a comment says why it is there")
    }

    @Test(arguments: allNames)
    func `its adapters are linked into the program`(_ name: String) throws {
      for line in try scenario(name).adUnits.flatMap(\.lines) {
        let name = AdapterClassName(line.className)
        for part in [name.adapter] + name.wrappers {
          #expect(NSClassFromString(part) != nil, "\(part)")
        }
      }
    }

    @Test(arguments: names) func `all its expectations hold`(_ name: String) throws {
      let session = Session(try scenario(name))
      session.drawing = { StagePicture.lines(of: $0) }
      let run = ScriptRun.play(session)
      #expect(run.failures.map { "line \($0.line ?? 0): \($0.differences)" } == [])
      #expect(run.held > 0)
    }

    @Test(arguments: names) func `it runs the same way twice`(_ name: String) throws {
      let scenario = try scenario(name)
      let first = ScriptRun.play(Session(scenario)).session.lines
      #expect(ScriptRun.play(Session(scenario)).session.lines == first)
      #expect(first.count > 1000)
    }

    @Test(arguments: names) func `it breaks only the rules it expects`(_ name: String) throws {
      let scenario = try scenario(name)
      let expected = Set(scenario.script.flatMap { $0.step.findings })
      #expect(Set(ScriptRun.play(Session(scenario)).session.findings) == expected)
    }

    @Test func `names and titles are unique`() throws {
      #expect(Set(Self.allNames).count == Self.allNames.count)
      let titles = try Self.allNames.map { try scenario($0).title }
      #expect(Set(titles).count == titles.count)
      #expect(Self.allNames.first == "storefront")
    }

    @Test func `headlines and pictures are unique`() throws {
      // One ad is drawn in every layout.
      let names = Self.allNames.filter { $0 != "native-layouts" }
      let ads = try names.flatMap { try scenario($0).adUnits.flatMap(\.lines) }.compactMap(\.ad)
      let headlines = ads.compactMap { $0.texts[.headline] }.map { "\($0)" }
      #expect(Set(headlines).count == headlines.count)
      let motifs = ads.compactMap(\.image?.motif)
      #expect(Set(motifs).count == motifs.count)
    }

    // MARK: Coverage

    /// The words that no scenario uses.
    private func missing<Word: CaseIterable & Hashable>(
      _ used: [Word?]
    ) -> [Word] {
      let used = Set(used.compactMap { $0 })
      return Word.allCases.filter { !used.contains($0) }
    }

    /// The texts that an ad has if the scenario says nothing but its kind. Others are for
    /// `TextAssetTests`, which follow each text through the playground.
    private func textsOfItsOwn() throws -> Set<TextAsset> {
      let texts = try Scenario.Content.Kind.allCases.flatMap { kind in
        let line = Scenario.Line.sample(ad: .with { $0.kind = kind })
        let ad = try #require(Session.after(.feed(line), .load(unit: "feed")).ad)
        return TextAsset.allCases.filter { ad.assets.network[$0.rawValue] != nil }
      }
      #expect(texts.contains(.store) && texts.contains(.advertiser))
      return Set(texts)
    }

    private func namesOfWhatIsThere(in options: Scenario.Options) -> [String] {
      Mirror(reflecting: options).children.filter { child in
        !Mirror(reflecting: child.value).children.isEmpty
      }.compactMap(\.label)
    }

    private func units() throws -> [Scenario.Unit] {
      try Self.names.flatMap { try scenario($0).adUnits }
    }

    /// Every line as it is at some time: from the start, or after a step of its script.
    private func lines() throws -> [Scenario.Line] {
      try Self.names.flatMap { name in
        var scenario = try scenario(name)
        let changed = scenario.script.flatMap { step -> [Scenario.Line] in
          guard case .action(.set(let change)) = step.step else { return [] }
          scenario.apply(change)
          return scenario.adUnits.flatMap(\.lines)
        }
        return try self.scenario(name).adUnits.flatMap(\.lines) + changed
      }
    }

    @Test func `every outcome, fault, format and word of an ad is in a scenario`() throws {
      let lines = try lines()
      #expect(missing(lines.map(\.outcome)) == [])
      #expect(missing(lines.flatMap(\.faults)) == [])
      #expect(missing(lines.map(\.order)) == [])
      // Behind MAX there is one. In a recording the same line twice is one, so that nobody can tell there whether
      // the network or its adapter says a line's end twice.
      #expect(missing(lines.map(\.showing)) == [.goesTwice])
      #expect(try units().contains { $0.asking.max?.showing == .goesTwice })
      let ads = lines.compactMap(\.ad)
      #expect(missing(ads.map(\.kind)) == [])
      #expect(missing(ads.map(\.opens)) == [])
      #expect(missing(ads.map(\.imagesAs)) == [])
      #expect(missing(ads.map(\.adChoicesAs)) == [])
      #expect(missing(ads.flatMap(\.player)) == [])
      let texts = Set(ads.flatMap(\.texts.keys))
      #expect(try textsOfItsOwn().subtracting(texts) == [])
      #expect(missing(try units().map(\.format)) == [])
      #expect(ads.contains { $0.video != nil } && ads.contains { !$0.extras.isEmpty })
      #expect(lines.contains { $0.googleDecides })
    }

    @Test func `every combination of flags is in a scenario`() throws {
      let flags = try units().flatMap(\.lines).map(\.flags)
      for clicks in [false, true] {
        for impressions in [false, true] {
          let wanted = Scenario.Flags(
            handlesUserClicks: clicks, handlesUserImpressions: impressions)
          #expect(flags.contains(wanted), "\(clicks) \(impressions)")
        }
      }
    }

    @Test func `every option and each of its words is in a scenario`() throws {
      let options = try units().map(\.options)
      #expect(missing(options.map(\.adChoices)) == [])
      #expect(missing(options.map(\.images)) == [])
      #expect(missing(options.map(\.mediaAspectRatio)) == [])
      // The words of the options are the names of their properties.
      let used = Set(options.flatMap { namesOfWhatIsThere(in: $0) })
      let all = Mirror(reflecting: Scenario.Options()).children.compactMap(\.label)
      #expect(all.filter { !used.contains($0) } == [])
      #expect(all.count >= 6)
    }

    @Test func `every step and every tap target is in a scenario`() throws {
      let steps = try Self.names.flatMap { try scenario($0).script }.map(\.step)
      let words = Set(steps.map(\.word))
      #expect(ScriptStep.words.filter { !words.contains($0) } == [])
      let targets = Set(steps.compactMap(\.target))
      let texts = try textsOfItsOwn().map(Target.text)
      #expect(
        (texts + Target.Part.allCases.map(Target.part)).filter { !targets.contains($0) } == [])
    }
  }
}

extension ScriptStep.Step {
  fileprivate var word: String {
    switch self {
    case .action(let action): action.word
    case .expect: "expect"
    case .tell(.say): "say"
    case .tell(.look): "look"
    case .tell(.note): "note"
    }
  }

  fileprivate var findings: [String] {
    if case .expect(let expectation) = self { expectation.findings ?? [] } else { [] }
  }

  fileprivate var target: Target? {
    if case .action(.tap(let target, _)) = self { target } else { nil }
  }
}
