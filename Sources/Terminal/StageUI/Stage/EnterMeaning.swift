import Observing
import Scenarios

/// What Enter does now, for the footer and the stage.
enum EnterMeaning: Equatable {
  case explainEntry
  /// What the room beside the phone does, in a word.
  case useRoom(String)
  /// Shows the unit's full-screen ad, loaded first if there is none.
  case show
  /// Requests an ad and shows it.
  case load
  case comeBack
  case tap(Target)
  /// What covers the application has nothing to touch unasked.
  case nothing
}

extension Stage {
  func meaningOfEnter(_ state: StageState) -> EnterMeaning {
    if pane == .ledgers, let use = room.room.use(state) { return .useRoom(use) }
    guard state.recording == nil, pane != .trace else { return .explainEntry }
    return meaningOnPhone(state)
  }

  private func meaningOnPhone(_ state: StageState) -> EnterMeaning {
    if isReadyToShow(state) { return .show }
    guard !state.device.isInBackground else { return .comeBack }
    if state.device.isCovered { return focusedTarget(state).map { .tap($0) } ?? .nothing }
    // The ad on the phone may still belong to another unit than the one chosen in the list.
    if pane == .ads, state.ad?.state != .onScreen { return .load }
    return focusedTarget(state).map { .tap($0) } ?? .load
  }

  /// What Enter touches on the phone.
  func targetOfEnter(_ state: StageState) -> Target? {
    if case .tap(let target) = meaningOfEnter(state) { target } else { nil }
  }
}
