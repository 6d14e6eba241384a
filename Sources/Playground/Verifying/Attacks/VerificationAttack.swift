/// What somebody sends who wants rewards that nobody earned.
package enum VerificationAttack: String, CaseIterable, Sendable {
  /// The honest request once more.
  case replayed
  /// More than what was signed for.
  case amountChanged = "amount-changed"
  /// Signed by a stranger with a key of their own, and by the other key of the list.
  case wrongKey = "wrong-key"
  /// A signature that belongs to another request.
  case otherMessage = "other-message"
  /// Signed, but a week ago.
  case old
  /// The parameters in another order; escapes taken away so that a value becomes a parameter; one more parameter
  /// behind the signature.
  case rearranged
  /// Signed, without the value by which the server knows what was earned.
  case dataMissing = "data-missing"
  /// A new request on two connections at the same moment.
  case twiceAtOnce = "twice-at-once"
  /// Without a signature: all that an app can say by itself.
  case unsigned
}

/// The requests of an attack.
package struct AttackRequests: Sendable {
  package let queries: [String]
  /// Sent at the same moment, and one of them is due; otherwise one after the other, and none is.
  package var areAtOnce = false
}
