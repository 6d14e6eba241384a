import AdServing
import Contract
package import Hunting
package import Observing
import Publishing
import Scenarios
import Simulation

/// A recording as a scenario that plays here and breaks the same rules.
///
/// ```
/// Recording ─▶ Draft (units, lines, script) ─▶ CastSearch (who breaks the same rules?) ─▶ expectations
/// ```
@MainActor
package struct Extraction {
  /// A broken rule of the recording, and what became of it.
  package struct Rule: Equatable, Sendable {
    package let rule: String
    /// Its ad in the recording.
    package let ad: String?
    /// Its ad in the scenario; nil if the scenario has none of it.
    package let inScenario: String?
    package let fate: Fate
  }

  package enum Fate: Equatable, Sendable {
    /// Broken again, by the adapter itself, or by whoever plays it; nil for a rule that is nobody's of these.
    case shown(by: Cast?)
    /// Broken by nobody who was tried in this format; elsewhere it may be.
    case notShown(elsewhere: Elsewhere?)
    /// It is about an ad that was not brought over.
    case adMissing
  }

  /// The scenario, with what it expects.
  package let tree: JSONTree
  package let rules: [Rule]
  /// Rules that it breaks and that the recording could not be judged by.
  package let added: [Breach]
  package let losses: [Loss]

  package var hasAll: Bool {
    rules.allSatisfy { if case .shown = $0.fate { true } else { false } }
  }
}

extension Extraction {
  /// The scenario of a recording; nil if its entries were not kept, or no adapter was asked for anything.
  /// Adapters that are known here may play themselves.
  package init?(_ recording: Recording, knowsAdapters: Bool = true) {
    guard let entries = recording.kept else { return nil }
    var draft =
      recording.scenario.map { PlayedDraft.draft(of: $0, entries) }
      ?? DraftMaker.draft(of: entries, leftOut: recording.sight.leftOut)
    guard !draft.units.isEmpty else { return nil }
    if recording.lost > 0 { draft.losses.insert(.holes(recording.lost)) }
    let maker = ExtractionMaker(
      recording, draft, isPlayed: recording.isPlayed, knowsAdapters: knowsAdapters)
    self = maker.extraction()
  }
}
