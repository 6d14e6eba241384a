import AdServing

extension AdMetadata {
  /// The form the application gets.
  var dictionary: [GADAdMetadataKey: Any] {
    var facts: [GADAdMetadataKey: Any] = [:]
    for text in Text.allCases { facts[.init(rawValue: text.rawValue)] = texts[text] ?? "" }
    facts[.init(rawValue: Name.creativeDuration)] = creativeDuration
    if !wrappers.isEmpty {
      facts[.init(rawValue: Name.wrappers)] = wrappers.map(\.dictionary)
    }
    return facts
  }
}

extension AdMetadata.Wrapper {
  fileprivate var dictionary: [String: String] {
    Dictionary(uniqueKeysWithValues: texts.map { ($0.rawValue, $1) })
  }
}
