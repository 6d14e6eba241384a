package import Contract
package import JSON
package import Simulation

/// One recorded run of an application, judged.
package struct Recording: Sendable {
  /// What its header says; nil for one that none was found of, and for a journal of adplay.
  package let facts: RecordingFacts?
  /// The id of its run, or nothing for a journal of adplay.
  package let run: String
  /// Whether a header was there that can't be read, where none was read.
  package let isHeaderUnread: Bool
  /// The place of its first file among those that were read.
  package let file: Int
  /// Whether the playground wrote it.
  package let isPlayed: Bool
  /// The scenario that was played, and its title.
  package let scenario: JSONNode?
  package let title: String?
  package let sight: RecordingSight
  package let entries: Int
  /// How long it lasted.
  package let length: Duration
  package let ads: [RecordedAd]
  package let findings: [RecordedFinding]
  /// The numbers of lost entries, the first ones.
  package let gaps: [ClosedRange<Int>]
  package let lost: Int
  package let doubles: Int
  /// How many numbers two different entries have.
  package let contradictions: Int
  /// How many entries say something that is unknown here.
  package let unknown: Int
  /// How many counts of a network are about no ad that is known.
  package let strays: Int
  /// How often its clock went backwards.
  package let jumps: Int
  /// The numbers with which files without a header go on.
  package let joints: [Int]
  /// Ads of which a network counted an impression, and nobody recorded whether they were on the screen.
  package let unshown: [String]
  /// Ads that were not judged to their end, since a hole lies in their lives.
  package let torn: [String]
  /// When nothing came for so long that no deadline runs across it.
  package let pauses: [Pause]
  package let isCut: Bool
  /// Why nobody knows what came at its end, if that is so.
  package let openEnd: OpenEnd?
  /// The ads of which the application and the adapter were told different counts.
  package let disagreeing: [String]
  /// Its entries, if they were to be kept and are not too many.
  package let kept: [Entry]?
  /// The number of the last entry that none is missing before: what has overtaken others may still be followed
  /// by them.
  package let settled: Int
  /// Whether no more can come.
  package let isOver: Bool

  /// How many entries are kept.
  package static let keptLimit = 200_000

  /// Nothing was written for long.
  package struct Pause: Equatable, Sendable {
    /// The number of the entry after it.
    package let before: Int
    package let length: Duration
  }

  /// The rules that could be judged.
  package var judgedRules: [Rule] { Rulebook.all.filter(sight.judges) }
  package var judgedCount: Int { judgedRules.count }

  /// The rules that could not be judged, with what would have to be recorded for them.
  package var notJudged: [(rule: Rule, parts: [SeenPart], leftOut: [String])] {
    Rulebook.all.filter { !sight.judges($0) }.map {
      ($0, sight.partsMissing(for: $0), sight.leavingsOut(of: $0))
    }
  }
}

extension Recording {
  /// Why a recording says nothing of its end.
  package enum OpenEnd: Equatable, Sendable {
    /// Its file has no room for more.
    case full
    /// Lines behind its last one cannot be read.
    case unread
  }
}

/// A broken rule, and where the recording proves it.
package struct RecordedFinding: Sendable {
  package let finding: Finding
  /// The entries that prove it, as far as they are remembered.
  package let proof: [Place]
  /// The number of the entry after which it was found.
  package let after: Int
  /// Whether something did not come in time, and nothing else came in that time.
  package let isAfterSilence: Bool
  /// When it was found.
  let time: Instant
  /// What had not come until then, and came after all.
  package internal(set) var late: Place?

  package struct Place: Sendable {
    package let entry: Entry
    package let file: Int
    package let line: Int
  }
}

extension RecordedFinding {
  /// What has to follow on what, by the rules that say that it did not.
  private static let sequels: [String: (cause: Sense, sequel: Sense)] = [
    "click-not-reported": (.networkClick, .clickReported),
    "impression-not-reported": (.networkImpression, .impressionReported),
    "reward-not-reported": (.networkReward, .rewardReported),
    Rulebook.clickNotPassedOn: (.clickTold, .clickPassedOn),
    Rulebook.impressionNotPassedOn: (.impressionTold, .impressionPassedOn),
  ]

  /// Whether an entry is what it says has not come. Behind another cause, it may be that one's.
  func isAnswered(by entry: Entry) -> Bool? {
    guard entry.ad == finding.ad, let row = Self.sequels[finding.rule.id] else { return nil }
    return entry.sense == row.sequel ? true : entry.sense == row.cause ? false : nil
  }
}

extension Recording {
  /// The ads of which both sides counted, and not the same.
  package var differing: [String] {
    isPlayed ? [] : ads.filter(\.isDiffering).map(\.name)
  }
}

extension RecordedAd {
  fileprivate var isDiffering: Bool {
    [\Counts.impressions, \.clicks, \.rewards].contains { count in
      guard let ours = google[keyPath: count], let theirs = network[keyPath: count] else {
        return false
      }
      return ours != theirs
    }
  }
}

/// What both sides counted of one ad; nil where nobody recorded it.
package struct RecordedAd: Equatable, Sendable {
  package let name: String
  package let format: String?
  package let className: String?
  package let google: Counts
  package let network: Counts

  package struct Counts: Equatable, Sendable {
    package var impressions: Int?
    package var clicks: Int?
    package var rewards: Int?

    package init(impressions: Int? = nil, clicks: Int? = nil, rewards: Int? = nil) {
      (self.impressions, self.clicks, self.rewards) = (impressions, clicks, rewards)
    }
  }
}
