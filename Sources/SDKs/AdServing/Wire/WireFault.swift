/// What goes wrong on the wire between Google and an adapter, or between Google and the publisher; works with
/// any adapter.
///
/// Between Google and an adapter each fault works in both directions: `dropsClicks` loses a click that Google
/// tells the adapter about, and a click that the adapter reports to Google.
package enum WireFault: String, CaseIterable, Sendable {
  case dropsClicks, repeatsClicks, delaysClicks, multipliesClicks
  case dropsImpressions, repeatsImpressions, delaysImpressions
  case dropsAnswer, repeatsAnswer, delaysAnswer
  case dropsRender, dropsUntrack
  case dropsPresent, repeatsPresent, dropsAnnouncement, dropsRefusal
  case dropsDismissal, repeatsDismissal, delaysDismissal, reordersScreens
  case dropsReward, repeatsReward, delaysReward
  case dropsSignals, repeatsSignals, delaysSignals
  case repeatsAd, delaysScreen, repeatsFailure
  case dropsPaid, repeatsPaid, delaysPaid
  /// Google does not tell the application what a platform such as MAX can keep, too.
  case keepsTheImpression, keepsTheClick, keepsTheDisplay, keepsTheClose, keepsTheReward
  case keepsTheFailure
  /// Google tells the application the same twice.
  case repeatsTheImpression, repeatsTheClick, repeatsTheDisplay, repeatsTheClose, repeatsTheReward
  /// Google tells the application nothing of an ad that it has handed over.
  case saysNothing
  /// Google does not count what the adapter has reported, or what Google has seen itself.
  case forgetsClicks, forgetsImpressions
  /// Google counts twice a click that happened once.
  case doublesClicks
  case dropsVerification, repeatsVerification, delaysVerification
  /// Google replaces a banner that nobody can see.
  case refreshesUnseen
  /// Google does not replace a banner when its time has come.
  case forgetsRefresh

  /// How it goes wrong.
  enum Manner: Equatable {
    case drops, repeats, delays, reorders
    /// Each message is passed on once more than the last.
    case multiplies
  }

  var manner: Manner { row.manner }
  /// Whether it can become more with each ad.
  package var canGrow: Bool { manner == .delays || manner == .repeats }
  /// Which kinds of messages are affected.
  package var concerns: [Crossing] { row.crossings }

  private var row: (manner: Manner, crossings: [Crossing]) {
    switch self {
    case .dropsClicks: (.drops, [.click])
    case .repeatsClicks: (.repeats, [.click])
    case .delaysClicks: (.delays, [.click])
    case .multipliesClicks: (.multiplies, [.click])
    case .dropsImpressions: (.drops, [.impression])
    case .repeatsImpressions: (.repeats, [.impression])
    case .delaysImpressions: (.delays, [.impression])
    case .dropsAnswer: (.drops, [.answer])
    case .repeatsAnswer: (.repeats, [.answer])
    // An adapter that answers gets its delegate back at once, so the request is delayed instead.
    case .delaysAnswer: (.delays, [.question])
    case .dropsRender: (.drops, [.render])
    case .dropsUntrack: (.drops, [.untrack])
    case .dropsPresent: (.drops, [.show])
    case .repeatsPresent: (.repeats, [.presentation])
    case .dropsAnnouncement: (.drops, [.presentation])
    case .dropsRefusal: (.drops, [.refusal])
    case .dropsDismissal: (.drops, [.dismissal])
    case .repeatsDismissal: (.repeats, [.dismissal])
    case .delaysDismissal: (.delays, [.dismissal])
    case .reordersScreens: (.reorders, [.dismissal])
    case .dropsReward: (.drops, [.reward])
    case .repeatsReward: (.repeats, [.reward])
    case .delaysReward: (.delays, [.reward])
    case .dropsSignals: (.drops, [.signals])
    case .repeatsSignals: (.repeats, [.signals])
    case .delaysSignals: (.delays, [.signals])
    // An application may keep its ad only if it has it before the load's end, so it can't be late.
    case .repeatsAd: (.repeats, [.handover])
    case .delaysScreen: (.delays, [.screen, .close])
    case .repeatsFailure: (.repeats, [.failure])
    case .dropsPaid: (.drops, [.paid])
    case .repeatsPaid: (.repeats, [.paid])
    case .delaysPaid: (.delays, [.paid])
    case .keepsTheImpression: (.drops, [.appImpression])
    case .keepsTheClick: (.drops, [.appClick])
    case .keepsTheDisplay: (.drops, [.screen])
    case .keepsTheClose: (.drops, [.close])
    case .keepsTheReward: (.drops, [.appReward])
    case .keepsTheFailure: (.drops, [.failure])
    case .repeatsTheImpression: (.repeats, [.appImpression])
    case .repeatsTheClick: (.repeats, [.appClick])
    case .repeatsTheDisplay: (.repeats, [.screen])
    case .repeatsTheClose: (.repeats, [.close])
    case .repeatsTheReward: (.repeats, [.appReward])
    case .saysNothing:
      (.drops, [.appImpression, .appClick, .appReward, .paid, .screen, .close, .failure])
    case .forgetsClicks: (.drops, [.clickCount, .clickSeen])
    case .forgetsImpressions: (.drops, [.impressionCount, .impressionSeen])
    case .doublesClicks: (.repeats, [.clickCount, .clickSeen])
    case .refreshesUnseen: (.drops, [.sight])
    case .forgetsRefresh: (.drops, [.refresh])
    case .dropsVerification: (.drops, [.verification])
    case .repeatsVerification: (.repeats, [.verification])
    case .delaysVerification: (.delays, [.verification])
    }
  }
}
