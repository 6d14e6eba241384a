import AdServing

/// A heading of the list of what can be forced: which part of an ad's way a force changes.
package enum ForceGroup: CaseIterable, Sendable {
  case ad, answer, adapter
  /// What comes before an auction.
  case signals
  /// What crosses the wire between Google and the adapter.
  case countsOnWire, answerOnWire, viewOnWire
  /// What Google tells the application, or its server.
  case toPublisher
  case screen
  /// How the network plays a VAST document.
  case player
  /// By which rule the network counts.
  case counting
  case nothing
  case loading, application, platform, setUp, show, server, controller, wrapper
}

extension Force {
  package var group: ForceGroup {
    switch self {
    case .outcome(.noSuchClass): .adapter
    case .outcome(.noSignals), .outcome(.signalsNeverCome): .signals
    case .outcome, .slow, .answer, .unknownUnit, .latency: .answer
    case .fault(let fault): fault.group
    case .showing: .screen
    case .player: .player
    case .counts: .counting
    case .nothing: .nothing
    case .dearer, .cheaper, .infoChanges, .expires: .ad
    case .adShowing, .order, .capped, .showsAt, .waits: .show
    case .server: .server
    case .units, .asksUnstarted, .controller: .controller
    case .retries, .loadsNext: .loading
    case .forcesLoad, .becomesActive, .isVIP: .application
    case .flaw: .setUp
    case .mistake: .platform
    case .wrapper: .wrapper
    }
  }
}

extension WireFault {
  fileprivate var group: ForceGroup {
    switch self {
    case .dropsClicks, .repeatsClicks, .delaysClicks, .multipliesClicks, .dropsImpressions,
      .repeatsImpressions,
      .delaysImpressions, .dropsReward, .repeatsReward, .delaysReward:
      .countsOnWire
    case .dropsSignals, .repeatsSignals, .delaysSignals: .signals
    case .dropsAnswer, .repeatsAnswer, .delaysAnswer: .answerOnWire
    case .dropsRender, .dropsUntrack, .dropsPresent, .repeatsPresent, .dropsAnnouncement,
      .dropsRefusal, .dropsDismissal, .repeatsDismissal, .delaysDismissal, .reordersScreens:
      .viewOnWire
    case .repeatsAd, .delaysScreen, .repeatsFailure, .dropsPaid, .repeatsPaid, .delaysPaid,
      .keepsTheImpression, .keepsTheClick, .keepsTheDisplay, .keepsTheClose, .keepsTheReward,
      .keepsTheFailure, .repeatsTheImpression, .repeatsTheClick, .repeatsTheDisplay,
      .repeatsTheClose,
      .repeatsTheReward, .saysNothing, .forgetsClicks, .forgetsImpressions, .doublesClicks,
      .dropsVerification, .repeatsVerification, .delaysVerification, .refreshesUnseen,
      .forgetsRefresh:
      .toPublisher
    }
  }
}
