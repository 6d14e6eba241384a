import AdServing
import GoogleMobileAds
import JSON
@testable import Observing
@testable import Playing
import Properties
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// A replay plays the actions of a journal again and gets the same entries.
  @Suite @MainActor struct ReplayTests {
    private nonisolated static let names = ScenarioLibrary.all.map(\.name)

    private func run(_ name: String, seed: UInt64? = nil) throws -> Session {
      ScriptRun.play(Session(try .library(name), seed: seed)).session
    }

    /// The lines of a journal, starting with the header.
    private func lines(of name: String) throws -> [String] {
      try run(name).lines.split(separator: "\n").map(String.init)
    }

    private func replay(
      _ lines: [String], end: String = "\n"
    ) throws -> (difference: Replay.Difference?, same: Int) {
      let replay = try Replay.play(RecordedJournal(reading: lines.joined(separator: "\n") + end))
      return (replay.difference, replay.same)
    }

    // MARK: The same

    /// With its own seed; `Checks` takes others, too.
    @Test(arguments: Property.everyScenario)
    func `every scenario replays the same`(_ number: UInt64) {
      Property.scenarioReplay.expect(for: number..<number + 1)
    }

    @Test func `what happened as time passed is replayed`() throws {
      let session = Session(try .library("storefront"))
      session.start()
      session.perform(.request(unit: "feed"))
      for step in [1, 70, 333, 2, 999, 41] {
        session.advance(to: session.now + .milliseconds(step))
        session.perform(.show(unit: "feed"))
        session.perform(.tap(.body))
      }
      session.advance(to: session.now + .seconds(7))
      #expect(try Replay.play(try session.recorded).difference == nil)
    }

    @Test func `changes made by hand are replayed`() throws {
      let session = Session(try .library("storefront"))
      session.start()
      let unit = try #require(session.scenario.adUnits.first)
      let line = try #require(unit.lines.first?.label)
      for what: Change.What in [
        .init(\.outcome, .noFill), .init(\.outcome, .fill), .init(\.faults, [.repeatsClicks]),
        .init(\.latency, .milliseconds(7)),
        .init(\.flags.handlesUserClicks, true), .init(\.adChoices, .bottomLeft),
        .init(\.faults, []),
      ] {
        session.perform(.set(Change(unit: unit.id, line: line, what)))
        session.perform(.load(unit: unit.id))
        session.perform(.show(unit: unit.id))
        session.perform(.tap(.headline))
        session.perform(.nextTimer)
      }
      #expect(try Replay.play(try session.recorded).difference == nil)
    }

    @Test func `only CR LF line ends count as equal`() throws {
      let text = try run("storefront").lines
      let replay = try Replay.play(RecordedJournal(reading: text.replacing("\n", with: "\r\n")))
      #expect(replay.difference == nil)
      #expect(replay.same == replay.session.journal.entries.count)
      let other = text.replacing("}\n", with: "} \n")
      #expect(try Replay.play(RecordedJournal(reading: other)).difference?.number == 1)
    }

    @Test func `a prepared session's readers get the first entry`() throws {
      var numbers: [Int] = []
      let recorded = try run("storefront").recorded
      _ = try Replay.play(recorded) { session in
        session.journal.readers.append { numbers.append($0.number) }
      }
      #expect(numbers == Array(1...recorded.count))
    }

    @Test func `a journal without its scenario can't be replayed`() throws {
      let session = Session.after(.feed(.sample()), .load(unit: "feed"))
      let recorded = try session.recorded
      let failure = #expect(throws: RecordedJournal.Unplayable.self) {
        _ = try Replay.play(recorded)
      }
      guard case .noScenario? = failure else {
        Issue.record("\(String(describing: failure))")
        return
      }
    }

    @Test func `an invalid scenario is reported`() throws {
      let text =
        #"{"format":"adplay-journal","scenario":{"title":"t"},"seed":7,"version":2}"# + "\n"
      let failure = #expect(throws: RecordedJournal.Unplayable.self) {
        _ = try Replay.play(RecordedJournal(reading: text))
      }
      guard case .unreadable(let error)? = failure else {
        Issue.record("\(String(describing: failure))")
        return
      }
      #expect(error.problem == .missingKey("adUnits"))
    }

    /// Numbers that nobody would write, but a file may have.
    @Test(
      arguments: [
        Fields([("by", .int(.min))]), ["by": .int(.max)], ["position": .int(.min)],
        ["position": .int(.max)], ["latency": .int(.min)], ["latency": .int(.max)],
      ], [0, Int.max - 1])
    func `numbers out of range never stop a replay`(_ data: Fields, _ time: Int) throws {
      let session = try run("storefront")
      let unit = session.scenario.adUnits[0]
      let isWait = data["by"] != nil
      let facts = Fields(
        data.all.map { ($0.name, $0.value) }
          + [("unit", .string(unit.id)), ("line", .string(unit.lines[0].label))])
      var json = JSONWriter()
      session.writeJournalHeader(to: &json)
      for (number, word) in [isWait ? "advance" : "set", "load", "nextTimer"].enumerated() {
        Entry(
          number: number + 1, time: Instant(milliseconds: time), cause: nil, kind: .input,
          from: .user, to: .app, ad: nil, message: word, data: facts
        ).write(to: &json)
      }
      let replay = try Replay.play(RecordedJournal(reading: json.bytes))
      #expect(replay.difference != nil)
      // What comes long after a difference is another story.
      let inputs = replay.session.journal.entries.filter { $0.kind == .input }
      let words = [isWait ? "advance" : "set", "load", "nextTimer"]
      #expect(inputs.map(\.message) == (time == 0 ? words : []))
      #expect(replay.session.now <= .start + .seconds(86_400))
    }

    /// Its banner asks for another ad every half minute.
    @Test(arguments: [Int.max, 1 << 50])
    func `a wait that a file makes endless ends with the journal, or a day after a difference`(
      _ length: Int
    ) throws {
      let scenario = """
        { "title": "t", "adUnits": [{
          "id": "strip", "format": "banner", "options": { "refresh": "30s" },
          "lines": [{ "label": "S", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p" }]
        }] }
        """
      let session = Session(try Scenario(reading: Array(scenario.utf8)))
      session.start()
      for action in [Action.load(unit: "strip"), .show(unit: "strip"), .advance(.seconds(1))] {
        session.perform(action)
      }
      let text = session.lines.replacing(#""by":1000"#, with: #""by":\#(length)"#)
      let whole = try Replay.play(RecordedJournal(reading: text))
      #expect(whole.difference == nil)
      #expect(whole.session.now < .start + .seconds(60))
      let other = text.replacing(#""message":"show""#, with: #""message":"shown""#)
      let differing = try Replay.play(RecordedJournal(reading: other))
      #expect(differing.difference != nil)
      #expect(differing.session.now <= .start + .seconds(86_500))
    }

    // MARK: Differences

    /// Every line except those with actions.
    @Test func `a changed line is the first difference`() throws {
      let whole = try lines(of: "storefront")
      for place in whole.indices.dropFirst() where !whole[place].contains(#""kind":"input""#) {
        var lines = whole
        lines[place] = lines[place].replacing(#""message":""#, with: #""message":"not "#)
        let (difference, same) = try replay(lines)
        #expect(
          difference == .init(number: place, recorded: lines[place], found: whole[place]))
        #expect(same == place - 1)
      }
    }

    @Test func `a changed action is the first difference`() throws {
      var lines = try lines(of: "storefront")
      let place = try #require(lines.firstIndex { $0.contains(#""message":"tap""#) })
      let before = lines[place]
      lines[place] = before.replacing(#""n":"#, with: #""name":"x","n":"#)
      #expect(try replay(lines).difference?.number == place)
    }

    @Test func `a removed line is a difference at the line after it`() throws {
      let whole = try lines(of: "storefront")
      for place in [1, 2, whole.count / 2, whole.count - 2] {
        guard !whole[place].contains(#""kind":"input""#) else { continue }
        var lines = whole
        lines.remove(at: place)
        let (difference, same) = try replay(lines)
        #expect(
          difference == .init(number: place, recorded: whole[place + 1], found: whole[place]))
        #expect(same == place - 1)
      }
    }

    @Test func `an added line is the first difference`() throws {
      let whole = try lines(of: "storefront")
      let added = #"{"from":"app","kind":"note","message":"Kilroy was here","n":1,"t":0}"#
      for place in [1, 2, whole.count / 2, whole.count - 1] {
        var lines = whole
        lines.insert(added, at: place)
        let difference = try replay(lines).difference
        #expect(difference == .init(number: place, recorded: added, found: whole[place]))
      }
      let difference = try replay(whole + [added]).difference
      #expect(difference == .init(number: whole.count, recorded: added, found: nil))
    }

    /// The recording may have been stopped while time passed, but not within a moment.
    @Test func `whole lines missing at the end are a difference only within the last moment`()
      throws
    {
      let session = try run("storefront")
      let whole = session.lines.split(separator: "\n").map(String.init)
      let times = session.journal.entries.map(\.time)
      var waits = 0
      for end in 2..<whole.count {
        let (difference, same) = try replay(Array(whole[..<end]))
        let isWithinMoment = times[end - 1] == times[end - 2]
        let isInput = whole[end].contains(#""kind":"input""#)
        #expect(
          difference
            == (isWithinMoment && !isInput
              ? .init(number: end, recorded: nil, found: whole[end]) : nil),
          "\(end)")
        #expect(same == end - 1)
        waits += isWithinMoment ? 0 : 1
      }
      #expect(waits > 3)
    }

    @Test func `a replay of a journal that was cut during a wait ends with it`() throws {
      let session = try run("storefront")
      let whole = session.lines.split(separator: "\n").map(String.init)
      let entries = session.journal.entries
      for (place, (one, next)) in zip(entries, entries.dropFirst()).enumerated()
      where next.time > one.time {
        let cut = whole[...(place + 1)].joined(separator: "\n") + "\n"
        let replay = try Replay.play(RecordedJournal(reading: cut))
        #expect(replay.session.now <= next.time, "\(place)")
      }
    }

    @Test func `a journal cut within its last line is equal as far as it goes`() throws {
      let whole = try lines(of: "storefront")
      for end in whole.indices.dropFirst(2) {
        let half = String(whole[end].prefix(whole[end].count / 2))
        let (difference, same) = try replay(whole[..<end] + [half], end: "")
        #expect(difference == nil)
        #expect(same == end - 1)
      }
    }

    @Test func `a replay uses the seed of the header`() throws {
      let text = try run("storefront", seed: 3).lines
      let other = text.replacing(#""seed":3,"version""#, with: #""seed":4,"version""#)
      #expect(text != other)
      let replay = try Replay.play(RecordedJournal(reading: other))
      #expect(replay.session.world.seed == 4)
    }

    @Test func `an unreadable line is reported with its position`() throws {
      var lines = try lines(of: "storefront")
      lines[3] = "{"
      let failure = #expect(throws: RecordedJournal.Unplayable.self) { _ = try replay(lines) }
      guard case .unreadable(let error)? = failure else {
        Issue.record("\(String(describing: failure))")
        return
      }
      #expect(error.position.line == 4)
    }

    // MARK: Up to a position

    /// Scenarios with long waits, loads, time passing on its own, and findings.
    @Test(arguments: ["storefront", "held-up", "flags-between-loads"])
    func `a replay to an entry ends at the moment of that entry`(_ name: String) throws {
      let session = try run(name)
      let entries = session.journal.entries
      let recorded = try session.recorded
      for number in 1...entries.count {
        let replay = try Replay.play(recorded, until: .entry(number))
        let found = replay.session.journal.entries
        #expect(found.count >= number, "\(number)")
        #expect(found == Array(entries.prefix(found.count)), "\(number)")
        #expect(replay.session.now == entries[number - 1].time, "\(number)")
        #expect(found.allSatisfy { $0.time <= entries[number - 1].time }, "\(number)")
        #expect(replay.difference == nil, "\(number)")
        #expect(replay.session.horizon == nil)
      }
    }

    @Test func `a replay past the last entry has all of them`() throws {
      let session = try run("storefront")
      let entries = session.journal.entries
      let recorded = try session.recorded
      let replay = try Replay.play(recorded, until: .entry(.max))
      #expect(replay.session.journal.entries == entries)
    }

    @Test func `a position past the end is reported with the end`() throws {
      let session = try run("storefront")
      let recorded = try session.recorded
      let (count, last) = (recorded.count, try recorded.entry(recorded.count - 1).time)
      let places: [(RecordedJournal.End, BeyondTheEnd?)] = [
        (.end, nil), (.entry(count), nil), (.entry(count + 1), .entry(count)), (.time(last), nil),
        (.time(last + .milliseconds(1)), .time(last)),
      ]
      for (place, end) in places {
        #expect(try Replay.play(recorded, until: place).beyondTheEnd == end, "\(place)")
      }
    }

    @Test func `the entry of a moment is the last one written by then`() throws {
      let session = try run("storefront")
      let recorded = try session.recorded
      let entries = session.journal.entries
      for time in Set(entries.map(\.time.milliseconds).flatMap { [$0, $0 + 1] }) {
        let moment = Instant(milliseconds: time)
        #expect(
          try recorded.lastEntry(by: moment) == entries.count { $0.time <= moment }, "\(time)")
      }
    }

    @Test(arguments: ["storefront", "held-up", "flags-between-loads"])
    func `a replay to a moment has what happened by then`(_ name: String) throws {
      let session = try run(name)
      let entries = session.journal.entries
      let recorded = try session.recorded
      let times = Set(entries.map(\.time.milliseconds).flatMap { [$0 - 1, $0, $0 + 1] })
      for time in times.sorted() where time >= 0 {
        let end = Instant(milliseconds: time)
        let replay = try Replay.play(recorded, until: .time(end))
        #expect(replay.session.journal.entries == entries.filter { $0.time <= end }, "\(time)")
        #expect(replay.session.now == min(end, session.now), "\(time)")
        #expect(replay.difference == nil, "\(time)")
      }
    }

    /// Time between two actions passes without an entry.
    @Test func `a replay to a quiet moment ends at that moment`() throws {
      let session = Session(try .library("storefront"))
      session.start()
      session.perform(.request(unit: session.scenario.adUnits[0].id))
      session.advance(to: Instant(milliseconds: 60_000))
      session.perform(.background)
      let recorded = try session.recorded
      for time in [1, 30_000, 59_999, 60_000, 60_001] {
        let end = Instant(milliseconds: time)
        let replay = try Replay.play(recorded, until: .time(end))
        #expect(replay.session.now == min(end, session.now), "\(time)")
        #expect(replay.difference == nil)
      }
    }

    @Test func `a session replayed in part can continue`() throws {
      let session = try run("storefront")
      let recorded = try session.recorded
      let replay = try Replay.play(recorded, until: .entry(recorded.count / 2))
      let before = replay.session.now
      replay.session.perform(.advance(.seconds(30)))
      #expect(replay.session.now == before + .seconds(30))
    }
  }
}
