public import Foundation

// The sizes' functions as older code spells them.

/// See ``adSizeFor(cgSize:)``.
public func GADAdSizeFromCGSize(_ size: CGSize) -> AdSize { adSizeFor(cgSize: size) }

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
