import Catalogue
import Contract
import Foundation
import Observing
import Simulation
import Testing

/// What recorders wrote, as it arrives: with other lines between, cut, doubled, out of order.
@Suite struct RecordingReadingTests {
  static let header =
    #"{"format":"adplay-journal","recorded":{"app":"Lake 1.4","crossings":["google-adapter","app-google"],"recorder":"1.0.0","run":"a1"},"version":3}"#

  /// A native ad whose adapter reports a click that Google counts itself.
  static let entries = [
    #"{"ad":"feed#1","data":{"class":"House","format":"native","number":1},"from":"google","kind":"call","message":"loadNativeAd(for:completionHandler:)","n":1,"run":"a1","sense":"lineAsked","t":0,"to":"adapter"}"#,
    #"{"ad":"feed#1","cause":1,"data":{"number":1,"result":"ad"},"from":"adapter","kind":"callback","message":"completionHandler(ad, nil)","n":2,"run":"a1","sense":"lineAnswered","t":200,"to":"google"}"#,
    #"{"ad":"feed#1","data":{"answer":false},"from":"google","kind":"call","message":"handlesUserClicks()","n":3,"run":"a1","sense":"clicksFlagAsked","t":200,"to":"adapter"}"#,
    #"{"ad":"feed#1","data":{"asset":"callToAction"},"from":"google","kind":"call","message":"didRecordClickOnAsset(with:view:viewController:)","n":4,"run":"a1","sense":"clickTold","t":1300,"to":"adapter"}"#,
    #"{"ad":"feed#1","cause":4,"from":"adapter","kind":"call","message":"reportClick()","n":5,"run":"a1","sense":"clickReported","t":1300,"to":"google"}"#,
  ]
  static let rule = "click-reported-while-google-tracks"

  struct Read {
    let recordings: [Recording]
    let troubles: [RecordingTrouble]
    let bad: Int

    var rules: [String] { recordings.flatMap(\.findings).map(\.finding.rule.id) }
    var sentences: [String] { troubles.map { "\($0.line): \($0.kind.sentence)" } }
  }

  static func read(_ files: [[UInt8]], piece: Int = 1000) -> Read {
    var recordings = Recordings()
    for file in files {
      recordings.beginFile()
      for start in stride(from: 0, to: file.count, by: piece) {
        recordings.take(file[start..<min(start + piece, file.count)])
      }
      recordings.endFile()
    }
    let all = recordings.end()
    return Read(recordings: all, troubles: recordings.troubles, bad: recordings.badLines)
  }

  static func read(_ text: String, piece: Int = 1000) -> Read {
    read([Array(text.utf8)], piece: piece)
  }

  static func read(lines: [String]) -> Read { read(lines.joined(separator: "\n") + "\n") }

  private static let all = [header] + entries

  @Test(arguments: [1, 7, 100_000]) func `a journal is read in pieces of any size`(_ piece: Int) {
    let read = Self.read(Self.all.joined(separator: "\n") + "\n", piece: piece)
    #expect(read.rules == [Self.rule])
    #expect(read.bad == 0)
    let recording = read.recordings.first
    #expect(recording?.facts?.app == "Lake 1.4")
    #expect(recording?.ads.first?.google == .init(impressions: nil, clicks: 1, rewards: 0))
    #expect(recording?.ads.first?.network == .init())
    #expect(recording?.findings.first?.proof.map(\.line) == [4, 6])
  }

  private static let escaped = all.map {
    "adplay:" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  /// A way on which lines leave a phone: before and after each.
  struct Way: Sendable, CustomTestStringConvertible {
    let name: String
    let before: String
    var after = ""
    var first: [String] = []
    var isEscaped = false
    var testDescription: String { name }
  }

  nonisolated static let ways = [
    Way(name: "bare", before: "adplay:"),
    Way(name: "Xcode 14", before: "2021-01-27 11:54:01.053535-0800 App[2608:551920] [ads] adplay:"),
    Way(
      name: "log show",
      before:
        "2025-06-20 14:46:52.176511-0700 0x1015c94 Info 0x0 77887 0 MyApp: (Lib) [s:c] adplay:",
      first: [
        "Timestamp                       Thread     Type        Activity             PID    TTL"
      ]),
    Way(name: "compact", before: "2026-05-07 21:45:23.825 Df locationd[7526:1f2] [s:c] adplay: "),
    Way(
      name: "syslog",
      before: "2026-05-07 21:45:23.825123+0200 host MyApp[77887]: (Lib) [s:c] adplay:"),
    Way(
      name: "ndjson", before: #"{"timestamp":"2026-05-07 21:45:23","eventMessage":"adplay:"#,
      after: #"","messageType":"Default","processID":7}"#,
      first: [#"Filtering the log data using "subsystem == \"x\"""#], isEscaped: true),
    Way(
      name: "json", before: #"  "eventMessage" : "adplay:"#, after: #"","#, first: ["[{"],
      isEscaped: true),
    Way(name: "idevicesyslog", before: "Jun 20 14:46:52 MyApp(Library)[77887] <Notice>: adplay:"),
    Way(name: "coloured", before: "\u{1B}[32m12:00\u{1B}[0m adplay:", after: "\u{1B}[0m"),
    Way(name: "another writer's text", before: "player: buffer", after: "adplay: and on {"),
  ]

  @Test(arguments: ways) func `a recorder's lines are found in a log`(_ way: Way) {
    let lines = (way.isEscaped ? Self.escaped : Self.all).map { line in
      let text = way.isEscaped ? String(line.dropFirst("adplay:".count)) : line
      let before = way.before.contains("adplay:") ? way.before : way.before + " adplay:"
      return before + text + way.after
    }
    let others = lines.flatMap { ["12:00 an app says {\"a\": 1}", $0, ""] }
    let read = Self.read(lines: way.first + others)
    #expect(read.rules == [Self.rule])
    #expect(read.recordings.map(\.entries) == [5])
  }

  @Test func `Windows, mail and doubled lines change nothing`() {
    let marked = Self.all.map { "adplay:" + $0 }
    let text = marked.joined(separator: "\r\n") + "\r\n"
    #expect(Self.read(text).rules == [Self.rule])
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian] {
      let mark = encoding == .utf16LittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF] as [UInt8]
      let bytes = Array(text.data(using: encoding) ?? Data())
      #expect(Self.read([mark + bytes], piece: 33).rules == [Self.rule])
      #expect(Self.read([bytes], piece: 33).rules == [Self.rule])
    }
    let typographic = marked.map { $0.replacing("\"", with: "“") }
    #expect(Self.read(lines: typographic).rules == [Self.rule])
    let doubled = Self.read(lines: marked.flatMap { [$0, "(print) " + $0] })
    #expect(doubled.rules == [Self.rule])
    #expect(doubled.recordings.first?.doubles == 5)
    #expect(Self.read(lines: [marked[0]] + marked.dropFirst().reversed()).rules == [Self.rule])
    #expect(Self.read(lines: marked.reversed()).rules == [Self.rule])
  }

  /// What mails, web pages and screens make of a line.
  nonisolated static let pastes: [(name: String, change: @Sendable (String) -> String)] = [
    ("entities", { $0.replacing("\"", with: "&quot;") }),
    ("hard spaces", { $0.replacing(":{", with: ":\u{A0}{").replacing(",\"", with: ",\u{A0}\"") }),
    ("a screen of 80 columns", { wrapped($0, every: 80).joined(separator: "\n") }),
    (
      "a mail that is answered",
      { wrapped($0, every: 76).map { "> " + $0 }.joined(separator: "\n") }
    ),
    ("quoted-printable", { wrapped($0, every: 75).joined(separator: "=\n") }),
    ("a mail", { $0.replacing("completionHandler(ad, nil)", with: "completionHandler(ad,\nnil)") }),
  ]

  private nonisolated static func wrapped(_ text: String, every width: Int) -> [String] {
    stride(from: 0, to: text.count, by: width).map { String(text.dropFirst($0).prefix(width)) }
  }

  @Test(arguments: pastes.map(\.name)) func `what is pasted is read`(_ name: String) throws {
    let change = try #require(Self.pastes.first { $0.name == name }).change
    let lines = Self.all.flatMap { ["12:00 an app says", change("12:00 Lake[7] adplay:" + $0)] }
    let read = Self.read(lines: lines)
    #expect(read.rules == [Self.rule], "\(read.sentences)")
    #expect(read.recordings.map(\.entries) == [5])
    let cut = Self.read(
      lines: lines + ["12:01 adplay:{\"n\":6,\"message\":\"half", "12:01 others"])
    #expect(
      cut.sentences == [
        "\(lines.joined(separator: "\n").split(separator: "\n").count + 1): the line is cut off"
      ])
  }

  /// As a mail does it: at the last space, which is gone then, and within a word that fills the line.
  private nonisolated static func mailed(_ text: String, every width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let isFull = lines[lines.count - 1].count + 1 + word.count > width
      if isFull, !lines[lines.count - 1].isEmpty { lines.append("") }
      let begun = lines.removeLast()
      lines += wrapped(begun.isEmpty ? String(word) : "\(begun) \(word)", every: width)
    }
    return lines
  }

  /// A date, a bracket, a key, a stroke and its quote, and a word of a sentence are broken by some of them.
  @Test(arguments: 40...219) func `a screen or a mail of any width loses nothing`(_ width: Int) {
    let lines = Self.refusal.map { "12:00 Lake[7] adplay:" + $0 }
    for broken in [Self.wrapped, Self.mailed] {
      let read = Self.read(lines: lines.flatMap { broken($0, width) })
      #expect(read.sentences == [] && read.rules == [])
      #expect(read.recordings.map(\.entries) == [3])
      // Whether a line that is full ended with a space nobody can know.
      #expect(read.recordings.first?.facts?.app?.filter { $0 != " " } == "Lake1.4")
    }
  }

  @Test(arguments: ["  ", "    ", "\t", "\u{A0}\u{A0}"], [60, 77, 80, 100, 119, 132])
  func `lines that go on further to the right are whole`(_ indent: String, _ width: Int) {
    let lines = Self.refusal.flatMap { line in
      Self.wrapped("12:00 Lake[7] adplay:" + line, every: width).enumerated().map {
        $0.offset == 0 ? $0.element : indent + $0.element
      }
    }
    let read = Self.read(lines: lines)
    #expect(read.sentences == [] && read.rules == [])
    #expect(read.recordings.map(\.entries) == [3])
  }

  /// Wherever a line is broken, an ad and a network stay the same.
  @Test(arguments: 60...180) func `a name that lost a blank is the same name`(_ width: Int) {
    let entries = Self.entries.map { $0.replacing("feed#1", with: "Home feed top#1") }
    let lines = ([Self.header] + entries).map { "12:00 Lake[7] adplay:" + $0 }
    let read = Self.read(
      lines: lines.flatMap { line in
        // Whoever wraps at blanks may take those at the ends.
        Self.wrapped(line, every: width).map { $0.trimmingCharacters(in: .whitespaces) }
      })
    #expect(read.rules == [Self.rule])
    #expect(read.recordings.first?.ads.count == 1)
  }

  /// A network's refusal, which its adapter passes on word by word.
  private static let refusal = [
    #"{"format":"adplay-journal","recorded":{"app":"Lake 1.4","crossings":["google-adapter","adapter-network"],"recorder":"1.0.0","run":"a1","started":"2026-11-24T10:00:00+01:00","lacks":[]},"version":3}"#,
    #"{"ad":"feed#1","data":{"class":"House","format":"native","number":1},"from":"google","kind":"call","message":"loadNativeAd(for:completionHandler:)","n":1,"run":"a1","sense":"lineAsked","t":0,"to":"adapter"}"#,
    #"{"ad":"feed#1","cause":1,"data":{"code":3,"error":"no \"inventory\" for this placement"},"from":"network","kind":"callback","message":"adLoader(_:didFailToLoadAdWith:)","n":2,"run":"a1","sense":"networkFailed","t":200,"to":"adapter"}"#,
    #"{"ad":"feed#1","cause":2,"data":{"code":101,"domain":"house","error":"House: no \"inventory\" for this placement","lacks":[],"number":1,"result":"error"},"from":"adapter","kind":"callback","message":"completionHandler(nil, error)","n":3,"run":"a1","sense":"lineAnswered","t":200,"to":"google"}"#,
  ]

  @Test func `a column is counted from the line's beginning`() {
    let bad = #"{"from":"google",,"n":6}"#
    let read = Self.read(lines: ["12:00 Ö adplay:" + Self.header, "12:00 Ö adplay:" + bad])
    #expect(read.sentences.first?.contains("line 2, column 33:") == true, "\(read.sentences)")
  }

  @Test func `a long line comes in parts, in any order`() {
    let whole = Array(Self.entries[3])
    let parts = [whole[..<90], whole[90..<150], whole[150...]].enumerated().map { place, text in
      let escaped = String(text).replacing("\"", with: "\\\"")
      return
        "adplay:{\"n\":4,\"of\":3,\"part\":\(place + 1),\"run\":\"a1\",\"text\":\"\(escaped)\"}"
    }
    var lines = Self.all.map { "adplay:" + $0 }
    lines.replaceSubrange(4...4, with: parts.reversed() + [parts[0]])
    let read = Self.read(lines: lines)
    #expect(read.rules == [Self.rule])
    lines.remove(at: 5)
    let lacking = Self.read(lines: lines)
    #expect(lacking.recordings.first?.gaps == [4...4])
    #expect(lacking.troubles.map(\.kind).contains(.partMissing))
  }

  @Test func `lost entries are told, and nothing is concluded across them`() {
    var lines = Self.all
    lines.remove(at: 4)
    let read = Self.read(lines: lines)
    #expect(read.rules == [])
    #expect(read.recordings.first?.gaps == [4...4])
    #expect(read.recordings.first?.ads.first?.google == .init())
  }

  @Test func `bad lines are told with their place, and the rest is judged`() {
    let marked = Self.all.map { "adplay:" + $0 }
    let bad = [
      "adplay:<private>", "adplay:{\"n\":7,\"t\":", "adplay:{\"n\":-1,\"t\":0}",
      "adplay:{\"n\":99999999999999999999,\"t\":0}",
      "adplay:{\"format\":\"adplay-journal\",\"version\":9}",
    ]
    let read = Self.read(lines: marked + bad)
    #expect(read.rules == [Self.rule])
    #expect(
      read.sentences == [
        "7: the log hides this text (<private>); let the recorder write it as public, or take its file",
        "8: the line is cut off",
        "9: not an entry: line 9, column 13: expected a number from 1 to 1000000000000000, found -1",
        "10: not an entry: line 10, column 13: the number \"99999999999999999999\" is too large",
        "11: this journal has version 9 of the format, which is newer than this adplay; update adplay to read it",
      ])
  }

  @Test(arguments: ["\"n\":9223372036854775807,\"t\":0", "\"n\":6,\"t\":9223372036854775807"])
  func `a number or a time that nobody can reach is told`(_ members: String) {
    let line = Self.entries[4].replacing("\"n\":5", with: members)
      .replacing(",\"t\":1300", with: "")
    let read = Self.read(lines: Self.all + [line])
    #expect(read.rules == [Self.rule])
    #expect(read.sentences.count == 1)
    #expect(read.sentences.first?.hasSuffix("1000000000000000, found 9223372036854775807") == true)
  }

  @Test(arguments: ["0.1.0", "9.1.0", "of next year"])
  func `a recorder that is older or newer is read`(_ recorder: String) {
    let header = Self.header.replacing("1.0.0", with: recorder)
      .replacing("\"run\"", with: "\"later\":{},\"run\"")
    let read = Self.read(lines: [header] + Self.entries)
    #expect(read.rules == [Self.rule])
    #expect(read.bad == 0)
  }

  @Test func `a line without an end and one of many megabytes do no harm`() {
    let long = "adplay:{\"x\":\"" + String(repeating: "x", count: 17 << 20)
    let text = Self.all.map { "adplay:" + $0 }.joined(separator: "\n") + "\n" + long
    let read = Self.read([Array(text.utf8)], piece: 1 << 18)
    #expect(read.rules == [Self.rule])
    #expect(read.sentences == ["7: the line is longer than 16 MiB"])
  }

  @Test func `two runs in one log are two recordings`() {
    let other = Self.all.map { $0.replacing("\"a1\"", with: "\"b2\"") }
    let lines = zip(Self.all, other).flatMap { ["x adplay:" + $0, "y adplay:" + $1] }
    let read = Self.read(lines: lines)
    #expect(read.recordings.map(\.run) == ["a1", "b2"])
    #expect(read.rules == [Self.rule, Self.rule])
  }

  @Test func `one run may lie in several files`() {
    let files = [Self.all[..<3], Self.all[3...]].map { lines in
      Array((lines.map { "adplay:" + $0 }.joined(separator: "\n") + "\n").utf8)
    }
    #expect(Self.read(files).rules == [Self.rule])
  }

  @Test func `without a header nothing is judged, and that is told`() throws {
    let read = Self.read(lines: Self.entries.map { "adplay:" + $0 })
    #expect(read.rules == [])
    let recording = try #require(read.recordings.first)
    #expect(JudgeText.facts(recording).first?.contains("its header is missing") == true)
  }

  @Test func `a clock that goes backwards is told`() {
    let lines = Self.all.map { $0.replacing("\"t\":200", with: "\"t\":5000") }
    let read = Self.read(lines: lines)
    #expect(read.recordings.first?.jumps == 1)
    #expect(read.rules == [Self.rule])
  }

  @Test func `a console with a recorder's line in a hundred is judged`() {
    let noise = String(
      repeating: "12:00:01 Lake[7526] nothing of ours, adp or lay: {1}\n", count: 99)
    let ads = (0..<40).flatMap { ad in
      Self.entries.enumerated().map { place, line in
        line.replacing("feed#1", with: "feed#\(ad + 1)")
          .replacing("\"n\":\(place + 1),", with: "\"n\":\(ad * 5 + place + 1),")
          .replacing("\"t\":", with: "\"t\":\(ad + 1)")
      }
    }
    let text = ([Self.header] + ads).map { "12:00 adplay:\($0)\n\(noise)" }.joined()
    let read = Self.read(text, piece: 1 << 16)
    #expect(read.bad == 0)
    #expect(read.rules == Array(repeating: Self.rule, count: 40))
    #expect(read.recordings.map(\.entries) == [200])
  }
}
