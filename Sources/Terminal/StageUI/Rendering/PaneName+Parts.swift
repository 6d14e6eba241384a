import Observing

// What each pane is: how it is drawn, what it answers while it has the focus, and what the wheel does over it.
extension PaneName {
  /// Its value for this moment.
  func pane(_ scene: Scene) -> any Pane {
    switch self {
    case .ads: return AdsPane(scene)
    case .device:
      return scene.state.showsPhone(selected: scene.stage.trace.selected)
        ? DevicePane(scene) : EntryPane(scene)
    case .ledgers: return scene.stage.room.room.pane(scene)
    case .trace:
      // Behind `??` all of the scene would be copied.
      if let both = TwinTracePane(scene) { return both }
      return TracePane(scene)
    }
  }

  /// What it answers while it has the focus.
  func answers(_ state: StageState) -> PaneAnswers {
    switch self {
    case .ads: .ads
    case .device: .phone(state)
    case .ledgers: .room
    case .trace: .trace
    }
  }

  /// What the wheel does over it; it takes the focus only where it does something.
  func wheel(by step: Int, _ scene: inout Scene) -> [StageEffect] {
    switch self {
    case .ads where !scene.state.device.isCovered:
      scene.stage.pane = .ads
      return scene.stage.moveRow(by: step, scene.state)
    case .trace:
      scene.stage.pane = .trace
      return scene.stage.moveEntry(by: step * 3, scene.state)
    case .ledgers:
      if scene.stage.room.room.move(by: step, &scene) { scene.stage.pane = .ledgers }
    case .ads, .device: break
    }
    return []
  }
}
