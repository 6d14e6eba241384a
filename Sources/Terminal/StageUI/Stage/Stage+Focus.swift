import AdServing
package import Observing
package import Scenarios

// What has the focus on the phone.
extension Stage {
  /// What a tap would touch: the focus, or the button if nothing was chosen. In what covers the
  /// application it is only ever a way out, unless something else was chosen: pressing Enter twice
  /// must not click an ad.
  package func focusedTarget(_ state: StageState) -> Target? {
    let targets = state.targets
    if let focus, targets.contains(focus) { return focus }
    let out: [Target] = [.keepWatching, .close]
    if let target = out.first(where: targets.contains) { return target }
    guard !state.device.isCovered else { return nil }
    return targets.contains(.callToAction) ? .callToAction : targets.first
  }

  mutating func moveFocus(by step: Int, _ state: StageState) -> [StageEffect] {
    let targets = state.targets
    pane = .device
    guard !targets.isEmpty else { return [] }
    let place =
      focusedTarget(state).flatMap { targets.firstIndex(of: $0) } ?? (step > 0 ? -1 : 0)
    focus = targets[(place + step + targets.count) % targets.count]
    return []
  }

  /// The current unit's full-screen format, if it has one.
  func fullScreenFormat(_ state: StageState) -> Scenario.Format? {
    state.units.first { $0.id == unit }.map(\.format).flatMap { $0.isFullScreen ? $0 : nil }
  }

  /// Before the chosen ad is shown, loaded first if need be.
  mutating func prepareToShow(_ state: StageState) {
    focus = nil
    isAdScrolledAway = false
    // From the list you continue with the next ad when a full-screen ad is closed.
    if pane != .ads, fullScreenFormat(state) != nil { pane = .device }
  }
}
