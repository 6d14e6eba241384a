import Handouts
import Observing
import Screen
import Simulation
import StageUI
import Testing
import Themes
import Theming

/// The sheet for two journals, compared with pictures beside this file.
struct DiffSheetTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let width: Int
    let right: [Entry]
    var theme: Theme = .mono
    var origin = JournalOrigin(file: "b.jsonl", title: "storefront", seed: 7)

    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "diff-100", width: 100, right: edited),
    Case(name: "diff-80", width: 80, right: edited),
    Case(name: "diff-60", width: 60, right: edited),
    Case(name: "diff-40", width: 40, right: edited),
    Case(name: "diff-160", width: 160, right: edited),
    Case(name: "diff-none", width: 80, right: run),
    Case(
      name: "diff-origins", width: 80, right: run,
      origin: JournalOrigin(file: "b.jsonl", title: "video 広告", seed: 8)),
    Case(
      name: "diff-origins-40", width: 40, right: run,
      origin: JournalOrigin(file: "b.jsonl", title: "video 広告", seed: 8)),
    Case(name: "diff-late", width: 80, right: late),
    Case(name: "diff-wide-text", width: 80, right: wordy),
    Case(name: "diff-everything", width: 80, right: []),
  ]

  @Test(arguments: cases)
  func `the sheet matches its picture`(_ test: Case) {
    let sheet = sheet(test.right, origin: test.origin)
    Pictures.expect(sheet.canvas(width: test.width, theme: test.theme), test.name)
  }

  @Test func `colours match the signs`() throws {
    let midnight = try #require(BuiltInThemes.all.first { $0.name == "midnight" })
    let theme = Theme(try ColorScheme(reading: midnight.content))
    Pictures.expect(sheet(Self.edited).canvas(width: 80, theme: theme), "diff-in-midnight")
  }

  @Test func `every sign is visible without colours`() {
    let text = Export.text(sheet(Self.edited).canvas(width: 100, theme: .mono))
    for sign in [" = ", " ~ ", " <", " > ", " ↕ "] { #expect(text.contains(sign), "\(sign)") }
  }

  @Test(arguments: [0, 1, 2, 5, 20, 59, 60, 61, 250])
  func `the sheet has the requested width and keeps its lines`(_ width: Int) {
    let sheet = sheet(Self.edited)
    let canvas = sheet.canvas(width: width, theme: .mono)
    #expect(canvas.width == width)
    // Narrow sheets break the last line.
    let lines = sheet.canvas(width: 100, theme: .mono).height
    #expect(width < 51 ? canvas.height >= lines - 1 : canvas.height == lines)
  }

  @Test func `entries beyond the limit of one canvas are counted there and listed on pages`() {
    let diff = JournalDiff(
      left: (1...2500).map { .made($0, $0, .app, .google, "only here \($0)") }, right: [])
    let sheet = DiffSheet(diff, left: Self.origin, right: Self.origin)
    let lines = Export.text(sheet.canvas(width: 80, theme: .mono)).split(separator: "\n")
    #expect(lines.count == 1000)
    // Two header lines and 996 entries.
    #expect(lines[997].contains("only here 996"))
    #expect(lines[998] == "… 1,504 more lines")
    #expect(lines[999] == "2,500 missing; 0 the same")

    let pages = sheet.pages(width: 80, theme: .mono).map { Export.text($0) }
    #expect(pages.count == 3)
    let all = pages.joined().split(separator: "\n")
    #expect(all.count == 2503)
    #expect(all[1002].contains("only here 1001"))
    #expect(all[2502] == "2,500 missing; 0 the same")
  }
}

extension DiffSheetTests {
  fileprivate static let origin = JournalOrigin(file: "a.jsonl", title: "storefront", seed: 7)

  private func sheet(_ right: [Entry], origin: JournalOrigin? = nil) -> DiffSheet {
    DiffSheet(
      JournalDiff(left: Self.run, right: right), left: Self.origin,
      right: origin ?? JournalOrigin(file: "b.jsonl", title: "storefront", seed: 7))
  }

  private static let address = "https://example.com/a/very/long/path/to/an/image/nobody/reads/"

  /// A tap that both ledgers count, after a wait.
  static let run: [Entry] =
    [
      .made(1, 0, .user, .app, "load", .input, data: ["unit": "feed"]),
      .made(2, 0, .app, .google, "load(_:)", cause: 1),
      .made(
        3, 0, .google, .adapter, "loadNativeAd(for:adConfiguration:completionHandler:)", cause: 2),
      .made(4, 0, .adapter, .network, "fetchAd(_:)", cause: 3),
      .made(5, 200, .network, .adapter, "didReceive", .callback, cause: 4, data: ["assets": 7]),
    ] + (6...17).map { .made($0, $0 * 100, .network, nil, "tick \($0)", .timer, cause: 4) } + [
      .made(18, 2000, .user, .app, "tap", .input, data: ["target": "headline"]),
      .made(19, 2000, .google, nil, "click", .count(Count(.click, in: .google)), cause: 18),
      .made(20, 2000, .google, .adapter, "didRecordClick()", .callback, cause: 19),
      .made(
        21, 2000, .network, nil, "click", .count(Count(.click, in: .network)), cause: 20,
        data: ["url": .string(address + "a.png")]),
      .made(22, 2100, .google, nil, "paid", .count(Count(.paid, in: .google, amount: 4200))),
    ]

  /// Every kind of difference, once each.
  static let edited: [Entry] =
    [
      run[0], run[1], run[2], run[3],
      run[4].changed(number: 5, data: ["assets": 6, "icon": false]),
      run[16].changed(number: 6, time: 1700),
    ] + run[5...14].map { $0.changed(number: $0.number + 1, time: $0.time.milliseconds) } + [
      run[17].changed(number: 17, time: 2100, data: ["target": "body"]),
      run[18].changed(number: 18, time: 2100, cause: 17),
      run[19].changed(number: 19, time: 2100, cause: 17),
      .made(20, 2100, .adapter, nil, "told twice", .note(violation: .rewardTwice), cause: 19),
      .made(21, 2100, .adapter, nil, "click", .finding(rule: "x", severity: "error", proof: [20])),
      .made(22, 2200, .google, nil, "paid", .count(Count(.paid, in: .google, amount: 4300))),
    ]

  /// Everything from the answer on is a tenth of a second later.
  static let late = run.map { entry in
    entry.changed(
      number: entry.number,
      time: entry.time.milliseconds + (entry.time.milliseconds >= 200 ? 100 : 0),
      cause: entry.cause)
  }

  static let wordy: [Entry] =
    run[..<20] + [
      run[20].changed(
        number: 21,
        data: [
          "headline": "広告の見出しがとても長いので、ここには入りきらないのです、きっと最後まで読めません",
          "url": .string(address + "b.png"),
        ]),
      .made(22, 2100, .network, .server, "画像をダウンロードしました、とても長い名前"),
    ]
}

extension Entry {
  fileprivate static func made(
    _ number: Int, _ time: Int, _ from: Party, _ to: Party?, _ message: String,
    _ kind: Kind = .call, cause: Int? = nil, data: Fields = .none
  ) -> Entry {
    Entry(
      number: number, time: Instant(milliseconds: time), cause: cause, kind: kind, from: from,
      to: to, ad: "feed#1", message: message, data: data)
  }

  /// The same entry with another number and time.
  fileprivate func changed(
    number: Int, time: Int? = nil, cause: Int? = nil, data: Fields? = nil
  ) -> Entry {
    Entry(
      number: number, time: time.map { Instant(milliseconds: $0) } ?? self.time,
      cause: cause ?? self.cause, kind: kind, from: from, to: to, ad: ad,
      message: message, data: data ?? self.data)
  }
}
