import Observing
import Simulation

/// Why there is nothing to count yet.
enum CountsNews: Equatable {
  case noAd
  /// The story has not asked for one yet.
  case noAdInStory
  /// None was recorded so far.
  case noAdRecorded
  /// The line that is being asked, once one is.
  case asking(String?, secondsLeft: Int?)
  /// The recording ends before the answer.
  case unanswered(String?)
  case everyLineFailed(asked: Int)
  /// Its application let go of what would have been told.
  case unheard

  init?(_ state: StageState) {
    guard let ad = state.ad else {
      let isAskedFor = state.story?.isLeft == false || state.device.isOwn
      self =
        state.recording != nil ? .noAdRecorded : isAskedFor ? .noAdInStory : .noAd
      return
    }
    switch ad.state {
    case .loading where ad.isAbandoned: self = .unheard
    case .loading where ad.unknown.contains(.future): self = .unanswered(ad.lineAsked)
    case .loading: self = .asking(ad.lineAsked, secondsLeft: state.secondsLeft)
    case .failed: self = .everyLineFailed(asked: state.linesAsked)
    case .loaded, .onScreen, .dismissed: return nil
    }
  }
}

extension StageState {
  /// How long Google still waits for the line that is asked.
  fileprivate var secondsLeft: Int? {
    recording?.phone != nil
      ? nil
      : ledgers.waterfalls[unit].flatMap { waterfall in
        let left = waterfall.horizon - now
        return left > .zero ? Int((left / .seconds(1)).rounded(.up)) : nil
      }
  }

  fileprivate var linesAsked: Int {
    ledgers.waterfalls[unit]?.lines.count { line in
      // What the application has no class of can't be asked.
      if case .noSuchClass = line.state { false } else { line.asked != nil }
    } ?? 0
  }
}

/// What both counts of an ad say together.
enum Agreement: Equatable {
  case agree, differ

  /// Nothing while nothing was counted, nor where only one side counts.
  init?(_ ad: AdRecord?, _ verdict: Verdict?) {
    guard let ad, ad.network != nil else { return nil }
    switch verdict?.tone {
    case .agree: self = .agree
    case .disagree: self = .differ
    case .quiet, nil: return nil
    }
  }
}
