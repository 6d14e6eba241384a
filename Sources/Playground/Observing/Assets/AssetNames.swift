import Contract

/// What a network calls the assets it hands over, so that each can be shown beside Google's field.
package struct AssetNames: Equatable, Sendable {
  /// In a sensible reading order.
  let fields: [Field]

  struct Field: Equatable, Sendable {
    let google: String
    /// The network's fields that may become it, most likely first.
    let network: [String]
  }

  /// Google's fields that have another name at the network, each with the network's fields that may
  /// become it, most likely first.
  package init(differing: [String: [String]]) {
    fields = Self.google.map { Field(google: $0, network: differing[$0] ?? [$0]) }
  }

  /// Google's name for one of the fields that a network hands over; nil if it has none, or the same, or if
  /// another of them is more likely to become that field.
  package func nameAtGoogle(of field: String, among all: [String]) -> String? {
    fields.first { $0.google != field && $0.network.first(where: all.contains) == field }?.google
  }

  /// For an unknown network, which may use Google's names.
  package static let asGoogle = AssetNames(differing: [:])

  private static let google =
    TextAsset.allCases.map(\.rawValue) + ["starRating", "video", "icon", "images"]
}
