import MediatedNetworks

extension SampleCreative {
  /// What its end card says besides the headline: stars, store and price, if present; otherwise the
  /// advertiser.
  var facts: String? {
    let facts = [starRating.map(Self.stars), common.texts["store"], common.texts["price"]]
      .compactMap(\.self).filter { !$0.isEmpty }
    return facts.isEmpty ? common.texts["advertiser"] : facts.joined(separator: "  ")
  }

  /// From zero to five stars, in halves.
  private static func stars(_ rating: Decimal) -> String {
    let rating = NSDecimalNumber(decimal: rating).doubleValue
    let halves = Int((max(0, min(5, rating)) * 2).rounded())
    return String(repeating: "★", count: halves / 2) + (halves % 2 == 1 ? "½" : "")
  }

  /// The creative once its VAST document, if any, was read: stars and an icon are not the document's.
  func with(_ common: MediatedCreative) -> SampleCreative {
    var creative = self
    creative.common = common
    if common.vastAd != nil, !hasOwnStars { creative.starRating = nil }
    if common.vastAd != nil, !hasOwnIcon { creative.icon = nil }
    return creative
  }
}
