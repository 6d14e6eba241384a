/// What nobody recorded of an ad: counts, and what else a recording cannot know.
package struct Unrecorded: OptionSet, Equatable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// What Google paid.
  package static let payment = Self(rawValue: 1 << 6)
  package static let format = Self(rawValue: 1 << 7)
  /// Whether the application was told of the reward.
  package static let tellingOfReward = Self(rawValue: 1 << 8)
  /// Whether the application shows it, or still does.
  package static let showing = Self(rawValue: 1 << 9)
  /// Whether what was counted last is told to the other side: no later line says that it was not.
  package static let outcome = Self(rawValue: 1 << 10)
  /// What happened to it later: the recording is over.
  package static let future = Self(rawValue: 1 << 11)
}
