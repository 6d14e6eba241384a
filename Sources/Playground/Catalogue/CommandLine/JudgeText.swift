package import Contract
package import Observing
import Simulation

/// What `adplay judge` says.
package enum JudgeText {
  package static let noPage = "there is no recording to make a page of"
  /// Why a run has no place on the page.
  package static func notOnPage(_ title: String, _ recording: Recording) -> String {
    let reason =
      recording.isPlayed
      ? "adplay played it; adplay evidence makes a page of it"
      : recording.facts == nil
        ? "its header is missing" : "it has more than \(Recording.keptLimit.grouped) entries"
    return "\(title) is not on the page: \(reason)"
  }
  package static let standardInput = "standard input"
  /// Why no rule could be judged in any of these.
  package static func nothingJudged(_ recordings: [Recording]) -> String {
    let parts = recordings.compactMap(\.facts).flatMap { $0.sight.parts.map(\.rawValue) }
    guard recordings.contains(where: { $0.facts != nil }) else {
      return "nothing could be judged: no header says what was recorded"
    }
    let seen = Set(parts).sorted().joined(separator: ", ")
    return "nothing could be judged: every rule needs google-adapter, and the header names "
      + (seen.isEmpty ? "nothing that is known here" : "only \(seen)")
  }

  /// `2 errors, 1 note`.
  package static func summary(_ severities: [Rule.Severity], _ recording: Recording) -> String {
    let counts = SeverityCounts.words(severities)
    if !counts.isEmpty { return counts }
    guard recording.judgedCount > 0 else { return "nothing could be judged" }
    let doubts = [
      recording.torn.isEmpty ? nil : "\(few(recording.torn)) could not be judged after a gap",
      recording.differing.isEmpty ? nil : "the counts of \(few(recording.differing)) differ",
    ].compactMap(\.self)
    return "no judged rule is broken"
      + (doubts.isEmpty ? "" : ", but \(doubts.joined(separator: ", and "))")
  }

  /// Where it comes from, and what is missing.
  package static func facts(_ recording: Recording) -> [String] {
    [origin(recording)] + doubts(recording)
  }

  /// What is missing in it, or in doubt.
  package static func doubts(_ recording: Recording) -> [String] {
    [
      gaps(recording),
      recording.doubles > 0
        ? "\(times(recording.doubles, "line")) came twice, and count once" : nil,
      recording.contradictions > 0
        ? "\(times(recording.contradictions, "line")) came twice with different contents; ads before that are not judged, and their counts are open"
        : nil,
      unknown(recording),
      recording.strays > 0
        ? "\(times(recording.strays, "count")) of the network: nobody knows of which ad" : nil,
      recording.jumps > 0
        ? "the clock went backwards \(times(recording.jumps, "time")); no deadline runs across that"
        : nil,
      pauses(recording),
      joints(recording),
      unshown(recording),
      recording.isCut
        ? "the end is cut off; nothing is concluded from what does not follow" : nil,
      recording.openEnd.map(openEnd),
      disagreement(recording),
    ].compactMap(\.self)
  }

  /// Nothing was written for long: the clock was put forward, or the app was asleep.
  private static func pauses(_ recording: Recording) -> String? {
    guard let longest = recording.pauses.max(by: { $0.length < $1.length }) else { return nil }
    let more =
      recording.pauses.count > 1 ? " and \(times(recording.pauses.count - 1, "other"))" : ""
    return
      "nothing for \(seconds(longest.length)) before #\(longest.before)\(more): the app slept, or the "
      + "clock was put forward; no deadline runs across that"
  }

  /// A file without a header may be of another run, although it goes on with the next number.
  private static func joints(_ recording: Recording) -> String? {
    guard !recording.joints.isEmpty else { return nil }
    let numbers = recording.joints.map { "#\($0)" }.joined(separator: ", ")
    return "a file without a header goes on with \(numbers): nothing is concluded about the ads "
      + "before; if it is of the same run, put both into one file"
  }

  /// Impressions of ads that may not have been on the screen.
  private static func unshown(_ recording: Recording) -> String? {
    guard !recording.unshown.isEmpty else { return nil }
    return "the network counted an impression of \(few(recording.unshown)), and nothing shows that "
      + "it was on the screen: whether it had to be reported is not judged; record shown"
  }

  private static func few(_ ads: [String]) -> String {
    let more = ads.count > 3 ? " and \(times(ads.count - 3, "other"))" : ""
    return ads.prefix(3).joined(separator: ", ") + more
  }

  /// A run of an application; nothing is known of one whose header is missing.
  package static func name(ofRun run: String) -> String {
    run.isEmpty ? "without a header" : "run \(run)"
  }

  private static func origin(_ recording: Recording) -> String {
    let entries = "\(times(recording.entries, "entry", "entries")) in \(seconds(recording.length))"
    if recording.isPlayed { return "played by adplay: \(recording.title ?? "journal"), \(entries)" }
    guard let facts = recording.facts else {
      let run = recording.run.isEmpty ? "" : "run \(recording.run): "
      let header = recording.isHeaderUnread ? "can't be read" : "is missing"
      return "\(run)its header \(header), so nobody knows what was recorded; \(entries)"
    }
    let parts = [
      facts.app, facts.sdk.map { "SDK \($0)" }, facts.started,
      facts.run.isEmpty ? nil : "run \(facts.run)", entries,
    ]
    return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func openEnd(_ end: Recording.OpenEnd) -> String {
    switch end {
    case .full: "the recording is full: what came after it is unknown, so its counts are open"
    case .unread: "the lines at its end can't be read, so its counts are open"
    }
  }

  /// Why ads have no counts although both of Google's sides were seen.
  private static func disagreement(_ recording: Recording) -> String? {
    let ads = recording.disagreeing
    guard !ads.isEmpty else { return nil }
    return "Google told the app and the adapter different counts of \(few(ads)): they are open"
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

  /// That nothing at all came while something was waited for.
  package static func silence(_ found: RecordedFinding) -> String? {
    guard found.isAfterSilence else { return nil }
    return
      "nothing else was written in that time: if the app stood still, as at a breakpoint, it may have come late"
  }

  /// An entry that proves something.
  package static func proof(_ place: RecordedFinding.Place, at line: String) -> String {
    "\(CheckText.proof(place.entry))  \(line)"
  }

  /// What a rule says has not come, and came after all.
  package static func late(_ found: RecordedFinding, at place: (RecordedFinding.Place) -> String)
    -> String?
  {
    guard let late = found.late, let cause = found.proof.last?.entry else { return nil }
    let time = seconds(late.entry.time - cause.time)
    return "it came \(time) after that: \(proof(late, at: place(late)))"
  }

  /// Rules that were not judged, and what would have to be recorded for them.
  package struct Need {
    fileprivate let what: String
    /// What to write for it.
    package let how: [String]
    /// Those parts of it that no call of the recorder shows.
    fileprivate let uncalled: [String]
    package fileprivate(set) var rules: [String]

    package var sentence: String { "to judge \(rules.count) more, record \(what)" }
  }

  /// The rules that were not judged, without those that no phone can show.
  package static func needs(_ recording: Recording) -> [Need] {
    var needs: [Need] = []
    for row in recording.notJudged where !row.parts.contains(.simulation) {
      let words = parts(row.parts, row.leftOut)
      if let place = needs.firstIndex(where: { $0.what == words }) {
        needs[place].rules.append(row.rule.id)
      } else {
        needs.append(
          Need(
            what: words, how: how(row.parts, row.leftOut),
            uncalled: uncalled(row.parts, row.leftOut),
            rules: [row.rule.id]))
      }
    }
    return needs
  }

  /// What to write for these parts: calls of the recorder, or entries of a program's own.
  package static func how(_ parts: [SeenPart], _ leftOut: [String] = []) -> [String] {
    let others = uncalled(parts, leftOut)
    return calls(parts, leftOut) + (others.isEmpty ? [] : [noCall(others)])
  }

  private static func calls(_ parts: [SeenPart], _ leftOut: [String]) -> [String] {
    parts.compactMap(\.call) + (leftOut.contains(where: kept.contains) ? [keeping] : [])
  }

  private static func uncalled(_ parts: [SeenPart], _ leftOut: [String]) -> [String] {
    parts.filter { $0.call == nil }.map(\.rawValue) + leftOut.filter { !kept.contains($0) }
  }

  /// What the recorder leaves out only if it is asked to.
  private static let kept: Set<String> = ["texts", "urls"]
  private static let keeping = "Recorder.Options.privacy = .texts"

  /// Of what a network says, the recorder has calls for a part.
  private static func noCall(_ words: [String]) -> String {
    let whole = words.contains(SeenPart.adapterNetwork.rawValue) ? "all of " : ""
    return "No call of the recorder shows \(whole)\(words.joined(separator: ", ")); "
      + "write entries as in adplay help TheJournal"
  }

  package static func judged(_ recording: Recording) -> String {
    "\(recording.judgedCount) of \(Rulebook.all.count) rules were judged; --json lists them"
  }

  package static func needingPlay(_ recording: Recording) -> String {
    let rest = recording.notJudged.count { $0.parts.contains(.simulation) }
    return "\(rest) need what no phone says: play them here, with adplay check"
  }

  /// Nothing can be judged before it is known what was recorded.
  package static let noHeader =
    "no rule was judged: take along the recording's first line, which says what was recorded"

  private static let unreadHeader =
    "no rule was judged: what was recorded stands in a header that can't be read here"

  /// The rules that were not judged, by what would have to be recorded for them.
  package static func notJudged(_ recording: Recording) -> [String] {
    guard !recording.isPlayed, !recording.notJudged.isEmpty else { return [] }
    guard recording.facts != nil else {
      return [recording.isHeaderUnread ? unreadHeader : noHeader]
    }
    var lines = [judged(recording)]
    var uncalled: [String] = []
    for need in needs(recording) {
      let calls = need.uncalled.isEmpty ? need.how : need.how.dropLast()
      lines.append("  \(need.sentence)\(calls.isEmpty ? "" : ":")")
      lines += calls.map { "    \($0)" }
      uncalled += need.uncalled.filter { !uncalled.contains($0) }
    }
    // It would be the same below each of them.
    if !uncalled.isEmpty { lines.append("  \(noCall(uncalled))") }
    return lines + ["  \(needingPlay(recording))"]
  }

  static func parts(_ parts: [SeenPart], _ leftOut: [String]) -> String {
    (parts.map(\.words) + leftOut.map { "\($0), which was left out" }).joined(separator: " and ")
  }

  /// Several runs are in one log, and one of them is on the stage.
  package static func runs(_ runs: [String], shown: Int) -> String {
    let isLast = shown == runs.count - 1
    return "\(times(runs.count, "run")) in this log; the stage shows "
      + (isLast ? "the last" : "number \(shown + 1)") + ", \(name(ofRun: runs[shown]))"
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

  /// The recorder's call that shows it; nil if it has none.
  fileprivate var call: String? {
    switch self {
    case .googleAdapter: "a RecordingAdapter in the mediation settings"
    case .appGoogle: "Recorder.shared.watch(ad)"
    case .networkCounts: "Recorder.shared.network(.impression), (.click), (.rewarded)"
    case .passedOn: "Recorder.shared.network(.toldOfImpression), (.toldOfClick)"
    case .adapterNetwork, .networkServer, .views, .user: nil
    case .simulation: "adplay check"
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
