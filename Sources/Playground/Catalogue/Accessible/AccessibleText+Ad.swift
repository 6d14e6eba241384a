import Languages
package import Observing
package import Scenarios

// The ad, what covers it, and what can be done to both.
extension AccessibleText {
  // MARK: The ad

  package static func unit(_ unit: StageState.UnitState, place: Int, of count: Int) -> String {
    localized("Ad \(place) of \(count): \(choice(unit)).")
  }
  package static func choice(_ unit: StageState.UnitState) -> String {
    Spoken.list([
      localized(sentence: unit.title), unit.formatTitle, AdCardText.spoken(unit.state),
    ])
  }
  package static func line(_ label: String) -> String { localized("From the line \(label).") }
  package static func picture(_ target: Target) -> String {
    localized("\(target.title): a picture")
  }
  package static func part(_ target: Target, _ text: String) -> String {
    named(target.title, Spoken.plain(text))
  }
  package static func button(_ title: String, isEnabled: Bool) -> String {
    isEnabled ? localized("Button: \(title)") : localized("Button: \(title), not yet")
  }
  package static func adChoices(_ corner: String) -> String {
    localized("AdChoices at the \(corner).")
  }
  package static func corner(isTop: Bool, isLeft: Bool) -> String {
    switch (isTop, isLeft) {
    case (true, true): localized("top left")
    case (true, false): localized("top right")
    case (false, true): localized("bottom left")
    case (false, false): localized("bottom right")
    }
  }

  // MARK: The phone

  package static var covers: String { localized("Something covers the app now:") }
  package static var isUncovered: String { localized("The app is in front again.") }
  package static var inBackground: String { localized("The app is in the background.") }
  package static var ended: String { localized("The app has ended.") }
  package static var cameBack: String { localized("The app is back.") }
  package static var scrolledAway: String { localized("The ad is scrolled out of view.") }

  // MARK: Acts

  package static func tap(_ target: Target, _ label: String?) -> String {
    let tap = localized("Tap \(target.inSentence)")
    return label.map { named(tap, Spoken.plain($0)) } ?? tap
  }
  package static var close: String { localized("Close it") }
  package static var tryToClose: String { localized("Try to close it") }
  package static var comeBack: String { localized("Come back to the app") }
  package static var scrollBack: String { localized("Scroll the ad back into view") }
  package static var show: String { localized("Show the ad") }
  package static var load: String { localized("Request an ad and show it") }
  package static var reload: String { localized("Request a new ad") }
  package static var wait: String { localized("Let one second pass; wait 5 lets five pass") }
  package static var nextTimer: String { localized("Let time pass until the next timer") }
  package static func whoSees(_ event: CountRow.Event, now name: String?) -> String {
    let events = CountsText.plural(event)
    return name.map { localized("Switch who sees \(events), now \($0)") }
      ?? localized("Switch who sees \(events)")
  }
  package static var force: String { localized("Force an outcome") }
  package static var change: String { localized("Change prices, answers and failures") }
  package static var nextStep: String { localized("Next step") }
  package static var nextLesson: String { localized("Next lesson") }
  package static var nextTour: String { localized("Next tour") }
  package static var goBack: String { localized("Go back to before the last act") }
  package static var present: String { localized("Return to the present") }
}

extension AdCardText {
  /// How far an ad has come: `on screen`.
  fileprivate static func spoken(_ state: AdRecord.State?) -> String {
    switch state {
    case .onScreen: localized("on screen")
    case .loading: localized("loading")
    default: words(state)
    }
  }
}
