import Languages

/// Why a command does nothing for the current ad.
package enum Refusal: Equatable, Sendable {
  case orderIsForFullScreen
  case noFlags(Kind)
  /// One of SDK 7, whose impressions Google counts itself.
  case noFlagsInSDK7(Kind)
  case noAdChoices(Kind)
  case cannotScroll
  case cannotDismiss
  /// A command for lines, in a unit that has none.
  case noLines
  /// The phone shows the ad's card, since the ad itself is not up.
  case notOnPhone

  /// Ads that their network draws.
  package enum Kind: Equatable, Sendable {
    case banner, fullScreen
  }
}

extension Refusal {
  package var sentence: String {
    switch self {
    case .orderIsForFullScreen: localized("Only full-screen ads have an order of events.")
    case .noFlags(let kind):
      localized("\(kind.name) has no flags: its network always sees the user.")
    case .noFlagsInSDK7(let kind):
      localized(
        "\(kind.name) of SDK 7 has no flags: both sides see its impressions, the network its clicks."
      )
    case .noAdChoices(let kind): localized("\(kind.name) has no AdChoices icon to place.")
    case .cannotScroll: localized("\(Kind.fullScreen.name) can't be scrolled.")
    case .cannotDismiss: localized("\(Kind.fullScreen.name) can't be dismissed; it closes itself.")
    case .noLines: EmptyState.noLines.sentence
    case .notOnPhone: localized("This ad is not on the phone.")
    }
  }
}

extension Refusal.Kind {
  fileprivate var name: String {
    switch self {
    case .banner: localized("A banner")
    case .fullScreen: localized("A full-screen ad")
    }
  }
}
