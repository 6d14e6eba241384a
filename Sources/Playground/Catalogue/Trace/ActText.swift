import Languages
import Scenarios
package import Simulation

/// What the user did, as the heading of all that followed.
package enum ActText {
  /// `label` is the text that was tapped, if it is known; an act in vain found nothing to close.
  package static func sentence(
    _ entry: Entry, label: String?, isInVain: Bool = false
  ) -> String {
    guard let action = Action(entry) else { return localized("you did \(InputWords.of(entry))") }
    return switch action {
    case .load(let unit), .request(let unit): localized("you requested an ad for \(unit)")
    case .show(let unit, nil): localized("you showed the ad for \(unit)")
    case .show(let unit, let placement?): localized("you showed the ad for \(unit) at \(placement)")
    case .dismiss(let unit): localized("you took the ad for \(unit) off the screen")
    case .visible(true): localized("you scrolled the ad back into view")
    case .visible(false): localized("you scrolled the ad out of view")
    case .tap(let target, _): localized("you tapped \(label ?? target.inSentence)")
    case .close where isInVain: localized("you tried to close it; there was no way to")
    case .close: localized("you tapped Close")
    case .forceClose: localized("you forced it closed")
    case .background: localized("you left the app")
    case .foreground: localized("you came back to the app")
    case .advance(let duration):
      localized("you waited \(InputWords.duration(duration.wholeMilliseconds))")
    case .nextTimer: localized("you skipped to the next timer")
    case .changeAdInfo(let place, let price):
      localized("you made the ad of \(place.slot) worth \(price.text)")
    case .expire(let place): localized("you let the ad of \(place.slot) grow too old")
    case .order(.dispose, let unit): localized("you had the app let go of \(unit)")
    case .order(.forceLoad, let unit):
      localized("you requested an ad for \(unit) without waiting for a retry")
    case .order(.stopRefresh, let unit): localized("you stopped the refreshing of \(unit)")
    case .order(.startRefresh, let unit): localized("you let \(unit) be refreshed again")
    case .becomeActive: localized("you left the app and came back")
    case .vip(let isVIP):
      isVIP ? localized("you became a VIP") : localized("you are no VIP any more")
    case .set: ChangeText.sentence(entry.data) ?? localized("you \(InputWords.of(entry))")
    }
  }
}
