// Facts of what Google's server and the publisher's say of a reward.

extension Fact<String> {
  /// The number of a reward, the same in each request about it.
  package static let transaction = Fact("transaction_id")
}

extension Fact<Int> {
  /// A server's answer, as in HTTP.
  package static let status = Fact("status")
}
