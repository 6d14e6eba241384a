// Sizes as objects, as lists of sizes want them, and the choice among such a list.

/// A size as an object.
public func nsValue(for size: AdSize) -> NSValue {
  var size = size
  return AdSizeValue(bytes: &size, objCType: "{GADAdSize={CGSize=dd}Q}")
}

/// The size in an object of ``nsValue(for:)``; ``AdSizeInvalid`` from any other.
public func adSizeFor(nsValue value: NSValue) -> AdSize {
  (value as? AdSizeValue)?.size ?? AdSizeInvalid
}

/// As in `320x50`, with what it adapts to.
public func string(for size: AdSize) -> String {
  if size.flags & AdSize.isFluid != 0 { return "Fluid" }
  let points = "\(Int(size.size.width.plausible))x\(Int(size.size.height.plausible))"
  return size.flags & AdSize.isAdaptive != 0 ? "\(points) adaptive" : points
}

/// The largest of the sizes that fits into the original and is not much smaller: at least half as
/// wide and seven tenths as high. ``AdSizeInvalid`` if there is none.
public func closestValidSizeForAdSizes(original: AdSize, possibleAdSizes: [NSValue]) -> AdSize {
  let fitting = possibleAdSizes.map(adSizeFor(nsValue:)).filter {
    isAdSizeValid(size: $0) && original.isReplaceable(by: $0.size)
  }
  return fitting.max { $0.size.area < $1.size.area } ?? AdSizeInvalid
}

extension AdSize {
  /// Whether a banner of this size does not look lost in the room for the original.
  fileprivate func isReplaceable(by found: CGSize) -> Bool {
    if flags & Self.isFluid != 0 { return true }
    guard found.width <= size.width, found.width >= size.width / 2 else { return false }
    // An inline banner's height is only a limit.
    if flags & Self.isInline != 0 { return size.height == 0 || found.height <= size.height }
    return found.height <= size.height && found.height >= size.height * 0.7
  }
}

extension CGSize {
  fileprivate var area: CGFloat { width * height }
}

/// Without Objective-C a value has to be a class of its own; like every value it never changes, which
/// the compiler cannot see in a class that inherits that promise.
private final class AdSizeValue: NSValue, @unchecked Sendable {
  let size: AdSize

  required init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<Int8>) {
    size = value.load(as: AdSize.self)
    super.init()
  }

  /// A size cannot be archived.
  required init?(coder: NSCoder) { nil }

  override func isEqual(_ other: Any?) -> Bool {
    (other as? AdSizeValue).map { isAdSizeEqualToSize(size1: size, size2: $0.size) } ?? false
  }

  override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.size.width)
    hasher.combine(size.size.height)
    hasher.combine(size.flags)
    return hasher.finalize()
  }
}
