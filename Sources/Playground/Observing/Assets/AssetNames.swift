import Contract

/// What a network calls the assets that it hands over, so that each stands beside Google's field.
package struct AssetNames: Equatable, Sendable {
  /// In the order in which people look for them.
  let fields: [Field]

  struct Field: Equatable, Sendable {
    let google: String
    /// The network's fields that may become it, the likeliest first.
    let network: [String]
  }

  /// Of Google's fields those that have another name at the network, each with the network's that may
  /// become it, the likeliest first.
  package init(differing: [String: [String]]) {
    fields = Self.google.map { Field(google: $0, network: differing[$0] ?? [$0]) }
  }

  /// Those of a network that nobody here knows: it may call them what Google does.
  package static let asGoogle = AssetNames(differing: [:])

  private static let google =
    TextAsset.allCases.map(\.rawValue) + ["starRating", "video", "icon", "images"]
}
