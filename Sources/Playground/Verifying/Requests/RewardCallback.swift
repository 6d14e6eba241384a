/// What Google's server tells a publisher's about a reward: a GET whose query is
/// `ad_network=…&ad_unit=…&custom_data=…&…&user_id=…&signature=…&key_id=…`.
///
/// Values are escaped in the query, and signed as they are without: the signature is over the text before
/// `&signature=` after its escapes were taken away.
package struct RewardCallback: Equatable, Sendable {
  package private(set) var values: [CallbackParameter: String]

  package init(_ values: [CallbackParameter: String]) { self.values = values }

  package subscript(_ parameter: CallbackParameter) -> String? {
    get { values[parameter] }
    set { values[parameter] = newValue }
  }

  /// The same with other values; nil leaves a parameter out.
  func with(_ changes: KeyValuePairs<CallbackParameter, String?>) -> RewardCallback {
    changes.reduce(into: self) { callback, change in callback[change.key] = change.value }
  }

  /// The text that is signed.
  var signedText: String { text(CallbackParameter.allCases) { $0 } }

  /// The same as it is sent.
  var sentText: String { sentText(CallbackParameter.allCases) }

  func sentText(_ order: [CallbackParameter]) -> String { text(order, PercentEscape.escaped) }

  private func text(_ order: [CallbackParameter], _ form: (String) -> String) -> String {
    order.compactMap { name in values[name].map { "\(name.rawValue)=\(form($0))" } }
      .joined(separator: "&")
  }

  /// The whole query.
  func query(signedBy key: SigningKey) throws(VerificationTrouble) -> String {
    Self.query(sentText, signature: try signature(by: key), key: key.verifier.id)
  }

  func signature(by key: SigningKey) throws(VerificationTrouble) -> String {
    try key.signature(of: signedText)
  }

  static func query(_ sent: String, signature: String, key: Int) -> String {
    "\(sent)&signature=\(signature)&key_id=\(key)"
  }
}
