import Languages
package import Simulation

/// What an entry says besides its message, as people read it.
package enum EntryFacts {
  /// The ad that an entry is about, who speaks, and why the entry is there.
  package static func around(_ entry: Entry) -> [(name: String, text: String)] {
    var facts: [(String, String)] = []
    if let ad = entry.ad { facts.append((localized("ad"), ad)) }
    for party in [entry.from, entry.to] {
      if let party, let name = party.name { facts.append((PartyWords.title(party.role), name)) }
    }
    if let cause = entry.cause { facts.append((localized("cause"), "#\(cause)")) }
    if case .finding(_, _, let proof) = entry.kind {
      facts.append((localized("proof"), BrokenRuleText.numbers(proof)))
    }
    return facts
  }

  package static func of(_ entry: Entry) -> [(name: String, text: String)] {
    entry.data.all.map { ($0.name, text($0.name, $0.value)) }
  }

  /// The journal counts levels of a VAST ad from 0; people count them from 1.
  static func text(_ name: String, _ value: Fields.Value) -> String {
    guard name == "level", case .int(let level) = value else { return value.text }
    return "\(level.ordinal)"
  }
}
