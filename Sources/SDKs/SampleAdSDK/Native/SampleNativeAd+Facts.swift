import Simulation

extension SampleNativeAd {
  /// The fields of the ad as the journal writes them, without missing ones.
  var facts: Fields {
    var fields = Fields.none
    // The format goes without saying for a native ad.
    if format != .native { fields["format"] = .string(format.rawValue) }
    if let kind { fields["kind"] = .string(kind.rawValue) }
    let more: [(name: String, text: String?)] = [
      ("starRating", starRating?.stringValue), ("degreeOfAwesomeness", degreeOfAwesomeness),
      ("iconURL", iconURL), ("imageURL", imageURL),
    ]
    for (name, text) in texts + more { fields[name] = text.map { .string($0) } }
    fields["icon"] = icon.map { .string($0.fact) }
    fields["image"] = image.map { .string($0.fact) }
    fields["moreImages"] = moreImages.isEmpty ? nil : .int(moreImages.count)
    fields["mediaView"] = hasVideo ? .string("\(Int(mediaView.duration.plausible)) s") : nil
    fields["adChoicesImageURL"] = adChoicesImageURL.map { .string($0) }
    fields.set(extras.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
    return fields
  }
}

extension UIImage {
  fileprivate var fact: String { "\(size.inWholePoints) @\(Int(scale))x" }
}
