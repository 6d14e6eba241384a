import Simulation

extension NativeAd {
  /// The assets as the journal writes them, without missing ones.
  var assets: Fields {
    var fields = Fields.none
    for (name, text) in texts { fields[name] = text.map { .string($0) } }
    fields[.starRating] = starRating?.stringValue
    fields[.icon] = icon?.fact
    fields[.images] = images?.map(\.fact)
    fields[.mediaView] = mediatedAd.mediaView != nil
    if images?.first?.image != nil, mediaContent.isRatioSaid, mediaContent.aspectRatio == 0 {
      fields[.aspectRatio] = "unknown"
    }
    if mediaContent.hasVideoContent {
      fields[.video] = "\(Int(mediaContent.duration)) s"
    }
    let extras = extraAssets?.mapValues { Self.words(for: $0) } ?? [:]
    fields[.extraAssets] = extras.isEmpty ? nil : Fields(extras)
    return fields
  }

  /// Texts and numbers as they are, collections in a fixed order, and of anything else only the
  /// type: an object describes itself with its address, which differs in every run.
  private static func words(for extra: Any, depth: Int = 0) -> String {
    // Collections may be nested without end.
    guard depth < 10 else { return "…" }
    func words(_ extra: Any) -> String { Self.words(for: extra, depth: depth + 1) }
    return switch extra {
    // First, since it is the usual one and needs no search for a protocol.
    case let text as String: text
    case let plain as any LosslessStringConvertible: plain.description
    case let number as NSNumber: number.stringValue
    case let url as URL: url.onPhone
    case let list as [Any]: "[\(list.map(words).joined(separator: ", "))]"
    case let extras as [String: Any]:
      "[\(extras.sorted { $0.key < $1.key }.map { "\($0.key): \(words($0.value))" }.joined(separator: ", "))]"
    default: "\(type(of: extra))"
    }
  }
}

extension NativeAdImage {
  /// What is known about the picture: its size in points and its scale, or where to get it.
  fileprivate var fact: String {
    let scaled = "@\(Int(scale))x"
    guard let image else { return "\(imageURL?.onPhone ?? "nothing") \(scaled)" }
    return "\(image.size.inWholePoints) \(scaled)"
  }
}
