package import Simulation

/// Why something happened: from what the user did, or from whatever else began it, to the entry, and
/// what came of it; with the flag that decided at each fork.
package struct CauseChain: Equatable, Sendable {
  package struct Link: Equatable, Sendable {
    package let entry: Entry
    /// How many causes stand above it.
    package let depth: Int
    /// Why it went this way and not the other.
    package let reason: String?
  }

  package let links: [Link]
  /// The place in `links` of the entry that was asked about.
  package let asked: Int

  /// The chain of an entry; nil when there is no such entry.
  package init?(of number: Int, in entries: [Entry], ledgers: Ledgers) {
    guard entries.indices.contains(number - 1) else { return nil }
    var ancestors: [Entry] = []
    var next: Int? = number
    while let cause = next, entries.indices.contains(cause - 1) {
      ancestors.append(entries[cause - 1])
      next = entries[cause - 1].cause
    }
    ancestors.reverse()
    var links = ancestors.enumerated().map { Self.link($0.element, $0.offset, ledgers) }
    asked = links.count - 1
    Self.appendEffects(of: number, depth: links.count, in: entries, ledgers, to: &links)
    self.links = links
  }

  private static func link(_ entry: Entry, _ depth: Int, _ ledgers: Ledgers) -> Link {
    Link(entry: entry, depth: depth, reason: reason(entry, ledgers))
  }

  /// What came of the entry, depth first. An entry's effects stand behind it in the journal.
  private static func appendEffects(
    of number: Int, depth: Int, in entries: [Entry], _ ledgers: Ledgers, to links: inout [Link]
  ) {
    for entry in entries[number...] where entry.cause == number {
      links.append(link(entry, depth, ledgers))
      appendEffects(of: entry.number, depth: depth + 1, in: entries, ledgers, to: &links)
    }
  }

  /// The flag that decided who does this.
  private static func reason(_ entry: Entry, _ ledgers: Ledgers) -> String? {
    guard let ad = entry.ad.flatMap({ ledgers[$0] }) else { return nil }
    switch entry.kind {
    case .count(let count) where count.what == .click:
      return decided(by: "handlesUserClicks", ad.clicks, count.ledger)
    case .count(let count) where count.what == .impression:
      return decided(by: "handlesUserImpressions", ad.impressions, count.ledger)
    default:
      return nil
    }
  }

  private static func decided(
    by flag: String, _ watch: AdRecord.Watch?, _ ledger: Ledger
  ) -> String? {
    guard let watch else { return nil }
    let said = "\(flag) = \(watch.flag ? "yes" : "no") (#\(watch.entry))"
    switch (watch.isGoogles, ledger) {
    case (true, .google): return "\(said): Google's own watch was attached"
    case (true, .network): return "\(said): the network was told"
    case (false, .network): return "\(said): the network's own watch was attached"
    case (false, .google): return "\(said): Google was told"
    }
  }
}
