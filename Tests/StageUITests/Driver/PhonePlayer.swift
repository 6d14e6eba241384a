import Directing
import Foundation
import Observing
import Screen
import Simulation
import StageUI
import Testing
import Theming

/// A stage with what a recorder wrote on a phone.
@MainActor
final class PhonePlayer: Onlooker {
  private let director: JournalDirector
  private lazy var announcer = RecordingAnnouncer(director)
  private var recordings: Recordings
  private var all: [Recording] = []
  private(set) var wishes: [StageWish] = []

  /// Shows lines that have all come, or come bit by bit.
  init(_ lines: [String], isLive: Bool = false, width: Int = 120, height: Int = 40) throws {
    director = JournalDirector(
      recording: "phone.log", isLive: isLive,
      Stage(
        unit: "", themes: .builtIn, theme: Theme.mono.name,
        size: Size(width: width, height: height)))
    recordings = Recordings(keepsEntries: true, isLive: isLive)
    recordings.beginFile()
    director.open()
    director.onWish = { [weak self] in self?.wishes.append($0) }
    if isLive {
      try come(lines)
    } else {
      add(lines)
      recordings.endFile()
      all = recordings.end()
      try show(run: all.count - 1)
    }
  }

  /// Shows another run of what has all come.
  func show(run place: Int) throws {
    try #require(all.indices.contains(place))
    let journal = try #require(PhoneJournal(all[place], isLive: false, of: all, at: place))
    director.beginAgain()
    director.take(journal)
  }

  var stage: Stage { director.stage }
  var state: StageState { director.state }

  /// More lines come.
  func come(_ lines: [String]) throws {
    add(lines)
    let newest = try #require(recordings.soFar.last)
    director.take(try #require(PhoneJournal(newest, isLive: true)))
  }

  private func add(_ lines: [String]) {
    for line in lines { recordings.take(Array("\(line)\n".utf8)[...]) }
  }

  /// Goes to an entry, as --at does; whether there is one.
  func go(to number: Int) -> Bool { director.select(.entry(number)) == nil }

  /// What is read out of it.
  var spoken: [String] { director.spoken }
  /// What is read out of it while it comes.
  func news() -> [String] { announcer.news() }

  func press(_ key: Key) { director.handle(.key(key), hitting: nil) }
  func press(_ character: Character) { press(Key(character)) }
  func press(_ code: Key.Code) { press(Key(code)) }
}

/// Lines of a recorder, as a log has them.
enum PhoneLines {
  static func header(_ crossings: [String] = ["google-adapter", "app-google"], run: String = "a1")
    -> String
  {
    let words = crossings.map { "\"\($0)\"" }.joined(separator: ",")
    return #"12:00 Lake[7] adplay:{"format":"adplay-journal","recorded":{"app":"Lake 1.4","#
      + #""crossings":[\#(words)],"recorder":"1.0.0","run":"\#(run)"},"run":"\#(run)","version":3}"#
  }

  /// An entry; `to` may be nobody.
  static func entry(
    _ number: Int, at time: Int, _ parties: (from: String, to: String?), _ message: String,
    _ sense: String?, of ad: String?, _ data: String = "", run: String = "a1"
  ) -> String {
    let members = [
      ad.map { #""ad":"\#($0)""# }, data.isEmpty ? nil : #""data":{\#(data)}"#,
      #""from":"\#(parties.from)""#, #""kind":"\#(parties.to == nil ? "note" : "call")""#,
      #""message":"\#(message)""#, #""n":\#(number)"#, #""run":"\#(run)""#,
      sense.map { #""sense":"\#($0)""# }, #""t":\#(time)"#, parties.to.map { #""to":"\#($0)""# },
    ]
    return "12:00 Lake[7] adplay:{\(members.compactMap(\.self).joined(separator: ","))}"
  }

  /// A native ad that Google looks at, tapped once; its load has another name until the app has it.
  static let feed = [
    entry(
      1, at: 0, ("google", "adapter"), "loadNativeAd(for:completionHandler:)", "lineAsked",
      of: "House#1", #""class":"Lake.HouseAdapter","format":"native","number":1"#),
    entry(
      2, at: 140, ("adapter", "google"), "completionHandler(ad, nil)", "lineAnswered",
      of: "House#1", #""lacks":[],"number":1,"object":"HouseNativeAd","result":"ad""#),
    entry(
      3, at: 140, ("google", "adapter"), "handlesUserClicks()", "clicksFlagAsked", of: "House#1",
      #""answer":false"#),
    entry(
      4, at: 140, ("google", "adapter"), "handlesUserImpressions()", "impressionsFlagAsked",
      of: "House#1", #""answer":false"#),
    entry(
      5, at: 150, ("google", nil), "House#1 is feed#1", nil, of: "feed#1", #""load":"House#1""#),
    entry(
      6, at: 150, ("google", "app"), "adLoader(_:didReceive:)", "adReceived", of: "feed#1",
      #""headline":"Sample App!","body":"This app doesn't exist.","callToAction":"Install","#
        + #""price":"$1.99","starRating":"4.5","images":["1200×627 @2x"],"responseInfo":["#
        + #"{"latency":90,"line":"Other","error":"No fill","domain":"com.google.admob","code":1},"#
        + #"{"latency":50,"line":"House native"}]"#),
    entry(
      7, at: 600, ("google", "adapter"), "didRender(in:)", "rendered", of: "House#1"),
    entry(
      8, at: 1600, ("google", "adapter"), "didRecordImpression()", "impressionTold",
      of: "House#1"),
    entry(
      9, at: 1600, ("google", "app"), "nativeAdDidRecordImpression(_:)", "appToldImpression",
      of: "feed#1"),
    entry(
      10, at: 2300, ("google", "adapter"), "didRecordClickOnAsset(with:)", "clickTold",
      of: "House#1", #""asset":"callToAction""#),
    entry(
      11, at: 2300, ("adapter", "google"), "reportClick()", "clickReported", of: "House#1"),
    entry(
      12, at: 2300, ("google", "app"), "nativeAdDidRecordClick(_:)", "appToldClick",
      of: "feed#1"),
  ]

  static let all = [header()] + feed
}
