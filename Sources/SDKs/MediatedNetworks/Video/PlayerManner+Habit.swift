import Simulation

/// A manner is a row of the table below; the player asks the rows, and knows no manner by its name.
extension PlayerManner {
  /// What a player does otherwise.
  struct Habit: Sendable {
    /// What happens to the player when this happens to the ad.
    var events: @Sendable (MediatedVASTAd.Event) -> [MediatedVASTAd.Event] = { [$0] }
    /// Whether it calls what a level wants at an event; 0 is the outermost of `levels`.
    var calls: @Sendable (_ event: String, _ level: Int, _ levels: Int) -> Bool = { _, _, _ in
      true
    }
    /// Whether a click leads where only a wrapper says.
    var followsWrappers = true
  }

  var habit: Habit {
    switch self {
    case .impressionAtLoad:
      Habit(events: { event in
        switch event {
        case .loaded: [.loaded, .impression]
        case .impression: []
        default: [event]
        }
      })
    case .forgetsImpression: Habit(calls: { event, _, _ in event != "impression" })
    case .forgetsClick: Habit(calls: { event, _, _ in event != "clickTracking" })
    case .forgetsQuartile: Habit(calls: { event, _, _ in event != "midpoint" })
    case .losesLevel:
      Habit(calls: { event, level, levels in level > 0 || levels < 2 || event == "error" })
    case .losesClickThrough: Habit(followsWrappers: false)
    case .repeatsQuartile: Habit(events: { $0 == .midpoint ? [$0, $0] : [$0] })
    case .swallowsErrors: Habit(calls: { event, _, _ in event != "error" })
    case .measuresNothing:
      Habit(events: { event in
        switch event {
        case .impression: [.impression, .viewUndetermined]
        case .viewable, .notViewable: []
        default: [event]
        }
      })
    }
  }
}

extension [PlayerManner] {
  /// What happens to a player with all of these.
  func events(_ event: MediatedVASTAd.Event) -> [MediatedVASTAd.Event] {
    reduce([event]) { events, manner in events.flatMap(manner.habit.events) }
  }

  func calls(_ event: String, _ level: Int, of levels: Int) -> Bool {
    allSatisfy { $0.habit.calls(event, level, levels) }
  }

  var followsWrappers: Bool { allSatisfy(\.habit.followsWrappers) }
}
