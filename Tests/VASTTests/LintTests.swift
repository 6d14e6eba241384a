import Testing
import VAST

struct LintTests {
  private func findings(_ text: String) throws -> [VASTFinding] {
    VASTLint.findings(in: try VASTReader.read(text).document)
  }

  @Test(arguments: Examples.documents.filter { !$0.hasPrefix("09") && !$0.hasPrefix("10") })
  func `the examples are clean`(_ name: String) throws {
    #expect(VASTLint.findings(in: try Examples.document(name)) == [])
  }

  private func tracking(_ event: String) -> String {
    "<TrackingEvents><Tracking event=\"\(event)\">https://t.example</Tracking></TrackingEvents>"
  }

  @Test(arguments: [
    ("first-quartile", "event \"first-quartile\" never fires; it is written firstQuartile"),
    ("Start", "event \"Start\" never fires; it is written start"),
    ("linearChange", "event \"linearChange\" of <Linear> is not known and never fires"),
    ("progress", "event progress has no offset and never fires"),
    ("loaded", "event loaded exists since VAST 4.1"),
  ])
  func `an event that never fires is found`(_ event: String, _ text: String) throws {
    let findings = try findings(vast(inline("a", linear: tracking(event))))
    #expect(findings.map(\.text) == ["\(text) (VAST 4.3 §3.14.1)"])
    #expect(findings.map(\.code.rawValue) == [101])
  }

  @Test(arguments: [
    ("timeSpentViewing", "3.0", "4.0"), ("minimize", "3.0", "4.0"),
    ("overlayViewDuration", "3.0", "4.0"), ("notUsed", "3.0", "4.0"),
    ("acceptInvitationLinear", "2.0", "3.0"), ("exitFullscreen", "2.0", "3.0"),
  ])
  func `an event of a later version is found`(_ event: String, _ version: String, _ since: String)
    throws
  {
    let findings = try findings(vast(inline("a", linear: tracking(event)), version: version))
    #expect(
      findings.map(\.text) == ["event \(event) exists since VAST \(since) (VAST 4.3 §3.14.1)"])
  }

  @Test func `viewable impressions exist since 4.0, and count nothing without a URL for a view`()
    throws
  {
    func ad(_ calls: String) -> String {
      inline("a", more: "<ViewableImpression>\(calls)</ViewableImpression>").replacing(
        "<Linear>", with: "<UniversalAdId>x</UniversalAdId><Linear>")
    }
    let seen = "<Viewable>https://v.example</Viewable>"
    let unseen = "<NotViewable>https://n.example</NotViewable>"
    #expect(try findings(vast(ad(unseen + seen), version: "4.0")) == [])
    #expect(
      try findings(vast(ad(seen))).map(\.text) == [
        "<ViewableImpression> exists since VAST 4.0 (VAST 4.3 §3.5)"
      ])
    #expect(
      try findings(vast(ad(unseen), version: "4.0")).map(\.text) == [
        "<ViewableImpression> has no <Viewable>, so that no view of the ad is counted (VAST 4.3 §3.5.1)"
      ])
  }

  @Test func `an event is known from its version on`() throws {
    let loaded = inline(
      "a", linear: tracking("loaded"), more: "<AdServingId>x</AdServingId>"
    ).replacing("<Linear>", with: "<UniversalAdId>x</UniversalAdId><Linear>")
    #expect(try findings(vast(loaded, version: "4.1")) == [])
  }

  @Test(arguments: [
    ("skipoffset=\"00:00:10\"", "", 202, "skipoffset=\"00:00:10\" is not before the end"),
    ("skipoffset=\"100%\"", "", 202, "skipoffset=\"100%\" is not before the end"),
    (
      "",
      "<TrackingEvents><Tracking event=\"progress\" offset=\"00:00:11\">https://t.example</Tracking></TrackingEvents>",
      202, "this progress event is after the end"
    ),
    (
      "",
      "<Icons><Icon program=\"p\" offset=\"00:00:05\" duration=\"00:00:06\"><StaticResource creativeType=\"image/png\">https://i.example</StaticResource></Icon></Icons>",
      202, "<Icon> is shown past the end"
    ),
    (
      "",
      "<TrackingEvents><Tracking event=\"start\">http://t.example</Tracking></TrackingEvents>",
      900, "a tracker is not https"
    ),
    (
      "",
      "<TrackingEvents><Tracking event=\"start\">https://t.example/[CACHEBUSTER]</Tracking></TrackingEvents>",
      101, "[CACHEBUSTER] is not a macro of VAST; [CACHEBUSTING] is"
    ),
    (
      "", "<VideoClicks><ClickThrough>www.shop.example</ClickThrough></VideoClicks>", 101,
      "the URL of <ClickThrough> is not absolute"
    ),
  ])
  func `a mistake in a linear ad is found`(
    _ attribute: String, _ linear: String, _ code: Int, _ text: String
  ) throws {
    let ad = inline("a", linear: linear).replacing("<Linear>", with: "<Linear \(attribute)>")
    let findings = try findings(vast(ad))
    #expect(findings.count == 1)
    #expect(findings.first?.code.rawValue == code)
    #expect(findings.first?.text.contains(text) == true, "\(findings)")
  }

  @Test(arguments: [
    (
      "https://i.example/a", "javascript:count()", 101,
      "the URL of a tracker begins with javascript:, which nobody calls"
    ),
    ("https://i.example/a", "//i.example/a", 101, "the URL of a tracker begins with //"),
    ("https://m.example/a.mp4", "//m.example/a.mp4", 101, "the URL of <MediaFile> begins with //"),
    ("width=\"640\"", "width=\"0\"", 101, "<MediaFile> has the width 0"),
    ("height=\"360\"", "height=\"-360\"", 101, "<MediaFile> has the height -360"),
    ("version=\"3.0\"", "version=\"3\"", 101, "version \"3\" is not one of 2.0"),
    ("version=\"3.0\"", "version=\"3.00\"", 101, "version \"3.00\" is not one of 2.0"),
    (
      "</Creatives>",
      """
      <Creative><CompanionAds><Companion width="300" height="250"><StaticResource \
      creativeType="application/x-shockwave-flash">https://c.example/a.swf</StaticResource>\
      </Companion></CompanionAds></Creative></Creatives>
      """, 604, "the resource of <Companion> is Flash"
    ),
    (
      "</Creatives>",
      """
      <Creative><CompanionAds><Companion width="300" height="0"><HTMLResource>x</HTMLResource>\
      </Companion></CompanionAds></Creative></Creatives>
      """, 101, "<Companion> has the height 0"
    ),
    (
      "</Creatives>",
      """
      <Creative><Linear><Duration>00:00:10</Duration><MediaFiles><MediaFile \
      delivery="progressive" type="video/mp4" width="640" height="360">https://m.example/2.mp4\
      </MediaFile></MediaFiles></Linear></Creative></Creatives>
      """, 101, "<InLine> has 2 linear creatives; only the first in sequence is played"
    ),
  ])
  func `a mistake anywhere in an inline ad is found once`(
    _ part: String, _ mistake: String, _ code: Int, _ text: String
  ) throws {
    let whole = vast(inline("a"))
    #expect(whole.contains(part))
    let findings = try findings(whole.replacing(part, with: mistake))
    #expect(findings.map(\.code.rawValue) == [code], "\(findings)")
    #expect(findings.first?.text.hasPrefix(text) == true, "\(findings)")
  }

  @Test func `an offset that can't be read is found once, by the reader`() throws {
    let linear = """
      <TrackingEvents><Tracking event="progress" offset="abc">https://t.example</Tracking>\
      </TrackingEvents>
      """
    let reading = try VASTReader.read(vast(inline("a", linear: linear)))
    #expect(reading.findings.count == 1)
    #expect(VASTLint.findings(in: reading.document) == [])
  }

  @Test(arguments: [
    ("start", "", true), ("first-quartile", "", false), ("progress", "offset=\"50%\"", true),
    ("progress", "", false), ("progress", "offset=\"00:00:11\"", false), ("rewind", "", true),
  ])
  func `what is never called is known`(_ event: String, _ offset: String, _ fires: Bool) throws {
    let linear = """
      <TrackingEvents><Tracking event="\(event)" \(offset)>https://t.example</Tracking>\
      </TrackingEvents>
      """
    let document = try VASTReader.read(vast(inline("a", linear: linear))).document
    let resolution = VASTResolution(document)
    guard case .ads(let ads) = resolution.outcome, let ad = ads.first else {
      Issue.record("there is no ad")
      return
    }
    #expect(VASTLint.eventsThatNeverFire(in: ad) == (fires ? [] : [event]))
  }

  @Test func `many findings cost no more than reading does`() throws {
    let events = String(repeating: tracking("nobody-knows"), count: 20_000)
    let findings = try findings(vast(inline("a", linear: events)))
    #expect(findings.count == 201)
    #expect(findings.last?.text == "and 19800 more, not listed")
  }

  @Test(arguments: [
    ("<AdSystem>S</AdSystem>", "<InLine> has no <AdSystem>"),
    ("<AdTitle>a</AdTitle>", "<InLine> has no <AdTitle>"),
    ("<Impression>https://i.example/a</Impression>", "<InLine> has no <Impression> with a URL"),
    ("<Duration>00:00:10</Duration>", "<Linear> has no <Duration> that can be read"),
    ("?c=[ERRORCODE]", "<Error> has no [ERRORCODE]"),
    ("type=\"video/mp4\" ", "<MediaFile> lacks type"),
  ])
  func `what is required is missed`(_ part: String, _ text: String) throws {
    let whole = inline("a")
    #expect(whole.contains(part))
    let findings = try findings(vast(whole.replacing(part, with: "")))
    #expect(findings.count == 1)
    #expect(findings.first?.text.hasPrefix(text) == true, "\(findings)")
  }

  @Test func `only VPAID, and a file that is not https`() throws {
    let program = inline("a").replacing(
      "type=\"video/mp4\"", with: "type=\"application/javascript\" apiFramework=\"VPAID\"")
    #expect(try findings(vast(program)).map(\.code.rawValue) == [403])
    let plain = inline("a").replacing("https://m.", with: "http://m.")
    #expect(try findings(vast(plain)).map(\.code.rawValue) == [400])
  }

  @Test func `what 4.1 requires is required from 4.1 on`() throws {
    let texts = try findings(vast(inline("a"), version: "4.1")).map(\.text)
    #expect(texts.count == 2)
    #expect(texts.contains { $0.contains("<AdServingId>") })
    #expect(texts.contains { $0.contains("<UniversalAdId>") })
    #expect(try findings(vast(inline("a"), version: "4.0")).count == 1)
    #expect(try findings(vast(inline("a"), version: "3.0")).isEmpty)
  }

  @Test func `a wrapper without a URI, and a pod with a place taken twice`() throws {
    #expect(try findings(vast(wrapper("w", to: ""))).map(\.code.rawValue) == [300])
    let pod = inline("a", "sequence=\"1\"") + inline("b", "sequence=\"1\"")
    #expect(
      try findings(vast(pod)).map(\.text)
        == ["sequence 1 is there twice in the pod (VAST 4.3 §3.3.1)"])
  }
}
