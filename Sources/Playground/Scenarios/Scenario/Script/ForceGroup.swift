import AdServing

/// Whose part of an ad's way a force spoils.
package enum ForceGroup: CaseIterable, Sendable {
  case answer, adapter
  /// What comes before an auction.
  case signals
  /// What crosses the wire between Google and the adapter.
  case countsOnWire, answerOnWire, viewOnWire
  case screen
  case nothing
}

extension Force {
  package var group: ForceGroup {
    switch self {
    case .outcome(.noSuchClass): .adapter
    case .outcome(.noSignals), .outcome(.signalsNeverCome): .signals
    case .outcome, .slow: .answer
    case .fault(let fault): fault.group
    case .showing: .screen
    case .nothing: .nothing
    }
  }
}

extension WireFault {
  fileprivate var group: ForceGroup {
    switch self {
    case .dropsClicks, .repeatsClicks, .delaysClicks, .dropsImpressions, .repeatsImpressions,
      .delaysImpressions, .dropsReward, .repeatsReward, .delaysReward:
      .countsOnWire
    case .dropsSignals, .repeatsSignals, .delaysSignals: .signals
    case .dropsAnswer, .repeatsAnswer, .delaysAnswer: .answerOnWire
    case .dropsRender, .dropsUntrack, .dropsPresent, .repeatsPresent, .dropsDismissal,
      .reordersScreens:
      .viewOnWire
    }
  }
}
