import Contract
import Simulation

/// A run of an application while its lines come in.
struct RecordedRun {
  private let id: String
  private let file: Int
  private let header: JournalHeader?
  private var order: RunningOrder
  /// What comes next, so that an ad has its name before it is known which it is.
  private var ahead: [RunningOrder.Step] = []
  private var aheadStart = 0
  /// All that came, in its order, if it is judged as it comes.
  private var heard: [RunningOrder.Step] = []
  private let isLive: Bool
  /// The ads that loads turned out to be, by the loads' names.
  private var names: [String: String] = [:]
  private var spelling = SpelledNames()
  private var seen: RecordingSight
  /// Its entries as they were judged; nil if nobody wants them, or there are too many.
  private var kept: [Entry]?
  private var judge: RecordingJudge
  private var books: RecordedBooks
  private var memory = ProofMemory()
  private var findings: [RecordedFinding] = []
  /// The places of findings that say that something has not come, by their ads.
  private var awaited: [String: [Int]] = [:]
  private var gaps: [ClosedRange<Int>] = []
  private var lost = 0
  private var entries = 0
  private var jumps = 0
  private var pauses: [Recording.Pause] = []
  /// How many entries say something that is unknown here.
  private var unknown = 0
  /// How many counts of a network are about no ad that is known.
  private var strays = 0
  /// The numbers with which files without a header go on.
  private var joints: [Int] = []
  /// How far the clock was set back so far.
  private var setBack = Duration.zero
  /// What the clock said last.
  private var clock = Instant.start
  private var first: Instant?
  /// The number of the last entry so far.
  private var last = 0
  private var now = Instant.start
  /// The time of the entry that came last.
  private var latest = Instant.start
  /// Whether the last line has no end.
  var isCut = false
  /// Whether a header was there that can't be read.
  var isHeaderUnread = false
  /// Why nobody knows what came at its end.
  private var openEnd: Recording.OpenEnd?
  private var hasEnded = false

  private var isPlayed: Bool { header.map { $0.recorded == nil } ?? false }

  /// While somebody watches, so many entries may overtake one.
  private static let liveWindow = 256
  /// How many entries a load may be known by a name of its own.
  private static let lookAhead = 20_000
  /// How many gaps are told one by one.
  private static let gapsTold = 1000
  /// What was waited for so long, while nothing else was written, may be late with the whole application.
  private static let silence = Duration.seconds(1)
  /// A step back of the clock that is more than threads overtaking each other.
  private static let jump = Duration.seconds(1)

  /// Without a header nobody knows what was seen, so nothing is judged.
  init(
    _ id: String, _ header: JournalHeader?, file: Int, keepsEntries: Bool, isLive: Bool = false
  ) {
    (self.id, self.header, self.file, self.isLive) = (id, header, file, isLive)
    order = isLive ? RunningOrder(window: Self.liveWindow) : RunningOrder()
    let (sight, isPlayed) = (Self.sight(of: header), header.map { $0.recorded == nil } ?? false)
    seen = sight
    kept = keepsEntries ? [] : nil
    judge = RecordingJudge(sight, isPlayed: isPlayed)
    books = RecordedBooks(sight, isPlayed: isPlayed)
  }

  private static func sight(of header: JournalHeader?) -> RecordingSight {
    guard let header else { return RecordingSight([], leftOut: []) }
    return header.recorded?.sight ?? .everything
  }

  /// Whether an entry of another file can be the next one: by its number, and by its time.
  func isContinued(by entry: Entry) -> Bool {
    !isPlayed && entry.number == order.next && entry.time >= latest
  }

  /// What follows is of another file, and may be another run's.
  mutating func goOn() { queue(.goesOn(order.next)) }

  mutating func add(_ placed: RunningOrder.Placed) {
    latest = placed.entry.time
    let placed = spelling.spelled(placed)
    for step in order.add(placed) { queue(step) }
  }

  private mutating func queue(_ step: RunningOrder.Step) {
    guard !isPlayed else { return take(step) }
    guard !isLive else { return takeAtOnce(step) }
    if case .contradicted(let number) = step, Self.replace(number, in: &ahead, from: aheadStart) {
      return
    }
    if case .entry(let placed) = step, let (load, ad) = placed.entry.join { names[load] = ad }
    ahead.append(step)
    guard ahead.count - aheadStart > Self.lookAhead else { return }
    take(ahead[aheadStart])
    aheadStart += 1
    guard aheadStart > Self.lookAhead else { return }
    ahead.removeFirst(aheadStart)
    aheadStart = 0
  }

  /// Puts a contradiction in the place of the entry that it is about, so that this one proves nothing.
  private static func replace(
    _ number: Int, in steps: inout [RunningOrder.Step], from start: Int
  ) -> Bool {
    let place = steps[start...].lastIndex { step in
      if case .entry(let placed) = step { placed.entry.number == number } else { false }
    }
    guard let place else { return false }
    steps[place] = .contradicted(number)
    return true
  }

  /// Judges what is watched while it comes. Once it is known which ad a load is, all is judged again.
  private mutating func takeAtOnce(_ step: RunningOrder.Step) {
    if case .contradicted(let number) = step, Self.replace(number, in: &heard, from: 0) {
      return judgeAgain()
    }
    heard.append(step)
    if case .entry(let placed) = step, let (load, ad) = placed.entry.join {
      names[load] = ad
      return judgeAgain()
    }
    take(step)
  }

  private mutating func judgeAgain() {
    let sight = Self.sight(of: header)
    (seen, judge, books) = (
      sight, RecordingJudge(sight), RecordedBooks(sight, isPlayed: false)
    )
    (memory, findings, gaps, lost, entries, jumps) = (ProofMemory(), [], [], 0, 0, 0)
    awaited = [:]
    (unknown, strays, pauses, joints) = (0, 0, [], [])
    (setBack, clock, first, now, last) = (.zero, .start, nil, .start, 0)
    kept = kept.map { _ in [] }
    for step in heard { take(step) }
  }

  private mutating func take(_ step: RunningOrder.Step) {
    switch step {
    case .entry(let placed): handle(placed)
    case .lost(let numbers):
      if gaps.count < Self.gapsTold { gaps.append(numbers) }
      lost += numbers.count
      lose()
    case .goesOn(let number):
      joints.append(number)
      lose()
    case .contradicted(let number):
      lose()
      findings.removeAll { $0.finding.proof.contains(number) }
      awaited = [:]
    }
  }

  private mutating func lose() {
    judge.lose()
    books.lose()
    collect()
  }

  private mutating func handle(_ placed: RunningOrder.Placed) {
    var entry = named(placed.entry)
    let part = entry.partFromHereOn
    if let part { see(part) }
    if entry.isLastOfFull { openEnd = .full }
    entry = entry.moved(to: entry.isLastOfFull ? now : moment(of: entry))
    if first != nil, judge.isStrange(entry.time - now), pauses.count < Self.gapsTold {
      pauses.append(.init(before: entry.number, length: entry.time - now))
    }
    let (before, moment) = (last, now)
    now = entry.time
    first = first ?? now
    entries += 1
    memory.add(placed)
    last = entry.number
    if let part { judge.see(part, from: entry.time) }
    judge.handle(entry)
    collect(behind: before, at: moment)
    answer(placed, as: entry)
    books.add(entry)
    if entry.ad == nil, case .count = entry.kind { strays += 1 }
    if !placed.isUnderstood {
      unknown += 1
      judge.doubt(entry.ad)
      books.doubt(entry.ad)
    }
    kept?.append(entry)
    if kept?.count == Recording.keptLimit { kept = nil }
    collect()
  }

  private func named(_ entry: Entry) -> Entry {
    entry.ad.flatMap { names[$0] }.map(entry.of) ?? entry
  }

  /// A recorder sees more as more is handed to it.
  private mutating func see(_ part: SeenPart) {
    seen = seen.with(part)
    books.see(part)
  }

  /// The time on a clock that only goes forward: one that is set back goes on from where it was.
  private mutating func moment(of entry: Entry) -> Instant {
    defer { clock = entry.time }
    if setBack > .zero, entry.time - clock >= setBack - Self.jump {
      // It is put right again.
      jumps += 1
      setBack = entry.time < now ? now - entry.time : .zero
      judge.forgetDeadlines()
    }
    let time = entry.time + setBack
    guard time < now else { return time }
    if now - time > Self.jump {
      jumps += 1
      setBack = now - entry.time
      judge.forgetDeadlines()
    }
    return now
  }

  /// What was found in the moments before belongs behind the entry before, and what was found now behind the
  /// last one.
  private mutating func collect(behind before: Int? = nil, at written: Instant? = nil) {
    for (finding, moment) in judge.takeFindings() {
      let silence = written.map { moment - $0 } ?? .zero
      findings.append(
        RecordedFinding(
          finding: finding, proof: memory.places(of: finding.proof),
          after: moment < now ? before ?? last : last, isAfterSilence: silence >= Self.silence,
          time: moment))
      if let ad = finding.ad { awaited[ad, default: []].append(findings.count - 1) }
    }
  }

  /// What was found missing may come later.
  private mutating func answer(_ placed: RunningOrder.Placed, as entry: Entry) {
    guard let ad = entry.ad, let places = awaited[ad] else { return }
    awaited[ad] = places.filter { place in
      guard let isAnswer = findings[place].isAnswered(by: entry) else { return true }
      if isAnswer {
        findings[place].late = .init(entry: entry, file: placed.file, line: placed.line)
      }
      return false
    }
  }

  /// Lines that cannot be read stand behind its last one.
  mutating func endUnread() { openEnd = openEnd ?? .unread }

  mutating func end() -> Recording {
    for step in order.end() { queue(step) }
    for step in ahead[aheadStart...] { take(step) }
    ahead = []
    if openEnd != nil { books.lose() }
    judge.end(isCut: isCut)
    collect()
    hasEnded = true
    books.end()
    return soFar
  }

  /// As far as it has come: what has overtaken others is shown, and judged once they are there.
  var soFar: Recording {
    Recording(
      facts: header?.recorded, run: id, isHeaderUnread: header == nil && isHeaderUnread,
      file: file, isPlayed: isPlayed,
      scenario: header?.scenario, title: isPlayed ? header?.title : nil,
      sight: books.hasNetworkCounts ? seen.with(.networkCounts) : seen, entries: entries,
      length: now - (first ?? now), ads: books.ads, findings: findings, gaps: gaps, lost: lost,
      doubles: order.doubles, contradictions: order.contradictions, unknown: unknown,
      strays: strays, jumps: jumps, joints: joints, unshown: judge.unshown,
      torn: books.ads.map(\.name).filter(judge.isTorn), pauses: pauses, isCut: isCut,
      openEnd: openEnd, disagreeing: books.disagreeing,
      kept: kept.map { $0 + order.early.map { named($0.entry) } }, settled: last,
      isOver: hasEnded)
  }
}

extension Entry {
  /// Whether a file has no room for what came after it. It has no time of its own.
  fileprivate var isLastOfFull: Bool {
    kind == .note(violation: nil) && sense == nil && from.role == .app
      && message == "the recording is full"
  }

  /// A recorder's word that a load is the application's ad.
  fileprivate var join: (load: String, ad: String)? {
    guard case .note(nil) = kind, sense == nil, let ad, let load = data[.loadName] else {
      return nil
    }
    return (load, ad)
  }

  /// What is recorded from this note on. Of a network that only the application speaks for, no more than
  /// its counts are known.
  var partFromHereOn: SeenPart? {
    if sense == .clickPassedOn || sense == .impressionPassedOn { return .passedOn }
    guard case .note(nil) = kind, sense == nil, from.role == .app,
      let part = data[.crossing].flatMap(SeenPart.init)
    else { return nil }
    return data[.isInWords] == true ? .networkCounts : part
  }

  fileprivate func moved(to time: Instant) -> Entry {
    guard time != self.time else { return self }
    return Entry(
      number: number, time: time, cause: cause, kind: kind, from: from, to: to, sense: sense,
      ad: ad, message: message, data: data)
  }
}
