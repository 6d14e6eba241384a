import JSON

extension Brand {
  static let settings = SettingTable<Brand>(
    [
      Setting("network", \.network, .name, "The name of the network"),
      Setting("app", \.app, .name, "The name of the app with the ads"),
      Setting(
        "network", \.colors.network, .shortColor, "The colour of the network", in: "colors"),
      Setting("accent", \.colors.accent, .shortColor, "The colour of what to press", in: "colors"),
    ]
      + Text.allCases.map { text in
        Setting(
          text.rawValue, \.texts[text], .names, "The \(text.rawValue) of every ad", in: "texts")
      } + [
        Setting("icon", \.icon, .name, "The icon of every ad: a letter or two, or a picture's file")
      ],
    groups: [
      ("colors", "Colours in place of the theme's."), ("texts", "The texts of the ads."),
    ])

  /// What editors are told about a brand, as a file; always the same bytes.
  package static func schema() -> [UInt8] {
    Schema.object("Whose demo it is: names, colours and texts.", settings.properties)
      .file(title: "adplay brand", definitions: [])
  }
}

extension Codec where Value == String {
  fileprivate static let name = inFile({ .text($0, pattern: Brand.line) }) {
    (node) throws(JSONError) in
    try node.name()
  }
}

extension Codec where Value == UInt32 {
  /// `#rrggbb`, or `#rgb` with each digit twice.
  fileprivate static let shortColor = inFile({
    .text($0, pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$")
  }) { (node) throws(JSONError) in try node.shortColor() }
}

extension Codec where Value == [String] {
  /// A text, or several for the ads to take in turn.
  fileprivate static let names = inFile({ summary in
    .any(
      of: [
        .text(pattern: Brand.line),
        .array("The ads take them in turn.", of: .text(pattern: Brand.line), atLeast: 1),
      ], summary)
  }) { (node) throws(JSONError) in try node.names() }
}

extension Brand {
  fileprivate static let line = "^[^\\n\\r\\u000B\\u000C\\u0085\\u2028\\u2029]+$"
}

extension JSONNode {
  fileprivate func name() throws(JSONError) -> String {
    try line("a name or a text is one line, and not empty")
  }

  fileprivate func names() throws(JSONError) -> [String] {
    guard kind == .array else { return [try name()] }
    let names = try array { (node) throws(JSONError) in try node.name() }
    guard !names.isEmpty else { throw refusal("a list of texts has at least one") }
    return names
  }

  fileprivate func shortColor() throws(JSONError) -> UInt32 {
    let text = try string()
    guard text.utf8.count == 4, text.hasPrefix("#"), text.dropFirst().allSatisfy(\.isHexDigit),
      let value = UInt32(text.dropFirst().map { "\($0)\($0)" }.joined(), radix: 16)
    else { return try color() }
    return value
  }
}
