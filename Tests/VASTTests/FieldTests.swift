import Foundation
import Testing
import VAST

/// Documents as they are found in the field, written for this test, and what another reader says of
/// each. The `.read.txt` beside a document was written by Python's `xml.etree` (expat), with a
/// script that knows nothing of this package; it is never recorded by these tests.
struct FieldTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Field")

  static let names = [
    "exchange-wrapper", "latin1-beer", "names-in-extensions", "no-bid", "one-line-mobile",
    "out-of-order", "overlay-two-places", "padded-crlf", "pod-out-of-order", "prefixed",
    "split-text", "utf16-songs", "verified-twice", "vpaid-and-video",
  ]

  @Test func `every document of the folder is looked at`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let documents = files.filter { $0.hasSuffix(".xml") }.map { String($0.dropLast(4)) }
    #expect(documents.sorted() == Self.names)
  }

  @Test(arguments: names)
  func `both readers say the same`(_ name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    let bytes = try Data(contentsOf: file.appendingPathExtension("xml"))
    let expected = try String(
      contentsOf: file.appendingPathExtension("read.txt"), encoding: .utf8)
    let document = try VASTReader.read(Array(bytes)).document
    let lines = FieldReport(document).lines
    #expect(lines == expected.split(separator: "\n").map(String.init))
  }
}

/// What a document says, line by line, as the other reader writes it.
private struct FieldReport {
  private(set) var lines: [String] = []

  init(_ document: VASTDocument) {
    say("VAST", document.version)
    links("no ad", document.errors)
    for ad in document.ads { add(ad) }
  }

  private mutating func say(_ name: String, _ values: String?...) {
    lines.append("\(name): \(values.map { $0 ?? "-" }.joined(separator: " | "))")
  }

  private mutating func links(_ name: String, _ links: [VASTLink]) {
    for link in links { say(name, link.url) }
  }

  private mutating func add(_ ad: VASTAd) {
    say("Ad", ad.id, ad.sequence.text, ad.inLine == nil ? "Wrapper" : "InLine")
    say("system", ad.system)
    if let inLine = ad.inLine {
      say("AdTitle", inLine.title.filled)
      say("Description", inLine.description.filled)
      say("Advertiser", inLine.advertiser.filled)
    } else {
      say("leads to", ad.wrapper?.tagURI?.url)
    }
    links("impression", ad.impressions)
    links("error", ad.errors)
    links("viewable", ad.viewability.viewable)
    links("not viewable", ad.viewability.notViewable)
    if let pricing = ad.pricing { say("pricing", pricing.value, pricing.model, pricing.currency) }
    for type in ad.extensionTypes { say("extension", type) }
    for verification in ad.verifications { say("verified by", verification.vendor) }
    for creative in ad.creatives { add(creative) }
  }

  private mutating func add(_ creative: VASTCreative) {
    say("Creative", creative.id, creative.adID, creative.sequence.text)
    if let linear = creative.linear { add(linear) }
    if let overlays = creative.nonLinear { add(overlays) }
    guard let companions = creative.companions else { return }
    say("companions", companions.required)
    for one in companions.companions {
      say(
        "companion", one.id, one.width.text, one.height.text, one.renderingMode, one.altText)
      resources("companion shows", one.resources)
      links("companion leads to", [one.clickThrough].compactMap(\.self))
      links("companion click", one.clickTracking)
      tracking("companion tracking", one.tracking)
    }
  }

  private mutating func add(_ linear: VASTLinear) {
    say("linear", linear.duration.milliseconds, linear.skipOffsetText, linear.parameters)
    tracking("tracking", linear.tracking)
    links("click through", [linear.clickThrough].compactMap(\.self))
    links("click", linear.clickTracking)
    links("custom click", linear.customClicks)
    for file in linear.mediaFiles {
      say(
        "media", file.url, file.type, file.delivery, file.width.text, file.height.text,
        file.bitrate.text, file.apiFramework)
    }
    for file in linear.mezzanines { say("mezzanine", file.url) }
    for file in linear.interactiveFiles { say("program", file.url, file.apiFramework) }
    for file in linear.captions { say("captions", file.url, file.language) }
    for icon in linear.icons {
      say("icon", icon.program, icon.offset.milliseconds)
      resources("icon shows", icon.resources)
    }
  }

  private mutating func add(_ overlays: VASTNonLinearAds) {
    tracking("overlay tracking", overlays.tracking)
    for one in overlays.nonLinears {
      say(
        "overlay", one.id, one.width.text, one.height.text,
        one.minSuggestedDuration.milliseconds, one.parameters)
      resources("overlay shows", one.resources)
      links("overlay click", one.clickTracking)
      links("overlay leads to", [one.clickThrough].compactMap(\.self))
    }
  }

  private mutating func tracking(_ name: String, _ all: [VASTTracking]) {
    for one in all {
      let offset: String? =
        switch one.offset {
        case .time(let time): "\(Optional(time).milliseconds ?? "") ms"
        case .share(let millionths): "\(millionths) millionths"
        case nil: nil
        }
      say(name, one.event, offset, one.link.url)
    }
  }

  private mutating func resources(_ name: String, _ all: [VASTResource]) {
    for one in all {
      switch one {
      case .file(let url, let type): say(name, "StaticResource", type, url)
      case .frame(let url): say(name, "IFrameResource", nil, url)
      case .html(let text): say(name, "HTMLResource", nil, text)
      }
    }
  }
}

extension Int? {
  fileprivate var text: String? { map { "\($0)" } }
}

extension String? {
  /// Nil for an empty text, too.
  fileprivate var filled: String? { flatMap { $0.isEmpty ? nil : $0 } }
}

extension Duration? {
  fileprivate var milliseconds: String? {
    map { duration in
      let (seconds, attoseconds) = duration.components
      return "\(Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))"
    }
  }
}
