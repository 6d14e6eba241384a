import Contract
package import Scenarios
package import Simulation

/// What the user did, as the heading of all that followed.
package enum ActText {
  /// `label` is the text that was tapped, if it is known; an act in vain found nothing to close.
  package static func sentence(
    _ entry: Entry, label: String?, isInVain: Bool = false
  ) -> String {
    guard let action = Action(entry) else { return "you did \(InputWords.of(entry))" }
    return switch action {
    case .load(let unit), .request(let unit): "you requested an ad for \(unit)"
    case .show(let unit, nil): "you showed the ad for \(unit)"
    case .show(let unit, let placement?): "you showed the ad for \(unit) at \(placement)"
    case .dismiss(let unit): "you took the ad for \(unit) off the screen"
    case .visible(true): "you scrolled the ad back into view"
    case .visible(false): "you scrolled the ad out of view"
    case .tap(let target, _): "you tapped \(label ?? target.inSentence)"
    case .close where isInVain: "you tried to close it; there was no way to"
    case .close: "you tapped Close"
    case .forceClose: "you forced it closed"
    case .background: "you left the app"
    case .foreground: "you came back to the app"
    case .advance(let duration): "you waited \(InputWords.duration(duration.wholeMilliseconds))"
    case .nextTimer: "you skipped to the next timer"
    case .changeAdInfo(let place, let price): "you made the ad of \(place.slot) worth \(price.text)"
    case .expire(let place): "you let the ad of \(place.slot) grow too old"
    case .dispose(let unit): "you had the app let go of \(unit)"
    case .forceLoad(let unit): "you requested an ad for \(unit), whether or not there is one"
    case .becomeActive: "you left the app and came back"
    case .vip(let isVIP): isVIP ? "you became a VIP" : "you are no VIP any more"
    case .set: ChangeText.sentence(entry.data) ?? "you \(InputWords.of(entry))"
    }
  }
}

extension Target {
  /// Its name within a sentence.
  package var inSentence: String {
    switch self {
    case .text(.callToAction): "the button"
    case .text(let text): "the \(text.rawValue)"
    case .part(.adChoices): "AdChoices"
    case .part(.starRating): "the stars"
    case .part(.learnMore): "Learn more"
    case .part(.skip): "Skip"
    case .part(.keepWatching): "Keep watching"
    case .part(.close): "Close"
    case .part(.play), .part(.mute): "\(rawValue)"
    case .part(let part): "the \(part.rawValue)"
    }
  }
}
