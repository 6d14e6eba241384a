import AdServing
import Contract
import Observing
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// Full-screen ads that play a VAST document.
  @Suite @MainActor struct VASTAdTests {
    // MARK: Pixels

    @Test func `each level is called for each event, once per URL, in order`() throws {
      let session = try session("rewarded", .chain)
      session.perform(.show(unit: "u"))
      session.perform(.advance(.seconds(10)))
      session.perform(.close)
      #expect(
        session.pixels == [
          "0 impression https://out.example/i", "1 impression https://in.example/i1",
          "1 impression https://in.example/i2", "1 creativeView https://in.example/view",
          "0 start https://out.example/start",
          "1 firstQuartile https://in.example/q1?at=00%3A00%3A02.000",
          "1 progress https://in.example/three", "0 complete https://out.example/complete",
          "1 complete https://in.example/complete", "1 closeLinear https://in.example/closed",
        ])
      #expect(session.findings == [])
    }

    @Test func `quartiles are counted by the network, and events by the servers`() throws {
      let session = try session("interstitial", .chain)
      session.perform(.show(unit: "u"))
      session.perform(.advance(.seconds(5)))
      let ad = try #require(session.ledgers["u#1"])
      #expect(ad.networks.quartiles == Quartiles(first: 1, midpoint: 1))
      // Nobody asked to hear of the midpoint.
      #expect(ad.pixels?.tally == .init(impressions: 1, quartiles: Quartiles(first: 1)))
      #expect(ad.pixels?.starts == 1)
    }

    @Test func `a long step fires all that lies in it, each at its own moment`() throws {
      let session = try session("rewarded", .chain)
      session.perform(.show(unit: "u"))
      session.perform(.advance(.seconds(3600)))
      let quartiles: [Sense] = [
        .networkFirstQuartile, .networkMidpoint, .networkThirdQuartile, .networkComplete,
      ]
      let times = session.journal.entries.filter { $0.sense.map(quartiles.contains) == true }
        .map(\.time.milliseconds)
      let start = try #require(session.first(.pixelStart)).time.milliseconds
      #expect(times == [2000, 4000, 6000, 8000].map { start + $0 })
    }

    @Test func `a page, the background, and the user's own button pause the video`() throws {
      let session = try session("rewarded", .chain)
      session.perform(.show(unit: "u"))
      session.perform(.advance(.seconds(1)))
      for pause: [Action] in [
        [.tap(.play), .advance(.seconds(60)), .tap(.play)],
        [.tap(.callToAction), .advance(.seconds(60)), .close],
        [.background, .advance(.seconds(60)), .foreground],
      ] {
        pause.forEach(session.perform)
      }
      let events = session.events.filter { $0.hasPrefix("pause") || $0.hasPrefix("resume") }
      #expect(events == Array(repeating: ["pause 1000", "resume 1000"], count: 3).flatMap(\.self))
      #expect(session.ledgers["u#1"]?.video?.position(at: session.now) == .seconds(1))
    }

    @Test func `mute and unmute are told as often as they happen`() throws {
      let session = try session("rewarded", .chain)
      session.perform(.show(unit: "u"))
      for _ in 1...3 { session.perform(.tap(.mute)) }
      #expect(session.events.suffix(3) == ["mute 0", "unmute 0", "mute 0"])
      #expect(session.ledgers["u#1"]?.video?.isMuted == true)
    }

    @Test func `a skipped video never completes and gives no reward`() throws {
      let session = try session("rewarded", .skippable)
      session.perform(.show(unit: "u"))
      session.perform(.tap(.skip))
      #expect(session.journal.entries.last?.message == "skip is not on the screen")
      session.perform(.advance(.seconds(3)))
      session.perform(.tap(.skip))
      session.perform(.advance(.seconds(60)))
      session.perform(.close)
      #expect(
        session.events == [
          "impression 0", "start 0", "firstQuartile 2000", "skip 3000", "close 3000",
        ])
      let ad = try #require(session.ledgers["u#1"])
      #expect((ad.google.rewards, ad.networks.rewards) == (0, 0))
      #expect(session.findings == [])
    }

    @Test(arguments: [
      (Target.text(.callToAction), "shop.example"), (.part(.learnMore), "shop.example"),
    ])
    func `a click on the video opens its address`(_ target: Target, _ address: String) throws {
      let session = try session("rewarded", .chain)
      session.perform(.show(unit: "u"))
      session.perform(.tap(target))
      let texts = session.textsOnScreen
      #expect(texts.contains { $0.contains(address) }, "\(texts)")
    }

    @Test func `of a pod both ads play, the second in its turn`() throws {
      let second = Document.inline.replacing("in-1", with: "in-2")
        .replacing("<Ad ", with: "<Ad sequence=\"2\" ")
      let first = Document.inline.replacing("<Ad ", with: "<Ad sequence=\"1\" ")
      let ads = [second, first].map {
        $0.replacing("<VAST version=\"4.1\">", with: "").replacing("</VAST>", with: "")
      }
      let session = try session(
        "rewarded", Document(vast: "<VAST version=\"4.1\">\(ads.joined())</VAST>"))
      let video = try #require(session.ledgers["u#1"]?.video)
      #expect(video.levels.map(\.adID) == ["in-1"])
      #expect(video.show?.others == [] && video.show?.count == 2)
      session.perform(.show(unit: "u"))
      session.perform(.advance(.seconds(60)))
      let ad = try #require(session.ledgers["u#1"])
      #expect(ad.video?.levels.map(\.adID) == ["in-2"] && ad.video?.show?.number == 2)
      #expect(ad.pixels?.ads == 2 && ad.pixels?.tally.impressions == 2)
      #expect(ad.networks.impressions == 1 && ad.google.impressions == 1)
      #expect(ad.networks.rewards == 1)
    }

    @Test func `what a failed line called stays with it when another one fills`() throws {
      let text = """
        { "title": "VAST", "seed": 3, "adUnits": [{ "id": "u", "format": "rewarded", "lines": [
          { "label": "First", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p",
            "outcome": "fill", "ecpm": 2, "ad": { \(Document(vast: Document.wrapper).members) } },
          { "label": "Second", "class": "SampleAdapter.SampleCustomEvent", "parameter": "q",
            "outcome": "fill", "ecpm": 1, "ad": { \(Document.chain.members) } }] }] }
        """
      let session = Session(try Scenario(reading: Array(text.utf8)))
      session.start()
      session.perform(.load(unit: "u"))
      let video = try #require(session.ledgers["u#1"]?.video)
      #expect(video.failures.map { $0.pixels.map(\.url) } == [["https://out.example/e?c=301"]])
      #expect(video.pixels == [])
    }

    @Test func `a document that is answered twice is loaded once`() throws {
      let loads = Document.inline.replacing(
        "<TrackingEvents>",
        with: "<TrackingEvents><Tracking event=\"loaded\">https://a.example/l</Tracking>")
      let session = try session(
        "rewarded", Document(vast: loads), "answersTwice")
      let entries = session.journal.entries
      #expect(entries.count { $0.message == "adDidLoad(_:)" } == 2)
      #expect(entries.count { $0.sense == .pixelLoaded } == 1)
    }

    @Test func `an overlay has no quartiles and can be watched for a reward`() throws {
      let session = try session("rewarded", .overlay)
      session.perform(.show(unit: "u"))
      session.perform(.advance(.seconds(15)))
      session.perform(.close)
      #expect(session.events == ["impression 0", "creativeView 0", "close 15000"])
      #expect(session.ledgers["u#1"]?.google.rewards == 1)
      #expect(session.findings == [])
    }

    @Test func `an ad that cannot be shown reports 405 at all levels`() throws {
      let session = try session("rewarded", .chain, line: #""showing": "fails","#)
      session.perform(.show(unit: "u"))
      #expect(
        session.pixels == [
          "0 error https://out.example/e?c=405", "1 error https://in.example/e?c=405",
        ])
    }

    /// A document that wants to hear whether it was in view.
    private static let watched = Document(
      vast: Document.inline.replacing(
        "<Creatives>",
        with: """
          <ViewableImpression><Viewable>https://in.example/seen</Viewable>
          <NotViewable>https://in.example/unseen</NotViewable></ViewableImpression><Creatives>
          """))

    @Test(arguments: [
      ([Action.advance(.seconds(2))], ["seen"]),
      ([.advance(.milliseconds(1999)), .background, .foreground], []),
      ([.advance(.seconds(1)), .background, .foreground, .advance(.milliseconds(1999))], []),
      ([.advance(.seconds(1)), .background, .foreground, .advance(.seconds(2))], ["seen"]),
      ([.advance(.seconds(8)), .close], ["seen"]),
      ([.advance(.seconds(1)), .close, .tap(.part(.close))], ["unseen"]),
    ])
    func `a video is in view after two seconds without a break`(
      _ actions: [Action], _ told: [String]
    ) throws {
      let session = try session("interstitial", Self.watched, ad: #""closeAfter": "0s","#)
      session.perform(.show(unit: "u"))
      for action in actions { session.perform(action) }
      let words = session.pixels.compactMap { $0.split(separator: "/").last.map(String.init) }
      #expect(words.filter { ["seen", "unseen"].contains($0) } == told, "\(session.pixels)")
      #expect(session.findings == [])
    }

    @Test func `long texts of a document are shortened in the journal, and break no rule`() throws {
      let long = String(repeating: "x", count: 100_000)
      let document = Document(
        vast: Document.inline.replacing("a=1", with: long)
          .replacing("https://in.example/i1", with: "https://in.example/\(long)"))
      let session = try session("rewarded", document)
      session.perform(.show(unit: "u"))
      #expect(session.findings == [])
      #expect(session.pixels.first?.utf8.count ?? 0 < 5000)
      #expect(session.pixels.first?.hasSuffix("…") == true)
      let metadata = session.metadata.first?["TraffickingParameters"]
      guard case .string(let text)? = metadata else {
        Issue.record("there are no parameters")
        return
      }
      #expect(text.utf8.count < 5000)
    }

    // MARK: Errors

    @Test(
      arguments: [
        ("<VAST", 100), ("<html/>", 101), (#"<VAST version="7.0"/>"#, 102),
        (#"<VAST version="3.0"/>"#, 303), (Document.wrapper, 301), ("", 100),
      ])
    func `a document that leads to no ad fails the line with its code`(
      _ document: String, _ code: Int
    ) throws {
      let session = try session("rewarded", Document(vast: document.isEmpty ? " <" : document))
      let ad = try #require(session.ledgers["u#1"])
      #expect(ad.state != .loaded)
      #expect(ad.video?.failures.map(\.code) == [code])
      let answer = try #require(session.first(.lineAnswered))
      #expect(answer.data.string("error")?.contains("VAST error \(code) (") == true)
      #expect(ad.video?.metadata == [])
    }

    @Test(arguments: [402, 900])
    func `a forced error is told to every level with the same code`(_ code: Int) throws {
      var document = Document.chain
      document.error = code
      let session = try session("rewarded", document)
      #expect(
        session.pixels == [
          "0 error https://out.example/e?c=\(code)", "1 error https://in.example/e?c=\(code)",
        ])
      #expect(session.ledgers["u#1"]?.video?.failures.map(\.code) == [code])
    }

    @Test func `a native ad has no use for a document`() throws {
      let session = try session("native", .chain)
      #expect(session.ledgers["u#1"]?.state == .loaded)
      #expect(session.ledgers["u#1"]?.video == nil)
    }

    // MARK: What the app knows

    @Test(arguments: ["rewarded", "rewardedInterstitial"])
    func `a rewarding ad has the metadata of its document`(_ format: String) throws {
      let session = try session(format, .chain)
      #expect(
        session.metadata == [
          [
            "AdId": "in-1", "AdTitle": "Title", "CreativeDurationMs": 8000,
            "TraffickingParameters": "a=1", "DealId": "deal-9", "AdSystem": "Inner",
            "CreativeId": "in-cr", "MediaURL": "https://cdn.example/a.mp4",
            "Wrappers": .list([
              .fields(["AdId": "out-1", "AdSystem": "Outer", "CreativeId": "out-cr"])
            ]),
          ] as [String: Fields.Value]
        ])
    }

    @Test func `other formats have none`() throws {
      let session = try session("interstitial", .chain)
      #expect(session.metadata == [])
    }

    @Test func `an inline overlay has no Wrappers, and is -1 long`() throws {
      let session = try session("rewarded", .overlay)
      #expect(session.metadata.first?["CreativeDurationMs"] == -1)
      #expect(session.metadata.first?["MediaURL"] == "")
      #expect(session.metadata.first?.keys.contains("Wrappers") == false)
    }

    @Test func `it comes late, and again when the file is chosen`() throws {
      let session = try session(
        "rewarded", .chain, ad: #""metadataAfter": "1s", "mediaURLAfter": "2s","#)
      #expect(session.metadata == [])
      session.perform(.advance(.seconds(1)))
      #expect(session.metadata.map { $0["MediaURL"] } == [""])
      session.perform(.advance(.seconds(2)))
      #expect(session.metadata.map { $0["MediaURL"] } == ["", "https://cdn.example/a.mp4"])
      #expect(session.metadata.map { $0["AdId"] } == ["in-1", "in-1"])
    }

    @Test func `a scenario's own metadata takes its place`() throws {
      let session = try session("rewarded", .chain, ad: #""metadata": { "AdId": "mine" },"#)
      #expect(session.metadata.map { $0["AdId"] } == ["mine"])
    }

    // MARK: Journals

    @Test func `embedded files are in the journal, and replay without them`() throws {
      var scenario = try scenario("rewarded", Document(vast: "ad.xml"))
      #expect(scenario.vastFiles == ["ad.xml"])
      try scenario.embed(["ad.xml": Array(Document.inline.utf8)])
      #expect(scenario.vastFiles == [])
      let session = Session(scenario)
      session.start()
      session.perform(.load(unit: "u"))
      let replay = try Replay.play(try session.recorded)
      #expect(replay.difference == nil)
      #expect(replay.session.ledgers["u#1"]?.state == .loaded)
    }

    @Test(arguments: [
      ("root:x:0:0:secret", 100), ("<plist>secret</plist>", 101), ("", 100),
      ("<!DOCTYPE a [<!ENTITY s \"secret\">]><VAST/>", 100),
    ])
    func `nothing of a file that is no VAST document is kept, and the ad fails as with it`(
      _ content: String, _ code: Int
    ) throws {
      var scenario = try scenario("rewarded", Document(vast: "ad.xml"))
      try scenario.embed(["ad.xml": Array(content.utf8)])
      let session = Session(scenario)
      session.start()
      session.perform(.load(unit: "u"))
      #expect(session.ledgers["u#1"]?.video?.failures.map(\.code) == [code])
      #expect(!session.lines.contains("secret"))
      #expect(try Replay.play(try session.recorded).difference == nil)
    }

    @Test(arguments: ["<VAST version=\"3.0\"><Ad>", "<VideoAdServingTemplate/>"])
    func `a broken or an old VAST document is kept as it is`(_ content: String) throws {
      var scenario = try scenario("rewarded", Document(vast: "ad.xml"))
      try scenario.embed(["ad.xml": Array(content.utf8)])
      #expect(scenario.adUnits[0].lines[0].ad?.vast == .text(content))
    }

    @Test func `what is no text stays the same bytes`() throws {
      // The title is in windows-1252, as its declaration says.
      let declaration = Array(#"<?xml version="1.0" encoding="windows-1252"?>"#.utf8)
      let bytes =
        declaration
        + Document.inline.replacing(">Title<", with: ">Caf\u{1}<").utf8.map {
          $0 == 1 ? 0xE9 : $0
        }
      var scenario = try scenario("rewarded", Document(vast: "ad.xml"))
      try scenario.embed(["ad.xml": bytes])
      let read = try Scenario(reading: try #require(scenario.source))
      #expect(read.adUnits[0].lines[0].ad?.vast?.bytes == bytes)
      let session = Session(read)
      session.start()
      session.perform(.load(unit: "u"))
      #expect(session.metadata.first?["AdTitle"] == "Café")
    }
  }
}

/// A document for an ad to play, and what belongs to it.
private struct Document {
  var vast: String
  var catalogue: [String: String] = [:]
  var error: Int?

  static let chain = Document(vast: wrapper, catalogue: ["https://in.example/tag": inline])
  static let overlay = Document(
    vast: """
      <VAST version="2.0"><Ad id="ov"><InLine><AdSystem>O</AdSystem><AdTitle>T</AdTitle>
      <Impression>https://ov.example/i</Impression><Creatives><Creative id="c"><NonLinearAds>
      <TrackingEvents><Tracking event="creativeView">https://ov.example/v</Tracking></TrackingEvents>
      <NonLinear minSuggestedDuration="00:00:15">
      <StaticResource creativeType="image/png">https://ov.example/s.png</StaticResource>
      </NonLinear></NonLinearAds></Creative></Creatives></InLine></Ad></VAST>
      """)
  static let skippable = Document(
    vast: """
      <VAST version="3.0"><Ad id="s"><InLine><AdSystem>S</AdSystem><AdTitle>T</AdTitle>
      <Impression>https://s.example/i</Impression><Creatives><Creative><Linear skipoffset="25%">
      <Duration>00:00:08</Duration>
      <MediaFiles><MediaFile type="video/mp4">https://cdn.example/s.mp4</MediaFile></MediaFiles>
      </Linear></Creative></Creatives></InLine></Ad></VAST>
      """)

  static let wrapper = """
    <VAST version="3.0"><Ad id="out-1"><Wrapper><AdSystem>Outer</AdSystem>
    <VASTAdTagURI>https://in.example/tag</VASTAdTagURI>
    <Error>https://out.example/e?c=[ERRORCODE]</Error>
    <Impression>https://out.example/i</Impression>
    <Creatives><Creative id="out-cr"><Linear><TrackingEvents>
    <Tracking event="start">https://out.example/start</Tracking>
    <Tracking event="complete">https://out.example/complete</Tracking>
    </TrackingEvents></Linear></Creative></Creatives>
    <Extensions><Extension type="DealId">deal-9</Extension></Extensions></Wrapper></Ad></VAST>
    """

  static let inline = """
    <VAST version="4.1"><Ad id="in-1"><InLine><AdSystem>Inner</AdSystem><AdTitle>Title</AdTitle>
    <Error>https://in.example/e?c=[ERRORCODE]</Error>
    <Impression>https://in.example/i1</Impression><Impression>https://in.example/i2</Impression>
    <Creatives><Creative id="in-cr"><Linear><Duration>00:00:08</Duration>
    <AdParameters>a=1</AdParameters><TrackingEvents>
    <Tracking event="creativeView">https://in.example/view</Tracking>
    <Tracking event="firstQuartile">https://in.example/q1?at=[ADPLAYHEAD]</Tracking>
    <Tracking event="progress" offset="00:00:03">https://in.example/three</Tracking>
    <Tracking event="progress" offset="00:00:09">https://in.example/never</Tracking>
    <Tracking event="complete">https://in.example/complete</Tracking>
    <Tracking event="closeLinear">https://in.example/closed</Tracking>
    </TrackingEvents><VideoClicks><ClickThrough>https://shop.example/</ClickThrough></VideoClicks>
    <MediaFiles><MediaFile type="video/mp4">https://cdn.example/a.mp4</MediaFile></MediaFiles>
    </Linear></Creative></Creatives></InLine></Ad></VAST>
    """

  /// As it stands in a scenario.
  var members: String {
    let answers = catalogue.sorted { $0.key < $1.key }
      .map { "\(Self.quoted($0.key)): \(Self.quoted($0.value))" }.joined(separator: ", ")
    let error = error.map { #", "vastError": \#($0)"# } ?? ""
    return #""vast": \#(Self.quoted(vast)), "vastCatalogue": { \#(answers) }\#(error)"#
  }

  private static func quoted(_ text: String) -> String {
    "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n") + "\""
  }
}

private func scenario(
  _ format: String, _ document: Document, _ outcome: String = "fill", line: String = "",
  ad: String = ""
) throws -> Scenario {
  let text = """
    { "title": "VAST", "seed": 3, "adUnits": [{ "id": "u", "format": "\(format)", "lines": [{
      "label": "Sample SDK", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p",
      "outcome": "\(outcome)", \(line) "ad": { \(ad) \(document.members) } }] }] }
    """
  return try Scenario(reading: Array(text.utf8))
}

/// A session whose ad was asked for.
@MainActor
private func session(
  _ format: String, _ document: Document, _ outcome: String = "fill", line: String = "",
  ad: String = ""
) throws -> Session {
  let session = Session(try scenario(format, document, outcome, line: line, ad: ad))
  session.start()
  session.perform(.load(unit: "u"))
  return session
}

extension Session {
  /// The level, event and URL of each pixel.
  fileprivate var pixels: [String] {
    journal.entries.filter { $0.sense?.isPixel == true }.map { entry in
      "\(entry.data.int("level") ?? -1) \(entry.data.string("event") ?? "") \(entry.data.string("url") ?? "")"
    }
  }

  /// What happened, and how many milliseconds were played then.
  fileprivate var events: [String] {
    journal.entries.filter { $0.sense == .vastEvent }.map {
      "\($0.data.string("event") ?? "") \($0.data.int("position") ?? -1)"
    }
  }

  /// What the app was told of the ad, each time.
  fileprivate var metadata: [[String: Fields.Value]] {
    journal.entries.filter { $0.sense == .appToldMetadata }.map { entry in
      Dictionary(uniqueKeysWithValues: entry.data.all.map { ($0.name, $0.value) })
    }
  }

  fileprivate func first(_ sense: Sense) -> Entry? {
    journal.entries.first { $0.sense == sense }
  }
}
