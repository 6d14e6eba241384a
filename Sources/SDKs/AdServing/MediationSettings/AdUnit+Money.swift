import Simulation

extension AdUnit {
  /// How sure Google is of what an impression earns, in the words of the settings.
  package enum Precision: String, CaseIterable, Sendable {
    case unknown, estimated, publisherProvided, precise
  }

  /// How many impressions of a unit there may be within a time.
  package struct Cap: Equatable, Sendable {
    package var impressions = 1
    package var time = Duration.seconds(3600)

    package init() {}
  }
}

extension AdUnit.Line {
  /// Whether its price is known to be under the floor of its unit.
  package func isUnder(_ floorMicros: Int?) -> Bool {
    guard let floorMicros, let valueMicros else { return false }
    return valueMicros < floorMicros
  }
}
