import Observing
import Scenarios

/// What Enter does now, for the footer, the phone, and the stage.
enum EnterMeaning: Equatable {
  case explainEntry
  /// Goes to the rows that prove the broken rule.
  case showProof
  /// What the room beside the phone does, in a word.
  case useRoom(String)
  /// Shows the unit's ad, which has been loaded.
  case show
  /// Shows the unit's ad, which is loading, as soon as it has come.
  case showWhenLoaded
  /// Requests an ad and shows it.
  case load
  /// Scrolls the ad back into view.
  case scrollBack
  case comeBack
  case tap(Target)
  /// What covers the application has nothing to touch unasked.
  case nothing
}

extension Stage {
  func meaningOfEnter(_ state: StageState) -> EnterMeaning {
    pane.answers(state).use(self, state)
  }

  func meaningOnPhone(_ state: StageState) -> EnterMeaning {
    let view = AdInView(state)
    switch view {
    case .inBackground: return .comeBack
    case .covering: return focusedTarget(state).map { .tap($0) } ?? .nothing
    case .inFeed where isAdScrolledAway: return .scrollBack
    case .inFeed:
      return focusedTarget(state).map { .tap($0) } ?? (state.device.isOwn ? .nothing : .load)
    case .card: return view.useOfCard ?? .load
    }
  }

  /// What Enter touches on the phone.
  func targetOfEnter(_ state: StageState) -> Target? {
    if case .tap(let target) = meaningOfEnter(state) { target } else { nil }
  }
}
