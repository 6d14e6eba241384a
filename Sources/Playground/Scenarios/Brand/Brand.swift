import Contract
package import JSON

/// Whose demo it is: names, colours and texts that take the place of a scenario's own.
package struct Brand: Equatable, Sendable {
  /// The name of the network.
  package var network: String?
  /// The name of the app with the ads.
  package var app: String?
  package var colors = Colors()
  /// The texts of every ad.
  package var texts: [Text: String] = [:]
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
      for text in Text.allCases { texts[text] = try reader.optional(text.rawValue)?.name() }
      try reader.finish()
    }
    icon = try object.optional("icon")?.name()
    try object.finish()
  }
}

extension Brand.Colors {
  fileprivate init(reading node: JSONNode) throws(JSONError) {
    var object = try node.object()
    network = try object.optional("network").map { (node) throws(JSONError) in try node.color() }
    accent = try object.optional("accent").map { (node) throws(JSONError) in try node.color() }
    try object.finish()
  }
}

extension JSONNode {
  /// One line that is not empty.
  fileprivate func name() throws(JSONError) -> String {
    let text = try string()
    guard !text.isEmpty, !text.contains(where: \.isNewline) else {
      throw refusal("a name or a text is one line, and not empty")
    }
    return text
  }
}
