import AdServing
import GoogleMobileAds
import JSON
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// What the user did comes back from the journal as it was done.
  @Suite @MainActor struct ActionReadingTests {
    /// One for every action. Whoever adds one has to say here what it looks like, because the switch
    /// must name it, and to put it into the list, because the words are counted.
    private nonisolated static func variants(_ action: Action) -> [Action] {
      switch action {
      case .load: [.load(unit: "feed"), .load(unit: "a \"unit\", no less")]
      case .request: [.request(unit: "feed")]
      case .show: [.show(unit: "feed")]
      case .dismiss: [.dismiss(unit: "feed")]
      case .visible: [.visible(true), .visible(false)]
      case .tap:
        Target.allCases.map { .tap($0) } + Target.allCases.map { .tap($0, ad: "feed#1") }
      case .close: [.close]
      case .forceClose: [.forceClose]
      case .background: [.background]
      case .foreground: [.foreground]
      case .advance:
        [.zero, .milliseconds(1), .seconds(90), .milliseconds(Int.max)].map { .advance($0) }
      case .nextTimer: [.nextTimer]
      case .set:
        whats.flatMap {
          [.set(Change(unit: "feed", $0)), .set(Change(unit: "feed", line: "A", $0))]
        }
      }
    }

    private nonisolated static let samples: [Action] = [
      .load(unit: ""), .request(unit: ""), .show(unit: ""), .dismiss(unit: ""), .visible(true),
      .tap(.body), .close, .forceClose, .background, .foreground, .advance(.zero), .nextTimer,
      .set(Change(unit: "", .testRequest(true))),
    ]

    private nonisolated static func variants(_ what: Change.What) -> [Change.What] {
      switch what {
      case .handlesUserClicks: both { .handlesUserClicks($0) }
      case .handlesUserImpressions: both { .handlesUserImpressions($0) }
      case .adChoices: Scenario.Options.Corner.allCases.map { .adChoices($0) }
      case .images: Scenario.Options.Images.allCases.map { .images($0) }
      case .multipleImages: both { .multipleImages($0) }
      case .mediaAspectRatio: Scenario.Options.AspectRatio.allCases.map { .mediaAspectRatio($0) }
      case .startMuted: both { .startMuted($0) }
      case .testRequest: both { .testRequest($0) }
      case .size: Scenario.Options.BannerSize.allCases.map { .size($0) }
      case .refresh: [.refresh(nil), .refresh(.seconds(30))]
      case .outcome: Scenario.Outcome.allCases.map { .outcome($0) }
      case .latency: [.latency(.zero), .latency(.milliseconds(1234))]
      case .servingDecides: both { .servingDecides($0) }
      case .order: Scenario.Order.allCases.map { .order($0) }
      case .showing: Scenario.Showing.allCases.map { .showing($0) }
      case .enabled: both { .enabled($0) }
      case .parameter: [.parameter(nil), .parameter(""), .parameter("feed-1")]
      case .position: [.position(1), .position(.max), .position(.min)]
      case .fault: [.fault(nil)] + WireFault.allCases.map { .fault($0) }
      }
    }

    private nonisolated static func both(_ make: (Bool) -> Change.What) -> [Change.What] {
      [make(false), make(true)]
    }

    private nonisolated static let whats: [Change.What] = [
      .handlesUserClicks(true), .handlesUserImpressions(true), .adChoices(.topLeft),
      .images(.downloaded), .multipleImages(true), .mediaAspectRatio(.any), .startMuted(true),
      .testRequest(true), .size(.banner), .refresh(nil), .outcome(.fill), .latency(.zero),
      .fault(nil),
      .servingDecides(true), .order(.usual), .showing(.normal), .enabled(true), .parameter(nil),
      .position(1),
    ].flatMap { variants($0) }

    private nonisolated static let all = samples.flatMap { variants($0) }

    private func input(_ action: Action) throws -> Entry {
      let journal = World(seed: 1).journal
      journal.input(action.word, data: action.facts) {}
      return try #require(journal.entries.first)
    }

    @Test(arguments: all) func `it comes back from its entry`(_ action: Action) throws {
      #expect(Action(try input(action)) == action)
    }

    @Test(arguments: all) func `it comes back from its line`(_ action: Action) throws {
      var json = JSONWriter()
      try input(action).write(to: &json)
      let entry = try Entry(reading: try JSONReader.read(json.bytes, dialect: .strict))
      #expect(Action(entry) == action)
    }

    /// The table is whole if it has every word of a script, and every word of a change.
    @Test func `nothing that can be done was forgotten`() throws {
      #expect(Set(Self.all.map(\.word)) == Set(ScriptStep.words).subtracting(["expect"]))
      let cases = Set(Self.whats.map { Mirror(reflecting: $0).children.first?.label })
      let facts = try Set(
        Self.whats.flatMap { try input(.set(Change(unit: "feed", $0))).data.all.map(\.name) })
      #expect(cases == facts.subtracting(["unit"]))
    }

    @Test(
      arguments: [
        ("load", [:]), ("load", ["unit": 7]), ("visible", ["visible": "true"]), ("tap", [:]),
        ("tap", ["target": "elbow"]), ("advance", ["by": "1s"]), ("set", ["unit": "feed"]),
        ("set", ["testRequest": true]), ("set", ["unit": "feed", "colour": "red"]),
        ("set", ["unit": "feed", "fault": "sulks"]), ("set", ["unit": "feed", "latency": .null]),
        ("set", ["unit": "feed", "position": "first"]),
        ("set", ["unit": "feed", "servingDecides": true]), ("jump", [:]), ("", [:]),
      ] as [(String, Fields)])
    func `what nobody can do is no action`(_ word: String, _ data: Fields) throws {
      let journal = World(seed: 1).journal
      journal.input(word, data: data) {}
      #expect(Action(try #require(journal.entries.first)) == nil)
    }

    @Test func `what was said by somebody else is no action`() throws {
      let journal = World(seed: 1).journal
      journal.call(from: .app, to: .google, "load", data: ["unit": "feed"])
      #expect(Action(try #require(journal.entries.first)) == nil)
    }
  }
}
