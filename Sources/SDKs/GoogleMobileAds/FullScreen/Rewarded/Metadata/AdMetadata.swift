import Simulation

/// What an ad server says of a video ad, whatever it was read from.
package struct AdMetadata: Equatable, Sendable {
  /// The facts that are texts; one that is not said is the empty text.
  package var texts: [Text: String] = [:]
  /// In milliseconds; -1 for an ad that is no linear video.
  package var creativeDuration = AdMetadata.notLinear
  /// The ads that led to this one, from the innermost outwards; none for an ad that stands in the first
  /// answer itself.
  package var wrappers: [Wrapper] = []

  package static let notLinear = -1

  package init() {}

  /// The names of the facts that are texts, as applications ask for them.
  package enum Text: String, CaseIterable, Sendable {
    case adID = "AdId"
    case adTitle = "AdTitle"
    case traffickingParameters = "TraffickingParameters"
    case dealID = "DealId"
    case adSystem = "AdSystem"
    case creativeID = "CreativeId"
    case mediaURL = "MediaURL"
  }

  /// The names of the others.
  package enum Name {
    package static let creativeDuration = "CreativeDurationMs"
    package static let wrappers = "Wrappers"
  }

  /// An ad that only says where another one is.
  package struct Wrapper: Equatable, Sendable {
    package var adID: String
    package var adSystem: String
    package var creativeID: String

    package init(adID: String = "", adSystem: String = "", creativeID: String = "") {
      self.adID = adID
      self.adSystem = adSystem
      self.creativeID = creativeID
    }
  }
}

extension AdMetadata {
  /// As the application gets it.
  var dictionary: [GADAdMetadataKey: Any] {
    var facts: [GADAdMetadataKey: Any] = [:]
    for text in Text.allCases { facts[.init(rawValue: text.rawValue)] = texts[text] ?? "" }
    facts[.init(rawValue: Name.creativeDuration)] = creativeDuration
    if !wrappers.isEmpty {
      facts[.init(rawValue: Name.wrappers)] = wrappers.map(\.dictionary)
    }
    return facts
  }

  /// As the journal has it.
  var facts: Fields {
    var facts = Fields(Text.allCases.map { ($0.rawValue, .string(texts[$0] ?? "")) })
    facts[Name.creativeDuration] = .int(creativeDuration)
    if !wrappers.isEmpty { facts[Name.wrappers] = .list(wrappers.map { .fields($0.facts) }) }
    return facts
  }
}

extension AdMetadata.Wrapper {
  private var texts: [(AdMetadata.Text, String)] {
    [(.adID, adID), (.adSystem, adSystem), (.creativeID, creativeID)]
  }

  fileprivate var dictionary: [String: String] {
    Dictionary(uniqueKeysWithValues: texts.map { ($0.rawValue, $1) })
  }

  fileprivate var facts: Fields { Fields(texts.map { ($0.rawValue, .string($1)) }) }
}
