package import Contract
package import Observing
import Simulation

/// What `adplay judge` says.
package enum JudgeText {
  package static let noPage =
    "there is no recording of at most 200,000 entries to make a page of; adplay evidence makes one of a journal"
  package static let standardInput = "standard input"
  package static let nothingJudged =
    "nothing could be judged: no header says what was recorded"

  /// `2 errors, 1 note`.
  package static func summary(_ severities: [Rule.Severity], _ recording: Recording) -> String {
    let counts = SeverityCounts.words(severities)
    if !counts.isEmpty { return counts }
    return recording.judgedCount == 0 ? "nothing could be judged" : "no judged rule is broken"
  }

  /// Where it comes from, and what is missing.
  package static func facts(_ recording: Recording) -> [String] {
    [origin(recording)]
      + [
        gaps(recording),
        recording.doubles > 0
          ? "\(times(recording.doubles, "line")) came twice, and count once" : nil,
        recording.contradictions > 0
          ? "\(times(recording.contradictions, "line")) came twice with different contents; ads before that are not judged"
          : nil,
        unknown(recording),
        recording.strays > 0
          ? "\(times(recording.strays, "count")) of the network: nobody knows of which ad" : nil,
        recording.jumps > 0
          ? "the clock went backwards \(times(recording.jumps, "time")); no deadline runs across that"
          : nil,
        recording.isCut
          ? "the end is cut off; nothing is concluded from what does not follow" : nil,
      ].compactMap(\.self)
  }

  private static func origin(_ recording: Recording) -> String {
    let entries = "\(times(recording.entries, "entry", "entries")) in \(seconds(recording.length))"
    if recording.isPlayed { return "played by adplay: \(recording.title ?? "journal"), \(entries)" }
    guard let facts = recording.facts else {
      return
        "run \(recording.run): its header is missing, so nobody knows what was recorded; \(entries)"
    }
    let parts = [
      facts.app, facts.sdk.map { "SDK \($0)" }, facts.started, "run \(facts.run)", entries,
    ]
    return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// What only a newer recorder says.
  private static func unknown(_ recording: Recording) -> String? {
    let entries =
      recording.unknown > 0 ? [times(recording.unknown, "entry", "entries")] : []
    let crossings = (recording.facts?.unknownCrossings ?? []).map { "the crossing \"\($0)\"" }
    let all = entries + crossings
    guard !all.isEmpty, let recorder = recording.facts?.recorder else { return nil }
    return "recorder \(recorder) says what is unknown here (\(all.joined(separator: ", "))): "
      + "what depends on it is not judged"
  }

  private static func gaps(_ recording: Recording) -> String? {
    guard recording.lost > 0 else { return nil }
    let shown = recording.gaps.prefix(5).map { range in
      range.count == 1
        ? "#\(range.lowerBound)" : "#\(range.lowerBound)–#\(range.upperBound)"
    }
    let more = recording.gaps.count > 5 ? " …" : ""
    return "\(times(recording.lost, "entry is", "entries are")) missing: "
      + "\(shown.joined(separator: ", "))\(more); ads before a gap are not judged after it"
  }

  /// What both sides counted, ad by ad.
  package static func table(_ ads: [RecordedAd]) -> [String] {
    guard !ads.isEmpty else { return ["no ad"] }
    var rows = [["ad", "", "", "Google", "", "", "network", "", ""]]
    rows.append(
      ["", "format", "adapter", "impr.", "clicks", "rewards", "impr.", "clicks", "rewards"])
    for ad in ads {
      rows.append(
        [ad.name, ad.format ?? "?", ad.className ?? "?"] + cells(ad.google) + cells(ad.network))
    }
    let widths = rows[0].indices.map { column in
      rows.dropFirst(column == 3 || column == 6 ? 1 : 0).map(\.[column].count).max() ?? 0
    }
    return rows.map { row in
      let line = row.indices.map { column in
        row[column] + String(repeating: " ", count: max(0, widths[column] - row[column].count))
      }
      return line.joined(separator: "  ").trimmedAtEnd
    }
  }

  private static func cells(_ counts: RecordedAd.Counts) -> [String] {
    [counts.impressions, counts.clicks, counts.rewards].map { $0.map(\.grouped) ?? "?" }
  }

  /// An entry that proves something.
  package static func proof(_ place: RecordedFinding.Place, at line: String) -> String {
    "\(CheckText.proof(place.entry))  \(line)"
  }

  /// The rules that were not judged, by what would have to be recorded for them.
  package static func notJudged(_ recording: Recording) -> [String] {
    let all = recording.notJudged
    guard !recording.isPlayed, !all.isEmpty else { return [] }
    var lines = ["\(recording.judgedCount) of \(Rulebook.all.count) rules were judged"]
    var groups: [(words: String, rules: [String])] = []
    for row in all where !row.parts.contains(.simulation) {
      let words = needs(row.parts, row.leftOut)
      if let place = groups.firstIndex(where: { $0.words == words }) {
        groups[place].rules.append(row.rule.id)
      } else {
        groups.append((words, [row.rule.id]))
      }
    }
    for group in groups {
      lines.append("  to judge \(group.rules.count) more, record \(group.words):")
      lines += wrapped(group.rules).map { "    \($0)" }
    }
    let rest = all.filter { $0.parts.contains(.simulation) }.count
    lines.append("  \(rest) need what no phone says: play them here, with adplay check")
    return lines
  }

  /// Words in lines that fit beside each other on a screen.
  private static func wrapped(_ words: [String]) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + word.count < 88 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  static func needs(_ parts: [SeenPart], _ leftOut: [String]) -> String {
    (parts.map(\.words) + leftOut.map { "\($0), which was left out" }).joined(separator: " and ")
  }

  /// Several runs are in one log, and one of them is on the stage.
  package static func runs(_ runs: [String], shown: Int) -> String {
    let isLast = shown == runs.count - 1
    return "\(times(runs.count, "run")) in this log; the stage shows "
      + (isLast ? "the last" : "number \(shown + 1)") + ", \(runs[shown])"
  }

  package static func moreTroubles(_ count: Int) -> String {
    "\(times(count, "more line")) can't be read"
  }

  private static func times(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count.grouped) \(count == 1 ? one : many ?? one + "s")"
  }

  private static func seconds(_ time: Duration) -> String {
    let milliseconds = time.wholeMilliseconds
    let rest = "\(1000 + milliseconds % 1000)".dropFirst()
    return "\((milliseconds / 1000).grouped).\(rest) s"
  }
}

extension SeenPart {
  /// What would have to be recorded.
  fileprivate var words: String {
    switch self {
    case .googleAdapter: "what Google and the adapter say (google-adapter)"
    case .appGoogle: "what Google tells the app (app-google)"
    case .adapterNetwork: "what the adapter and the network say (adapter-network)"
    case .networkCounts: "what the network counts (network-counts)"
    case .passedOn: "what the adapter passes on (passed-on)"
    case .networkServer: "the network's requests (network-server)"
    case .views: "when ads are in view (views)"
    case .user: "what the user does (user)"
    case .simulation: "what only a simulation knows"
    }
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
