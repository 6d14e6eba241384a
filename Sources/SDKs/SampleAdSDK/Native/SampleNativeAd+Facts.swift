import Simulation

extension SampleNativeAd {
  /// The fields of the ad as the journal writes them, without missing ones.
  var facts: Fields {
    var fields = Fields.none
    // The format goes without saying for a native ad.
    if format != .native { fields[.format] = format.rawValue }
    if let kind { fields[.kind] = kind.rawValue }
    let more: [(name: String, text: String?)] = [
      ("starRating", starRating?.stringValue), ("degreeOfAwesomeness", degreeOfAwesomeness),
      ("iconURL", iconURL), ("imageURL", imageURL),
    ]
    for (name, text) in texts + more { fields[name] = text.map { .string($0) } }
    fields[.icon] = icon?.fact
    fields[.image] = image?.fact
    fields[.moreImages] = moreImages.isEmpty ? nil : moreImages.count
    fields[.networkMediaView] = hasVideo ? "\(Int(mediaView.duration.plausible)) s" : nil
    fields[.adChoicesImageURL] = adChoicesImageURL
    // A network with a view of its own opens it itself.
    fields[.adChoicesLinkURL] = adChoicesImageURL == nil ? nil : adChoicesLinkURL
    fields.set(extras.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
    return fields
  }
}

extension UIImage {
  fileprivate var fact: String { "\(size.inWholePoints) @\(Int(scale))x" }
}
