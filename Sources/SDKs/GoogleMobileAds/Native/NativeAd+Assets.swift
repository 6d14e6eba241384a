import Simulation

extension NativeAd {
  /// The assets as the journal writes them: what is not there is left out.
  var assets: Fields {
    var fields = Fields.none
    let texts = [
      ("headline", headline), ("body", body), ("callToAction", callToAction), ("store", store),
      ("price", price), ("advertiser", advertiser), ("starRating", starRating?.stringValue),
    ]
    for (name, text) in texts { fields[name] = text.map { .string($0) } }
    fields["icon"] = icon.map { .string($0.fact) }
    fields["images"] = images.map { .list($0.map { .string($0.fact) }) }
    fields["mediaView"] = .bool(mediatedAd.mediaView != nil)
    if images?.first?.image != nil, mediatedAd.mediaContentAspectRatio == 0 {
      fields["aspectRatio"] = "unknown"
    }
    if mediaContent.hasVideoContent {
      fields["video"] = .string("\(Int(mediaContent.duration)) s")
    }
    fields["extraAssets"] = extraAssets.flatMap { extras in
      let named = extras.sorted { $0.key < $1.key }.map {
        ($0.key, Fields.Value.string("\($0.value)"))
      }
      return named.isEmpty ? nil : .fields(Fields(named))
    }
    return fields
  }
}

extension NativeAdImage {
  /// What is known of the picture: its size in points and its scale, or where it can be had.
  fileprivate var fact: String {
    let scaled = "@\(Int(scale))x"
    guard let image else { return "\(imageURL?.absoluteString ?? "nothing") \(scaled)" }
    return "\(Int(image.size.width))×\(Int(image.size.height)) \(scaled)"
  }
}
