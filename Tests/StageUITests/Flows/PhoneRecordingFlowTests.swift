import Observing
import Screen
import Simulation
import StageUI
import Testing

/// What a recorder wrote on a phone, on the stage.
@Suite(.serialized) @MainActor struct PhoneRecordingFlowTests {
  private func player(_ lines: [String] = PhoneLines.all) throws -> PhonePlayer {
    try PhonePlayer(lines)
  }

  @Test func `the card, the counts and the waterfall are those of the phone`() throws {
    let stage = try player()
    let card = stage.text(of: .device)
    for text in ["Sample App!", "★ 4.5 · $1.99", "This app doesn't exist.", "1200×627", "Install"] {
      #expect(card.contains(text), "\(text)")
    }
    #expect(stage.screen.contains("Lake 1.4"))
    #expect(stage.screen.contains("native · feed · line 2 of 2"))
    #expect(!stage.screen.contains("seed"))
    let rows = try #require(stage.state.ad?.countRows)
    #expect(rows.map(\.google) == [1, 1])
    #expect(rows.map(\.network) == [nil, nil])
    #expect(rows.map(\.passage) == [.unconfirmed(.google), .unconfirmed(.google)])
    let lines = stage.state.ledgers.waterfalls["feed"]?.lines ?? []
    #expect(lines.map(\.label) == ["Other", "House native"])
    stage.press("3")
    #expect(stage.screen.contains("House native"))
  }

  @Test func `a selected entry takes the place of the phone`() throws {
    let stage = try player()
    stage.press(.up)
    #expect(stage.text(of: .device).contains("#11"))
    stage.press(.end)
    #expect(stage.text(of: .device).contains("Sample App!"))
  }

  @Test func `back in time the counts are those of then, and End comes back`() throws {
    let stage = try player()
    stage.press("<")
    #expect(stage.state.time?.isLookingBack == true)
    #expect(stage.state.ad?.countRows.map(\.google) == [1, 0])
    stage.press("<")
    stage.press(.end)
    #expect(stage.state.time?.isLookingBack == false)
    #expect(stage.state.ad?.countRows.map(\.google) == [1, 1])
  }

  @Test func `at an entry that is asked for, the counts are those of then`() throws {
    let stage = try player()
    #expect(stage.go(to: 9))
    #expect(stage.state.ad?.countRows.map(\.google) == [1, 0])
    #expect(stage.text(of: .device).contains("Sample App!"))
    #expect(!stage.go(to: 99))
    stage.press(.end)
    #expect(stage.state.ad?.countRows.map(\.google) == [1, 1])
  }

  @Test func `a network that was heard before, and is silent now, counts nothing`() throws {
    let count =
      #"adplay:{"ad":"House#1","amount":1,"from":"network","kind":"count","ledger":"network","#
      + #""message":"m","n":13,"run":"a1","sense":"networkImpression","t":2400,"what":"impression"}"#
    let next = [
      PhoneLines.entry(
        14, at: 3000, ("google", "adapter"), "loadNativeAd(for:)", "lineAsked", of: "House#2",
        #""class":"Lake.HouseAdapter","format":"native","number":1"#),
      PhoneLines.entry(
        15, at: 3100, ("adapter", "google"), "completionHandler(ad, nil)", "lineAnswered",
        of: "House#2", #""lacks":[],"number":1,"result":"ad""#),
      PhoneLines.entry(
        16, at: 3100, ("google", "adapter"), "handlesUserImpressions()", "impressionsFlagAsked",
        of: "House#2", #""answer":false"#),
      PhoneLines.entry(
        17, at: 4500, ("google", "adapter"), "didRecordImpression()", "impressionTold",
        of: "House#2"),
      PhoneLines.entry(18, at: 9000, ("app", nil), "later", nil, of: nil),
    ]
    let stage = try player(PhoneLines.all + [count] + next)
    #expect(stage.state.ledgers["feed#1"]?.countRows.map(\.network) == [1, 0])
    #expect(stage.state.ledgers["House#2"]?.countRows.map(\.network) == [0, 0])
  }

  @Test func `where the network says only that it filled, its assets are unknown`() throws {
    let filled = PhoneLines.entry(
      13, at: 2400, ("network", "adapter"), "filled", "networkAnswered", of: "House#1"
    ).replacing(#""kind""#, with: #""thread":"main","kind""#)
    let stage = try player(PhoneLines.all + [filled])
    stage.press("2")
    #expect(stage.screen.contains("? → headline"), "\(stage.screen)")
  }

  @Test func `an ad is read out, although a broken rule is known behind it`() throws {
    let lines = [
      PhoneLines.entry(
        1, at: 0, ("google", "adapter"), "loadRewardedAd(for:)", "lineAsked", of: "House#1",
        #""class":"Lake.HouseAdapter","format":"rewarded","number":1"#),
      PhoneLines.entry(
        2, at: 100, ("adapter", "google"), "completionHandler(ad, nil)", "lineAnswered",
        of: "House#1", #""lacks":[],"number":1,"result":"ad""#),
      PhoneLines.entry(
        3, at: 200, ("google", "adapter"), "present(from:)", "presentTold", of: "House#1"),
      PhoneLines.entry(4, at: 5200, ("app", nil), "later", nil, of: nil),
    ]
    let stage = try player([PhoneLines.header(["google-adapter"])] + lines)
    #expect(stage.state.ledgers.findings.map(\.id) == ["presented-and-silent"])
    #expect(stage.spoken.contains { $0.hasPrefix("Ad 1 of 1") }, "\(stage.spoken)")
  }

  @Test func `what comes is read out once: its moments, its counts and its broken rules`() throws {
    let stage = try PhonePlayer([PhoneLines.header()] + PhoneLines.feed.prefix(6), isLive: true)
    #expect(stage.news().contains("At 0.150 s: The app gets an ad."))
    #expect(stage.news() == [])
    try stage.come(Array(PhoneLines.feed[6..<9]))
    let seen = stage.news()
    #expect(seen.contains { $0.hasPrefix("Impression: Google 1") }, "\(seen)")
    #expect(!seen.contains { $0.contains("The app gets an ad.") }, "\(seen)")
    // What may still follow in the same moment is waited for.
    let later = PhoneLines.entry(13, at: 3000, ("app", nil), "later", nil, of: nil)
    try stage.come(PhoneLines.feed[9...] + [later])
    let told = stage.news()
    #expect(
      told.contains(
        "At 2.300 s: Rule broken: The adapter reported a click that Google sees itself."),
      "\(told)")
    try stage.come([PhoneLines.header(run: "b2")])
    #expect(stage.news() == ["No ad so far in this recording."])
  }

  @Test func `the rules say what was found, and what would have to be recorded`() throws {
    let stage = try PhonePlayer(PhoneLines.all, width: 200, height: 60)
    // The room that has the keys is the last column, in a frame of its own.
    var said: String {
      stage.screen.split(separator: "\n").compactMap { $0.split(separator: "┃").last }
        .joined(separator: " ").split(separator: " ").joined(separator: " ")
    }
    stage.press("4")
    #expect(said.contains("The adapter reported a click that Google sees itself."))
    #expect(said.contains("1 broken"))
    #expect(said.contains("not judged"))
    stage.press("/")
    for letter in "click-not-passed" { stage.press(letter) }
    stage.press(.enter)
    stage.press(.down)
    #expect(said.contains("what the adapter passes on (passed-on)"))
  }

  @Test func `a click that the adapter keeps breaks off at the adapter`() throws {
    let lines =
      PhoneLines.feed.prefix(9) + [
        PhoneLines.entry(
          10, at: 1600, ("adapter", "network"), "wasSeen()", "impressionPassedOn", of: "House#1"),
        PhoneLines.entry(
          11, at: 2300, ("google", "adapter"), "didRecordClickOnAsset(with:)", "clickTold",
          of: "House#1"),
        PhoneLines.entry(
          12, at: 2300, ("google", "app"), "nativeAdDidRecordClick(_:)", "appToldClick",
          of: "feed#1"),
        PhoneLines.entry(13, at: 9000, ("app", nil), "later", nil, of: nil),
      ]
    let stage = try player([PhoneLines.header()] + lines)
    let rows = try #require(stage.state.ad?.countRows)
    #expect(rows.map(\.network) == [nil, nil])
    #expect(rows.map(\.passage) == [.unconfirmed(.google), .lost(.google, .afterAdapter)])
  }

  @Test func `the life is as far as it is known`() throws {
    #expect(try player().state.ad?.life.state == .onScreen)
    #expect(try player().state.ad?.life.strays.isEmpty == true)
    let wire = PhoneLines.feed.filter { !$0.contains(#""to":"app""#) && !$0.contains("load\":") }
    let alone = try player([PhoneLines.header(["google-adapter"])] + wire)
    #expect(alone.state.ad?.name == "House#1")
    #expect(alone.state.ad?.life.state == .onScreen)
    #expect(alone.text(of: .device).contains("? not recorded how it looks"))
  }

  @Test func `without a header nobody knows, and all is shown`() throws {
    let stage = try player(PhoneLines.feed)
    #expect(stage.state.entries.count == 12)
    #expect(stage.state.ledgers.standings.held.isEmpty)
    #expect(stage.state.recording?.phone?.facts.first?.contains("its header is missing") == true)
  }

  @Test func `what Google counted is unknown after a hole`() throws {
    let lines = [PhoneLines.header()] + PhoneLines.feed.filter { !$0.contains("\"n\":9,") }
    let stage = try player(lines)
    let row = try #require(stage.state.ad?.countRows.first)
    #expect(row.google == nil)
    #expect(row.passage == .unrecorded)
    #expect(stage.state.entries[8].message == "this entry is missing")
    #expect(stage.screen.contains("?"))
  }

  @Test func `numbers that jump far move together`() throws {
    let far = PhoneLines.entry(
      9_000_000, at: 9000, ("adapter", "google"), "reportClick()", "clickReported",
      of: "House#1")
    let stage = try player(PhoneLines.all + [far])
    #expect(stage.state.entries.count == 14)
    #expect(stage.state.entries[12].message == "8999987 entries are missing")
    #expect(stage.state.entries[13].number == 14)
  }

  @Test(arguments: ["r", "u", "R"] as [Character])
  func `nothing can be done in it`(_ key: Character) throws {
    let stage = try player()
    stage.press(key)
    #expect(stage.stage.notice?.text().hasPrefix("A recording is read-only.") == true)
  }

  @Test func `a filter finds rows`() throws {
    let stage = try player()
    stage.press("/")
    for letter in "reportClick" { stage.press(letter) }
    #expect(stage.stage.visibleEntries(stage.state).map(\.number) == [11])
  }

  // MARK: While it comes

  @Test func `each line shows at once, in pieces and in any order`() throws {
    let stage = try PhonePlayer([PhoneLines.header()], isLive: true)
    #expect(stage.state.entries.isEmpty)
    #expect(stage.screen.contains("● live"))
    for line in PhoneLines.feed.prefix(4) { try stage.come([line]) }
    #expect(stage.state.ad?.name == "House#1")
    #expect(stage.state.ad?.state == .loaded)
    try stage.come(Array(PhoneLines.feed[4..<8]))
    #expect(stage.state.ad?.name == "feed#1")
    #expect(stage.state.ledgers.ads.count == 1)
    // The adapter was told of the impression, and the app will be in a moment.
    #expect(stage.state.ad?.countRows.map(\.google) == [1, 0])
    try stage.come([PhoneLines.feed[10]])
    #expect(stage.state.entries.last?.message == "reportClick()")
    try stage.come([PhoneLines.feed[9], PhoneLines.feed[8], PhoneLines.feed[8]])
    #expect(stage.state.entries.map(\.number) == Array(1...11))
    #expect(stage.state.ad?.countRows.first?.google == 1)
    // A moment is judged once it is over: the recorder says so after a silence.
    #expect(stage.state.ledgers.findings.isEmpty)
    let still = PhoneLines.entry(13, at: 5300, ("app", nil), "still recording", nil, of: nil)
    try stage.come([PhoneLines.feed[11], still])
    #expect(stage.state.ledgers.findings.map(\.id) == ["click-reported-while-google-tracks"])
  }

  @Test func `an earlier moment stays while more comes`() throws {
    let stage = try PhonePlayer(Array(PhoneLines.all.prefix(10)), isLive: true)
    stage.press("<")
    let (shown, count) = (stage.state.now, stage.state.entries.count)
    try stage.come(Array(PhoneLines.all.dropFirst(10)))
    #expect(stage.state.now == shown)
    #expect(stage.state.entries.count == count)
    stage.press(.end)
    #expect(stage.state.entries.count == 12)
  }

  @Test func `a log that begins in the middle shows what there is`() throws {
    let stage = try PhonePlayer(Array(PhoneLines.feed.dropFirst(5)), isLive: true)
    #expect(stage.state.ad?.name == "feed#1")
    #expect(stage.state.entries.last?.number == 12)
  }

  @Test func `of two runs in one log the last is shown`() throws {
    let other =
      [PhoneLines.header(run: "b2")] + [
        PhoneLines.entry(
          1, at: 0, ("google", "adapter"), "loadBanner(for:)", "lineAsked", of: "Other#1",
          #""class":"Other","format":"banner","number":1"#, run: "b2")
      ]
    let stage = try PhonePlayer(PhoneLines.all, isLive: true)
    try stage.come(other)
    #expect(stage.state.entries.count == 1)
    #expect(stage.state.ad?.name == "Other#1")
  }

  // MARK: Pictures

  @Test(arguments: [(80, 24), (120, 40)]) func `the screen matches its picture`(
    _ width: Int, _ height: Int
  ) throws {
    let stage = try PhonePlayer(PhoneLines.all, width: width, height: height)
    Pictures.expect(stage.frame.canvas, "phone-\(width)x\(height)")
  }

  @Test func `the rules match their picture`() throws {
    let stage = try PhonePlayer(PhoneLines.all, width: 160, height: 50)
    stage.press("4")
    Pictures.expect(stage.frame.canvas, "phone-rules-160x50")
  }
}
