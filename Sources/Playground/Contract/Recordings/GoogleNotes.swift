package import Simulation

/// What Google's stand-in would have noted: a fold over what crossed between Google and an adapter.
///
/// A phone's SDK notes nothing. What it would have noted here is concluded only from what did happen, never
/// from silence, except for a set-up that nobody has answered for half a minute.
struct GoogleNotes {
  private var ads: [String: WireOfAd] = [:]
  /// Whether lines are missing before the first that it was given: another question may be among them.
  private let hasHole: Bool
  private var setUps: [SetUp] = []
  /// The answers by which ad objects were handed over, by the objects' ids.
  private var objects: [String: Entry] = [:]
  /// The ads that adapters were told to present, by the entries that say so.
  private var presented: [Int: String] = [:]
  /// Ads of which events were reported to each other's delegates: nobody knows what follows is about.
  private(set) var mixedUp: Set<String> = []
  /// Questions for signals that have no answer yet, and the last answer, by who was asked.
  private var signals: [String: (open: Int, answered: Int?)] = [:]

  private struct SetUp {
    let asked: Int
    let time: Instant
    let name: String?
    var answered: Int?
    var isGivenUp = false
  }

  /// The answers to what Google asks on queues of its own.
  private static let askedOffMain: Set<Sense> = [.setUpAnswered, .signalsAnswered]

  init(hasHole: Bool = false) { self.hasHole = hasHole }

  /// How long Google waits for adapters to be set up.
  private static let setUpPatience = Duration.seconds(30)

  /// The violations that this entry proves, as notes.
  mutating func add(_ entry: Entry) -> [Entry] {
    var notes = lateSetUps(at: entry.time)
    guard let sense = entry.sense else { return notes + refusals(entry) }
    notes += wrongAd(entry, sense)
    if entry.from.role == .adapter, entry.to?.role == .google, entry.isOffMain,
      !Self.askedOffMain.contains(sense)
    {
      notes.append(entry.noting(.calledOffMain))
    }
    switch sense {
    case .setUpAsked:
      setUps.append(
        SetUp(asked: entry.number, time: entry.time, name: entry.data[.className]))
    case .setUpAnswered: notes += setUpAnswered(entry)
    case .lineAnswered: notes += handOver(entry)
    case .signalsAsked: signals[entry.keyOfSignals, default: (0, nil)].open += 1
    case .signalsAnswered: notes += signalsAnswered(entry)
    default: break
    }
    guard let ad = entry.ad else { return notes }
    return notes + ads[ad, default: WireOfAd()].add(entry, sense)
  }

  /// The clock has jumped, so nobody knows how long a set-up took.
  mutating func forgetSetUps() {
    for place in setUps.indices { setUps[place].isGivenUp = true }
  }

  private mutating func setUpAnswered(_ entry: Entry) -> [Entry] {
    guard let place = setUp(answeredBy: entry) else {
      // One of several, and nobody knows which.
      forgetSetUps()
      return []
    }
    guard let first = setUps[place].answered else {
      setUps[place].answered = entry.number
      return []
    }
    guard !hasHole else { return [] }
    return [entry.noting(.setUpAnsweredTwice, after: first, of: setUps[place].name)]
  }

  /// By the call that it answers, by its class, or because there is only one that it can be. Several set-ups
  /// of one class may be answered in any order, each once.
  private func setUp(answeredBy entry: Entry) -> Int? {
    let (name, caller) = (entry.data[.className], setUps.firstIndex { $0.asked == entry.cause })
    let open = setUps.indices.filter { setUps[$0].answered == nil }
    guard let name = name ?? caller.flatMap({ setUps[$0].name }) else {
      return caller ?? (open.count == 1 ? open[0] : setUps.count == 1 && !hasHole ? 0 : nil)
    }
    if let caller, open.contains(caller), setUps[caller].name == name { return caller }
    return open.first { setUps[$0].name == name } ?? setUps.lastIndex { $0.name == name }
  }

  private mutating func lateSetUps(at now: Instant) -> [Entry] {
    var notes: [Entry] = []
    for place in setUps.indices
    where setUps[place].answered == nil && !setUps[place].isGivenUp
      && setUps[place].time + Self.setUpPatience < now
    {
      setUps[place].isGivenUp = true
      notes.append(
        .note(
          .setUpNeverAnswered, number: setUps[place].asked, time: now,
          of: setUps[place].name))
    }
    return notes
  }

  /// Several questions may be open at once: more answers than questions are one too many.
  private mutating func signalsAnswered(_ entry: Entry) -> [Entry] {
    let key = entry.keyOfSignals
    guard let (open, answered) = signals[key] else { return [] }
    signals[key] = (max(0, open - 1), entry.number)
    return open > 0
      ? [] : [entry.noting(.signalsAnsweredTwice, after: answered, of: entry.data[.className])]
  }

  private mutating func handOver(_ entry: Entry) -> [Entry] {
    guard entry.data[.result] == .ad else { return [] }
    guard let object = entry.data[.objectID] else { return [] }
    guard let first = objects[object] else {
      objects[object] = entry
      return []
    }
    // Two answers of one load break another rule.
    return first.ad == entry.ad ? [] : [entry.noting(.adHandedOverTwice, after: first.number)]
  }

  /// Google's SDK took the ad, or it did not.
  private mutating func refusals(_ entry: Entry) -> [Entry] {
    guard let ad = entry.ad, entry.data[.isTaken] == false else { return [] }
    return ads[ad]?.refuseSize() ?? []
  }

  /// What is reported while an adapter presents an ad is about that ad.
  private mutating func wrongAd(_ entry: Entry, _ sense: Sense) -> [Entry] {
    if sense == .presentTold { presented[entry.number] = entry.ad }
    guard [.willPresent, .presentFailed, .impressionReported].contains(sense),
      let ad = entry.ad, let cause = entry.cause, let other = presented[cause], other != ad
    else { return [] }
    mixedUp.formUnion([ad, other])
    return [entry.of(other).noting(.toldTheWrongAd, after: cause)]
  }
}

extension Fact<Bool> {
  /// Whether Google's SDK gave the adapter a delegate for its ad.
  fileprivate static let isTaken = Fact("taken")
}

extension Entry {
  /// The same about another ad.
  package func of(_ ad: String) -> Entry {
    Entry(
      number: number, time: time, cause: cause, kind: kind, from: from, to: to, sense: sense,
      ad: ad, message: message, data: data)
  }

  /// Whether it is known to have come on another thread than main.
  fileprivate var isOffMain: Bool { data[.thread].map { $0 != "main" } ?? false }

  /// A recorder does not know yet for which ad signals are.
  fileprivate var keyOfSignals: String {
    "\(ad ?? data[.className] ?? "") \(data[.number] ?? 0)"
  }

  /// A note that this entry proves a violation, with an earlier one if that is needed.
  func noting(
    _ violation: Violation, after earlier: Int? = nil, of className: String? = nil
  ) -> Entry {
    Entry(
      number: number, time: time, cause: earlier, kind: .note(violation: violation),
      from: .google, to: nil, ad: ad, message: "",
      data: className.map { [Fact.className($0)] } ?? .none)
  }

  fileprivate static func note(
    _ violation: Violation, number: Int, time: Instant, of className: String?
  ) -> Entry {
    Entry(
      number: number, time: time, cause: nil, kind: .note(violation: violation), from: .google,
      to: nil, ad: nil, message: "", data: className.map { [Fact.className($0)] } ?? .none)
  }
}
