extension Entry {
  /// The unit of the ad that it is about.
  package var unitOfAd: String? { ad.flatMap(AdName.unit) }
}
