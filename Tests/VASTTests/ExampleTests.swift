import Foundation
import Testing
import VAST

/// What the examples must give, key by key.
struct ExampleTests {
  @Test func `the examples are found`() {
    #expect(Examples.expected.count >= 12)
    #expect(Examples.documents.count >= 15)
  }

  @Test(arguments: Examples.expected)
  func `an example gives its expected result`(_ name: String) throws {
    let expected = try Examples.expectation(name)
    let found = try result(name, expected)
    let keys = Set(expected.keys).subtracting(["note", "catalogue"])
    #expect(!keys.isEmpty)
    for key in keys.sorted() {
      #expect(same(found[key], expected[key]), "\(key): \(found[key] ?? "nothing")")
    }
  }

  private func same(_ left: Any?, _ right: Any?) -> Bool {
    guard let left = left as? NSObject, let right = right as? NSObject else { return false }
    return left == right
  }

  private func result(_ name: String, _ expected: [String: Any]) throws -> [String: Any] {
    let document: VASTDocument
    do {
      document = try Examples.document("\(name).xml")
    } catch let refusal as VASTRefusal {
      return [
        "outcome": "error", "errorCode": refusal.code.rawValue,
        "errorLine": refusal.position.line,
      ]
    }
    let catalogue = expected["catalogue"] as? [String: String] ?? [:]
    switch Examples.resolve(document, try catalogue.mapValues(Examples.bytes)).outcome {
    case .noAd(let errors):
      return [
        "outcome": "no-ad", "errorCode": 303, "errorURLs": errors.map(\.url),
        "firedURLs": errors.map { VASTMacros.error(.init(rawValue: 303)).expand($0.url) },
      ]
    case .failed(let failures):
      let failure = try #require(failures.first)
      return [
        "outcome": "error", "errorCode": failure.code.rawValue,
        "firedURLs": failure.errors.map { VASTMacros.error(failure.code).expand($0.url) },
      ]
    case .ads(let ads):
      return try found(in: ads)
    }
  }

  private func found(in ads: VASTAds) throws -> [String: Any] {
    let ad = try #require(ads.first)
    var found: [String: Any] = [
      "outcome": ad.hindrance == nil ? "ok" : "error", "metadata": metadata(ad),
      "impressions": ad.impressions.map(\.url), "errorURLs": ad.errors.map(\.url),
      "clickTracking": ad.clickTracking.map(\.url),
      "trackingEvents": Dictionary(
        uniqueKeysWithValues: ad.calls.map { ($0.event, $0.pixels.map(\.url)) }),
      "rejectedMedia": ad.media().rejected.map(\.url),
      "pod": ads.pod.map(metadata), "standAlone": ads.standAlone.map(metadata),
      "icons": ad.icons.map(icon),
    ]
    found["clickThrough"] = ad.clickThrough?.url
    found["endCard"] = ad.endCard.map { endCard($0.card, $0.required) }
    guard let timeline = ad.timeline else { return found }
    found["eventTimesMs"] = Dictionary(
      uniqueKeysWithValues: timeline.quartiles.map { ($0.event, milliseconds($0.moment)) })
    found["skippable"] = timeline.skip != nil
    found["skipOffsetMs"] = timeline.skip.map(milliseconds)
    found["progressMs"] = timeline.progress.map(milliseconds)
    return found
  }

  private func milliseconds(_ duration: Duration) -> Int {
    Int(duration / .milliseconds(1))
  }

  private func metadata(_ ad: VASTResolvedAd) -> [String: Any] {
    let metadata = VASTMetadata(ad, media: ad.media().chosen)
    var all: [String: Any] = [
      "AdId": metadata.adID, "AdTitle": metadata.adTitle,
      "CreativeDurationMs": metadata.creativeDurationMs,
      "TraffickingParameters": metadata.traffickingParameters, "DealId": metadata.dealID,
      "AdSystem": metadata.adSystem, "CreativeId": metadata.creativeID,
      "MediaURL": metadata.mediaURL,
    ]
    if !metadata.wrappers.isEmpty {
      all["Wrappers"] = metadata.wrappers.map {
        ["AdId": $0.adID, "AdSystem": $0.adSystem, "CreativeId": $0.creativeID]
      }
    }
    return all
  }

  private func endCard(_ card: VASTCompanion, _ required: String?) -> [String: Any] {
    [
      "id": card.id ?? "", "width": card.width ?? 0, "height": card.height ?? 0,
      "altText": card.altText ?? "", "clickThrough": card.clickThrough?.url ?? "",
      "resource": card.resources.first?.text ?? "", "required": required ?? "",
    ]
  }

  private func icon(_ icon: VASTIcon) -> [String: Any] {
    [
      "program": icon.program ?? "", "xPosition": icon.xPosition ?? "",
      "yPosition": icon.yPosition ?? "", "width": icon.width ?? 0, "height": icon.height ?? 0,
      "offsetMs": milliseconds(icon.offset ?? .zero),
      "durationMs": milliseconds(icon.duration ?? .zero),
      "viewTracking": icon.viewTracking.first?.url ?? "",
      "clickThrough": icon.clickThrough?.url ?? "",
      "clickTracking": icon.clickTracking.first?.url ?? "",
    ]
  }
}
