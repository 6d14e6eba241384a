import Testing
import VAST

/// What real files look like, and what the reader makes of it.
struct ReaderTests {
  private func read(_ text: String) throws -> VASTReading { try VASTReader.read(text) }

  private func ad(_ text: String) throws -> VASTAd {
    try #require(try read(text).document.ads.first)
  }

  @Test func `a namespace and a prefix change nothing`() throws {
    let plain = try read(vast(inline("a")))
    let spaced = try read(
      "<VAST xmlns=\"http://www.iab.com/VAST\" version=\"3.0\">\(inline("a"))</VAST>")
    #expect(spaced.document.ads.first?.inLine?.title == "a")
    #expect(spaced.findings == plain.findings)
    let prefixed = inline("a").replacing("</", with: "</v:").replacing("<", with: "<v:")
      .replacing("<v:/v:", with: "</v:")
    let text = "<v:VAST xmlns:v=\"urn:x\" xmlns:xsi=\"urn:y\" xsi:id=\"no\" version=\"3.0\">"
    let ad = try ad("\(text)\(prefixed)</v:VAST>")
    #expect(ad.id == "a")
    #expect(ad.selectedCreative?.linear?.mediaFiles.first?.url == "https://m.example/a.mp4")
  }

  @Test func `pieces of text and CDATA are one text without blanks around it`() throws {
    let title = "\n  One &amp; <![CDATA[two &amp; three]]><!-- not this -->\n four \n"
    let ad = try ad(vast("<Ad><InLine><AdTitle>\(title)</AdTitle></InLine></Ad>"))
    #expect(ad.inLine?.title == "One & two &amp; three\n four")
  }

  @Test func `elements come in any order`() throws {
    let ad = try ad(
      vast(
        """
        <Ad><InLine><Creatives><Creative id="1"><Linear><MediaFiles/><VideoClicks/>\
        <Duration>00:00:05</Duration></Linear></Creative></Creatives><Impression>i</Impression>\
        <AdTitle>t</AdTitle><Impression>j</Impression><AdSystem version="2">s</AdSystem></InLine></Ad>
        """))
    #expect(ad.impressions.map(\.url) == ["i", "j"])
    #expect(ad.system == "s")
    #expect(ad.inLine?.title == "t")
    #expect(ad.selectedCreative?.linear?.duration == .seconds(5))
  }

  @Test func `what is not known is skipped with what is in it, and named with its place`() throws {
    let reading = try read(
      """
      <VAST version="3.0"><Ad id="a"><InLine>
        <Blocker><Impression>not this</Impression><AdTitle>nor this</AdTitle></Blocker>
        <AdTitle>t</AdTitle>
      </InLine></Ad></VAST>
      """)
    let ad = try #require(reading.document.ads.first)
    #expect(ad.impressions.isEmpty)
    #expect(ad.inLine?.title == "t")
    let finding = try #require(reading.findings.first)
    #expect(reading.findings.count == 1)
    #expect(finding.code.rawValue == 101)
    #expect(finding.position.description == "line 2, column 3")
    #expect(finding.text == "<Blocker> in <InLine> is not known; it is skipped")
  }

  @Test func `VAST's own names in an extension mean nothing`() throws {
    let extensions = """
      <Extensions><Extension type="x"><Creatives><Creative id="not"><Foo/></Creative></Creatives>\
      <Impression>not</Impression><VASTAdTagURI>not</VASTAdTagURI></Extension></Extensions>
      """
    let reading = try read(vast(inline("a", more: extensions)))
    let ad = try #require(reading.document.ads.first)
    #expect(ad.impressions.map(\.url) == ["https://i.example/a"])
    #expect(ad.creatives.map(\.id) == ["c-a"])
    #expect(ad.extensionTypes == ["x"])
    #expect(reading.findings.isEmpty)
  }

  @Test(arguments: [
    "<Extension type=\"DealId\">d-1</Extension>", "<Extension type=\"deal_id\"> d-1 </Extension>",
    "<Extension type=\"DEAL-ID\"><![CDATA[d-1]]></Extension>",
    "<Extension type=\"x\"><DealId>d-1</DealId></Extension>",
    "<Extension/><Extension><DealId/></Extension><Extension><DealId>d-1</DealId></Extension>",
  ])
  func `a deal's id is found in an extension`(_ extensions: String) throws {
    let text = vast(inline("a", more: "<Extensions>\(extensions)</Extensions>"))
    #expect(try ad(text).dealID == "d-1")
  }

  @Test func `a deal's id deeper in an extension is not one`() throws {
    let extensions =
      "<Extensions><Extension><x><DealId>d</DealId></x></Extension></Extensions><DealId>e</DealId>"
    #expect(try ad(vast(inline("a", more: extensions))).dealID == nil)
  }

  @Test func `verification of old files is found in its extension`() throws {
    let inner = """
      <AdVerifications><Verification vendor="v"><JavaScriptResource apiFramework="omid">\
      https://v.example/o.js</JavaScriptResource><TrackingEvents>\
      <Tracking event="verificationNotExecuted">https://v.example/no?r=[REASON]</Tracking>\
      </TrackingEvents></Verification></AdVerifications>
      """
    let old = "<Extensions><Extension type=\"AdVerifications\">\(inner)</Extension></Extensions>"
    for more in [inner, old] {
      let verifications = try ad(vast(inline("a", more: more))).verifications
      #expect(verifications.map(\.vendor) == ["v"])
      #expect(verifications.first?.notExecuted.map(\.url) == ["https://v.example/no?r=[REASON]"])
    }
  }

  @Test func `the second one of what may be there once does not count`() throws {
    let reading = try read(
      vast("<Ad><InLine><AdTitle>one</AdTitle><AdTitle>two</AdTitle></InLine></Ad>"))
    #expect(reading.document.ads.first?.inLine?.title == "one")
    #expect(reading.findings.map(\.text) == ["<AdTitle> is there twice; the first one counts"])
  }

  @Test(arguments: [
    ("<Duration>30</Duration>", "<Duration> is \"30\", not a time such as 00:00:15"),
    ("<TrackingEvents><Tracking event=\"start\"/></TrackingEvents>", "<Tracking> has no URL"),
    (
      "<TrackingEvents><Tracking>https://x.example</Tracking></TrackingEvents>",
      "<Tracking> has no event"
    ),
    (
      "<TrackingEvents><Tracking event=\"progress\" offset=\"x\">u</Tracking></TrackingEvents>",
      "offset=\"x\" of <Tracking> is not a time such as 00:00:05, or a percentage"
    ),
    (
      "<MediaFiles><MediaFile width=\"wide\">u</MediaFile></MediaFiles>",
      "width=\"wide\" of <MediaFile> is not a whole number"
    ),
    ("<Impression>u</Impression>", "<Impression> does not belong in <Linear>; it is skipped"),
  ])
  func `what can't be used is a finding`(_ linear: String, _ text: String) throws {
    let reading = try read(
      vast(
        "<Ad><InLine><Creatives><Creative><Linear>\(linear)</Linear></Creative></Creatives></InLine></Ad>"
      ))
    #expect(reading.findings.map(\.text) == [text])
  }

  @Test func `an ad with no body or with two is one with a finding`() throws {
    let reading = try read(vast("<Ad id=\"n\"/><Ad><InLine/><Wrapper/></Ad>"))
    #expect(reading.document.ads.map { $0.content == .none } == [true, false])
    #expect(reading.document.adsWithContent.count == 1)
    #expect(reading.findings.count == 2)
  }

  @Test func `a wrapper's rules are read in any case, and by the names of old files`() throws {
    let text = wrapper(
      "w", to: "u", "followAdditionalWrappers=\"FALSE\" allowMultipleAds=\"1\" fallbackOnNoAd=\"0\""
    )
    let rules = try #require(try ad(vast(text)).wrapper)
    #expect(rules.followsAdditionalWrappers == false)
    #expect(rules.allowsMultipleAds == true)
    #expect(rules.fallsBackOnNoAd == false)
    let plain = try #require(try ad(vast(wrapper("w", to: "u"))).wrapper)
    #expect(plain.followsAdditionalWrappers)
    #expect(plain.allowsMultipleAds == nil && plain.fallsBackOnNoAd == nil)
    let old = "<Ad><Wrapper><VASTAdTagURL><URL><![CDATA[ u ]]></URL></VASTAdTagURL></Wrapper></Ad>"
    #expect(try ad(vast(old, version: "2.0")).wrapper?.tagURI?.url == "u")
  }

  @Test func `a version that is missing or no number is a finding`() throws {
    #expect(try read("<VAST/>").document.version == nil)
    #expect(try read("<VAST/>").findings.count == 1)
    #expect(try read("<VAST version=\"latest\"/>").findings.count == 1)
    for version in ["2.0", "2.0.1", "3", "4.3", " 4.1 "] {
      #expect(try read("<VAST version=\"\(version)\"/>").findings.isEmpty)
    }
  }

  @Test func `findings end with a number when there are too many`() throws {
    let reading = try read(vast(String(repeating: "<Ad/>", count: 1000)))
    #expect(reading.findings.count == 201)
    #expect(reading.findings.last?.text == "and 800 more, not listed")
    #expect(reading.findings.map(\.position) == reading.findings.map(\.position).sorted())
  }

  /// The text between elements, and the columns of the second and third `<Foo/>` behind it.
  @Test(arguments: [
    (" ", "line 1, column 41", "line 1, column 48"),
    ("é", "line 1, column 41", "line 1, column 48"),
    ("🎬", "line 1, column 41", "line 1, column 48"), ("\n", "line 3, column 1", "line 4, column 1"),
    ("\r\n", "line 3, column 1", "line 4, column 1"),
    ("\r", "line 3, column 1", "line 4, column 1"),
  ])
  func `a column is a character, and a line ends as it does anywhere`(
    _ text: String, _ second: String, _ third: String
  ) throws {
    let body = String(repeating: "\(text)<Foo/>", count: 3)
    let reading = try read("<VAST version=\"2.0\"><Ad><InLine>\(body)</InLine></Ad></VAST>")
    #expect(reading.findings.dropFirst().map(\.position.description) == [second, third])
  }

  @Test(arguments: Examples.documents.filter { !$0.hasPrefix("09") })
  func `the examples have nothing that can't be used`(_ name: String) throws {
    #expect(try VASTReader.read(try Examples.bytes(name)).findings.isEmpty)
  }
}
