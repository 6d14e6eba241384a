// Facts of what holds for the user's data.

extension Fact<String> {
  /// Under which it is stored.
  package static let key = Fact("key")
  /// As it is stored; null once it is taken away.
  package static let storedText = Fact("value")
  /// The word of a ``PrivacyChoice`` or a ``PrivacyAnswer``.
  package static let choice = Fact("choice")
  package static let personalization = Fact("personalization")
}

extension Fact<Bool> {
  /// The same of a yes or no that a network is told.
  package static let storedFlag = Fact("value")
  /// Whether the user agrees, where a string says it.
  package static let agrees = Fact("agrees")
}

extension Fact<Fields> {
  /// What a network that is told by its adapter knows when it is asked, by choice.
  package static let privacy = Fact("privacy")
}
