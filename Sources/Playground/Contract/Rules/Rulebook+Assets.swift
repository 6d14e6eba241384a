import Simulation

extension Rulebook {
  private static let texts = TextAsset.allCases.map(\.rawValue) + ["starRating"]
  /// Names of what Google has a field for, in small letters.
  private static let fields = Set((texts + ["icon", "image", "images"]).map { $0.lowercased() })

  static let assetRules: [Rule] = [
    Rule(
      id: "headline-missing", severity: .error, party: .adapter,
      sentence: "The ad has no headline.",
      why: "It is the one asset that must be shown: publishers drop such an ad, or crash.",
      fix: "Map the network's title, and fail the load if there is none.",
      source: "GADMediatedUnifiedNativeAd.h",
      breach: .nativeAdReceived { _, entry in
        entry.data[.headline] == nil ? [entry.number] : nil
      }),
    Rule(
      id: "asset-lost", severity: .warning, party: .adapter,
      sentence: "An asset that the network provided did not arrive.",
      why: "The publisher shows less than was paid for.",
      fix: "Map every asset that Google has a field for.",
      source: "native custom event",
      breach: .nativeAdReceived { ad, entry in
        // An empty text counts as none.
        let isLost = texts.dropFirst().contains {
          ![nil, .string("")].contains(ad.networkAssets[$0]) && entry.data[$0] == nil
        }
        return isLost ? [ad.last(.networkAnswered), entry.number].compactMap { $0 } : nil
      }),
    Rule(
      id: "asset-empty", severity: .warning, party: .adapter,
      sentence: "An asset is an empty text instead of nil.",
      why: "The publisher makes room for it, and an empty view takes taps.",
      fix: "Return nil for a missing asset.",
      source: "GADMediatedUnifiedNativeAd.h",
      breach: .nativeAdReceived { _, entry in
        texts.contains { entry.data[$0] == .string("") } ? [entry.number] : nil
      }),
    Rule(
      id: "star-rating-out-of-range", severity: .error, party: .adapter,
      sentence: "The rating is not between 0 and 5.",
      why: "Publishers draw stars from it: six out of five, or none at all.",
      fix: "Scale the network's rating to five, and return nil if it is not a number.",
      source: "GADMediatedUnifiedNativeAd.h; changelogs of public adapters",
      breach: .nativeAdReceived { _, entry in
        guard let text = entry.data[.starRating] else { return nil }
        return (0...5).contains(Double(text) ?? -1) ? nil : [entry.number]
      }, occasion: .always.given { entry, _ in entry.data[.starRating] != nil }),
    Rule(
      id: "extras-repeat-assets", severity: .warning, party: .adapter,
      sentence: "The extras contain an asset that Google has a field for.",
      why: "Publishers show it twice, or look for it in the wrong place.",
      fix: "Put only assets without a field into extraAssets.",
      source: "GADMediatedUnifiedNativeAd.h",
      breach: .nativeAdReceived { _, entry in
        guard let extras = entry.data[.extraAssets] else { return nil }
        return extras.all.contains { fields.contains($0.name.lowercased()) } ? [entry.number] : nil
      }, occasion: .always.given { entry, _ in entry.data[.extraAssets] != nil }),
  ]
}
