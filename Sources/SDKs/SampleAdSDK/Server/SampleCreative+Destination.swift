import MediatedNetworks

extension SampleCreative {
  /// Where a click leads; an `address` replaces the network's own.
  func destination(at address: String? = nil) -> MediatedDestination {
    MediatedDestination(common.opens, store: address ?? "https://store.sample.example/app") {
      guard !common.opensBlank else { return MediatedPage(title: nil, text: nil) }
      return MediatedPage(
        title: common.texts["headline"], text: common.texts["body"],
        address: address ?? "sample.example",
        picture: scene(filling:))
    }
  }
}
