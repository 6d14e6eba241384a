import AdServing
import Testing

@testable import GoogleMobileAds

/// What calls between Google and adapters are called.
@Suite struct AdapterNamingTests {
  @Test(arguments: UnitFormat.allCases)
  func `an adapter of today has a name for every call`(_ format: UnitFormat) {
    let naming = AdapterNaming(.modern, format)
    for call in AdapterCall.allCases { #expect(naming.name(of: call) == naming[call]) }
  }

  @Test func `only native custom events can report impressions`() {
    #expect(AdapterNaming(.legacy, .native).reportsImpressions)
    #expect(!AdapterNaming(.legacy, .banner).reportsImpressions)
    #expect(!AdapterNaming(.legacy, .interstitial).reportsImpressions)
    for format in UnitFormat.allCases {
      #expect(AdapterNaming(.modern, format).reportsImpressions)
    }
  }

  @Test(arguments: [UnitFormat.native, .banner, .interstitial])
  func `the names of a custom event's calls tell them apart`(_ format: UnitFormat) {
    let reports: [AdapterCall] = [
      .click, .willPresent, .willDismiss, .didDismiss, .willLeave, .answerAd, .answerError, .load,
    ]
    let names = reports.compactMap { AdapterNaming(.legacy, format).name(of: $0) }
    #expect(names.count == reports.count)
    #expect(Set(names).count == names.count)
  }

  @Test func `rewarded ads had adapters with names of their own`() {
    let naming = AdapterNaming(.legacy, .rewarded)
    #expect(naming[.load] == "requestRewardBasedVideoAd()")
    #expect(naming.name(of: .impression) == nil)
  }

  @Test(arguments: [UnitFormat.rewardedInterstitial, .appOpen])
  func `the formats that came later had no custom events`(_ format: UnitFormat) {
    for call in AdapterCall.allCases {
      #expect(AdapterNaming(.legacy, format).name(of: call) == nil)
    }
  }
}
