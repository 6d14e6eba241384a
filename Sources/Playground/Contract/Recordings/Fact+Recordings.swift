package import Simulation

extension Fact<[String]> {
  /// The senses of the calls for which a recorded ad has no member; empty for one that has all.
  package static let lacks = Fact("lacks")
}
