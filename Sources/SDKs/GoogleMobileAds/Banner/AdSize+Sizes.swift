// The sizes a banner can have.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The usual banner.
public let AdSizeBanner = AdSize(size: CGSize(width: 320, height: 50), flags: 0)
/// Twice as high.
public let AdSizeLargeBanner = AdSize(size: CGSize(width: 320, height: 100), flags: 0)
/// A block among text.
public let AdSizeMediumRectangle = AdSize(size: CGSize(width: 300, height: 250), flags: 0)
/// For tablets.
public let AdSizeFullBanner = AdSize(size: CGSize(width: 468, height: 60), flags: 0)
/// For wide tablets.
public let AdSizeLeaderboard = AdSize(size: CGSize(width: 728, height: 90), flags: 0)
/// High and narrow; only for mediation.
public let AdSizeSkyscraper = AdSize(size: CGSize(width: 120, height: 600), flags: 0)
/// As wide as its container, and as high as it wants to be.
public let AdSizeFluid = AdSize(size: .zero, flags: AdSize.isFluid)

extension AdSize {
  /// The size is the largest allowed, not the only one.
  static let isAdaptive: UInt = 1
  static let isFluid: UInt = 2
  /// In a list that scrolls: the banner becomes as high as its ad.
  static let isInline: UInt = 4

  /// Whether the ad decides how large the banner becomes.
  var leavesChoice: Bool { flags & (Self.isFluid | Self.isInline) != 0 }

  /// Whether a banner of this size satisfies the request.
  func admits(_ found: CGSize) -> Bool {
    guard found.width > 0, found.height > 0 else { return false }
    if flags & Self.isFluid != 0 { return true }
    guard flags & Self.isAdaptive != 0 else { return found == size }
    return found.width <= size.width && found.height <= size.height
  }
}

/// A size that is not one of the constants.
public func adSizeFor(cgSize: CGSize) -> AdSize { AdSize(size: cgSize, flags: 0) }
/// The size in points.
public func cgSize(for size: AdSize) -> CGSize { size.size }

/// Whether two sizes are the same.
public func isAdSizeEqualToSize(size1: AdSize, size2: AdSize) -> Bool {
  size1.size == size2.size && size1.flags == size2.flags
}

/// Whether a banner of this size can be requested.
public func isAdSizeValid(size: AdSize) -> Bool {
  isAdSizeFluid(size: size) || (size.size.width > 0 && size.size.height > 0)
}

/// Whether the ad decides how high it is, in the width of its container.
public func isAdSizeFluid(size: AdSize) -> Bool { size.flags & AdSize.isFluid != 0 }
