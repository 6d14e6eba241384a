import AdServing

/// What the sources of an adapter say of themselves, as far as it can be seen without a compiler.
struct SourceSurvey {
  /// The modules that are imported, except where a file asks first whether they can be.
  private(set) var imports: Set<String> = []
  /// The classes that are adapters, in the order of the files.
  private(set) var adapters: [String] = []
  /// The formats that are loaded.
  private(set) var formats: [UnitFormat] = []

  init(_ sources: [String]) {
    let files = sources.map { SourceToken.all(in: $0) }
    var optional: Set<String> = []
    var parents: [(type: String, parents: [String])] = []
    for tokens in files {
      imports.formUnion(Self.imports(tokens))
      optional.formUnion(Self.words(after: "canImport", tokens, skipping: 1))
      parents += Self.parents(tokens)
    }
    imports.subtract(optional)
    adapters = Self.adapters(parents)
    let methods = Set(files.flatMap { Self.words(after: "func", $0, skipping: 0) })
    formats = UnitFormat.allCases.filter { methods.contains($0.load) }
  }

  private static func words(
    after word: String, _ tokens: [SourceToken], skipping count: Int
  ) -> [String] {
    tokens.indices.compactMap { index in
      let next = index + 1 + count
      guard tokens[index].text == word, tokens.indices.contains(next) else { return nil }
      return String(tokens[next].text)
    }
  }

  /// `import class Module.Name` names a module as well.
  private static func imports(_ tokens: [SourceToken]) -> [String] {
    let kinds: Set = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    return tokens.indices.compactMap { index in
      guard tokens[index].text == "import" else { return nil }
      let rest = tokens[(index + 1)...].drop { kinds.contains(String($0.text)) }
      return rest.first.map { String($0.text) }
    }
  }

  /// What each class or extension says it is.
  private static func parents(_ tokens: [SourceToken]) -> [(type: String, parents: [String])] {
    tokens.indices.compactMap { index in
      guard tokens[index].text == "class" || tokens[index].text == "extension",
        tokens.indices.contains(index + 2), tokens[index + 1].isWord,
        tokens[index + 2].text == ":"
      else { return nil }
      let list = tokens[(index + 3)...].prefix { $0.text != "{" && $0.text != "where" }
      return (String(tokens[index + 1].text), list.filter(\.isWord).map { String($0.text) })
    }
  }

  /// Those that conform themselves, and their subclasses.
  private static func adapters(_ parents: [(type: String, parents: [String])]) -> [String] {
    var known: Set = ["MediationAdapter", "GADMediationAdapter", "RTBAdapter", "GADRTBAdapter"]
    var found: [String] = []
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (type, parents) in parents where !known.contains(type) && !known.isDisjoint(with: parents)
      {
        known.insert(type)
        found.append(type)
        isGrowing = true
      }
    }
    return found
  }
}

extension UnitFormat {
  /// The method of an adapter that loads it.
  fileprivate var load: String {
    switch self {
    case .native: "loadNativeAd"
    case .banner: "loadBanner"
    case .interstitial: "loadInterstitial"
    case .rewarded: "loadRewardedAd"
    case .rewardedInterstitial: "loadRewardedInterstitialAd"
    case .appOpen: "loadAppOpenAd"
    }
  }
}
