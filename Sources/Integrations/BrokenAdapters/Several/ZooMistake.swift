/// A mistake of ``ZooSeveralCustomEvent``, called after the adapter of the zoo that makes it alone.
enum ZooMistake: String, Sendable {
  case leavesPicturesBehind, mistakesAddressesForPaths
  case watchesTheWholeView, keepsTheView
  case forgetsItsImpression, forgetsItsClicks
  case echoesImpressions, echoesClicks
  case neverReportsImpressions, neverReportsClicks

  /// The mistakes that a setting names.
  static func all(in setting: String?) -> Set<ZooMistake> {
    let words = setting?.split(separator: ",").map { $0.filter { $0 != " " } } ?? []
    return Set(words.compactMap(ZooMistake.init))
  }
}
