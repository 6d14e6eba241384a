import AdServing
import Languages
package import Observing

/// What stands on the card of an ad that was recorded on a phone.
package enum PhoneCardText {
  /// Its format, and how far it has come.
  package static func title(_ ad: AdRecord) -> String {
    let state =
      ad.state == .onScreen ? localized("on screen") : AdCardText.words(ad.state)
    return "\(ad.format.title), \(state)"
  }

  package static var noHeadline: String { localized("no headline") }

  /// Which ad it is, and that nobody recorded how it looks.
  package static func unknown(_ ad: AdRecord) -> [String] {
    [ad.name, ad.lineAsked, localized("? not recorded how it looks")].compactMap(\.self)
  }

  package static func picture(_ size: String) -> String { localized("? picture, \(size)") }
}
