/// One ad unit of one network.
package struct MediatedAdID: Hashable, Sendable {
  /// The network's name in the journal.
  package let network: String
  /// What the network calls the ad unit.
  package let key: String

  package init(network: String, key: String) {
    self.network = network
    self.key = key
  }
}
