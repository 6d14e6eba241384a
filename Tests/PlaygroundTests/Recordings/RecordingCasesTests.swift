import Catalogue
import Contract
import Observing
import Testing

/// Short recordings, as people might write them by hand, with the rules that they break and what was counted.
@Suite struct RecordingCasesTests {
  @Test(arguments: cases) func `nobody innocent is accused, and no count is made up`(
    _ one: RecordedCase
  ) throws {
    let read = RecordingReadingTests.read(lines: one.lines)
    #expect(read.rules.sorted() == one.rules.sorted())
    let ads = try #require(read.recordings.first).ads
    #expect(ads.first.map { $0.google.words } ?? "" == one.google)
    #expect(ads.first.map { $0.network.words } ?? "" == one.network)
    for fact in one.facts {
      let facts = read.recordings.flatMap(JudgeText.facts)
      #expect(facts.contains { $0.contains(fact) }, "\(facts)")
    }
  }

  @Test(arguments: [#""run":"a1","silence":-3"#, #""run":"a1","silence":"x""#, #""x":1"#])
  func `a header with a member that cannot be, or without a run, is read`(_ members: String) {
    let header = RecordingReadingTests.header.replacing(#""run":"a1""#, with: members)
    let entries = RecordingReadingTests.entries.map { $0.replacing(#""run":"a1","#, with: "") }
    let read = RecordingReadingTests.read(lines: [header] + entries)
    #expect(read.rules == [RecordingReadingTests.rule] && read.bad == 0)
  }

  @Test func `a long line whose parts come twice is whole`() {
    let text = Array(RecordingReadingTests.entries[3])
    let parts = [text[..<90], text[90...]].enumerated().map { place, text in
      let escaped = String(text).replacing("\"", with: "\\\"")
      return #"adplay:{"n":4,"of":2,"part":\#(place + 1),"run":"a1","text":"\#(escaped)"}"#
    }
    var lines = ([RecordingReadingTests.header] + RecordingReadingTests.entries)
      .map { "adplay:" + $0 }
    lines.replaceSubrange(4...4, with: [parts[0], parts[0], parts[1], parts[1]])
    let read = RecordingReadingTests.read(lines: lines)
    #expect(read.rules == [RecordingReadingTests.rule] && read.troubles == [])
    // The line itself need not say of which run it is.
    lines = lines.map { $0.replacing(#"\"run\":\"a1\","#, with: "") }
    let nameless = RecordingReadingTests.read(lines: lines)
    #expect(nameless.rules == [RecordingReadingTests.rule] && nameless.troubles == [])
  }

  // MARK: Rows

  private static let asked = #"0 g>a lineAsked "data":{"class":"House","format":"native"}"#
  private static let covering = #"0 g>a lineAsked "data":{"class":"House","format":"rewarded"}"#
  private static let answered = #"100 a>g lineAnswered "data":{"number":1,"result":"ad"}"#
  private static let whole =
    #"100 a>g lineAnswered "data":{"lacks":[],"number":1,"result":"ad"}"#
  private static let rendered = #"200 g>a rendered "data":{"clickable":["headline"]}"#
  private static let received = #"110 g>p adReceived "data":{"headline":"h"}"#
  private static let shown = "150 p>g shown"
  private static let mark = "40000 p note"

  private static func flags(_ clicks: Bool, _ impressions: Bool) -> [String] {
    [
      #"100 g>a clicksFlagAsked "data":{"answer":\#(clicks)}"#,
      #"100 g>a impressionsFlagAsked "data":{"answer":\#(impressions)}"#,
    ]
  }

  private static func setUp(_ more: String = "") -> String {
    #"0 g>a setUpAsked "data":{"class":"House"}\#(more)"#
  }
  private static func setUpAnswered(_ more: String = "") -> String {
    #"50 a>g setUpAnswered "data":{"class":"House"}\#(more)"#
  }
  private static let elsewhere = #","thread":"com.google.queue""#

  /// Marks that show that an application is awake for ten seconds.
  private static let awake = [
    #"5500 p note "data":{"next":5}"#, #"10500 p note "data":{"next":9}"#,
  ]

  // MARK: Cases

  nonisolated static let cases: [RecordedCase] =
    offMain + setUps + countedByNobody + unrendered + disputed + open + leftOut + asleep + others

  private static let offMain: [RecordedCase] = [
    .init(
      "Google asks for set-ups and signals on its own queue",
      [
        setUp(elsewhere), setUpAnswered(elsewhere),
        #"60 g>a signalsAsked "data":{"class":"House"}\#(elsewhere)"#,
        #"70 a>g signalsAnswered "data":{"class":"House","signals":"x"}\#(elsewhere)"#,
      ]),
    .init(
      "a load is answered on another queue", [asked, answered + elsewhere], flags(true, true),
      rules: ["called-off-main"], google: "0 0 0"),
  ]

  private static let setUps: [RecordedCase] = [
    .init(
      "two set-ups of a class, both answered",
      [setUp(), setUp(), setUpAnswered(), setUpAnswered(), mark]),
    .init(
      "two set-ups of a class, both answered during the second",
      [setUp(), setUp(), setUpAnswered(#","cause":2"#), setUpAnswered(#","cause":2"#), mark]),
    .init(
      "two set-ups of a class, and three answers",
      [setUp(), setUp(), setUpAnswered(), setUpAnswered(), setUpAnswered(), mark],
      rules: ["set-up-answered-twice"]),
  ]

  private static let countedByNobody: [RecordedCase] = [
    .init(
      "Google counts the tap and tells the adapter", in: .everything,
      [asked, answered], flags(false, false), [received, shown, rendered],
      [
        "1200 g>a impressionTold", "1200 a>n impressionPassedOn", "1200 n networkImpression",
        #"2000 u>p tapped "data":{"target":"headline"}"#, "2000 g>a clickTold",
        "2000 g>p appToldClick", "2000 a>n clickPassedOn", "2000 n networkClick",
        "2000 g>p appToldImpression",
      ], awake, google: "1 1 0", network: "1 1 0"),
    .init(
      "nobody counts the tap", in: .everything,
      [asked, answered], flags(false, false), [received, shown, rendered],
      [
        "1200 g>a impressionTold", "1200 a>n impressionPassedOn", "1200 n networkImpression",
        "1200 g>p appToldImpression", #"2000 u>p tapped "data":{"target":"headline"}"#,
      ], awake,
      rules: ["tap-counted-by-nobody"], google: "1 ? 0", network: "1 0 0"),
    .init(
      "the adapter reports the impression", in: .everything,
      [asked, answered], flags(true, true), [received, shown, rendered],
      ["1200 a>g impressionReported", "1200 g>p appToldImpression"], awake,
      google: "1 0 0", network: "0 0 0"),
    .init(
      "Google tells the adapter, and nobody the network", in: .everything,
      [asked, answered], flags(true, false), [received, shown, rendered],
      ["1200 g>a impressionTold", "1200 g>p appToldImpression"], awake,
      rules: ["impression-not-passed-on"], google: "1 0 0", network: "0 0 0"),
  ]

  private static let unrendered: [RecordedCase] = [
    .init(
      "an adapter that may have no didRender", in: .both,
      [asked, answered], flags(true, true),
      [received, "1200 a>g impressionReported", "1200 g>p appToldImpression"],
      google: "1 0 0"),
    .init(
      "an adapter that has one", in: .both,
      [asked, whole], flags(true, true),
      [received, "1200 a>g impressionReported", "1200 g>p appToldImpression"],
      rules: ["event-before-rendered"], google: "1 0 0"),
    .init(
      "an adapter whose didRender is called later", in: .both,
      [asked, answered], flags(true, true),
      [
        received, "150 a>g impressionReported", "150 g>p appToldImpression", rendered,
      ],
      rules: ["event-before-rendered"], google: "1 0 0"),
    .init(
      "nobody knows whether the adapter can be told",
      [asked, answered], flags(false, false), [rendered], google: "? ? 0"),
    .init(
      "it can be told, and is not", [asked, whole], flags(false, false), [rendered],
      google: "0 0 0"),
    .init(
      "the application is told, and the adapter is not", in: .both,
      [asked, answered], flags(false, false),
      [received, rendered, "1200 g>p appToldImpression", "1300 g>p appToldClick"],
      google: "1 1 0"),
  ]

  private static let disputed: [RecordedCase] = [
    .init(
      "two lines with one number",
      [asked, answered], flags(false, false), [rendered, "1200 g>a impressionTold"],
      ["2000 a>g clickReported", #"2000 a>g impressionReported "n":7"#, #"40000 p note "n":8"#],
      google: "? ? ?", facts: ["1 line came twice with different contents"]),
    .init(
      "two lines with one number, at other times",
      [asked, answered], flags(false, false), [rendered, "1200 g>a impressionTold"],
      ["2000 a>g clickReported", #"2001 a>g clickReported "n":7"#, #"40000 p note "n":8"#],
      google: "? ? ?"),
    .init(
      "the app and the adapter hear different counts", in: .both,
      [asked, whole], flags(false, false),
      [received, rendered, "1200 g>a impressionTold", "1200 g>p appToldImpression"],
      ["1300 g>a clickTold", "1300 g>p appToldClick", "1301 g>p appToldClick"],
      google: "1 ? 0", facts: ["Google told the app and the adapter different counts of feed#1"]),
  ]

  private static let open: [RecordedCase] = [
    .init(
      "a load before the first line", in: .both,
      [#"0 g>p appToldClick "n":5"#, #"10 g>p appToldClick "n":6"#], google: "? ? ?"),
    .init(
      "lines at the end that can't be read",
      [asked, whole], flags(false, false), [rendered, "x", "x"], google: "? ? ?",
      facts: ["the lines at its end can't be read"]),
    .init(
      "no room for more",
      [asked, whole], flags(false, false),
      [rendered, #"0 p note "message":"the recording is full""#], google: "? ? ?",
      facts: ["the recording is full"]),
  ]

  private static let leftOut: [RecordedCase] = [
    .init(
      "clicks that are told", in: .wire(leftOut: "clickTold"),
      [asked, whole], flags(false, false), [rendered, "1200 g>a impressionTold"],
      google: "1 ? 0"),
    .init(
      "clicks that are reported", in: .wire(leftOut: "clickReported"),
      [covering, answered, "200 g>a presentTold", "200 a>g willPresent"],
      ["300 a>g impressionReported"], google: "1 ? 0"),
    .init(
      "the flags", in: .wire(leftOut: #"clicksFlagAsked","impressionsFlagAsked"#),
      [asked, whole, rendered, "300 a>g impressionReported", "300 a>g clickReported"],
      google: "? ? 0"),
  ]

  private static func silent(until time: Int) -> [String] {
    [covering, answered, "200 g>a presentTold", "\(time) p note"]
  }

  private static let asleep: [RecordedCase] = [
    .init(
      "the recorder's longest silence", in: .wire(silence: 3), silent(until: 6700),
      rules: ["presented-and-silent"], google: "0 0 0"),
    .init("a longer one", in: .wire(silence: 3), silent(until: 7200), google: "0 0 0"),
    .init("a minute, and nobody says what is long", silent(until: 60_200), google: "0 0 0"),
    .init("ten minutes", silent(until: 600_200), google: "0 0 0"),
    .init("five seconds", silent(until: 5200), rules: ["presented-and-silent"], google: "0 0 0"),
    .init(
      "a phone that stood still while the ad unpacked",
      [covering, answered, "200 g>a presentTold", "6300 a>g willPresent"], ["9000 p note"],
      google: "0 0 0"),
    .init(
      "a phone on which others go on", silent(until: 3200), ["6200 p note", "9200 p note"],
      rules: ["presented-and-silent"], google: "0 0 0"),
  ]

  private static let others: [RecordedCase] = [
    .init(
      "a banner of which nobody knows whether it was on the screen",
      [
        #"0 g>a lineAsked "data":{"class":"House","format":"banner"}"#, answered,
        "1000 n networkImpression", #"5500 p note "data":{"next":5}"#,
      ], google: "0 0 0", network: "1 0 ?",
      facts: ["the network counted an impression of feed#1, and nothing shows"]),
    .init(
      "the word for a reward alone",
      [covering, answered, "200 g>a presentTold", "200 a>g willPresent"],
      ["3000 n networkReward", "3000 a>g rewardReported"],
      google: "0 0 1", network: "? ? 1"),
    .init(
      "one word of a pair: the other did not happen",
      [asked, whole], flags(false, false),
      [
        rendered, "1200 g>a impressionTold", "1200 n networkImpression", "2000 g>a clickTold",
        "4000 p note",
      ],
      google: "1 1 0", network: "1 0 ?"),
    .init(
      "a flag that changes",
      [asked, whole], flags(false, false),
      [
        rendered, #"800 g>a clicksFlagAsked "data":{"answer":true}"#, "810 a>g clickReported",
      ],
      rules: ["flags-changed"], google: "0 ? 0"),
    .init(
      "a banner as high as it wants to be",
      [
        #"0 g>a lineAsked "data":{"class":"House","format":"banner","options":{"size":"390×0"}}"#,
        answered, #"100 g>a viewAsked "data":{"size":"390×250"}"#,
        #"100 g note "data":{"taken":false}"#,
      ], google: "0 0 0"),
    .init(
      "a format that is unknown",
      [#"0 g>a lineAsked "data":{"class":"House","format":"hologram"}"#, whole],
      flags(false, false), ["1200 g>a clickTold", "1200 a>g clickReported"],
      google: "? ? ?"),
  ]
}

/// A recording, one entry a row: `time from>to sense members`.
struct RecordedCase: Sendable, CustomTestStringConvertible {
  let name: String
  let header: Header
  let rows: [String]
  let rules: [String]
  /// Impressions, clicks and rewards of the first ad.
  let google: String
  let network: String
  let facts: [String]

  struct Header: Sendable {
    var crossings = #""google-adapter""#
    var leftOut = ""
    var silence: Int?

    static let wire = Header()
    static let both = Header(crossings: #""google-adapter","app-google""#)
    static let everything = Header(
      crossings: #""google-adapter","app-google","adapter-network","views","user""#)
    static func wire(leftOut: String) -> Header { Header(leftOut: leftOut) }
    static func wire(silence: Int) -> Header { Header(silence: silence) }
  }

  init(
    _ name: String, in header: Header = .wire, _ rows: [String]..., rules: [String] = [],
    google: String = "", network: String? = nil, facts: [String] = []
  ) {
    (self.name, self.header, self.rows, self.rules) = (name, header, rows.flatMap(\.self), rules)
    (self.google, self.facts) = (google, facts)
    self.network = network ?? (google.isEmpty ? "" : "? ? ?")
  }

  var testDescription: String { name }

  var lines: [String] {
    let silence = header.silence.map { #","silence":\#($0)"# } ?? ""
    let leftOut = header.leftOut.isEmpty ? "" : "\"\(header.leftOut)\""
    let first =
      #"{"format":"adplay-journal","recorded":{"crossings":[\#(header.crossings)],"leftOut":[\#(leftOut)],"#
      + #""recorder":"1.0.0","run":"r"\#(silence)},"version":3}"#
    return [first] + rows.enumerated().map { Self.line($1, $0 + 1) }
  }

  private static let parties = [
    "g": "google", "a": "adapter", "p": "app", "n": "network", "u": "user",
  ]

  private static func line(_ row: String, _ place: Int) -> String {
    let words = row.split(separator: " ", maxSplits: 3).map(String.init)
    guard words.count > 2 else { return row }
    let ends = words[1].split(separator: ">").compactMap { parties[String($0)] }
    var members = words.count > 3 ? words[3] : ""
    let hasAd = ends.contains("google") || ends.contains("network")
    let isOfAd = hasAd && !words[2].hasPrefix("setUp") && !words[2].hasPrefix("signals")
    let what = words[2].replacing("network", with: "").lowercased()
    var rest = [#""from":"\#(ends.first ?? "app")","t":\#(words[0])"#]
    if ends.count > 1 { rest.append(#""kind":"call","to":"\#(ends[1])""#) }
    if ends.first == "network", ends.count == 1 {
      rest.append(#""amount":1,"kind":"count","ledger":"network","what":"\#(what)""#)
    } else if ends.count == 1 {
      rest.append(#""kind":"note""#)
    }
    if words[2] != "note" { rest.append(#""sense":"\#(words[2])""#) }
    if isOfAd || words[2] == "tapped" { rest.append(#""ad":"feed#1""#) }
    if !members.contains(#""n":"#) { rest.append(#""n":\#(place)"#) }
    if !members.contains("message") { rest.append(#""message":"m""#) }
    if members.hasPrefix(",") { members.removeFirst() }
    if !members.isEmpty { rest.append(members) }
    return "{\(rest.joined(separator: ","))}"
  }
}

extension RecordedAd.Counts {
  fileprivate var words: String {
    [impressions, clicks, rewards].map { $0.map(String.init) ?? "?" }.joined(separator: " ")
  }
}
