import AdServing

extension GADAdMetadataKey {
  /// The key of a fact that is a text.
  package init(_ text: AdMetadata.Text) { self.init(rawValue: text.rawValue) }
}

extension AdMetadata {
  /// The form the application gets.
  var dictionary: [GADAdMetadataKey: Any] {
    var facts: [GADAdMetadataKey: Any] = [:]
    for text in Text.allCases { facts[.init(text)] = texts[text] ?? "" }
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
