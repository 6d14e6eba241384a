extension MediatedAdBridge {
  /// Why an ad is refused where these formats were asked for; nil if it may be shown. Today's native
  /// ads are in no particular format.
  func refusal(for wanted: [AdLoaderAdType]) -> String? {
    guard let format = adTypes.first else {
      return "\(type(of: mediatedAd)) is neither a content ad nor an app install ad"
    }
    guard !wanted.contains(.native), !adTypes.contains(where: wanted.contains) else { return nil }
    return "the ad is in a format that was not asked for: \(format.legacyWord ?? format.rawValue)"
  }
}

extension AdLoaderAdType {
  /// A scenario's word for a format of SDK 7; nil for today's.
  var legacyWord: String? {
    switch self {
    case .nativeContent: "content"
    case .nativeAppInstall: "appInstall"
    default: nil
    }
  }
}

extension [AdLoaderAdType] {
  /// Scenarios' words for the formats of SDK 7; nil if there are none among these.
  var legacyWords: [String]? {
    // Alone that is what today's SDK asks for.
    guard self != [.native] else { return nil }
    let words = compactMap { $0 == .native ? "unified" : $0.legacyWord }
    return words.isEmpty ? nil : words
  }
}
