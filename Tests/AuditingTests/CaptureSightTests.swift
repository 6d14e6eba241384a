import Auditing
import Catalogue
import Foundation
import HAR
import Testing
import VAST

/// What a capture does not show: nobody is accused of it, and it is said.
struct CaptureSightTests {
  private typealias Document = MadeCapture.Document

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func troubles(_ audit: CaptureAudit) -> [String] {
    audit.ads.flatMap { ad in
      ad.pixels.flatMap { pixel in
        pixel.troubles.map { "\(pixel.event.name) \(pixel.level): \($0.word)" }
      }
    }
  }

  // MARK: Documents beside the capture

  /// A session whose answers have no bodies, but with their sizes.
  private func bodiless(wrapper: String?) -> MadeCapture {
    var made = MadeCapture()
    made.add(0, "https://tag.example/ad", body: wrapper, type: "text/xml", size: 900)
    made.add(100, "https://inline.example/ad?cb=87654321", type: "text/xml", size: 900)
    for (event, moment) in Document.moments {
      made.add(moment, "https://outer.example/\(event)?cb=12345678")
      made.add(moment, "https://inner.example/\(event)?cb=12345678")
    }
    made.add(12_000, "https://elsewhere.example/")
    return made
  }

  @Test func `a file is the answer to the wrapper whose answer has no body`() throws {
    let files = [(path: "inner.xml", bytes: bytes(Document.inline))]
    let made = bodiless(wrapper: Document.wrapper)
    let audit = CaptureAudit(try made.capture(), files: files)
    let ad = try #require(audit.ads.first)
    #expect(audit.ads.count == 1 && audit.missing.isEmpty && audit.unread.isEmpty)
    #expect(ad.levels.map(\.file) == [nil, "inner.xml"])
    #expect(
      CaptureText.place(ad.levels[1])
        == "inner.xml, for https://inline.example/ad?cb=[CACHEBUSTING]")
    #expect(ad.pixels.count { $0.calls.count == 1 } == 12 && ad.faults.isEmpty)
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `of several files one is the first document, and leads to the other`(
    _ order: [Int]
  ) throws {
    let files = [
      (path: "outer.xml", bytes: bytes(Document.wrapper)),
      (path: "inner.xml", bytes: bytes(Document.inline)),
    ]
    let audit = CaptureAudit(
      try bodiless(wrapper: nil).capture(), files: order.map { files[$0] })
    #expect(audit.ads.count == 1)
    #expect(audit.ads.first?.levels.map(\.file) == ["outer.xml", "inner.xml"])
    #expect(!audit.hasFaults && audit.unread.isEmpty)
  }

  @Test func `a first document that is handed over leads into the capture`() throws {
    var made = MadeCapture()
    made.add(0, "https://tag.example/ad", type: "text/xml", size: 900)
    made.add(100, "https://inline.example/ad?cb=87654321", body: Document.inline)
    let files = [(path: "outer.xml", bytes: bytes(Document.wrapper))]
    let audit = CaptureAudit(try made.capture(), files: files)
    #expect(audit.ads.map { $0.levels.map(\.file) } == [["outer.xml", nil]])
  }

  // MARK: What was not recorded

  @Test func `the pixels of a wrapper count although nobody knows its ad`() throws {
    var made = MadeCapture()
    made.add(0, "https://tag.example/ad", body: Document.wrapper)
    for (event, moment) in Document.moments where event != "firstQuartile" {
      made.add(moment, "https://outer.example/\(event)?cb=12345678")
    }
    made.add(12_000, "https://elsewhere.example/")
    let audit = CaptureAudit(try made.capture())
    #expect(audit.ads.first?.isOpen == true && audit.hasFaults)
    #expect(troubles(audit) == ["firstQuartile 0: never-called"])
    made.add(3000, "https://outer.example/firstQuartile?cb=12345678")
    #expect(
      CaptureText.verdict(CaptureAudit(try made.capture())) == """
        Nothing is wrong with the calls that can be seen. \
        Where 1 wrapper leads is not in the capture, and not judged.
        """)
  }

  @Test func `answers that may be documents are counted, with what is wrong with them`() throws {
    var made = bodiless(wrapper: nil)
    made.add(200, "https://other.example/ad", body: "H4sIABwSCmsC/42T", type: "text/xml")
    made.add(250, "https://other.example/video", type: "video/mp4", size: 90_000)
    made.add(250, "https://other.example/gone", status: 404, type: "text/html", size: 900)
    let audit = CaptureAudit(try made.capture())
    #expect(audit.unread.map(\.number) == [1, 2, 16])
    #expect(
      CaptureText.verdict(audit) == """
        No VAST document can be read in this capture: 2 answers that may be VAST have no recorded body, \
        1 answer that may be VAST has a compressed body that is cut or broken.
        """)
    #expect(CaptureText.notes(audit).contains { $0.contains("--vast FILE") })
  }

  @Test func `what may be in an entry that can't be read is not called missing`() throws {
    var made = MadeCapture.ad { url, _ in url.contains("outer.example/imp") ? [] : nil }
    made.addBroken()
    made.add(4000, "https://inner.example/click")
    made.add(6000, "https://inner.example/click")
    made.add(6010, "https://outer.example/click")
    let audit = CaptureAudit(try made.capture())
    #expect(troubles(audit) == ["Impression 0: not-read", "ClickTracking 0: not-read"])
    #expect(!audit.hasFaults)
    let pixel = try #require(audit.ads.first?.pixels.first)
    #expect(CaptureText.calls(pixel) == "not seen")
    #expect(pixel.troubles.map(\.sentence) == ["not seen (1 entry can't be read)"])
    let notes = ["1 entry can't be read and left out (16; the first is on line 16)"]
    #expect(CaptureText.notes(audit) == notes)
    #expect(
      CaptureText.verdict(audit).hasSuffix(
        " Nobody could see whether 2 pixels that were due were called."))
  }

  @Test func `what may have followed the last call was not due`() throws {
    let made = MadeCapture.ad(until: 5050) { url, moment in
      moment > 5000 || url.contains("inner.example/midpoint") ? [] : nil
    }
    let audit = CaptureAudit(try made.capture())
    let pixel = try #require(
      audit.ads.first?.pixels.first { $0.event.name == "midpoint" && $0.level == 1 })
    #expect(pixel.reason == nil && CaptureText.calls(pixel) == "may follow")
  }

  @Test func `what was due after the end of a capture may follow`() throws {
    let made = MadeCapture.ad(until: 6000) { _, moment in moment > 5500 ? [] : nil }
    let audit = CaptureAudit(try made.capture())
    let pixels = try #require(audit.ads.first?.pixels)
    func words(_ event: String) -> Set<String> {
      Set(pixels.filter { $0.event.name == event }.map(CaptureText.calls))
    }
    #expect(words("complete") == ["may follow"] && words("thirdQuartile") == ["may follow"])
    #expect(words("ClickTracking") == ["not called"] && words("midpoint") == ["once"])
    #expect(!audit.hasFaults)
    let whole = CaptureAudit(try MadeCapture.ad { _, moment in moment > 5500 ? [] : nil }.capture())
    #expect(whole.ads[0].pixels.allSatisfy { !$0.mayFollow })
  }

  @Test(arguments: [
    ("iwOAPFZBU1Qv", "a body that is still compressed, as Brotli does it"),
    ("H4sIABwSCmsC/42T", "a compressed body that is cut or broken"),
    ("@@not base64@@", "a body whose Base64 can't be decoded"),
  ])
  func `each way in which an answer can't be read has its words`(
    _ body: String, _ words: String
  ) throws {
    var made = MadeCapture()
    made.add(0, "https://tag.example/ad", body: Document.wrapper)
    made.add(
      100, "https://inline.example/ad?cb=87654321", body: body, type: "text/xml",
      encoding: "base64")
    let notes = CaptureText.notes(CaptureAudit(try made.capture()))
    #expect(notes.count == 1)
    #expect(
      notes[0].hasPrefix("the answer of https://inline.example/ad?cb=[CACHEBUSTING] has \(words)"))
    #expect(notes[0].hasSuffix("hand it over with --vast FILE"))
  }

  @Test func `an ad of which nothing was called is not said to be right`() throws {
    let audit = CaptureAudit(try MadeCapture.ad { _, _ in [] }.capture())
    #expect(
      CaptureText.verdict(audit)
        == "No pixel of the ad was called: nothing shows that it was seen.")
    let ad = try #require(audit.ads.first)
    #expect(
      CaptureText.played("x.har", ad) == [
        "This plays the documents of x.har", "in the capture: no pixel of it was called",
      ])
  }

  // MARK: What is no call

  @Test func `a browser's question beforehand is no call`() throws {
    var made = MadeCapture.ad()
    for (event, moment) in Document.moments {
      made.add(moment, "https://outer.example/\(event)?cb=12345678", method: "OPTIONS")
    }
    made.add(900, "https://inline.example/ad?cb=87654321", method: "OPTIONS")
    let audit = CaptureAudit(try made.capture())
    #expect(audit.ads.count == 1 && troubles(audit).isEmpty && audit.strays.isEmpty)
    #expect(audit.ads[0].pixels.count { $0.calls.count == 1 } == 12)
  }

  @Test func `a picture behind the click is no click`() throws {
    var made = MadeCapture.ad()
    made.add(4000, "https://shop.example/", type: "image/png")
    #expect(troubles(CaptureAudit(try made.capture())).isEmpty)
    made.add(4000, "https://shop.example/", type: "text/html")
    #expect(troubles(CaptureAudit(try made.capture())).count == 2)
  }

  // MARK: Where documents hide

  private static let inside: [(String, String)] = [
    (
      "application/xml",
      """
      <vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">
      <vmap:AdBreak timeOffset="start"><vmap:AdSource><vmap:VASTAdData>\(MadeCapture.Document.inline)
      </vmap:VASTAdData></vmap:AdSource></vmap:AdBreak></vmap:VMAP>
      """
    ),
    (
      "application/json",
      #"{"ads": [{"vast": "\#(Data(MadeCapture.Document.inline.utf8).base64EncodedString())"}]}"#
    ),
  ]

  @Test(arguments: inside)
  func `a document is found in what is around it`(_ type: String, _ body: String) throws {
    var made = MadeCapture()
    made.add(0, "https://tag.example/ad", body: body, type: type)
    made.add(1000, "https://inner.example/imp?cb=12345678")
    made.add(5000, "https://elsewhere.example/")
    let audit = CaptureAudit(try made.capture())
    #expect(audit.ads.map(\.title) == ["Eight seconds"])
    #expect(audit.ads.first?.pixels.first?.calls.count == 1)
    #expect(CaptureAudit.needs(bytes(body)) && !CaptureAudit.needs(bytes("<html>Virtual</html>")))
  }

  // MARK: Macros

  @Test func `a cache buster for several calls of a pixel is told`() throws {
    // Other URLs with the same value are no reason for a cache to answer.
    let one = try #require(CaptureAudit(try MadeCapture.ad().capture()).ads.first)
    #expect(CaptureText.remark(one) == nil)
    for (value, remark) in [
      ("12345678", "2 calls of one pixel have one cache buster, 12345678; each needs its own"),
      ("87654321", nil),
    ] {
      let made = MadeCapture.ad { url, moment in
        guard url.contains("inner.example/complete") else { return nil }
        return [
          (moment, url, 200), (moment + 1500, url.replacing("12345678", with: value), 200),
        ]
      }
      #expect(
        CaptureText.remark(try #require(CaptureAudit(try made.capture()).ads.first)) == remark)
    }
  }

  @Test func `a parameter that a player adds is not part of a macro's value`() throws {
    #expect(try faults("https://inner.example/imp?e=[TIMESTAMP]", "e=-2&rnd=5").isEmpty)
  }

  @Test(arguments: [
    ("https%3A%2F%2Fcdn.example%2Fvideo.mp4", []),
    (
      "https%3A%2F%2Fcdn.example%2Fother.mp4",
      ["[ASSETURI] is \"https://cdn.example/other.mp4\", and must be a MediaFile of the ad"]
    ),
  ])
  func `an asset is one of the ad's videos`(_ asset: String, _ said: [String]) throws {
    #expect(try faults("https://inner.example/imp?a=[ASSETURI]", "a=\(asset)") == said)
  }

  @Test func `the price of an auction is told where it was not put in`() throws {
    let template = "https://inner.example/imp?p=${AUCTION_PRICE}"
    #expect(
      try faults(template, "p=%24%7BAUCTION_PRICE%7D") == ["${AUCTION_PRICE} was not replaced"])
    #expect(try faults(template, "p=1.5").isEmpty)
  }

  /// What is said of the inline ad's impression, if its URL is this one and is called with this query.
  private func faults(_ template: String, _ query: String) throws -> [String] {
    let inline = Document.inline.replacing(
      "https://inner.example/imp?cb=[CACHEBUSTING]", with: template)
    let made = MadeCapture.ad(inline: inline) { url, moment in
      url.contains("inner.example/imp")
        ? [(moment, "https://inner.example/imp?\(query)", 200)] : nil
    }
    let audit = CaptureAudit(try made.capture())
    return audit.ads.flatMap(\.pixels).flatMap(\.troubles).map(\.sentence)
  }

  // MARK: What is not shown

  @Test(arguments: [
    ("https://a.example/x?ip=10.0.0.1&a=b&LAT=52.5", "https://a.example/x?ip=…&a=b&LAT=…"),
    ("https://a.example/x?ifa=[IFA]&token=", "https://a.example/x?ifa=[IFA]&token="),
    ("https://me:word@a.example/@", "https://…@a.example/@"),
    ("https://a.example/token=x", "https://a.example/token=x"),
  ])
  func `values that tell people apart are hidden`(_ url: String, _ shown: String) {
    #expect(CaptureText.url(url) == shown)
  }

  @Test func `the value of a macro that tells people apart is hidden`() throws {
    let inline = Document.inline.replacing(
      "https://inner.example/imp?cb=[CACHEBUSTING]", with: "https://inner.example/imp?i=[IFA]")
    let made = MadeCapture.ad(inline: inline) { url, moment in
      url.contains("inner.example/imp")
        ? [(moment, "https://inner.example/imp?i=6D92-A", 200)] : nil
    }
    let audit = CaptureAudit(try made.capture())
    let values = audit.ads.flatMap(\.pixels).flatMap(\.calls).flatMap(\.values)
    #expect(values.filter { $0.macro == "IFA" }.map(\.text) == ["…"])
  }
}
