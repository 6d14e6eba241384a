import Observing
import Screen
import StageUI
import Testing

/// What a recording cannot know is drawn as unknown, and nothing is said of a future that it does not have.
@Suite(.serialized) @MainActor struct UnrecordedFlowTests {
  private static let wire =
    [PhoneLines.header(["google-adapter"])]
    + PhoneLines.feed.filter { !$0.contains(#""to":"app""#) && !$0.contains("load\":") }

  /// Calls of an ad that covers the app, of which the app's side alone was recorded.
  private static let cover = zip(
    1...,
    [
      ("adWillPresentFullScreenContent(_:)", "appToldWillPresent"),
      ("adDidRecordImpression(_:)", "appToldImpression"),
      ("adDidDismissFullScreenContent(_:)", "appToldDidDismiss"),
    ]
  ).map { number, call in
    PhoneLines.entry(number, at: number * 1000, ("google", "app"), call.0, call.1, of: "coins#1")
  }

  private static let rewarded =
    [
      PhoneLines.header().replacing(
        #""recorder""#, with: #""leftOut":["appToldReward"],"recorder""#)
    ]
    + [
      ("google", "adapter", "loadRewardedAd(for:)", "lineAsked"),
      ("adapter", "google", "completionHandler(ad, nil)", "lineAnswered"),
      ("google", "app", "completionHandler(ad, nil)", "adReceived"),
      ("google", "adapter", "present(from:)", "presentTold"),
      ("adapter", "google", "willPresentFullScreenView()", "willPresent"),
      ("adapter", "google", "reportImpression()", "impressionReported"),
      ("google", "app", "adDidRecordImpression(_:)", "appToldImpression"),
      ("adapter", "google", "didRewardUser()", "rewardReported"),
    ].enumerated().map { place, call in
      PhoneLines.entry(
        place + 1, at: place * 100, (call.0, call.1), call.2, call.3, of: "coins#1",
        #""class":"Lake.HouseAdapter","format":"rewarded","number":1,"result":"ad""#)
    }

  private func paid(_ micros: Int, _ currency: String) -> String {
    PhoneLines.entry(
      13, at: 2400, ("google", "app"), "paidEventHandler(_:)", "appToldPaid", of: "feed#1",
      #""currency":"\#(currency)","micros":\#(micros),"precision":1"#)
  }

  /// What the network counted, as its app tells the recorder.
  private func networkClick(_ number: Int, at time: Int) -> String {
    counted("click", "networkClick", of: "House#1", number, at: time)
  }

  private func counted(
    _ what: String, _ sense: String, of ad: String, _ number: Int, at time: Int
  ) -> String {
    #"adplay:{"ad":"\#(ad)","amount":1,"from":"network","kind":"count","ledger":"network","#
      + #""message":"\#(what)","n":\#(number),"run":"a1","sense":"\#(sense)","t":\#(time),"#
      + #""what":"\#(what)"}"#
  }

  // MARK: The waterfall

  @Test func `lines of Google's answer have lengths, and only the load that was seen a time`()
    throws
  {
    let stage = try PhonePlayer(PhoneLines.all)
    let lines = stage.state.ledgers.waterfalls["feed"]?.lines ?? []
    #expect(lines.map(\.isTimed) == [false, true])
    #expect(lines.map(\.span?.length) == [.milliseconds(90), .milliseconds(140)])
    stage.press("3")
    let room = stage.text(of: .ledgers)
    #expect(room.contains("├ ✕ Other 90 ms failed"))
    #expect(room.contains("how long each line took, not when it was asked"))
    #expect(room.contains("It filled after 140 ms"))
    stage.press(.up)
    #expect(stage.text(of: .ledgers).contains("It failed after 90 ms"))
  }

  @Test func `of a load that was recorded alone the other lines are unknown`() throws {
    let stage = try PhonePlayer(Self.wire)
    stage.press("3")
    let room = stage.text(of: .ledgers)
    #expect(room.contains("its adapter had an ad"))
    #expect(room.contains("? Other lines of this request were not recorded."))
    #expect(!stage.screen.contains("line 1 of 1"))
    #expect(!room.contains("won"))
  }

  @Test func `a load without an answer ends with the recording`() throws {
    let stage = try PhonePlayer(Array(Self.wire.prefix(2)))
    #expect(stage.text(of: .ledgers).contains("◌ asked HouseAdapter; no answer recorded"))
    #expect(stage.text(of: .device).contains("native, no answer recorded"))
    stage.press("3")
    #expect(stage.text(of: .ledgers).contains("It was asked; no answer was recorded so far."))
  }

  // MARK: Counts

  @Test func `what was paid is unknown where the app was not watched`() throws {
    #expect(try PhonePlayer(Self.wire).text(of: .ledgers).contains("paid ?"))
    #expect(try PhonePlayer(PhoneLines.all).text(of: .ledgers).contains("paid –"))
    let dollars = try PhonePlayer(PhoneLines.all + [paid(4200, "USD")])
    #expect(dollars.text(of: .ledgers).contains("paid $0.0042"))
    let euros = try PhonePlayer(PhoneLines.all + [paid(4200, "EUR")])
    #expect(euros.text(of: .ledgers).contains("paid EUR 0.0042"))
  }

  @Test func `nobody knows whether the app was told of its reward`() throws {
    let words = try PhonePlayer(Self.rewarded, height: 48).text(of: .ledgers)
    #expect(words.contains("The adapter reported the impression and the reward to Google."))
    #expect(!words.contains("was not told"))
  }

  @Test func `counts differ only once a later line proves it`() throws {
    let network = #"{"crossing":"adapter-network","words":true}"#
    let words = PhoneLines.entry(
      13, at: 2300, ("app", nil), "words", nil, of: nil, String(network.dropFirst().dropLast()))
    // Of another ad the adapter says both: from then on what it does not say did not happen.
    let other = PhoneLines.entry(
      14, at: 2300, ("google", "adapter"), "loadNativeAd(for:completionHandler:)", "lineAsked",
      of: "House#2", #""class":"Lake.HouseAdapter","format":"native","number":1"#)
    let lines =
      PhoneLines.all + [
        words, other,
        counted("impression", "networkImpression", of: "House#2", 15, at: 2305),
        networkClick(16, at: 2310), networkClick(17, at: 2310),
      ]
    let stage = try PhonePlayer(lines)
    #expect(stage.state.ad?.countRows.last?.network == 2)
    let impression = try #require(stage.state.ad?.countRows.first)
    #expect(impression.passage == .unproven(.google))
    #expect(stage.text(of: .ledgers).contains("No later line shows whether the network was told."))
    let still = PhoneLines.entry(18, at: 5000, ("app", nil), "still recording", nil, of: nil)
    let proven = try PhonePlayer(lines + [still])
    #expect(proven.state.ad?.countRows.first?.passage.isWrong == true)
  }

  // MARK: The ad

  @Test func `an ad whose format is not recorded is of none`() throws {
    let stage = try PhonePlayer(Self.cover)
    #expect(stage.text(of: .device).contains("unknown format, gone"))
    #expect(stage.screen.contains("unknown format · coins"))
    #expect(!stage.screen.contains("interstitial"))
    #expect(stage.state.ad?.life.strays.isEmpty == true)
    #expect(stage.state.ad?.life.state == .dismissed)
  }

  @Test func `a unit has the format that any of its ads is known by`() throws {
    let asked = PhoneLines.entry(
      4, at: 4000, ("google", "adapter"), "loadRewardedAd(for:)", "lineAsked", of: "coins#2",
      #""class":"Lake.HouseAdapter","format":"rewarded","number":1"#)
    let stage = try PhonePlayer(Self.cover + [asked])
    #expect(stage.state.units.map(\.isFormatKnown) == [true])
  }

  @Test func `its life has the impression, and says nothing of what comes`() throws {
    let stage = try PhonePlayer(PhoneLines.all)
    #expect(stage.state.ad?.life.mark(.impression)?.count == 1)
    #expect(stage.state.ad?.life.mark(.click)?.count == 1)
    stage.press("5")
    #expect(stage.text(of: .ledgers).contains("Last recorded: on the screen."))
    #expect(!stage.text(of: .ledgers).contains("▼"))
  }

  @Test func `a click that was not recorded is not to come, but while it is watched`() throws {
    let early = Array(PhoneLines.all.prefix(10))
    let ended = try PhonePlayer(early).text(of: .ledgers)
    #expect(ended.contains("No click was counted."))
    #expect(!ended.contains("will see"))
    let live = try PhonePlayer(early, isLive: true)
    #expect(live.text(of: .ledgers).contains("Google will see the next tap."))
    live.press("<")
    #expect(!live.text(of: .ledgers).contains("will see"))
  }

  @Test(arguments: [
    (#""currency":"USD""#, "paid ? "), (#""currency":"USD","micros":0"#, "paid – "),
    (#""currency":"USD","micros":2500"#, "paid $0.0025"),
  ]) func `an amount that nobody wrote down is unknown`(_ data: String, _ row: String) throws {
    let paid = PhoneLines.entry(
      13, at: 5300, ("google", "app"), "paidEventHandler(_:)", "appToldPaid", of: "feed#1", data)
    let stage = try PhonePlayer(PhoneLines.all + [paid])
    #expect(stage.text(of: .ledgers).contains(row))
  }

  @Test func `what the network handed over was not recorded`() throws {
    let stage = try PhonePlayer(PhoneLines.all)
    stage.press("2")
    #expect(stage.text(of: .ledgers).contains("? → headline Sample App!"))
    #expect(!stage.text(of: .ledgers).contains("added by the adapter"))
  }

  @Test(arguments: ["2", "5", "8", "0"] as [Character])
  func `a room without an ad names no key that requests one`(_ key: Character) throws {
    let stage = try PhonePlayer([PhoneLines.header()])
    stage.press(key)
    let words = stage.text(of: .ledgers)
    #expect(!words.contains("Press") && !words.contains("opens a scenario"))
    #expect(words.contains("recording") || words.contains("recorded"))
  }

  @Test func `a long name leaves the title of its room whole`() throws {
    let unit = "ca-app-pub-3940256099942544~feed/1044960115"
    let lines = PhoneLines.all.map { $0.replacing("feed#1", with: "\(unit)#1") }
    let stage = try PhonePlayer(lines)
    stage.press("5")
    #expect(stage.screen.contains("5 Life of the ad "))
    #expect(stage.screen.contains("60115#1"))
  }
}
