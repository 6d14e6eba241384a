package import Contract
package import Simulation

/// Why something happened: from the user's action, or another beginning, to the entry, and on to
/// its effects; with the flag that decided at each fork.
package struct CauseChain: Equatable, Sendable {
  package struct Link: Equatable, Sendable {
    package let entry: Entry
    /// How many causes are above it.
    package let depth: Int
    /// Why it went this way and not the other.
    package let reason: Reason?
  }

  /// The flag that decided who sees an event, and the consequence for one bookkeeper.
  package struct Reason: Equatable, Sendable {
    package enum Flag: String, Sendable {
      case handlesUserClicks, handlesUserImpressions
    }

    package let flag: Flag
    /// Whether the flag was true, and where it was read.
    package let watch: Watch
    package let side: Bookkeeper
  }

  package let links: [Link]
  /// The place in `links` of the entry asked about.
  package let asked: Int

  /// The chain of an entry; nil if there is no such entry.
  package init?(of number: Int, in entries: EntryList, ledgers: Ledgers) {
    guard (1...max(1, entries.count)).contains(number), !entries.isEmpty else { return nil }
    var ancestors: [Entry] = []
    var next: Int? = number
    while let cause = next, (1...entries.count).contains(cause) {
      ancestors.append(entries[cause - 1])
      // A file can contain anything; a cause that is not earlier is ignored.
      next = entries[cause - 1].cause.flatMap { $0 < cause ? $0 : nil }
    }
    ancestors.reverse()
    var links = ancestors.enumerated().map { Self.link($0.element, $0.offset, ledgers) }
    asked = links.count - 1
    Self.appendEffects(
      of: number, depth: links.count, Self.effects(of: number, in: entries), ledgers, to: &links)
    self.links = links
  }

  private static func link(_ entry: Entry, _ depth: Int, _ ledgers: Ledgers) -> Link {
    Link(entry: entry, depth: depth, reason: reason(entry, ledgers))
  }

  /// How far after an entry to look for its effects: searching a journal of a million entries would
  /// take too long.
  private static let reach = 4000

  /// The effects of the entry, and theirs, by cause. Effects come after their causes, so one walk
  /// finds them all.
  private static func effects(of number: Int, in entries: EntryList) -> [Int: [Entry]] {
    var effects: [Int: [Entry]] = [number: []]
    for place in number..<min(entries.count, number + reach) {
      let entry = entries[place]
      guard let cause = entry.cause, cause <= place, entry.number == place + 1,
        effects[cause] != nil
      else { continue }
      effects[cause]?.append(entry)
      effects[entry.number] = []
    }
    return effects
  }

  /// Depth first.
  private static func appendEffects(
    of number: Int, depth: Int, _ effects: [Int: [Entry]], _ ledgers: Ledgers,
    to links: inout [Link]
  ) {
    for entry in effects[number] ?? [] {
      links.append(link(entry, depth, ledgers))
      appendEffects(of: entry.number, depth: depth + 1, effects, ledgers, to: &links)
    }
  }

  /// The flag that decided who does this.
  private static func reason(_ entry: Entry, _ ledgers: Ledgers) -> Reason? {
    guard let ad = entry.ad.flatMap({ ledgers[$0] }) else { return nil }
    switch entry.kind {
    case .count(let count) where count.what == .click:
      return decided(by: .handlesUserClicks, ad.clicks, count.ledger)
    case .count(let count) where count.what == .impression:
      return decided(by: .handlesUserImpressions, ad.impressions, count.ledger)
    default:
      return nil
    }
  }

  private static func decided(
    by flag: Reason.Flag, _ watch: Watch?, _ ledger: Ledger
  ) -> Reason? {
    guard let watch, let side = Bookkeeper(ledger) else { return nil }
    return Reason(flag: flag, watch: watch, side: side)
  }
}
