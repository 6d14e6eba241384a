import AdServing
import Contract
package import Scenarios
package import Simulation

/// Both books of every ad, and what explains them: a fold over the journal.
package struct Ledgers: Equatable, Sendable {
  /// The ads in the order they were requested.
  package private(set) var ads = GrowingList<AdRecord>()
  private var indexByName = GrowingIndex<String>()
  private var newestByUnit: [String: Int] = [:]
  /// The flags of ads that were tapped, by unit.
  private var triedFlags: [String: Set<FlagPair>] = [:]
  /// How the newest ad of each unit was loaded.
  package private(set) var waterfalls: Waterfalls

  /// How the ads of units are chosen that an arbiter has.
  package private(set) var arbiters: Arbiters

  /// The units whose ads a service loads and shows.
  package private(set) var services: Services

  /// What became of the user's choices.
  package private(set) var privacy = Privacies()

  /// The labels of the slots of units whose ads an arbiter chooses, by network.
  private var slots: [String: [String: String]]

  /// The adapters and their set-ups.
  package private(set) var adapters: Adapters

  /// The rules that were broken, in the order they were found.
  package private(set) var findings = GrowingList<FindingRecord>()
  /// The rules that had an occasion to be broken, and those that were.
  private var occasions = Occasions()
  private var broken = RuleSet()

  /// Which ads in the feed are in sight.
  private var sight = PhoneSight()

  /// Who has spoken so far.
  package private(set) var speakers = Speakers()

  /// How entries that were recorded on a phone are read; nil for those of a session.
  private var phone: PhoneReading?

  /// Empty books; `units` are those of the journal's scenario.
  package init(_ units: [Scenario.Unit] = []) {
    waterfalls = Waterfalls(units)
    adapters = Adapters(units)
    arbiters = Arbiters(units)
    services = Services(units)
    slots = Dictionary(units.map { ($0.id, $0.slotsByNetwork) }) { first, _ in first }
  }

  /// Empty books for what was recorded on a phone.
  package init(_ phone: PhoneReading?) {
    self.init()
    self.phone = phone
  }

  /// The rules that were broken where there was no ad, each once.
  package var findingsWithoutAd: [String] {
    var seen: Set<String> = []
    return findings.filter { $0.ad.map { self[$0] == nil } ?? true && seen.insert($0.id).inserted }
      .map(\.id)
  }

  /// The units that the entries are about which prove such a rule, in their order.
  package func units(breaking rule: String, in entries: [Entry]) -> [String] {
    var units: [String] = []
    for finding in findings where finding.id == rule && finding.ad.map({ self[$0] == nil }) ?? true
    {
      for number in finding.proof where entries.indices.contains(number - 1) {
        guard let unit = entries[number - 1].data[.unit], !units.contains(unit) else { continue }
        units.append(unit)
      }
    }
    return units
  }

  package subscript(name: String) -> AdRecord? {
    indexByName[name].map { ads[$0] }
  }

  /// The newest ad of a unit.
  package func newest(of unit: String) -> AdRecord? {
    newestByUnit[unit].map { ads[$0] }
  }

  /// How far a unit's newest ad has come. A banner asks for the next one by itself: where that fails, it is the ad that
  /// stays on the screen.
  package func state(of unit: String) -> AdRecord.State? {
    guard let newest = newest(of: unit) else { return nil }
    guard case .failed = newest.state else { return newest.state }
    let shown = ads.last { $0.unit == unit && $0.state == .onScreen }
    return shown?.shape == .banner ? shown?.state : newest.state
  }

  /// The combinations of flags with which an ad of the unit was tapped.
  package func tried(unit: String) -> Set<FlagPair> { triedFlags[unit] ?? [] }

  package mutating func add(_ entry: Entry) {
    guard var phone else { return fold(entry) }
    // What it holds is not copied.
    self.phone = nil
    for read in phone.read(entry) { fold(read) }
    if let ad = entry.ad.flatMap(place) {
      for event in phone.life(entry) { ads[ad].life.handle(event, .init(entry)) }
    }
    for name in phone.adsKnown(by: entry) {
      guard let ad = place(of: name), let counts = phone.counts(of: name) else { continue }
      ads[ad].take(counts, unrecorded: phone.unrecorded(of: name))
    }
    self.phone = phone
  }

  private mutating func fold(_ entry: Entry) {
    waterfalls.add(entry)
    adapters.add(entry)
    arbiters.add(entry)
    services.add(entry)
    privacy.add(entry)
    speakers.add(entry)
    if let finding = FindingRecord(entry) { add(finding) }
    look(entry)
    guard let name = entry.ad else { return addOccasions(entry) }
    if entry.sense == .adAsked { begin(name, entry) }
    guard let index = place(of: name) else { return addOccasions(entry) }
    ads[index].add(entry)
    occasions.add(
      entry, of: ads[index].shape, networkSpeaks: ads[index].network != nil)
    if entry.sense == .googleClick || entry.sense == .networkClick, let flags = ads[index].flagPair
    {
      triedFlags[ads[index].unit, default: []].insert(flags)
    }
  }

  private mutating func look(_ entry: Entry) {
    sight.add(entry, of: entry.ad.flatMap(place)) { ad, change in
      var sight = ads[ad].sight
      change(&sight)
      if sight != ads[ad].sight { ads[ad].sight = sight }
    }
  }

  private mutating func addOccasions(_ entry: Entry) {
    occasions.add(entry, of: nil, networkSpeaks: false)
  }

  private mutating func add(_ finding: FindingRecord) {
    findings.append(finding)
    Rulebook.place(of: finding.id).map { broken.insert($0) }
  }

  /// How each rule stands.
  package var standings: RuleStandings {
    RuleStandings(
      broken: broken, seen: occasions.rules, sight: phone?.sight,
      unjudged: phone?.unjudged ?? .init())
  }

  /// Most entries are about the newest ad, which need not be looked up.
  private func place(of name: String) -> Int? {
    let last = ads.count - 1
    return last >= 0 && ads[last].name == name ? last : indexByName[name]
  }

  private mutating func begin(_ name: String, _ entry: Entry) {
    guard indexByName[name] == nil else { return }
    let unit = entry.data[.unit] ?? ""
    indexByName.add(name, at: ads.count)
    newestByUnit[unit] = ads.count
    let format = entry.data[.format].flatMap(Scenario.Format.init)
    let kind = Scenario.UnitKind(format ?? .native, through: .init(asking: entry))
    ads.append(AdRecord(name: name, unit: unit, kind: kind))
    ads[ads.count - 1].slots = slots[unit] ?? [:]
  }
}

extension Scenario.Unit {
  /// The label of each network's first slot.
  fileprivate var slotsByNetwork: [String: String] {
    Dictionary(
      (asking.arbitration?.slots ?? []).map { ($0.platform.name, $0.label) }
    ) { first, _ in first }
  }
}
