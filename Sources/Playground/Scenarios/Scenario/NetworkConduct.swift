package import Simulation

extension Scenario {
  /// What is set of a network however its ads are asked for: by a line of Google's, in a slot, or behind a
  /// service.
  package protocol NetworkConduct: Sendable {
    /// When the network counts the impressions that it sees; nil for as usual in the format.
    var counts: CountingMoment? { get set }
    /// When a third party's pixel counts; nil without one.
    var pixel: CountingMoment? { get set }
    /// What the network does of its own accord.
    var habits: [NetworkHabit] { get set }
  }
}

extension Scenario.NetworkConduct {
  /// The settings of all of that. A change finds its setting by the owner's own key path, which a protocol's
  /// does not equal.
  static func conduct(
    _ counts: any WritableKeyPath<Self, CountingMoment?> & Sendable,
    _ pixel: any WritableKeyPath<Self, CountingMoment?> & Sendable,
    _ habits: any WritableKeyPath<Self, [NetworkHabit]> & Sendable
  ) -> [Setting<Self>] {
    [
      Setting(
        "counts", counts, .word, "When the network counts an impression that it sees",
        leftOut: "as usual in its format", script: .valueOrNull),
      Setting(
        "pixel", pixel, .word, "When a third party's pixel in the ad counts an impression",
        leftOut: "no pixel", script: .valueOrNull),
      Setting(
        "habits", habits, .words("A habit.", "Several habits.", atLeast: "one habit"),
        "What the network does of its own accord: a word, or a list",
        leftOut: "nothing", script: .valueOrNull),
    ]
  }
}
