public import Foundation

// The sizes and their functions as older code spells them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// See ``AdSizeBanner``.
public let GADAdSizeBanner = AdSizeBanner
/// See ``AdSizeLargeBanner``.
public let GADAdSizeLargeBanner = AdSizeLargeBanner
/// See ``AdSizeMediumRectangle``.
public let GADAdSizeMediumRectangle = AdSizeMediumRectangle
/// See ``AdSizeFullBanner``.
public let GADAdSizeFullBanner = AdSizeFullBanner
/// See ``AdSizeLeaderboard``.
public let GADAdSizeLeaderboard = AdSizeLeaderboard
/// See ``AdSizeSkyscraper``.
public let GADAdSizeSkyscraper = AdSizeSkyscraper
/// See ``AdSizeFluid``.
public let GADAdSizeFluid = AdSizeFluid

// Those of SDK 7.

/// See ``AdSizeBanner``.
public let kGADAdSizeBanner = AdSizeBanner
/// See ``AdSizeLargeBanner``.
public let kGADAdSizeLargeBanner = AdSizeLargeBanner
/// See ``AdSizeMediumRectangle``.
public let kGADAdSizeMediumRectangle = AdSizeMediumRectangle
/// See ``AdSizeFullBanner``.
public let kGADAdSizeFullBanner = AdSizeFullBanner
/// See ``AdSizeLeaderboard``.
public let kGADAdSizeLeaderboard = AdSizeLeaderboard
/// See ``AdSizeSkyscraper``.
public let kGADAdSizeSkyscraper = AdSizeSkyscraper
/// See ``AdSizeFluid``.
public let kGADAdSizeFluid = AdSizeFluid

/// See ``adSizeFor(cgSize:)``.
public func GADAdSizeFromCGSize(_ size: CGSize) -> AdSize { adSizeFor(cgSize: size) }

/// See ``cgSize(for:)``.
public func CGSizeFromGADAdSize(_ size: AdSize) -> CGSize { cgSize(for: size) }

/// See ``isAdSizeEqualToSize(size1:size2:)``.
public func GADAdSizeEqualToSize(_ size1: AdSize, _ size2: AdSize) -> Bool {
  isAdSizeEqualToSize(size1: size1, size2: size2)
}

/// See ``isAdSizeValid(size:)``.
public func IsGADAdSizeValid(_ size: AdSize) -> Bool { isAdSizeValid(size: size) }
/// See ``isAdSizeFluid(size:)``.
public func GADAdSizeIsFluid(_ size: AdSize) -> Bool { isAdSizeFluid(size: size) }

/// See ``nsValue(for:)``.
public func NSValueFromGADAdSize(_ size: AdSize) -> NSValue { nsValue(for: size) }

/// See ``closestValidSizeForAdSizes(original:possibleAdSizes:)``.
public func GADClosestValidSizeForAdSizes(_ original: AdSize, _ possible: [NSValue]) -> AdSize {
  closestValidSizeForAdSizes(original: original, possibleAdSizes: possible)
}
