import Catalogue
import AdServing
import Contract
import Observing
import GoogleMobileAds
import JSON
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// A change of a line, from a script to the journal and back.
  @Suite @MainActor struct ChangeTests {
    nonisolated static let changes: [(String, Change.What)] = [
      (#""servingDecides": "google""#, .init(\.googleDecides, true)),
      (#""servingDecides": null"#, .init(\.googleDecides, false)),
      (#""order": "rewardLast""#, .init(\.order, .rewardLast)),
      (#""showing": "sticks""#, .init(\.showing, .sticks)),
      (#""enabled": false"#, .init(\.isEnabled, false)),
      (#""enabled": true"#, .init(\.isEnabled, true)),
      (#""only": true"#, .init(\.isAlone, true)),
      (#""parameter": "x-2""#, .init(\.parameter, "x-2")),
      (#""parameter": null"#, .init(\.parameter, nil)),
      (#""position": 2"#, .position(2)),
      (#""outcome": "wrongFormat""#, .init(\.outcome, .wrongFormat)),
      (#""size": "adaptive""#, .init(\.size, .adaptive)),
      (#""refresh": "30s""#, .init(\.refresh, .seconds(30))),
      (#""refresh": null"#, .init(\.refresh, nil)),
      (#""fault": "dropsClicks""#, .init(\.faults, [.dropsClicks])),
      (#""fault": null"#, .init(\.faults, [])),
      (#""ecpm": 4.2"#, .init(\.ecpmMicros, 4_200_000)),
      (#""ecpm": "$0.000001""#, .init(\.ecpmMicros, 1)),
      (#""ecpm": null"#, .init(\.ecpmMicros, nil)),
    ]

    private func scenario(_ word: String) throws -> Scenario {
      let text = """
        { "title": "t", "adUnits": [{ "id": "feed", "format": "native", "lines": [
          { "label": "A", "class": "SampleAdapter.SampleCustomEvent", "outcome": "noFill" },
          { "label": "B", "class": "SampleAdapter.SampleCustomEvent", "outcome": "fill" }
        ] }], "script": [{ "set": { "unit": "feed", "line": "A", \(word) } }] }
        """
      return try Scenario(reading: Array(text.utf8))
    }

    @Test(arguments: changes)
    func `a change in a script is journalled and read back for a replay`(
      _ word: String, _ what: Change.What
    ) throws {
      let scenario = try scenario(word)
      let wanted = Action.set(Change(unit: "feed", line: "A", what))
      #expect(scenario.script.map(\.step) == [.action(wanted)])
      let session = ScriptRun.play(Session(scenario)).session
      let entry = try #require(session.journal.entries.last { $0.kind == .input })
      #expect(Action(entry) == wanted)
    }

    @Test(arguments: [
      #""position": 0"#, #""enabled": "no""#, #""only": "A""#, #""servingDecides": "network""#,
      #""parameter": 4"#,
      #""order": "last""#, #""order": null"#, #""showing": "never""#, #""showing": null"#,
      #""ecpm": "free""#, #""ecpm": -1"#, #""ecpm": "$1.0000001""#,
      #""size": "320x50""#, #""refresh": "0s""#,
    ])
    func `an impossible change is refused`(_ word: String) {
      #expect(throws: JSONError.self) { try scenario(word) }
    }

    @Test func `a position needs a line`() {
      let text = """
        { "title": "t", "adUnits": [{ "id": "feed", "format": "native", "lines": [] }],
          "script": [{ "set": { "unit": "feed", "position": 1 } }] }
        """
      #expect(throws: JSONError.self) { try Scenario(reading: Array(text.utf8)) }
    }

    @Test(arguments: [(1, "BAC"), (2, "ABC"), (3, "ACB"), (99, "ACB")])
    func `a line moves to its position, at most to the end`(
      _ place: Int, _ order: String
    ) {
      let session = Session.after(
        .feed(.sample(label: "A"), .sample(label: "B"), .sample(label: "C")),
        .set(Change(unit: "feed", line: "B", .position(place))))
      #expect(session.scenario.adUnits[0].lines.map(\.label).joined() == order)
    }

    @Test func `the network is asked with the current parameter`() throws {
      let session = Session.after(
        .feed(.sample(label: "A")), .set(Change(unit: "feed", line: "A", \.parameter, "other")),
        .load(unit: "feed"))
      let asked = try #require(session.journal.entries.first { $0.message == "fetchAd(_:)" })
      #expect(asked.data.string("adUnitID") == "other")
      session.perform(.set(Change(unit: "feed", line: "A", \.parameter, nil)))
      session.perform(.load(unit: "feed"))
      #expect(session.ad?.state == .failed("Request Error: No ad to show."))
    }

    @Test func `Google decides from the next load on, until the flags hold again`() throws {
      let flags = Scenario.Flags(handlesUserClicks: true, handlesUserImpressions: true)
      let session = Session.after(
        .feed(.sample(flags: flags)), .set(Change(unit: "feed", \.googleDecides, true)),
        .load(unit: "feed"))
      #expect(session.ad?.clicks?.isGoogles == true)
      #expect(session.ad?.clicks?.flag == true)
      session.perform(.set(Change(unit: "feed", \.googleDecides, false)))
      session.perform(.load(unit: "feed"))
      #expect(session.ad?.clicks?.isGoogles == false)
    }

    @Test func `an ad of the wrong format has a picture but no texts`() throws {
      let session = Session.after(.feed(.sample(.wrongFormat)), .load(unit: "feed"))
      let came = try #require(
        session.journal.entries.first { $0.from.role == .network && $0.kind == .callback })
      #expect(came.data.string("format") == "interstitial")
      for asset in ["headline", "body", "callToAction"] { #expect(came.data[asset] == nil) }
      #expect(came.data["image"] != nil)
    }
  }

  /// Lines that share a label.
  @Suite @MainActor struct NumberedChangeTests {
    private func scenario(_ script: String) throws -> Scenario {
      let line = #"{ "label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p" }"#
      let other = line.replacing("\"A\"", with: "\"B\"")
      let text = """
        { "title": "t", "adUnits": [{ "id": "feed", "format": "native",
          "lines": [\(line), \(other), \(line)] }], "script": [\(script)] }
        """
      return try Scenario(reading: Array(text.utf8))
    }

    private func lines(_ what: Change.What, ofLine place: Int) throws -> [Scenario.Line] {
      var unit = try scenario("").adUnits[0]
      unit.apply(Change(unit: "feed", line: place, of: unit.lines, what))
      return unit.lines
    }

    @Test(arguments: 0...2) func `only the line that is meant changes`(_ place: Int) throws {
      let lines = try lines(.init(\.isEnabled, false), ofLine: place)
      #expect(lines.map(\.isEnabled) == (0...2).map { $0 != place })
    }

    @Test func `the second of two with one label moves`() throws {
      var unit = try scenario("").adUnits[0]
      unit.lines[2].parameter = "last"
      unit.apply(Change(unit: "feed", line: 2, of: unit.lines, .position(1)))
      #expect(unit.lines.map(\.parameter) == ["last", "p", "p"])
      #expect(unit.lines.map(\.label) == ["A", "A", "B"])
    }

    @Test func `a number is said only where a label is shared`() throws {
      let lines = try scenario("").adUnits[0].lines
      let numbers = lines.indices.map {
        Change(unit: "feed", line: $0, of: lines, .init(\.isEnabled, false)).number
      }
      #expect(numbers == [1, nil, 3])
    }

    @Test func `a number in a script is read, and read back from a journal`() throws {
      let set = #"{ "set": { "unit": "feed", "line": "A", "number": 3, "enabled": false } }"#
      let wanted = Change(unit: "feed", line: "A", number: 3, .init(\.isEnabled, false))
      #expect(try scenario(set).script.map(\.step) == [.action(.set(wanted))])
      let session = ScriptRun.play(Session(try scenario(set))).session
      let entry = try #require(session.journal.entries.last { $0.kind == .input })
      #expect(Action(entry) == .set(wanted))
      let written = Change.scriptMembers(of: entry.data).map(\.key)
      #expect(Set(written) == ["unit", "line", "number", "enabled"])
    }

    @Test(arguments: [
      #""number": 1, "enabled": false"#, #""line": "A", "number": 0, "enabled": false"#,
      #""line": "A", "number": 4, "enabled": false"#, #""line": "A", "number": 1"#,
    ])
    func `a number that means no line is refused`(_ words: String) {
      #expect(throws: JSONError.self) {
        try scenario(#"{ "set": { "unit": "feed", \#(words) } }"#)
      }
    }
  }

  /// Every outcome and fault that can be forced on a line.
  @Suite @MainActor struct ForceTests {
    private nonisolated static let all = forcibles([.sample(.fill, label: "A")]).map(\.force)

    private nonisolated static func forcibles(_ lines: [Scenario.Line]) -> [Forcible] {
      Forcible.all(onLine: 0, of: lines, unit: "feed")
    }

    @Test(arguments: all) func `a forced outcome holds until it is undone`(
      _ force: Force
    ) throws {
      let session = Session.after(.feed(.sample(.noFill, label: "A")))
      for force in [force, .nothing] {
        func now() throws -> Forcible {
          let forcibles = Self.forcibles(session.scenario.adUnits[0].lines)
          return try #require(forcibles.first { $0.force == force })
        }
        for action in try now().actions { session.perform(action) }
        #expect(try now().holds)
      }
      session.perform(.load(unit: "feed"))
      #expect(session.ad?.state == .loaded)
    }

    private func forcibles(_ unit: Scenario.Unit) -> [Forcible] {
      switch unit.asking {
      case .google: []
      case .arbiter(let slots):
        Forcible.all(onSlot: 0, of: slots, unit.format, unit: unit.id)
      case .ghad(let service): Forcible.all(onService: service, isVIP: false, unit: unit.id)
      case .max(let parts): Forcible.all(onMAX: parts, unit.format, unit: unit.id)
      }
    }

    @Test(arguments: ["arbiter", "arbiter-nobody-fills", "ghad", "max"])
    func `what is set on a slot or a service is in force then`(_ name: String) throws {
      let scenario = try Scenario.library(name)
      for (place, forcible) in forcibles(scenario.adUnits[0]).enumerated() {
        let changes = forcible.actions.compactMap { action in
          if case .set(let change) = action { change } else { nil }
        }
        let isRelative = [.dearer, .cheaper].contains(forcible.force)
        var changed = scenario
        for change in changes { changed.apply(change) }
        let now = forcibles(changed.adUnits[0])[place]
        #expect(now.force == forcible.force)
        #expect(now.holds == (changes.isEmpty ? forcible.holds : !isRelative), "\(now.force)")
      }
    }

    @Test(arguments: Scenario.Through.max.formats)
    func `what can be forced on MAX makes a difference in the format`(_ format: Scenario.Format) {
      let unit = Scenario.Unit(id: "unit", format: format, .max(.init()))
      for forcible in forcibles(unit) {
        var scenario = Scenario(title: "a test", adUnits: [unit])
        for case .set(let change) in forcible.actions { scenario.apply(change) }
        let words = scenario.adUnits[0].choosyWords
        #expect(words.allSatisfy { $0.concerns(format) }, "\(forcible.force)")
      }
    }

    @Test func `of several faults of a line each is in force`() {
      var line = Scenario.Line.sample(.fill)
      line.faults = [.dropsClicks, .repeatsPaid]
      let held = Forcible.all(onLine: 0, of: [line], .native, unit: "feed").filter(\.holds)
      #expect(
        held.map(\.force) == [.outcome(.fill), .fault(.dropsClicks), .fault(.repeatsPaid)])
    }

    @Test func `what is forced is described in a few words`() {
      let session = Session.after(
        .feed(.sample(.fill, label: "A"), .sample(.fill, label: "B")),
        .set(Change(unit: "feed", line: "A", \.outcome, .noFill)),
        .set(Change(unit: "feed", line: "A", \.faults, [.dropsClicks])),
        .set(Change(unit: "feed", line: "B", \.latency, .milliseconds(4900))))
      #expect(
        session.stageState(unit: "feed").forced == [
          .init(place: 0, label: "A", forces: [.outcome(.noFill), .fault(.dropsClicks)]),
          .init(place: 1, label: "B", forces: [.slow]),
        ])
      #expect(
        session.stageState(unit: "feed").forced.map(\.words)
          == [["forced: have no ad", "forced: lose the click"], ["forced: answer late"]])
    }

    @Test func `the player of a VAST ad can be forced, and only of one`() throws {
      let scenario = try Scenario.library("vast-players")
      let lines = scenario.adUnits[0].lines
      let forced = Forcible.all(onLine: 0, of: lines, .rewarded, unit: "right")
        .filter { $0.force.group == .player }
      #expect(
        forced.map(\.force) == PlayerManner.allCases.map { .player($0) })
      #expect(Set(forced.compactMap { $0.force.effect }).count == forced.count)
      #expect(forced.allSatisfy { $0.force.effect?.count ?? 99 <= 42 })
      #expect(
        !Forcible.all(onLine: 0, of: [.sample()], .rewarded, unit: "u").contains {
          $0.force.group == .player
        })
      let session = Session(scenario)
      session.start()
      for step in [Action.load(unit: "right")] + forced[0].actions + [.load(unit: "right")] {
        session.perform(step)
      }
      #expect(session.findings == ["pixel-before-shown"])
      #expect(session.scenario.adUnits[0].lines[0].forced(since: lines[0]) == [forced[0].force])
    }

    @Test func `a script sets the player of a line, and takes it back`() throws {
      let text = """
        { "title": "t", "adUnits": [{ "id": "u", "format": "rewarded", "lines": [
          { "label": "A", "class": "SampleAdapter.SampleCustomEvent", "ad": { "vast": "<VAST/>" } }
        ]}], "script": [
          { "set": { "unit": "u", "player": ["losesLevel", "swallowsErrors"] } },
          { "set": { "unit": "u", "line": "A", "player": null } }
        ] }
        """
      var scenario = try Scenario(reading: Array(text.utf8))
      let players = scenario.script.map { step in
        if case .action(.set(let change)) = step.step { scenario.apply(change) }
        return scenario.adUnits[0].lines[0].player
      }
      #expect(players == [[.losesLevel, .swallowsErrors], []])
    }

    @Test func `every forced outcome has its own title and effect`() {
      let effects = Self.all.compactMap(\.effect)
      #expect(Set(Self.all.map(\.title)).count == Self.all.count)
      #expect(Set(effects).count == Self.all.count)
      #expect(effects.allSatisfy { $0.count <= 42 })
    }
  }
}
