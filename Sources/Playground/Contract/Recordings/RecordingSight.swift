/// A part of what happens to ads that a recording can show, by the word of its header.
package enum SeenPart: String, CaseIterable, Sendable {
  /// What Google and the adapter say to each other.
  case googleAdapter = "google-adapter"
  /// What Google and the application say to each other.
  case appGoogle = "app-google"
  /// What the adapter and its network say to each other, and what the network counts.
  case adapterNetwork = "adapter-network"
  /// What the network counts, which an application can tell its recorder.
  case networkCounts = "network-counts"
  /// What the adapter passes on to its network of Google's counts, which an author can tell the recorder.
  case passedOn = "passed-on"
  /// The requests of the network's player.
  case networkServer = "network-server"
  /// When an ad is in a view on the screen.
  case views
  /// What the user does.
  case user
  /// What only a simulation knows: what Google's SDK, UIKit and a network notice inside.
  case simulation
}

/// What a recording shows: which parts were seen, and what is left out of them.
package struct RecordingSight: Equatable, Sendable {
  package let parts: Set<SeenPart>
  /// Names of senses and of kinds of facts that were not written although their part was.
  package let leftOut: Set<String>
  /// After how long without an entry the recorder says that it is still there; nil if it does not.
  package let silence: Duration?

  /// All there is: a journal of a simulation.
  package static let everything = RecordingSight(
    SeenPart.allCases.map(\.rawValue), leftOut: [])

  /// Words that are unknown here count as none.
  package init(_ parts: [String], leftOut: [String], silence: Duration? = nil) {
    var parts = Set(parts.compactMap(SeenPart.init))
    if parts.contains(.adapterNetwork) { parts.formUnion([.networkCounts, .passedOn]) }
    (self.parts, self.leftOut, self.silence) = (parts, Set(leftOut), silence)
  }

  /// The same, and this part.
  package func with(_ part: SeenPart) -> RecordingSight {
    RecordingSight(
      parts.union([part]).map(\.rawValue), leftOut: Array(leftOut), silence: silence)
  }

  /// The parts that a rule needs and that were not seen, in the order of a way from Google to the user.
  package func partsMissing(for rule: Rule) -> [SeenPart] {
    rule.parts.filter { !parts.contains($0) }
  }

  /// What a rule needs and was left out, sorted.
  package func leavingsOut(of rule: Rule) -> [String] {
    rule.facts.filter(leftOut.contains).sorted()
  }

  /// Whether a rule can be judged.
  package func judges(_ rule: Rule) -> Bool {
    partsMissing(for: rule).isEmpty && leavingsOut(of: rule).isEmpty
  }
}
