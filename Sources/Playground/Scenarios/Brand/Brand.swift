import Contract
package import JSON

/// Whose demo it is: names, colours and texts that take the place of a scenario's own.
package struct Brand: Equatable, Sendable {
  /// The name of the network.
  package var network: String?
  /// The name of the app with the ads.
  package var app: String?
  package var colors = Colors()
  /// The texts of the ads, which take them in turn.
  package var texts: [Text: [String]] = [:]
  /// The icon of every ad: a letter or two, or the name of a picture.
  package var icon: String?
  /// Where that file is; only who opened the brand knows.
  package var files = FilePlaces()

  /// Colours as `0xRRGGBB`; the theme's where nil.
  package struct Colors: Equatable, Sendable {
    package var network: UInt32?
    package var accent: UInt32?

    package init(network: UInt32? = nil, accent: UInt32? = nil) {
      self.network = network
      self.accent = accent
    }
  }

  /// A text of an ad, with the word that scenarios have for it.
  package enum Text: String, CaseIterable, Sendable {
    case headline, body, callToAction, advertiser
  }

  package init() {}
}

extension Brand {
  /// The brand in a file. Unknown keys are refused.
  package init(reading bytes: [UInt8]) throws(JSONError) {
    var object = try JSONReader.read(bytes).object()
    network = try object.optional("network")?.name()
    app = try object.optional("app")?.name()
    if let node = object.optional("colors") { colors = try Colors(reading: node) }
    if let node = object.optional("texts") {
      var reader = try node.object()
      for text in Text.allCases { texts[text] = try reader.optional(text.rawValue)?.names() }
      try reader.finish()
    }
    icon = try object.optional("icon")?.name()
    try object.finish()
  }
}

extension Brand.Colors {
  fileprivate init(reading node: JSONNode) throws(JSONError) {
    var object = try node.object()
    network = try object.optional("network")?.shortColor()
    accent = try object.optional("accent")?.shortColor()
    try object.finish()
  }
}

extension JSONNode {
  fileprivate func name() throws(JSONError) -> String {
    try line("a name or a text is one line, and not empty")
  }

  /// A text, or several for the ads to take in turn.
  fileprivate func names() throws(JSONError) -> [String] {
    guard kind == .array else { return [try name()] }
    let names = try array { (node) throws(JSONError) in try node.name() }
    guard !names.isEmpty else { throw refusal("a list of texts has at least one") }
    return names
  }

  /// `#rrggbb`, or `#rgb` with each digit twice.
  fileprivate func shortColor() throws(JSONError) -> UInt32 {
    let text = try string()
    guard text.utf8.count == 4, text.hasPrefix("#"), text.dropFirst().allSatisfy(\.isHexDigit),
      let value = UInt32(text.dropFirst().map { "\($0)\($0)" }.joined(), radix: 16)
    else { return try color() }
    return value
  }
}
