extension Linter {
  mutating func check(_ ad: VASTAd) {
    guard ad.content != .none else { return }
    let name = ad.inLine == nil ? "<Wrapper>" : "<InLine>"
    if ad.system?.isEmpty ?? true {
      add(.schema, ad.position, "\(name) has no <AdSystem>", "3.4.1")
    }
    if ad.impressions.isEmpty {
      add(.schema, ad.position, "\(name) has no <Impression> with a URL", "3.4.4")
    }
    for error in ad.errors { check(error: error) }
    if let inLine = ad.inLine { check(ad, inLine) }
    if let wrapper = ad.wrapper { check(ad, wrapper) }
    check(pixelsOf: ad)
    check(ad.viewability)
    for verification in ad.verifications { check(verification) }
    for creative in ad.creatives { check(creative, of: ad) }
    if ad.isConditional, version >= 41 {
      add(.schema, ad.position, "conditionalAd is deprecated since 4.1", "3.3.2")
    }
  }

  private mutating func check(_ ad: VASTAd, _ inLine: VASTInLine) {
    if inLine.title?.isEmpty ?? true {
      add(.schema, ad.position, "<InLine> has no <AdTitle>", "3.4.2")
    }
    if version >= 41, inLine.servingID?.isEmpty ?? true {
      add(.schema, ad.position, "<InLine> has no <AdServingId>, required since 4.1", "3.4.3")
    }
    if version >= 41, inLine.survey != nil {
      add(.schema, ad.position, "<Survey> is deprecated since 4.1", "3.4.9")
    }
    let videos = ad.creatives.filter { $0.linear != nil }
    if videos.count > 1 {
      add(
        .schema, videos[1].position,
        "<InLine> has \(videos.count) linear creatives; only the first in sequence is played", "3.7"
      )
    }
    if ad.creatives.isEmpty {
      add(.cannotPlay, ad.position, "<InLine> has no <Creative>", "3.6")
    }
  }

  private mutating func check(_ ad: VASTAd, _ wrapper: VASTWrapper) {
    guard let uri = wrapper.tagURI else {
      return add(.wrapper, ad.position, "<Wrapper> has no <VASTAdTagURI>", "3.19.1")
    }
    check(loaded: uri.url, .unreachable, uri.position, "<VASTAdTagURI>")
    if version == 20, wrapper.allowsMultipleAds != nil || wrapper.fallsBackOnNoAd != nil {
      add(
        .schema, ad.position, "allowMultipleAds and fallbackOnNoAd exist since VAST 3.0", "3.19")
    }
  }

  /// The calls of an ad, the plain ones in one finding.
  private mutating func check(pixelsOf ad: VASTAd) {
    let links = ad.allCalls
    for link in links {
      check(link.url, link.position, "a tracker")
    }
    for link in links where link.url.utf8.contains(UInt8(ascii: "[")) {
      for name in ["CACHEBUSTER", "RANDOM"] where link.url.contains("[\(name)]") {
        add(.schema, link.position, "[\(name)] is not a macro of VAST; [CACHEBUSTING] is", "6.2")
      }
    }
    let plain = links.filter { VASTURL.isPlain($0.url) }
    guard let first = plain.first else { return }
    findings.add(
      .undefined, first.position,
      plain.count == 1
        ? "a tracker is not https, which App Transport Security blocks on iOS"
        : "\(plain.count) trackers from here on are not https, which App Transport Security blocks on iOS"
    )
  }

  private mutating func check(_ viewability: VASTViewability) {
    let calls = viewability.viewable + viewability.notViewable + viewability.undetermined
    guard let first = calls.min(by: { $0.position < $1.position }) else { return }
    if 20..<40 ~= version {
      add(.schema, first.position, "<ViewableImpression> exists since VAST 4.0", "3.5")
    }
    if viewability.viewable.isEmpty {
      add(
        .schema, first.position,
        "<ViewableImpression> has no <Viewable>, so that no view of the ad is counted", "3.5.1")
    }
  }

  private mutating func check(_ verification: VASTVerification) {
    if verification.vendor?.isEmpty ?? true {
      add(.schema, verification.position, "<Verification> has no vendor", "3.17")
    }
    check(verification.tracking, KnownEvents.verification, "<Verification>")
  }
}

extension VASTAd {
  /// What is called while it is shown, and at a click; errors are not among them.
  fileprivate var allCalls: [VASTLink] {
    var all = impressions + viewability.viewable + viewability.notViewable
    all += viewability.undetermined
    for verification in verifications { all += verification.tracking.map(\.link) }
    for creative in creatives { all += creative.allCalls }
    return all
  }
}

extension VASTCreative {
  fileprivate var allCalls: [VASTLink] {
    var all: [VASTLink] = []
    if let linear {
      all += linear.tracking.map(\.link) + linear.clickTracking + linear.customClicks
      for icon in linear.icons { all += icon.viewTracking + icon.clickTracking }
    }
    if let nonLinear {
      all += nonLinear.tracking.map(\.link)
      for overlay in nonLinear.nonLinears { all += overlay.clickTracking }
    }
    for companion in companions?.companions ?? [] {
      all += companion.tracking.map(\.link) + companion.clickTracking
    }
    return all
  }
}
