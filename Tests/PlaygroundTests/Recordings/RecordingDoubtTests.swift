import Catalogue
import Contract
import Foundation
import Observing
import Simulation
import Testing

/// What a recording leaves in doubt accuses nobody.
@Suite struct RecordingDoubtTests {
  private typealias Reading = RecordingReadingTests

  private static let header = Reading.header

  /// The first line of a recorder that says every three seconds of silence that it is still there.
  private static let marking = header.replacing(
    #""run":"a1""#, with: #""run":"a1","silence":3"#)

  /// One that may be silent for long.
  private static let patient = Reading.header.replacing(
    #""run":"a1""#, with: #""run":"a1","silence":3600"#)

  private static func line(
    _ number: Int, _ time: Int, _ from: String, _ to: String?, _ sense: String?,
    ad: String? = "feed#1",
    _ more: String = ""
  ) -> String {
    let words = [
      ad.map { #""ad":"\#($0)","# },
      #""from":"\#(from)","kind":"\#(to == nil ? "note" : "call")","#,
      to.map { #""to":"\#($0)","# }, sense.map { #""sense":"\#($0)","# },
    ]
    return
      "{\(words.compactMap(\.self).joined())\(more)\"message\":\"m\",\"n\":\(number),\"t\":\(time)}"
  }

  private static func mark(_ number: Int, _ time: Int, next: Int?) -> String {
    line(
      number, time, "app", nil, nil, ad: nil, next.map { #""data":{"next":\#($0)},"# } ?? ""
    ).replacing(#""message":"m""#, with: #""message":"still recording""#)
  }

  // MARK: Silence

  /// The network sees a click, and long after that something else happens.
  private static func click(then rest: [String], header: String) -> [String] {
    let asked = #""data":{"class":"House","format":"native","number":1},"#
    let answered = #""data":{"number":1,"result":"ad"},"#
    return [
      header,
      line(1, 0, "google", "adapter", "lineAsked", asked),
      line(2, 100, "adapter", "google", "lineAnswered", answered),
      line(3, 100, "google", "adapter", "clicksFlagAsked", #""data":{"answer":true},"#),
      line(4, 200, "google", "adapter", "rendered"),
      #"{"ad":"feed#1","amount":1,"from":"network","kind":"count","ledger":"network","message":"click","n":5,"sense":"networkClick","t":2000,"what":"click"}"#,
    ] + rest
  }

  @Test func `an application that slept is not said to have been silent`() {
    let late = Self.line(6, 27_000, "adapter", "google", "clickReported")
    let asleep = Self.click(then: [late], header: Self.marking)
    #expect(Reading.read(lines: asleep).rules == [])
    // A recorder that promises no marks may have slept, too.
    let silent = Self.click(then: [late], header: Self.header)
    #expect(Reading.read(lines: silent).rules == [])
  }

  @Test func `one that was awake is`() {
    let marks = [
      Self.mark(6, 5000, next: 5), Self.mark(7, 10_000, next: 9), Self.mark(8, 19_000, next: 18),
      Self.mark(9, 37_000, next: nil),
    ]
    let awake = Self.click(then: marks, header: Self.marking)
    #expect(Reading.read(lines: awake).rules == ["click-not-reported"])
  }

  @Test func `a pause in which the phone slept is told`() throws {
    let late = Self.line(6, 8_000_000, "adapter", "google", "clickReported")
    let read = Reading.read(lines: Self.click(then: [late], header: Self.header))
    let recording = try #require(read.recordings.first)
    #expect(recording.pauses.map(\.before) == [6])
    #expect(recording.pauses.map(\.length) == [.seconds(7998)])
    #expect(
      JudgeText.facts(recording).contains { $0.hasPrefix("nothing for 7,998.000 s before #6") })
    // After its last mark a recorder is silent as long as nothing happens.
    let marks = [Self.mark(6, 5000, next: 5), Self.mark(7, 10_000, next: nil)]
    let idle = Self.click(
      then: marks + [Self.line(8, 90_000, "google", "adapter", "untracked")], header: Self.marking)
    #expect(Reading.read(lines: idle).recordings.first?.pauses == [])
  }

  // MARK: Whose mistake it is

  private static func card(said: String, got: String) -> [String] {
    let received = #""data":{"headline":"H","body":"\#(got)"},"#
    let rendered = #""data":{"assets":{"headline":"H","body":"\#(said)"}},"#
    return [
      header,
      line(1, 0, "google", "adapter", "lineAsked", #""data":{"class":"House","format":"native"},"#),
      line(2, 10, "adapter", "google", "lineAnswered", #""data":{"number":1,"result":"ad"},"#),
      line(3, 20, "google", "app", "adReceived", received),
      line(4, 30, "google", "adapter", "rendered", rendered),
      line(5, 9000, "app", nil, nil, ad: nil),
    ]
  }

  @Test func `a text that the application lost is not the adapter's`() {
    #expect(Reading.read(lines: Self.card(said: "", got: "")).rules == ["asset-empty"])
    #expect(Reading.read(lines: Self.card(said: "Body", got: "")).rules == [])
    let unseen = Self.card(said: "", got: "").enumerated().filter { $0.offset != 4 }.map(\.element)
    #expect(Reading.read(lines: unseen).rules == ["asset-empty"])
  }

  @Test func `a second reward is one too many, also of an ad that may be gone`() {
    let wire = { (ad: String, number: Int) in
      [
        Self.line(
          number, number, "google", "adapter", "lineAsked", ad: ad,
          #""data":{"class":"House","format":"rewarded"},"#),
        Self.line(
          number + 1, number, "adapter", "google", "lineAnswered", ad: ad,
          #""data":{"number":1,"result":"ad"},"#),
      ]
    }
    let reward = { (number: Int) in
      Self.line(number, number, "adapter", "google", "rewardReported", ad: "House#1")
    }
    let end = Self.line(9, 9000, "app", nil, nil, ad: nil)
    let alone = [Self.header] + wire("House#1", 1) + [reward(3), reward(4), end]
    #expect(Reading.read(lines: alone).rules == ["reward-twice"])
    let replaced =
      [Self.header] + wire("House#1", 1) + [reward(3)] + wire("House#2", 4) + [reward(6), end]
    #expect(Reading.read(lines: replaced).rules == ["reward-twice"])
  }

  @Test(arguments: ["320×50", "320x50", "320 * 50"])
  func `a banner's size is compared however it is written`(_ size: String) {
    let lines = { (view: String) in
      [
        Self.header,
        Self.line(
          1, 0, "google", "adapter", "lineAsked",
          #""data":{"class":"House","format":"banner","size":"\#(size)"},"#),
        Self.line(
          2, 10, "adapter", "google", "lineAnswered", #""data":{"number":1,"result":"ad"},"#),
        Self.line(3, 20, "google", "adapter", "viewAsked", #""data":{"size":"\#(view)"},"#),
        Self.line(4, 30, "google", "app", "adRefused", #""data":{"code":10},"#),
      ]
    }
    #expect(Reading.read(lines: lines("320×50")).rules == [])
    #expect(Reading.read(lines: lines("300×250")).rules == ["banner-of-another-size"])
  }

  // MARK: Set-ups

  private static func setUp(_ answers: [String], asked: Int = 1) -> [String] {
    let data = #""data":{"class":"House"},"#
    let questions = (1...asked).map {
      line($0, 0, "google", "adapter", "setUpAsked", ad: nil, data)
    }
    let said = answers.enumerated().map { place, more in
      line(asked + 1 + place, 50, "adapter", "google", "setUpAnswered", ad: nil, more)
    }
    return [patient] + questions + said + [mark(asked + answers.count + 1, 40_000, next: nil)]
  }

  @Test func `an answer that names no set-up answers the one that is open`() {
    #expect(Reading.read(lines: Self.setUp([""])).rules == [])
    #expect(Reading.read(lines: Self.setUp(["", ""])).rules == ["set-up-answered-twice"])
    #expect(Reading.read(lines: Self.setUp([])).rules == ["set-up-never-answered"])
    // One of two: nobody knows which.
    #expect(Reading.read(lines: Self.setUp([""], asked: 2)).rules == [])
    let named = Self.setUp([#""cause":1,"#], asked: 2)
    #expect(Reading.read(lines: named).rules == ["set-up-never-answered"])
  }

  // MARK: What can't be understood

  @Test func `an unknown sense leaves its ad's rules open`() throws {
    let all = [Self.header] + Reading.entries
    #expect(Reading.read(lines: all).rules == [Reading.rule])
    var newer = all
    newer.append(Self.line(6, 1400, "adapter", "google", "openedAWormhole"))
    newer[2] = newer[2].replacing("lineAnswered", with: "answeredByDream")
    let read = Reading.read(lines: newer)
    #expect(read.rules == [])
    let recording = try #require(read.recordings.first)
    #expect(recording.unknown == 2)
    #expect(recording.ads.first?.google.clicks == nil)
  }

  @Test func `two lines with one number prove nothing, and one line twice changes nothing`() throws
  {
    let all = [Self.header] + Reading.entries
    let same = Reading.read(lines: all[...4] + [all[4]] + all[5...])
    #expect(same.rules == [Reading.rule])
    #expect(same.recordings.first?.doubles == 1)
    let other = all[4].replacing("1300", with: "1299")
    let differing = Reading.read(lines: all[...4] + [other] + all[5...])
    #expect(differing.rules == [])
    #expect(differing.recordings.first?.contradictions == 1)
    #expect(differing.recordings.first?.doubles == 0)
  }

  // MARK: Words of an adapter's author

  @Test func `an author who says what is passed on is believed where it is not said`() {
    let asked = #""data":{"class":"House","format":"native","number":1},"#
    let lines = [
      Self.patient,
      Self.line(1, 0, "google", "adapter", "lineAsked", asked),
      Self.line(2, 10, "adapter", "network", "networkAsked"),
      Self.line(3, 90, "network", "adapter", "networkAnswered"),
      Self.line(
        4, 100, "adapter", "google", "lineAnswered", #""data":{"number":1,"result":"ad"},"#),
      Self.line(5, 100, "google", "adapter", "clicksFlagAsked", #""data":{"answer":false},"#),
      Self.line(6, 200, "google", "adapter", "rendered"),
      Self.line(7, 1200, "google", "adapter", "impressionTold"),
      Self.line(8, 1200, "adapter", "network", "impressionPassedOn"),
      Self.line(9, 2000, "google", "adapter", "clickTold"),
      Self.mark(10, 40_000, next: nil),
    ]
    #expect(Reading.read(lines: lines).rules == ["click-not-passed-on"])
    var silent = lines
    silent[8] = Self.mark(8, 1200, next: nil)
    #expect(Reading.read(lines: silent).rules == [])
    // What another adapter's author says is not this one's.
    var another = lines
    another[8] = Self.line(8, 1200, "adapter", "network", "impressionPassedOn", ad: "other#1")
    #expect(Reading.read(lines: another).rules == [])
    var told = lines
    told[10] = Self.line(10, 2000, "adapter", "network", "clickPassedOn")
    #expect(Reading.read(lines: told).rules == [])
  }

  @Test func `a count of which nobody knows the ad is told`() throws {
    let count =
      #"{"amount":1,"from":"network","kind":"count","ledger":"network","message":"click","n":6,"run":"a1","sense":"networkClick","t":1400,"what":"click"}"#
    let read = Reading.read(lines: [Self.header] + Reading.entries + [count])
    let recording = try #require(read.recordings.first)
    #expect(recording.strays == 1 && recording.ads.first?.network == .init())
    #expect(JudgeText.facts(recording).contains { $0.hasPrefix("1 count of the network") })
  }

  // MARK: Files

  @Test func `a file without a header goes on where the one before it ended`() throws {
    let bytes = { (lines: ArraySlice<String>) in Array((lines.joined(separator: "\n") + "\n").utf8)
    }
    let all = [Self.header] + Reading.entries.map { $0.replacing(#""run":"a1","#, with: "") }
    let read = Reading.read([bytes(all[..<3]), bytes(all[3...])])
    #expect(read.recordings.map(\.entries) == [5] && read.bad == 0)
    // It may be another run's: what stands on both sides accuses nobody, and that is told.
    let recording = try #require(read.recordings.first)
    #expect(read.rules == [] && recording.joints == [3])
    #expect(recording.ads.first?.google == .init())
    let facts = JudgeText.facts(recording)
    #expect(facts.contains { $0.hasPrefix("a file without a header goes on with #3") }, "\(facts)")
    // What begins after it is judged.
    let next = Reading.entries.enumerated().map { place, line in
      line.replacing(#""run":"a1","#, with: "").replacing("feed#1", with: "feed#2")
        .replacing("\"n\":\(place + 1),", with: "\"n\":\(place + 3),")
        .replacing(#""cause":1,"#, with: #""cause":3,"#)
        .replacing(#""cause":4,"#, with: #""cause":6,"#)
        .replacing(#""t":"#, with: #""t":1000"#)
    }
    #expect(Reading.read([bytes(all[..<3]), bytes(next[...])]).rules == [Reading.rule])
  }

  @Test func `what stands before a header, or without one, is shown and not judged`() throws {
    let bytes = { (lines: ArraySlice<String>) in Array((lines.joined(separator: "\n") + "\n").utf8)
    }
    let all = [Self.header] + Reading.entries.map { $0.replacing(#""run":"a1","#, with: "") }
    // A part is missing between two files.
    let torn = Reading.read([bytes(all[..<2]), bytes(all[3...])])
    #expect(torn.rules == [] && torn.recordings.map(\.entries) == [1, 3])
    // The second begins before the first ends.
    let early = all[3...].map { $0.replacing(#""t":200"#, with: #""t":20"#) }
    let other = Reading.read([bytes(all[..<3]), bytes(early[...])])
    #expect(other.rules == [] && other.recordings.map(\.entries) == [2, 3])
    // The header comes last, or never.
    let last = Reading.read(lines: all[1...] + [all[0]])
    #expect(last.rules == [] && last.recordings.map(\.entries) == [5, 0])
    let never = Reading.read(lines: Array(all[1...]))
    #expect(never.rules == [] && never.recordings.map(\.entries) == [5])
    let recording = try #require(never.recordings.first)
    #expect(JudgeText.facts(recording).first?.hasPrefix("its header is missing") == true)
    #expect(JudgeText.notJudged(recording) == [JudgeText.noHeader])
    #expect(RecordingStart(of: bytes(all[1...])).isHeadless)
    #expect(!RecordingStart(of: bytes(all[...])).isHeadless)
  }

  @Test func `objects of others are no entries`() {
    let others = [#"{"from":"me@example.com","n":1}"#, #"{"from":"google"}"#, "{}"]
    let read = Reading.read(lines: others)
    #expect(read.recordings.isEmpty && read.bad == 0)
  }

  // MARK: What was recorded only later

  /// A native ad whose adapter reports an impression, with entries numbered from a place on.
  private static func load(_ ad: String, from number: Int, format: String = "native") -> [String] {
    let asked = #""data":{"class":"House","format":"\#(format)","number":1},"#
    let answered = #""data":{"lacks":[],"number":1,"result":"ad"},"#
    let flag = #""data":{"answer":true},"#
    return [
      line(number, number, "google", "adapter", "lineAsked", ad: ad, asked),
      line(number + 1, number + 1, "adapter", "google", "lineAnswered", ad: ad, answered),
      line(number + 2, number + 2, "google", "adapter", "impressionsFlagAsked", ad: ad, flag),
      line(number + 3, number + 3, "adapter", "google", "impressionReported", ad: ad),
    ]
  }

  private static func counted(_ number: Int, _ ad: String, amount: Int = 1) -> String {
    #"{"ad":"\#(ad)","amount":\#(amount),"from":"network","kind":"count","ledger":"network","#
      + #""message":"impression","n":\#(number),"sense":"networkImpression","t":\#(number),"what":"impression"}"#
  }

  @Test func `what a network counted before it was heard is unknown`() throws {
    let words = Self.load("a#1", from: 1) + Self.load("a#2", from: 5) + [Self.counted(9, "a#2")]
    let later = Self.load("a#3", from: 10) + Self.load("b#1", from: 14, format: "banner")
    let read = Reading.read(lines: [Self.header] + words + later)
    let ads = try #require(read.recordings.first).ads
    #expect(ads.map(\.network.impressions) == [nil, 1, 0, nil])
    #expect(ads.map(\.network.clicks) == [nil, 0, 0, nil])
    #expect(read.recordings.first?.differing == ["a#3"])
  }

  @Test func `a crossing that is recorded from a note on says nothing of what was before`() throws {
    let note =
      #"{"data":{"crossing":"adapter-network"},"from":"app","kind":"note","message":"m","n":5,"t":5}"#
    let read = Reading.read(
      lines: [Self.header] + Self.load("a#1", from: 1) + [note] + Self.load("a#2", from: 6))
    let ads = try #require(read.recordings.first).ads
    #expect(ads.map(\.network.impressions) == [nil, 0])
  }

  @Test func `a count of several at once is of several`() throws {
    let lines = [Self.header] + Self.load("a#1", from: 1) + [Self.counted(5, "a#1", amount: 3)]
    let recording = try #require(Reading.read(lines: lines).recordings.first)
    #expect(recording.ads.first?.network.impressions == 3)
    #expect(
      JudgeText.summary([], recording) == "no judged rule is broken, but the counts of a#1 differ")
  }

  @Test func `that an ad was not judged after a gap is said where no rule is broken`() throws {
    var lines = [Self.header] + Self.load("a#1", from: 1)
    lines.remove(at: 2)
    let recording = try #require(Reading.read(lines: lines).recordings.first)
    #expect(
      JudgeText.summary([], recording)
        == "no judged rule is broken, but a#1 could not be judged after a gap")
  }

  @Test func `before the end the adapter may still be told`() {
    let flag = #""data":{"answer":false,"watches":"google"},"#
    let lines =
      [Self.header] + Self.load("feed#1", from: 1).prefix(2) + [
        Self.line(3, 3, "google", "adapter", "impressionsFlagAsked", flag),
        Self.line(4, 2000, "google", "app", "appToldImpression"),
      ]
    let told = Self.line(5, 2004, "google", "adapter", "impressionTold")
    let later = Self.line(5, 3000, "google", "adapter", "untracked")
    let live = Self.soFar(lines)
    #expect(live?.disagreeing == [] && live?.ads.first?.google.impressions == 1)
    #expect(Self.soFar(lines + [told])?.disagreeing == [])
    #expect(Self.soFar(lines + [later])?.disagreeing == ["feed#1"])
    let ended = Reading.read(lines: lines).recordings.first
    #expect(ended?.disagreeing == ["feed#1"] && ended?.ads.first?.google.impressions == nil)
  }

  private static func soFar(_ lines: [String]) -> Recording? {
    var recordings = Recordings(isLive: true)
    recordings.beginFile()
    recordings.take(Array((lines.joined(separator: "\n") + "\n").utf8)[...])
    return recordings.soFar.first
  }

  /// The clock of one line was wrong: it goes back, and forward again.
  @Test func `a clock that is put right jumps again`() {
    func rules(_ middle: Int) -> [String] {
      let late = [
        Self.line(6, middle, "google", "adapter", "untracked"),
        Self.line(7, 5000, "adapter", "google", "clickReported"),
      ]
      return Reading.read(lines: Self.click(then: late, header: Self.header)).rules
    }
    #expect(rules(0) == [])
    #expect(rules(2100) == ["click-not-reported"])
  }

  @Test func `where nothing at all came in time, that is said`() throws {
    let found = { (rest: [String]) -> RecordedFinding? in
      Reading.read(lines: Self.click(then: rest, header: Self.header)).recordings.first?
        .findings.first
    }
    let late = Self.line(6, 5900, "adapter", "google", "clickReported")
    let still = try #require(found([late]))
    #expect(JudgeText.silence(still)?.contains("breakpoint") == true)
    let awake = [
      Self.line(6, 2500, "google", "adapter", "untracked"),
      Self.line(7, 5900, "adapter", "google", "clickReported"),
    ]
    #expect(try JudgeText.silence(#require(found(awake))) == nil)
  }

  @Test func `what comes after it was found missing is told`() throws {
    let marks = [Self.mark(6, 5000, next: 5), Self.mark(7, 10_000, next: 9)]
    let late = Self.click(
      then: marks + [Self.line(8, 12_000, "adapter", "google", "clickReported")],
      header: Self.marking)
    let found = try #require(Reading.read(lines: late).recordings.first?.findings.first)
    #expect(found.finding.rule.id == "click-not-reported" && found.late?.entry.number == 8)
    let said = JudgeText.late(found) { "f:\($0.line)" }
    #expect(said?.hasPrefix("it came 10.000 s after that: #8") == true, "\(said ?? "")")
    // Behind another click it may be that one's.
    let another = late[5].replacing(#""n":5"#, with: #""n":8"#)
      .replacing(#""t":2000"#, with: #""t":11000"#)
    let two = late[..<8] + [another] + [late[8].replacing(#""n":8"#, with: #""n":9"#)]
    let first = Reading.read(lines: Array(two)).recordings.first?.findings.first
    #expect(first != nil && first?.late == nil)
  }

  @Test func `a console that ends within a line is cut`() {
    let marked = ([Self.header] + Reading.entries).map { "12:00 adplay:\($0)" }
    let whole = Reading.read(lines: marked)
    #expect(whole.recordings.first?.isCut == false)
    let cut = Reading.read(marked.joined(separator: "\n").dropLast(20) + "\n")
    #expect(cut.recordings.first?.isCut == true)
  }

  @Test(.timeLimit(.minutes(1))) func `a long line of marks without an end is given up`() {
    let noise = String(repeating: #"adplay:{""#, count: 100_000)
    let read = Reading.read(lines: [Self.header] + Reading.entries + [noise])
    #expect(read.rules == [Reading.rule])
    #expect(read.bad <= 64)
  }
}
