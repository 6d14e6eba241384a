/// What a network calls the assets that it hands over, so that each stands beside Google's field.
package struct AssetNames: Equatable, Sendable {
  /// In the order in which people look for them.
  let fields: [Field]

  struct Field: Equatable, Sendable {
    let google: String
    /// The network's fields that may become it, the likeliest first.
    let network: [String]
  }

  /// Google's fields, each with the network's that may become it, the likeliest first.
  package init(_ fields: [(google: String, network: [String])]) {
    self.fields = fields.map { Field(google: $0.google, network: $0.network) }
  }

  /// Those of a network that nobody here knows: it may call them what Google does.
  package static let asGoogle = AssetNames(
    [
      "headline", "body", "callToAction", "advertiser", "store", "price", "starRating", "video",
      "icon", "images",
    ].map { ($0, [$0]) })
}
