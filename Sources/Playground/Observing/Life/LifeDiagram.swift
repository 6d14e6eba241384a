/// How the life of an ad is drawn: its states from top to bottom, with the events that lead from
/// one to the next.
package struct LifeDiagram: Sendable {
  package let rows: [Row]

  /// Every event that the diagram shows.
  package var events: [LifeEvent] {
    rows.flatMap { $0.inside.flatMap { $0 } + [$0.way].compactMap { $0 } }
  }

  /// A state, its side states, and the event that leads to the next row.
  package struct Row: Sendable {
    package let state: LifeState
    /// A state beside it from which there is no way back.
    package let side: LifeState?
    /// A state beside it with a way back.
    package let detour: LifeState?
    /// Events that do not change the state; related ones are in one group.
    package let inside: [[LifeEvent]]
    /// The event that leads to the next row; nil in the last.
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

  /// For an ad that covers the application.
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

  /// For an ad that is one of the application's views.
  static let inApp = LifeDiagram(rows: [
    Row(.loading, beside: .failed, way: .received),
    Row(.loaded, way: .appeared),
    Row(
      .onScreen, detour: .covered, inside: [[.impression, .click]],
      way: .disappeared),
    Row(.dismissed),
  ])
}
