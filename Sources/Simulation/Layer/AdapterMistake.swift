/// A mistake of a network's adapter for a platform such as MAX: those of layers that it can make, and some of its
/// own.
///
/// ```
///   keepsTheDisplay, delaysTheReward, repeatsTheLoad …     as a layer's
///   inventsTheDisplay, inventsTheAd, answersALaterLoad …   an adapter's own
/// ```
package struct AdapterMistake: RawRepresentable, CaseIterable, Hashable, Sendable {
  package var rawValue: String { mistake.rawValue }
  package let mistake: LayerMistake

  private init(_ mistake: LayerMistake) { self.mistake = mistake }

  /// Nil for a word that is none.
  package init?(rawValue: String) {
    guard let known = Self.byWord[rawValue] else { return nil }
    self = known
  }

  package static let allCases = (LayerMistake.allCases.filter(\.isOfAdapters) + own).map(Self.init)

  private static let own = [
    // It says that the ad is on the screen when it is asked to show it, and not again when it is.
    LayerMistake("inventsTheDisplay", .invents, [.display]),
    // It takes the network's refusal for an ad.
    LayerMistake("inventsTheAd", .invents, [.refusal]),
    // It takes the network's ad for a refusal.
    LayerMistake("takesTheAdForTheRefusal", .takes, [.ad], for: .refusal),
    // It is gone when the network answers: nobody keeps it while it loads.
    LayerMistake("letsGoWhileLoading", .keeps, [.ad, .refusal]),
    // It keeps the network's last answer, and gives it to the next load before the network does.
    LayerMistake("answersALaterLoad", .recalls, [.ad]),
    // It tells the platform everything from a queue of its own.
    LayerMistake("callsOffMain", .strays, Set(AppNews.allCases)),
  ]

  private static let byWord = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}

extension LayerMistake {
  /// Whether it is about something that passes between an adapter and a platform. What an impression pays, the
  /// platform knows itself.
  fileprivate var isOfAdapters: Bool {
    if [.takesDragsForTaps, .inventsTheForeground].contains(self) { return false }
    // What is asked for, an adapter can invent.
    if manner == .hastens { return news.isDisjoint(with: [.ad, .display]) }
    if [.misroutes, .changes, .takes, .hoards, .denies, .throwsAt, .misplaces, .strays, .misuses]
      .contains(manner)
    {
      return false
    }
    if let call {
      return [.load, .show].contains(call) && [.keeps, .repeats, .delays].contains(manner)
    }
    return news.isDisjoint(with: [.impression, .revenue]) || news.count > 2
  }
}
