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
