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
    self = try Self.settings.value(.init(), reading: try JSONReader.read(bytes))
  }
}
