/// How the life of an ad is drawn: its states from top to bottom, with what leads from one to the next.
package struct LifeDiagram: Sendable {
  package let rows: [Row]

  /// Everything that it shows may happen.
  package var events: [LifeEvent] {
    rows.flatMap { $0.inside.flatMap { $0 } + [$0.way].compactMap { $0 } }
  }

  /// A state, where else one may get from it, and how one gets on.
  package struct Row: Sendable {
    package let state: LifeState
    /// A state beside it from which one does not come back.
    package let side: LifeState?
    /// A state from which one comes back.
    package let detour: LifeState?
    /// What may happen without leaving it, what belongs together in a row.
    package let inside: [[LifeEvent]]
    /// What leads to the next row; nil in the last.
    package let way: LifeEvent?

    init(
      _ state: LifeState, beside side: LifeState? = nil, detour: LifeState? = nil,
      inside: [[LifeEvent]] = [], way: LifeEvent? = nil
    ) {
      self.state = state
      self.side = side
      self.detour = detour
      self.inside = inside
      self.way = way
    }
  }

  /// Of an ad that covers the application.
  static func overApp(hasReward: Bool) -> LifeDiagram {
    let reward: [[LifeEvent]] = hasReward ? [[.videoStarted, .videoEnded, .rewarded]] : []
    return LifeDiagram(rows: [
      Row(.loading, beside: .failed, way: .received),
      Row(.loaded, beside: .expired, way: .asked),
      Row(.presenting, beside: .notShown, way: .willPresent),
      Row(.onScreen, inside: [[.impression, .click]] + reward, way: .willDismiss),
      Row(.dismissing, way: .didDismiss),
      Row(.dismissed),
    ])
  }

  /// Of an ad that is one of the application's views.
  static let inApp = LifeDiagram(rows: [
    Row(.loading, beside: .failed, way: .received),
    Row(.loaded, way: .appeared),
    Row(
      .onScreen, detour: .covered, inside: [[.impression, .click]],
      way: .disappeared),
    Row(.dismissed),
  ])
}
