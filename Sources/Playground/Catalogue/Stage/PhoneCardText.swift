import AdServing
import Languages
package import Observing
import Scenarios

/// What stands on the card of an ad that was recorded on a phone.
package enum PhoneCardText {
  /// Its format, and how far it has come.
  package static func title(_ ad: AdRecord) -> String {
    "\(formatTitle(ad.format, isKnown: !ad.unknown.contains(.format))), \(state(ad))"
  }

  /// Who does not record views does not know whether one is still there.
  private static func state(_ ad: AdRecord) -> String {
    switch ad.state {
    case .onScreen where ad.unknown.contains(.showing): localized("was on screen")
    case .onScreen: localized("on screen")
    case .loading where ad.unknown.contains(.future): localized("no answer recorded")
    case .loaded where ad.unknown.contains(.showing) && !ad.format.isFullScreen:
      localized("loaded, ? shown")
    default: AdCardText.words(ad.state)
    }
  }

  static func formatTitle(_ format: Scenario.Format, isKnown: Bool) -> String {
    isKnown ? format.title : localized("unknown format")
  }

  package static var noHeadline: String { localized("no headline") }

  /// Which ad it is, and that nobody recorded how it looks.
  package static func unknown(_ ad: AdRecord) -> [String] {
    [ad.name, ad.lineAsked, localized("? not recorded how it looks")].compactMap(\.self)
  }

  package static func picture(_ size: String) -> String { localized("? picture, \(size)") }
}

extension StageState.UnitState {
  /// What its ads are, where that is known.
  package var formatTitle: String {
    PhoneCardText.formatTitle(format, isKnown: isFormatKnown)
  }
}
