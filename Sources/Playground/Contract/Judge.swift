package import Simulation

/// Watches a journal for broken rules.
///
/// Entries go in as they are written. Broken rules come out at the end of each moment, when
/// everybody has done what there was to do: each rule once per ad.
package struct Judge {
  /// Those of the ads at their places; the first is for what is about no ad.
  private var cases = [AdCase(strays: nil)]
  package private(set) var phone = Phone()
  private var places: [String: Int] = [:]
  /// The ad at each place.
  private var ads: [String?] = [nil]
  /// The places of ads that an arbiter or a service has, which are not reported to Google: only the
  /// rules for controllers are about them.
  private var elsewhere: Set<Int> = []
  private var misled = MisledApp()
  private var competition = Competition()
  private var serving = Serving()
  /// Neighbouring entries are usually about the same ad.
  private var lastPlace: (ad: String, place: Int)?

  private var found: [Finding] = []
  private var reported: Set<Report> = []
  /// What must follow, by number, and which of it is due next.
  private var duties: [Int: Duty] = [:]
  private var dues = TimerQueue()
  private var lastDuty = 0

  private struct Report: Hashable {
    let rule: String
    let subject: String?
    /// Each fault of a wire that loses something has its proof, and all news that a layer misroutes, or keeps while
    /// nobody waits for it.
    let fault: String?
  }

  /// Something happened that something else must follow.
  private struct Duty {
    /// The rule's place in the book.
    let rule: Int
    /// The judged ad's; what happened may have been about another one.
    let place: Int
    let entry: Entry
    let check: Trigger.Check
  }

  /// How long everything that must follow at once may take: no time where time is simulated.
  private let grace: Duration

  package init(grace: Duration = .zero) { self.grace = grace }

  /// When a missing entry is next judged, if any is. It is kept, since asking for it in all of this
  /// would copy all of this.
  package private(set) var nextDue: Instant?

  /// For how long the phone has stood still: that is no time to those who could do nothing meanwhile.
  private var standstill = Duration.zero

  package mutating func handle(_ entry: Entry) {
    judge(standstill == .zero ? entry : entry.earlier(by: standstill))
    guard case .note(let violation?) = entry.kind, violation.isOfStandstill,
      let length = entry.data[.milliseconds]
    else { return }
    standstill += .milliseconds(length)
    competition.pass(.milliseconds(length))
    serving.pass(.milliseconds(length))
    waitForNext()
  }

  private mutating func waitForNext() { nextDue = dues.next.map { $0.due + standstill } }

  private mutating func judge(_ entry: Entry) {
    if case .note(let violation?) = entry.kind { return note(violation, entry) }
    if entry.sense == .appEnded, entry.ad == nil { beginAnew() }
    misled.learn(entry)
    var sense = entry.sense
    // An absent user touches nothing, so closing means coming back.
    if sense == .coverClosed, phone.isAway {
      sense = entry.data[.target] == nil ? .cameBack : nil
    }
    let place = place(of: entry.ad)
    if entry.ad != nil, entry.isElsewhere { elsewhere.insert(place) }
    defer { if sense == .networkShowFailed { cases[0].learnRefusal(entry, of: cases[place]) } }
    if let sense {
      if PrivacyCase.concerns(sense) { cases[0].learnPrivacy(entry) }
      addStray(sense, place, entry)
      if serving.concerns(sense) { serve(sense, place, entry) }
      for trigger in Rulebook.coverTriggers(on: sense) { apply(trigger, place, entry) }
      let isClear = phone.add(sense, place, at: entry.time)
      guard !elsewhere.contains(place) else { return compete(sense, place, entry) }
      if !entry.isStray {
        for trigger in Rulebook.triggers(on: sense) { apply(trigger, place, entry) }
      } else if entry.isElsewhere {
        // The network's ad unit says which slot it is about.
        competition.add(entry, sense)
      }
      if isClear, let feed = phone.feed {
        for trigger in Rulebook.triggersInSight { apply(trigger, feed, entry) }
      }
    }
    cases[place].add(entry, sense)
  }

  /// Keeps a network's count for another ad, if this ad's side has never asked that network. The entry has
  /// this ad's name only because the count followed from this ad, which has left the screen.
  private mutating func addStray(_ sense: Sense, _ place: Int, _ entry: Entry) {
    guard place > 0, sense.isCountOfNetwork, cases[place].isStranger(entry.from.name)
    else { return }
    cases[0].add(entry, sense)
  }

  private mutating func compete(_ sense: Sense, _ place: Int, _ entry: Entry) {
    for trigger in Rulebook.competitionTriggers(on: sense) { apply(trigger, place, entry) }
    // What the application has among its views covers nothing.
    if sense == .networkImpression, cases[place].count(.shown) == 0 { phone.cover(with: place) }
    competition.add(entry, sense)
    cases[place].add(entry, sense)
  }

  private mutating func serve(_ sense: Sense, _ place: Int, _ entry: Entry) {
    for trigger in Rulebook.servingTriggers(on: sense) { apply(trigger, place, entry) }
    serving.add(entry, sense)
  }

  private mutating func place(of ad: String?) -> Int {
    guard let ad else { return 0 }
    if let lastPlace, lastPlace.ad == ad { return lastPlace.place }
    let place = places[ad] ?? cases.count
    if place == cases.count {
      cases.append(AdCase(strays: cases[0]))
      ads.append(ad)
      places[ad] = place
    }
    lastPlace = (ad, place)
    return place
  }

  /// The application has ended: nobody waits any longer, and what comes next has nothing to do with what was before.
  private mutating func beginAnew() {
    forgetDuties()
    (misled, competition, serving) = (MisledApp(), Competition(), Serving())
  }

  private mutating func note(_ violation: Violation, _ entry: Entry) {
    let place = place(of: entry.ad)
    cases[place].add(entry.violationDrawn ?? violation)
    let violation = misled.isOfLayer(violation, entry) ? .orderedByLayer : violation
    guard !misled.excuses(violation, entry), !cases[place].isExcused(violation, entry) else {
      return
    }
    let beginning = cases[place].beginning(of: violation)
    let cause = entry.cause.flatMap { $0 > beginning ?? 0 ? $0 : nil }
    for rule in Rulebook.rules(noted: violation) {
      find(rule, place, entry, [beginning, cause, entry.number].compactMap(\.self))
    }
  }

  private mutating func apply(_ trigger: Trigger, _ place: Int, _ entry: Entry) {
    if let asker = trigger.asker, asker != entry.from { return }
    guard let patience = trigger.patience else {
      if let proof = proof(trigger.check, place, entry) {
        find(Rulebook.all[trigger.rule], place, entry, proof)
      }
      return
    }
    lastDuty += 1
    dues.insert(.init(due: entry.time + max(patience, grace), number: lastDuty))
    waitForNext()
    duties[lastDuty] = Duty(rule: trigger.rule, place: place, entry: entry, check: trigger.check)
  }

  private func proof(_ check: Trigger.Check, _ place: Int, _ entry: Entry) -> [Int]? {
    switch check {
    case .ad(let check): check(cases[place], entry)
    case .competition(let check): check(competition, entry)
    case .serving(let check): check(serving, entry)
    }
  }

  private mutating func find(_ rule: Rule, _ place: Int, _ entry: Entry, _ proof: [Int]) {
    let ad = ads[place]
    let subject = ad ?? (entry.data[.className] ?? entry.data[.unit]).map { "\($0)" }
    let fault = entry.sense == .crossingLost ? entry.faultOfWire : entry.oneOfSeveral
    guard reported.insert(Report(rule: rule.id, subject: subject, fault: fault)).inserted else {
      return
    }
    let disturbance =
      entry.faultOfWire.map { .init(entry: entry.number, fault: $0) }
      ?? cases[place].disturbance(of: rule.wires, ofLineThatGave: entry.cause)
    let whole = disturbance.map { Set(proof + [$0.entry]).sorted() } ?? proof
    found.append(
      Finding(
        rule: rule, ad: ad, proof: whole, fault: disturbance?.fault,
        olderFormat: cases[place].olderFormat))
  }

  /// The clock can't be trusted: nothing is late by it.
  mutating func forgetDuties() {
    (duties, dues, nextDue) = ([:], TimerQueue(), nil)
  }

  /// Rules broken since the last call, now that this moment is over.
  package mutating func endMoment(at now: Instant) -> [Finding] {
    while let next = dues.next, next.due + standstill <= now {
      dues.removeNext()
      waitForNext()
      guard let duty = duties.removeValue(forKey: next.number) else { continue }
      cases[duty.place].look(at: phone)
      if let proof = proof(duty.check, duty.place, duty.entry) {
        find(Rulebook.all[duty.rule], duty.place, duty.entry, proof)
      }
    }
    guard !found.isEmpty else { return [] }
    defer { found = [] }
    return found
  }
}

extension Entry {
  fileprivate func earlier(by duration: Duration) -> Entry {
    Entry(
      number: number, time: time + (.zero - duration), cause: cause, kind: kind, from: from, to: to,
      sense: sense, ad: ad, message: message, data: data)
  }

  /// Whether a network does something, and nobody knows for which ad.
  fileprivate var isStray: Bool { ad == nil && (from.role == .network || to?.role == .network) }

  /// Whether somebody speaks who stands between the application and networks in Google's place.
  fileprivate var isElsewhere: Bool { from.role.isElsewhere || to?.role.isElsewhere == true }
}

extension Sense {
  fileprivate var isCountOfNetwork: Bool {
    switch self {
    case .networkImpression, .networkClick, .networkReward: true
    default: false
    }
  }
}

extension Party.Role {
  fileprivate var isElsewhere: Bool { self == .arbiter || self == .service }
}

extension Entry {
  /// The rule of layouts that a layer has broken.
  fileprivate var violationDrawn: Violation? {
    guard kind == .note(violation: .laidOutByLayer) else { return nil }
    return data[.what].flatMap(Violation.init)
  }

  /// Which of a layer's mistakes of one sort it is, or which class is missing: each is told.
  fileprivate var oneOfSeveral: String? {
    violationDrawn.map { $0.rawValue + (data[.part].map { " \($0)" } ?? "") } ?? lostNews
      ?? (kind == .note(violation: .classNotFound) ? data[.className] : nil)
  }

  private var lostNews: String? {
    guard sense == .layerKept, let what = data[.what].flatMap(AppNews.init) else { return nil }
    let isMisrouted = data[.mode] == LayerMistake.Manner.misroutes.rawValue
    return isMisrouted || [.impression, .click, .revenue, .display].contains(what)
      ? what.rawValue : nil
  }
}
