package import Simulation

/// Judges what a recording shows, and nothing that it does not.
///
/// It finds no rule that a judge of everything would not find: a rule whose parts were not seen is not
/// judged, no deadline runs past the last entry, and after a hole everything that was known before is
/// forgotten, with the ads that were known.
package struct RecordingJudge {
  private var sight: RecordingSight
  /// Whether the playground wrote it, whose journals say everything.
  private let isPlayed: Bool
  private var judged: RuleSet
  private var judge: Judge
  private var notes = GoogleNotes()
  private var doubts = AssetDoubts()
  private var answers = AnswerDoubts()
  private var now = Instant.start
  private var ads: [String: Fate] = [:]
  private var hasHole = false
  /// The adapters whose ads are told when they are in a view.
  private var renderers: Set<String> = []
  /// Whether all that adapters pass on is recorded; otherwise only what their authors let them say.
  private var isPassingSeen: Bool
  /// The adapters that said what they pass on.
  private var passers: Set<String> = []
  /// Events before that, of adapters of which nobody knows yet whether they are told.
  private var early: [Finding] = []
  /// For how long nothing may come from an application that is awake; nil if its recorder says nothing of it.
  private var silence: Duration?
  /// Whether its recorder is to say that it is still there before that.
  private var isMarkDue = false
  /// Whether the last entry says when the next one comes.
  private var isMarked = false
  /// Broken rules since they were last asked for.
  private var found: [Found] = []

  /// A broken rule, and the moment in which that is known.
  package typealias Found = (finding: Finding, time: Instant)

  /// What is known of an ad's place in the recording.
  private struct Fate {
    /// Whether a hole lies in its life.
    var isTorn = false
    /// Whether the application has asked for it, and nothing shows that it has it.
    var isAwaited = false
    /// Since when its adapter has reported something, and the application may have had it.
    var vagueSince: Int?
    /// Whether its adapter was asked: nothing is known of an ad that only others spoke of.
    var isAsked = false
    /// Whether its network told the adapter of a reward: one that it only counted may never have been told.
    var isRewardTold = false
    /// Whether it was in a view, or covered the application.
    var isShown = false
    /// Whether it began before what its network says was recorded.
    var isBeforeNetwork = false
    /// The class of its adapter.
    var className: String?
  }

  /// On a phone, what follows at once may take a few turns of several queues.
  private static let grace = Duration.seconds(1)

  /// What a recorder that says nothing of its silences is believed to wait.
  private static let usualSilence = Duration.seconds(3)
  /// Longer than this, nothing is strange even after the last mark.
  private static let unremarkablePause = Duration.seconds(600)

  /// What holds up a recorder's own timer: a system may put it off by a tenth.
  private static func lateness(of wait: Duration) -> Duration { wait / 10 + .milliseconds(200) }

  package init(_ sight: RecordingSight, isPlayed: Bool = false) {
    self.sight = sight
    self.isPlayed = isPlayed
    silence = sight.silence
    isPassingSeen = sight.parts.contains(.passedOn)
    judged = Self.rules(of: sight)
    judge = Judge(grace: isPlayed ? .zero : Self.grace)
  }

  /// Rules that begin with what a network counts are judged wherever it is heard to count.
  private static func rules(of sight: RecordingSight) -> RuleSet {
    let sight = sight.with(.networkCounts)
    var rules = RuleSet()
    for (place, rule) in Rulebook.all.enumerated() where sight.judges(rule) { rules.insert(place) }
    return rules
  }

  /// The ads of which a network counted an impression, and nobody recorded whether they were on the screen.
  package private(set) var unshown: [String] = []

  /// Whether no rule is judged of an ad any more, since a hole lies in its life.
  package func isTorn(_ ad: String) -> Bool { ads[ad]?.isTorn ?? false }

  /// More is recorded from a moment on: what was not heard of a network before it may have been said.
  package mutating func see(_ part: SeenPart, from time: Instant) {
    if part == .adapterNetwork, !sight.parts.contains(part) {
      pass(to: time)
      isPassingSeen = true
      for ad in ads.keys { ads[ad]?.isBeforeNetwork = true }
    }
    sight = sight.with(part)
    judged = Self.rules(of: sight)
  }

  /// The next entry, which is not before the last one.
  package mutating func handle(_ entry: Entry) {
    pass(to: entry.time)
    (silence, isMarked) = (entry.nextMark ?? sight.silence, entry.nextMark != nil)
    isMarkDue = silence != nil && (isMarked || !entry.isMark)
    if let ad = entry.ad { meet(ad, entry) }
    if case .finding = entry.kind { return }
    guard !isPlayed else { return replay(entry) }
    // Nobody's notes but the fold's are believed.
    if case .note(_?) = entry.kind { return }
    for note in notes.add(entry) { judge.handle(note) }
    if let told = countedAtLoad(entry) { judge.handle(told) }
    judge.handle(entry.withWatcher)
    found += doubts.add(entry).map { ($0, now) }
    answers.add(entry)
    if entry.sense == .lineAsked, sight.parts.contains(.adapterNetwork) {
      judge.handle(entry.listening)
    }
  }

  /// What the user does begins another moment, and may come in the same millisecond.
  private mutating func replay(_ entry: Entry) {
    if entry.kind == .input { collect(at: now) }
    judge.handle(entry)
  }

  /// Entries were lost: what was known is known no longer.
  package mutating func lose() {
    collect(at: justBefore(now))
    judge = Judge(grace: isPlayed ? .zero : Self.grace)
    notes = GoogleNotes(hasHole: true)
    for ad in ads.keys { ads[ad]?.isTorn = true }
    answers.forget()
    hasHole = true
  }

  /// Something that is unknown here was said of an ad, or of any: what depends on it is judged no longer.
  package mutating func doubt(_ ad: String?) {
    guard let ad else { return lose() }
    ads[ad, default: Fate()].isTorn = true
  }

  /// The clock has jumped: what was waited for may have come in time, or not.
  package mutating func forgetDeadlines() {
    collect(at: now)
    judge.forgetDuties()
    answers.forget()
    notes.forgetSetUps()
  }

  /// The rules found broken since the last call.
  package mutating func takeFindings() -> [Found] {
    defer { found = [] }
    return found
  }

  /// There are no more entries. What would have come at the last moment may be missing.
  package mutating func end(isCut: Bool) {
    collect(at: isPlayed && !isCut ? now : justBefore(now))
    found += (doubts.rest() + (isCut ? [] : answers.rest())).map { ($0, now) }
  }

  /// What has to follow at a moment may still follow at its end.
  private func justBefore(_ time: Instant) -> Instant {
    Instant(milliseconds: time.milliseconds - 1)
  }

  private mutating func pass(to time: Instant) {
    guard time > now else { return }
    collect(at: now)
    if !isPlayed, time - now > longestPause { forgetDeadlines() }
    while let due = judge.nextDue, due < time { collect(at: due) }
    found += answers.take(until: time).filter { isSeen($0.finding) }
    now = time
  }

  /// Whether it is strange that nothing was written for so long.
  package func isStrange(_ pause: Duration) -> Bool {
    !isPlayed && pause > (isMarkDue ? longestPause : Self.unremarkablePause)
  }

  /// After a longer one the application, or the phone, may have been asleep. A mark says when the next one comes.
  /// Before any other entry the recorder may just have begun to wait, and then waits once more.
  private var longestPause: Duration {
    let wait = (silence ?? Self.usualSilence) * (isMarked ? 1 : 2)
    return wait + Self.lateness(of: wait)
  }

  private mutating func collect(at time: Instant) {
    let seen = early + judge.endMoment(at: time).filter(isSeen)
    early = seen.filter(mayBeUntold)
    for finding in seen where !mayBeUntold(finding) {
      if isPlayed || !(doubts.holds(finding) || answers.holds(finding, at: time)) {
        found.append((finding, time))
      }
    }
  }

  /// An adapter whose ads have no member that tells them that they are in a view.
  private func mayBeUntold(_ finding: Finding) -> Bool {
    guard !isPlayed, finding.rule.id == Rulebook.eventBeforeRendered, let ad = finding.ad else {
      return false
    }
    return !renderers.contains(ads[ad]?.className ?? ad)
  }

  private mutating func meet(_ ad: String, _ entry: Entry) {
    var fate = ads[ad] ?? Fate(isTorn: hasHole && !entry.beginsAd)
    let isOfApp = entry.from.role == .app || entry.to?.role == .app
    switch entry.sense {
    case .lineAsked?, .signalsAsked?:
      fate.isAsked = true
      fate.className = entry.data[.className] ?? fate.className
    case .adReceived?: fate.isAwaited = false
    case .rendered?, .presentTold?, .shown?: (fate.isAwaited, fate.isShown) = (false, true)
    case .adAsked?: fate.isAwaited = true
    case .networkRewarded?: fate.isRewardTold = true
    case .clickReported?, .impressionReported?:
      if !fate.isAwaited, fate.vagueSince == nil { fate.vagueSince = entry.number }
    default: if isOfApp { fate.isAwaited = false }
    }
    ads[ad] = fate
    if entry.provesRendering { renderers.insert(fate.className ?? ad) }
    if entry.sense == .clickPassedOn || entry.sense == .impressionPassedOn {
      passers.insert(fate.className ?? ad)
    }
  }

  /// A network that counts what nobody can have seen counts when its ad comes. No phone says so, but rules
  /// about impressions ask for it.
  private mutating func countedAtLoad(_ entry: Entry) -> Entry? {
    guard entry.sense == .networkImpression, let ad = entry.ad, ads[ad]?.isShown == false else {
      return nil
    }
    if !sight.parts.contains(.views) || sight.leftOut.contains(Sense.shown.word),
      !unshown.contains(ad)
    {
      unshown.append(ad)
    }
    return Entry(
      number: entry.number, time: entry.time, cause: entry.cause, kind: .note(violation: nil),
      from: entry.from, to: nil, sense: .countingSaid, ad: ad, message: "",
      data: [Fact.counts(.atLoad)])
  }

  private func isSeen(_ finding: Finding) -> Bool {
    guard let place = Rulebook.place(of: finding.rule.id), judged.contains(place) else {
      return false
    }
    guard !isPlayed, let ad = finding.ad, let fate = ads[ad] else { return true }
    if finding.rule.id == Rulebook.eventBeforeReceived, let since = fate.vagueSince,
      since <= finding.proof.last ?? .max
    {
      return false
    }
    if finding.rule.id == Rulebook.rewardNotReported, !fate.isRewardTold { return false }
    if notes.mixedUp.contains(ad), finding.rule.id != Rulebook.toldTheWrongAd { return false }
    if fate.isBeforeNetwork, finding.rule.parts.contains(.adapterNetwork) { return false }
    if finding.rule.parts.contains(.passedOn), !isPassingSeen || fate.isBeforeNetwork,
      !passers.contains(fate.className ?? ad)
    {
      return false
    }
    return fate.isAsked && !fate.isTorn
  }
}

extension Entry {
  /// Whether a recorder says that it is still there.
  fileprivate var isMark: Bool {
    kind == .note(violation: nil) && from.role == .app && message == "still recording"
  }

  /// When the recorder that says that it is still there will say so again; nil for any other entry.
  fileprivate var nextMark: Duration? {
    guard case .note(nil) = kind, from.role == .app else { return nil }
    return data[.nextMark].map { .seconds($0) }
  }

  /// Whether an ad's story can begin with it.
  fileprivate var beginsAd: Bool {
    switch sense {
    case .adAsked?, .lineAsked?, .signalsAsked?: true
    default: false
    }
  }

  /// The network of this line is heard: what is not said is not passed on.
  fileprivate var listening: Entry {
    Entry(
      number: number, time: time, cause: number, kind: .note(violation: nil), from: .network,
      to: nil, ad: ad, message: "", data: .none)
  }

  /// Whether it shows that an adapter's ads are told when they are in a view.
  fileprivate var provesRendering: Bool {
    sense == .rendered || data[.lacks].map { !$0.contains(Sense.rendered.word) } ?? false
  }

  /// A flag that is false leaves it to Google to look, whether or not that was written.
  fileprivate var withWatcher: Entry {
    guard sense == .clicksFlagAsked || sense == .impressionsFlagAsked,
      data[.answer] == false, data[.watches] == nil
    else { return self }
    var data = data
    data[.watches] = .google
    return Entry(
      number: number, time: time, cause: cause, kind: kind, from: from, to: to, sense: sense,
      ad: ad, message: message, data: data)
  }
}
