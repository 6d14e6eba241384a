package import AdServing

/// What the sources of an adapter say of themselves, as far as it can be seen without a compiler.
package struct SourceSurvey {
  /// The modules that are imported, except where a file asks first whether they can be.
  package private(set) var imports: Set<String> = []
  /// The names of all functions that are called.
  package private(set) var calls: Set<String> = []
  /// The names of all types, with or without others around them.
  private(set) var types: Set<String> = []
  /// The classes that are adapters, in the order of the files.
  package private(set) var adapters: [String] = []
  /// The classes that are custom events of SDK 7.
  package private(set) var customEvents: [String] = []
  /// The adapters whose class is below another one of them.
  package private(set) var subclasses: [String] = []
  /// The formats that each class loads by itself.
  private var loads: [String: Set<UnitFormat>] = [:]
  private var parents: [String: [String]] = [:]
  /// The formats that are loaded.
  package private(set) var formats: [UnitFormat] = []

  init(_ sources: [String]) {
    let files = sources.map { SourceToken.all(in: $0) }
    var optional: Set<String> = []
    var parents: [(type: String, parents: [String])] = []
    for tokens in files {
      imports.formUnion(Self.imports(tokens))
      optional.formUnion(Self.words(after: "canImport", tokens, skipping: 1))
      parents += Self.parents(tokens)
      types.formUnion(Self.types(tokens))
      calls.formUnion(Self.calls(tokens))
    }
    imports.subtract(optional)
    adapters = Self.adapters(parents)
    self.parents = Dictionary(parents.map { ($0.type, $0.parents) }, uniquingKeysWith: +)
    // A class of the sources' own may have the name of Google's protocol.
    let above = Set(adapters).union(types.intersection(Self.protocols))
    subclasses = adapters.filter { type in
      self.parents[type]?.contains(where: above.contains) == true
    }
    for tokens in files {
      for (type, method) in Self.methods(tokens) {
        for format in UnitFormat.allCases where format.load == method {
          loads[type, default: []].insert(format)
        }
      }
    }
    for (type, parents) in parents where !adapters.contains(type) {
      for format in parents.compactMap({ Self.eventFormats[$0] }) {
        loads[type, default: []].insert(format)
        if !customEvents.contains(type) { customEvents.append(type) }
      }
    }
    let methods = Set(files.flatMap { Self.words(after: "func", $0, skipping: 0) })
    formats = UnitFormat.allCases.filter { format in
      methods.contains(format.load)
        || customEvents.contains { loads[$0]?.contains(format) == true }
    }
  }

  private static let eventFormats: [String: UnitFormat] = [
    "GADCustomEventBanner": .banner, "GADCustomEventInterstitial": .interstitial,
    "GADCustomEventNativeAd": .native,
  ]

  /// The formats of an adapter, with those of the classes above it; all where none can be seen.
  package func formats(of adapter: String) -> [UnitFormat] {
    guard (adapters + customEvents).contains(where: { loads[$0] != nil }) else { return formats }
    return formats.filter(allLoads(of: adapter, depth: 0).contains)
  }

  /// A class cannot be above itself, but a source that does not compile may say so.
  private func allLoads(of type: String, depth: Int) -> Set<UnitFormat> {
    guard depth < 10 else { return [] }
    let above = parents[type]?.filter(adapters.contains) ?? []
    return above.reduce(loads[type] ?? []) { $0.union(allLoads(of: $1, depth: depth + 1)) }
  }

  /// The functions, each with the type that it stands in.
  private static func methods(_ tokens: [SourceToken]) -> [(type: String, name: String)] {
    var found: [(type: String, name: String)] = []
    walk(tokens) { index, outer in
      guard tokens[index].text == "func", !outer.isEmpty, tokens.indices.contains(index + 1) else {
        return
      }
      found.append((outer.joined(separator: "."), String(tokens[index + 1].text)))
    }
    return found
  }

  /// Goes over the tokens, each with the names of the types around it.
  private static func walk(
    _ tokens: [SourceToken], _ visit: (_ index: Int, _ outer: [String]) -> Void
  ) {
    var outer: [(name: String, depth: Int)] = []
    var (depth, name): (Int, String?) = (0, nil)
    for index in tokens.indices {
      visit(index, outer.map(\.name))
      switch tokens[index].text {
      case "{":
        if let inner = name { outer.append((inner, depth)) }
        name = nil
        depth += 1
      case "}":
        depth -= 1
        if outer.last?.depth == depth { outer.removeLast() }
      case let kind where kinds.contains(String(kind)):
        if let inner = declared(at: index, tokens) {
          name = isPrivate(index, tokens) ? hidden : inner
        }
      default: break
      }
    }
  }

  private static func calls(_ tokens: [SourceToken]) -> [String] {
    tokens.indices.dropFirst().dropLast().compactMap { index in
      tokens[index + 1].text == "(" && tokens[index - 1].text != "func"
        ? String(tokens[index].text) : nil
    }
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

  /// The parents of each class or extension. A class in another type has that one's name in front,
  /// and one that is private to its file can be named nowhere else.
  private static func parents(_ tokens: [SourceToken]) -> [(type: String, parents: [String])] {
    var found: [(type: String, parents: [String])] = []
    walk(tokens) { index, outer in
      guard ["class", "extension"].contains(tokens[index].text),
        let inner = declared(at: index, tokens), !isPrivate(index, tokens), !outer.contains(hidden)
      else { return }
      let parents = inherited(after: index, inner, tokens)
      if !parents.isEmpty { found.append(((outer + [inner]).joined(separator: "."), parents)) }
    }
    return found
  }

  private static func types(_ tokens: [SourceToken]) -> [String] {
    tokens.indices.compactMap { index in
      let kind = String(tokens[index].text)
      guard kind != "extension", kinds.contains(kind) || kind == "typealias" else { return nil }
      return declared(at: index, tokens)
    }
  }

  private static let kinds: Set = ["class", "struct", "enum", "extension", "actor", "protocol"]
  /// In place of a name that cannot be used elsewhere.
  private static let hidden = "-"

  /// The name of a type that is declared here, with those around it; nil for `class func` and `.class`.
  private static func declared(at index: Int, _ tokens: [SourceToken]) -> String? {
    guard tokens.indices.contains(index + 1), tokens[index + 1].isWord,
      !["func", "var", "let", "subscript"].contains(tokens[index + 1].text),
      index == 0 || tokens[index - 1].text != "."
    else { return nil }
    var name = String(tokens[index + 1].text)
    var next = index + 2
    while tokens.indices.contains(next + 1), tokens[next].text == ".", tokens[next + 1].isWord {
      name += ".\(tokens[next + 1].text)"
      next += 2
    }
    return name
  }

  private static func isPrivate(_ index: Int, _ tokens: [SourceToken]) -> Bool {
    let modifiers = tokens[..<index].reversed().prefix {
      SourceStripper.modifiers.contains(String($0.text))
    }
    return modifiers.contains { $0.text == "private" || $0.text == "fileprivate" }
  }

  private static func inherited(
    after index: Int, _ name: String, _ tokens: [SourceToken]
  ) -> [String] {
    let colon = index + 2 + 2 * name.count { $0 == "." }
    guard tokens.indices.contains(colon), tokens[colon].text == ":" else { return [] }
    let list = tokens[(colon + 1)...].prefix { $0.text != "{" && $0.text != "where" }
    return list.indices.filter { list[$0].isWord }.map { index in
      let isGoogles =
        tokens[index - 1].text == "." && tokens[index - 2].text == String(google.dropLast())
      return (isGoogles ? google : "") + tokens[index].text
    }
  }

  private static let google = "GoogleMobileAds."
  private static let protocols: Set = [
    "MediationAdapter", "GADMediationAdapter", "RTBAdapter", "GADRTBAdapter",
  ]

  /// Those that conform themselves, and their subclasses.
  private static func adapters(_ parents: [(type: String, parents: [String])]) -> [String] {
    var known = protocols.union(protocols.map { google + $0 })
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
  var load: String {
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
