/// One kind of event as both sides have it: who saw it, and whether the other side was told.
package struct CountRow: Equatable, Sendable {
  package enum Event: CaseIterable, Sendable {
    case impression, click, reward
  }

  package let event: Event
  /// Nil if nobody recorded it.
  package let google: Int?
  /// Nil if the network keeps no count of its own here, or nobody recorded it.
  package let network: Int?
  package let passage: Passage

  package init(_ event: Event, google: Int?, network: Int?, _ passage: Passage) {
    self.event = event
    self.google = google
    self.network = network
    self.passage = passage
  }

  /// What the network counted beyond Google, always in this order; nil with only one count.
  package var gap: Int? {
    guard let google, let network else { return nil }
    return network - google
  }
}
