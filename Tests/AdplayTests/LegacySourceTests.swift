import Catalogue
import Testing

@testable import Adplay

/// What `adplay migrate` finds in a source.
struct LegacySourceTests {
  private func found(
    _ text: String, _ language: LegacySource.Language = .swift
  ) -> [String] {
    LegacySource(text, path: "a.swift", language).uses.map {
      "\($0.line):\($0.column) \($0.name.swift) → \($0.name.successor ?? "nothing")"
    }
  }

  @Test func `a method is told by its labels, in a declaration and in a call`() {
    let source = """
      class House: NSObject, GADCustomEventNativeAd {
        func request(
          withParameter serverParameter: String, request: GADCustomEventRequest, adTypes: [Any],
          options: [Any], rootViewController: UIViewController
        ) {
          request(serverParameter, from: makeURL(host, port: 80))
          delegate?.customEventNativeAd(self, didReceive: Mapper(ad))
          delegate?.customEventNativeAd(self, didFailToLoadWithError: error)
        }
      }
      """
    #expect(
      found(source) == [
        "1:24 GADCustomEventNativeAd → MediationAdapter",
        "2:8 request(withParameter:request:adTypes:options:rootViewController:) → "
          + "loadNativeAd(for:completionHandler:)",
        "3:53 GADCustomEventRequest → MediationAdConfiguration",
        "7:15 customEventNativeAd(_:didReceive:) → completionHandler(ad, nil)",
        "8:15 customEventNativeAd(_:didFailToLoadWithError:) → completionHandler(nil, error)",
      ])
  }

  @Test func `a name after the notification source is a report, and elsewhere an event`() {
    let source = """
      extension Mapper: GADMediatedNativeAdDelegate {
        func mediatedNativeAdDidRecordImpression(_ ad: GADMediatedNativeAd) {
          GADMediatedNativeAdNotificationSource.mediatedNativeAdDidRecordImpression(ad)
        }
      }
      """
    #expect(
      found(source).filter { $0.contains("DidRecordImpression") } == [
        "2:8 mediatedNativeAdDidRecordImpression(_:) → didRecordImpression()",
        "3:43 GADMediatedNativeAdNotificationSource.mediatedNativeAdDidRecordImpression(_:) → "
          + "reportImpression()",
      ])
  }

  @Test func `Objective-C is read, too`() {
    let source = """
      #import <GoogleMobileAds/GoogleMobileAds.h>
      @implementation House  // a GADCustomEventNativeAd
      - (void)adLoader:(Loader *)loader didReceive:(Ad *)ad {
        [self.delegate customEventNativeAd:self didReceiveMediatedNativeAd:[Mapper with:ad]];
        [GADMediatedNativeAdNotificationSource mediatedNativeAdDidRecordClick:self];
        [self.bannerDelegate customEventBanner:self didFailAd:nil];
      }
      """
    #expect(
      found(source, .objectiveC) == [
        "4:43 customEventNativeAd(_:didReceive:) → completionHandler(ad, nil)",
        "5:4 GADMediatedNativeAdNotificationSource → MediationNativeAdEventDelegate",
        "5:42 GADMediatedNativeAdNotificationSource.mediatedNativeAdDidRecordClick(_:) → "
          + "reportClick()",
        "6:47 customEventBanner(_:didFailAd:) → completionHandler(nil, error)",
      ])
  }

  @Test func `what is renamed in Swift only is no change in Objective-C`() {
    let names = "GADCustomEventNativeAd GADNativeAdImage disableImageLoading"
    #expect(found(names, .objectiveC) == ["1:1 GADCustomEventNativeAd → MediationAdapter"])
    #expect(found(names).count == 3)
  }

  @Test func `a report on Objective-C says whose names it has`() {
    func report(_ path: String, _ language: LegacySource.Language) -> String {
      MigrationReport([LegacySource("GADCustomEventNativeAd", path: path, language)]).text
    }
    #expect(report("a.m", .objectiveC).contains("All names are Swift's."))
    #expect(!report("a.swift", .swift).contains("All names are Swift's."))
  }

  @Test func `a headline is an asset only beside a custom event`() {
    let headline = "func headline() -> String? { sampleAd.headline }"
    #expect(found(headline) == [])
    #expect(
      found("class Mapper: GADMediatedNativeAppInstallAd { \(headline) }").map { $0.dropFirst(5) }
        == ["GADMediatedNativeAppInstallAd → MediationNativeAd", "func headline() → headline"])
  }

  @Test func `words in comments and in strings are no calls`() {
    let source =
      #"let name: GADMediatedNativeAd? // "GADCustomEventNativeAd" \#n let text = "kGADErrorDomain""#
    #expect(found(source) == ["1:11 GADMediatedNativeAd → MediationNativeAd"])
  }

  @Test func `each name is found by what it is written as`() {
    for name in LegacyName.all {
      let call = name.swift.replacing(/[a-zA-Z_]+:/) {
        $0.output == "_:" ? "x," : "\($0.output) x,"
      }
      .replacing(",)", with: ")")
      let uses = LegacySource("GADMediatedNativeAd; \(call)", path: "a.swift", .swift).uses
      #expect(uses.contains { $0.name == name }, "\(call)")
    }
  }
}
