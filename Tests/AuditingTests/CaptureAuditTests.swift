import Auditing
import Catalogue
import HAR
import Testing
import VAST

/// A session with one change each, and what is said of it: nothing else.
struct CaptureAuditTests {
  private typealias Document = MadeCapture.Document

  private func troubles(_ made: MadeCapture) throws -> [String] {
    try CaptureAudit(made.capture()).ads.flatMap { ad in
      ad.pixels.flatMap { pixel in
        pixel.troubles.map { "\(pixel.event.name) \(pixel.level): \($0)" }
      }
    }
  }

  private static func moved(
    _ part: String, _ calls: [(Int, String, Int)]
  ) -> MadeCapture {
    .ad { url, _ in
      url.contains(part) ? calls.map { ($0.0, $0.1.isEmpty ? url : $0.1, $0.2) } : nil
    }
  }

  @Test func `a session in which everything was called has no trouble`() throws {
    let audit = try CaptureAudit(MadeCapture.ad().capture())
    let ad = try #require(audit.ads.first)
    #expect(audit.ads.count == 1 && audit.strays.isEmpty && audit.missing.isEmpty)
    #expect(ad.levels.map(\.system) == ["Outer", "Inner"])
    #expect(ad.title == "Eight seconds" && ad.duration == .seconds(8))
    #expect(ad.pixels.count { $0.calls.count == 1 } == 12)
    #expect(ad.faults.isEmpty && !audit.hasFaults)
    #expect(ad.pixels.first { $0.event.name == "midpoint" }?.calls.first?.milliseconds == 4000)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let made: MadeCapture
    let troubles: [String]

    init(_ name: String, _ made: MadeCapture, _ troubles: String...) {
      (testDescription, self.made, self.troubles) = (name, made, troubles)
    }
  }

  static let cases = [
    Case(
      "a level that is not told", moved("outer.example/imp", []),
      "Impression 0: neverCalled(Auditing.DueReason.sibling(level: 1))"),
    Case(
      "an event that both levels miss", moved("/midpoint", []),
      "midpoint 0: neverCalled(Auditing.DueReason.later(\"thirdQuartile\"))",
      "midpoint 1: neverCalled(Auditing.DueReason.later(\"thirdQuartile\"))"),
    Case(
      "no impression although it plays", moved("/imp", []),
      "Impression 0: neverCalled(Auditing.DueReason.shown(\"start\"))",
      "Impression 1: neverCalled(Auditing.DueReason.shown(\"start\"))"),
    Case(
      "one call too many", moved("inner.example/complete", [(9000, "", 200), (9400, "", 200)]),
      "complete 1: calledTooOften(2)"),
    Case(
      "a second try after a failure",
      moved("inner.example/complete", [(9000, "", 503), (9400, "", 200)])),
    Case(
      "a call that does not arrive", moved("inner.example/complete", [(9000, "", 404)]),
      "complete 1: failed(\"status 404\")"),
    Case(
      "a quartile before its moment", moved("/firstQuartile", [(1500, "", 200)]),
      "firstQuartile 0: early(1500)", "firstQuartile 1: early(1500)"),
    Case(
      "impressions at load", moved("/imp", [(400, "", 200)])),
    Case(
      "impressions long before the start",
      .ad { url, moment in url.contains("/imp") ? nil : [(moment + 2500, url, 200)] },
      "Impression 0: early(2500)", "Impression 1: early(2500)"),
    Case(
      "a page that was fetched in advance",
      {
        var made = MadeCapture.ad()
        made.add(500, "https://shop.example/", type: "text/html")
        return made
      }()),
    Case(
      "a page that is opened minutes after the ad",
      {
        var made = MadeCapture.ad()
        made.add(300_000, "https://shop.example/", type: "text/html")
        return made
      }()),
    Case(
      "a page that is only asked whether it is there",
      {
        var made = MadeCapture.ad()
        made.add(4000, "https://shop.example/", method: "HEAD", type: "text/html")
        return made
      }()),
    Case(
      "a video that is skipped, and told complete",
      .ad { url, moment in
        url.contains("/complete") ? [(4000, url, 200)] : moment > 4000 ? [] : nil
      }, "complete 0: early(5000)", "complete 1: early(5000)"),
    Case(
      "quartiles in the wrong order", moved("outer.example/midpoint", [(8000, "", 200)]),
      "midpoint 0: overtaken(by: \"thirdQuartile\")", "midpoint 0: late(3000)"),
    Case(
      "one quartile long before its moment",
      moved("outer.example/thirdQuartile", [(2500, "", 200)]),
      "thirdQuartile 0: early(4500)"),
    Case(
      "a macro that is still there",
      moved(
        "outer.example/start", [(1000, "https://outer.example/start?cb=%5BCACHEBUSTING%5D", 200)]),
      "start 0: badValue(Auditing.MacroValue(macro: \"CACHEBUSTING\", text: \"[CACHEBUSTING]\", verdict: Auditing.MacroValue.Verdict.raw))"
    ),
    Case(
      "a parameter that a player adds",
      moved("outer.example/start", [(1000, "https://outer.example/start?cb=12345678&rnd=5", 200)])),
    Case(
      "parameters in another order",
      .ad(inline: Document.inline.replacing("/start?cb=", with: "/start?e=s&amp;cb=")) {
        url, moment in
        guard url.contains("inner.example/start") else { return nil }
        return [(moment, "https://inner.example/start?cb=12345678&e=s", 200)]
      }),
    Case(
      "another ad server's macro that is still there",
      .ad(
        inline: Document.inline.replacing("/imp?cb=[CACHEBUSTING]", with: "/imp?cb=%%CACHEBUSTER%%")
      ) {
        url, moment in
        url.contains("inner.example/imp")
          ? [(moment, "https://inner.example/imp?cb=%25%25CACHEBUSTER%25%25", 200)] : nil
      },
      "Impression 1: badValue(Auditing.MacroValue(macro: \"CACHEBUSTER\", text: \"%%CACHEBUSTER%%\", verdict: Auditing.MacroValue.Verdict.raw))"
    ),
    Case(
      "a session that ends before the other level's call",
      .ad(until: 9100) { url, _ in url.contains("outer.example/complete") ? [] : nil }),
    Case(
      "a video that is left at half time",
      .ad { _, moment in moment > 5000 ? [] : nil }),
  ]

  @Test(arguments: cases)
  func `each change is told, and nothing else`(_ one: Case) throws {
    #expect(try troubles(one.made) == one.troubles)
  }

  /// Whether the calls of a session are as they should be decides the exit status.
  @Test func `a call too many, and one too early, are faults`() throws {
    for made in [
      Self.moved("inner.example/complete", [(9000, "", 200), (9400, "", 200)]),
      Self.moved("/firstQuartile", [(1500, "", 200)]), Self.moved("outer.example/imp", []),
    ] {
      #expect(try CaptureAudit(made.capture()).hasFaults)
    }
    #expect(try !CaptureAudit(MadeCapture.ad().capture()).hasFaults)
  }

  @Test func `requests of ad networks are known by their form`() throws {
    var made = MadeCapture()
    let urls = [
      ("https://googleads.g.doubleclick.net/aclk?sa=l&ai=C2", "Google: click"),
      ("https://securepubads.g.doubleclick.net/pcs/view?xai=1", "Google: impression"),
      ("https://googleads.g.doubleclick.net/mads/gma?preqs=0", "Google: request"),
      ("https://pagead2.googlesyndication.com/pcs/activeview?xai=1", "Google: viewability"),
      ("https://googleads.g.doubleclick.net/other", nil), ("https://fonts.google.com/", nil),
      ("https://rt.applovin.com/4.0/imp", "AppLovin: impression"),
      ("https://api.vungle.com/click", "Liftoff: click"),
      ("https://events.ads.vungle.com/tpat?event=impression", "Liftoff: impression"),
      ("https://www.facebook.com/audience_network/client_event", "Meta: request"),
      ("https://www.facebook.com/friends", nil), ("https://notapplovin.com/imp", nil),
    ]
    for (place, url) in urls.enumerated() { made.add(place * 1000, url.0) }
    let audit = CaptureAudit(try made.capture())
    #expect(audit.known.map { CaptureText.form($0.form) } == urls.compactMap(\.1))
    #expect(
      audit.known.first.map { CaptureText.known($0, audit.capture) }
        == "0.000 s  Google: click  https://googleads.g.doubleclick.net/aclk?…")
  }

  /// A made-up advertising id, address of a network card, and phone number.
  @Test(arguments: [
    ("?x=38400000-8cf0-11bd-b23e-10b96e40000d&y=1", "?x=…&y=1"),
    ("/38400000-8CF0-11BD-B23E-10B96E40000D/i", "/…/i"), ("?m=aa%3Abb%3Acc%3Add%3Aee%3Aff", "?m=…"),
    ("?phone=491701234567&imei=990000862471854", "?phone=…&imei=…"),
    ("?order=10-20-30&time=10:20:30", "?order=10-20-30&time=10:20:30"),
  ])
  func `what tells devices apart is hidden under any name`(_ rest: String, _ shown: String) {
    #expect(HiddenIdentifiers.hiding("https://a.example\(rest)") == "https://a.example\(shown)")
  }

  @Test(arguments: [0, -1])
  func `a document whose body nobody kept is no empty one`(_ size: Int) throws {
    var made = MadeCapture.ad()
    made.add(500, "https://other.example/vast", type: "text/xml", size: size)
    #expect(try CaptureAudit(made.capture()).unread.map(\.url) == ["https://other.example/vast"])
  }

  @Test(arguments: [(200, 0), (204, 0), (204, 900)])
  func `an answer of nothing is no document that was not saved`(_ status: Int, _ size: Int) throws {
    var made = MadeCapture.ad()
    made.add(500, "https://ping.example/", status: status, body: "", type: "text/html", size: size)
    #expect(try CaptureAudit(made.capture()).unread.isEmpty)
  }

  @Test func `a click counts for each level as often`() throws {
    var made = MadeCapture.ad()
    made.add(4000, "https://inner.example/click")
    made.add(6000, "https://inner.example/click")
    made.add(6010, "https://outer.example/click")
    #expect(try troubles(made) == ["ClickTracking 0: calledLessOften(1, than: 2)"])
  }

  @Test func `a click that leads on is told to every level`() throws {
    var made = MadeCapture.ad()
    made.add(4000, "https://shop.example/", type: "text/html")
    #expect(
      try troubles(made) == [
        "ClickTracking 0: neverCalled(Auditing.DueReason.clicked)",
        "ClickTracking 1: neverCalled(Auditing.DueReason.clicked)",
      ])
  }

  @Test func `a redirect is followed, and where it is lost is told`() throws {
    var made = MadeCapture.ad { url, moment in url.contains("outer.example/imp") ? [] : nil }
    made.add(
      1000, "https://outer.example/imp?cb=12345678", status: 302, redirect: "//second.example/a")
    made.add(1050, "https://second.example/a", status: 302, redirect: "https://third.example/b")
    #expect(try troubles(made) == ["Impression 0: lostSight(host: \"third.example\")"])
    made.add(1090, "https://third.example/b", status: 500)
    #expect(try troubles(made) == ["Impression 0: failed(\"status 500\")"])
  }

  @Test func `hosts that nobody saw are not accused`() throws {
    var made = MadeCapture.ad { url, _ in url.contains("outer.example") ? [] : nil }
    made.add(900, "https://outer.example:443/", status: 0, method: "CONNECT")
    let audit = try CaptureAudit(made.capture())
    #expect(audit.unseenHosts == ["outer.example"])
    let error = try #require(audit.ads.first?.pixels.first { $0.event.name == "Error" })
    #expect(CaptureText.calls(error) == "not seen" && error.troubles.isEmpty)
    #expect(!audit.hasFaults)
    #expect(try troubles(made).allSatisfy { $0.contains("unseen") })
  }

  @Test func `an answer without an ad is told to whoever asked`() throws {
    var made = MadeCapture()
    made.add(0, "https://tag.example/ad", body: MadeCapture.Document.wrapper)
    made.add(100, "https://inline.example/ad?cb=87654321", body: MadeCapture.Document.empty)
    made.add(200, "https://outer.example/error?code=303")
    made.add(5000, "https://elsewhere.example/")
    let audit = try CaptureAudit(made.capture())
    #expect(audit.ads.first?.failure?.code == .noAd)
    #expect(
      try troubles(made) == ["Error 1: neverCalled(Auditing.DueReason.sibling(level: 0))"])
  }

  /// Recorders tell the size of a server's page about its error, and keep no body.
  @Test(arguments: [404, 204])
  func `an answer without a document has no body to look for`(_ status: Int) throws {
    var made = MadeCapture()
    made.add(0, "https://tag.example/ad", body: MadeCapture.Document.wrapper)
    made.add(100, "https://inline.example/ad?cb=87654321", status: status, size: 900)
    made.add(5000, "https://elsewhere.example/")
    let audit = try CaptureAudit(made.capture())
    #expect(audit.missing.isEmpty)
    #expect(audit.ads.first?.failure?.isCertain == true)
    #expect(audit.ads.first?.faults.map(\.pixel.event.name) == ["Error"])
  }

  @Test func `where a wrapper leads to a closed tunnel, nobody saw`() throws {
    var made = MadeCapture()
    made.add(0, "https://tag.example/ad", body: MadeCapture.Document.wrapper)
    made.add(100, "https://inline.example:443/", status: 0, method: "CONNECT")
    let notes = CaptureText.notes(CaptureAudit(try made.capture()))
    #expect(notes.first?.hasPrefix("nobody saw whether https://inline.example/ad") == true)
  }

  @Test func `a document that is not in the capture is no fault of anybody`() throws {
    var made = MadeCapture()
    made.add(0, "https://tag.example/ad", body: MadeCapture.Document.wrapper)
    made.add(5000, "https://elsewhere.example/")
    let audit = try CaptureAudit(made.capture())
    #expect(audit.missing.map(\.url) == ["https://inline.example/ad?cb=[CACHEBUSTING]"])
    #expect(audit.ads.first?.failure?.isCertain == false && !audit.hasFaults)
  }

  @Test func `a document can be handed over beside the capture`() throws {
    var made = MadeCapture()
    made.add(1000, "https://inner.example/imp?cb=11111111")
    made.add(1000, "https://inner.example/start?cb=11111111")
    made.add(5000, "https://inner.example/midpoint?cb=11111111")
    made.add(5500, "https://elsewhere.example/")
    let capture = try made.capture()
    #expect(CaptureAudit(capture).ads.isEmpty)
    let bytes = Array(MadeCapture.Document.inline.utf8)
    let audit = CaptureAudit(capture, files: [("ad.xml", bytes)])
    let ad = try #require(audit.ads.first)
    #expect(
      ad.pixels.filter { !$0.calls.isEmpty }.map(\.event.name) == [
        "Impression", "start", "midpoint",
      ])
    #expect(ad.faults.map { "\($0.pixel.event.name)" } == ["firstQuartile"])
    #expect(audit.documents(ofAd: 0)?.root == bytes)
  }

  @Test func `calls to the same hosts that nobody asks for are listed`() throws {
    var made = MadeCapture.ad()
    made.add(2000, "https://outer.example/other")
    #expect(try CaptureAudit(made.capture()).strays.map(\.url) == ["https://outer.example/other"])
  }
}
