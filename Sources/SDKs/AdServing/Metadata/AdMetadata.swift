import Simulation

/// What an ad server says about a video ad.
package struct AdMetadata: Equatable, Sendable {
  /// The facts that are texts; a missing one reads as empty.
  package var texts: [Text: String] = [:]
  /// In milliseconds; ``notLinear`` for an ad that is not a linear video.
  package var creativeDuration = AdMetadata.notLinear
  /// The ads that led to this one, the innermost first; empty for an ad that was in the first
  /// answer.
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

  /// An ad that only points to another one.
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
  /// As written in the journal.
  package var facts: Fields {
    var facts = Fields(Text.allCases.map { ($0.rawValue, .string(texts[$0] ?? "")) })
    facts[Name.creativeDuration] = .int(creativeDuration)
    if !wrappers.isEmpty { facts[Name.wrappers] = .list(wrappers.map { .fields($0.facts) }) }
    return facts
  }
}

extension AdMetadata.Wrapper {
  package var texts: [(AdMetadata.Text, String)] {
    [(.adID, adID), (.adSystem, adSystem), (.creativeID, creativeID)]
  }

  fileprivate var facts: Fields { Fields(texts.map { ($0.rawValue, .string($1)) }) }
}
