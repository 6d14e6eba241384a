import AdServing
import Contract
import Scenarios
import Simulation

/// Reads entries of a phone as if a session had written them: a fold.
///
/// A phone does not say what a session says: that an ad was asked for, that it came and is on the screen
/// where its application was not watched, and what Google counts. That follows from what it does say, and
/// stands in entries that are read before the one it follows from.
package struct PhoneReading: Equatable, Sendable {
  let sight: RecordingSight
  /// The rules for which that is not enough.
  let unjudged: RuleSet
  private let facts: [String: PhoneAd]
  /// The broken rules, by the numbers of the entries after which they were found.
  private let findings: [Int: [Entry]]
  private let holes: Set<Int>
  /// Entries with which a file without a header goes on, and the last one of a recording whose end is open:
  /// nobody knows what was counted of the ads so far.
  private let breaks: Set<Int>
  /// The last one; nil if more may come.
  private let end: Int?
  private var books: RecordedBooks
  private var ads: [String: Progress] = [:]
  /// When something was last counted or told of ads, until a later moment shows what came of it.
  private var open: [String: Instant] = [:]

  /// How far an ad has come.
  private struct Progress: Equatable {
    var isReceived = false
    var isShown = false
    /// Whether its network was heard since its line was asked, or is known to be silent.
    var isNetworkKnown = false
    /// The last counts that are known.
    var counts = RecordedAd.Counts(impressions: 0, clicks: 0, rewards: 0)
  }

  init(_ recording: Recording, _ row: EntryRow) {
    sight = recording.sight
    var unjudged = RuleSet()
    for (place, rule) in Rulebook.all.enumerated() where !recording.sight.judges(rule) {
      unjudged.insert(place)
    }
    self.unjudged = unjudged
    facts = PhoneAd.all(row.entries)
    holes = row.holes
    let openEnd = recording.openEnd.flatMap { _ in row.entries.last?.number }
    breaks = Set(recording.joints.map(row.place) + [openEnd].compactMap(\.self))
    end = recording.isOver ? row.entries.last?.number : nil
    // Parts that were recorded only later come with their notes.
    books = RecordedBooks(recording.facts?.sight ?? recording.sight, isPlayed: false)
    var findings: [Int: [Entry]] = [:]
    for found in recording.findings {
      let after = row.place(of: found.after)
      guard row.entries.indices.contains(after - 1) else { continue }
      let proof = found.finding.proof.map { row.place(of: $0) }
      findings[after, default: []].append(
        found.entry(after, max(found.time, row.entries[after - 1].time), proof: proof))
    }
    self.findings = findings
  }

  func isHole(_ entry: Entry) -> Bool { holes.contains(entry.number) }

  /// What both sides have counted of an ad so far.
  func counts(of ad: String) -> RecordedAd? { books[ad] }

  /// What else nobody has recorded of an ad so far.
  func unrecorded(of ad: String) -> Unrecorded {
    let fact = facts[ad] ?? PhoneAd()
    var unrecorded: Unrecorded = sight.parts.contains(.views) ? [] : .showing
    if !fact.isAppSeen || fact.isAmountLeftOut || !sight.parts.contains(.appGoogle) {
      unrecorded.insert(.payment)
    }
    if fact.format == nil { unrecorded.insert(.format) }
    if !fact.isAppSeen || sight.leftOut.contains(Sense.appToldReward.word) {
      unrecorded.insert(.tellingOfReward)
    }
    if open[ad] != nil { unrecorded.insert(.outcome) }
    return unrecorded
  }

  /// The ads of which an entry changes what is known: those that it is about, and those for which it shows
  /// that nothing came at an earlier moment.
  mutating func adsKnown(by entry: Entry) -> [String] {
    guard !isHole(entry) else { return ads.keys.sorted() }
    let settled = open.filter { $0.value < entry.time }.keys
    for ad in settled { open[ad] = nil }
    let changed = breaks.contains(entry.number) ? Array(ads.keys) : Array(settled)
    guard let ad = entry.ad else { return changed.sorted() }
    if entry.isCounted { open[ad] = entry.time }
    return changed.filter { $0 != ad }.sorted() + [ad]
  }

  mutating func read(_ entry: Entry) -> [Entry] {
    if isHole(entry) || breaks.contains(entry.number) { books.lose() }
    if entry.number == end { books.end() }
    if let part = entry.partFromHereOn { books.see(part) }
    books.add(entry)
    var read = entry.ad.map { conclusions(from: entry, of: $0) } ?? []
    read.append(entry.withLine.withWatcher.withAssetsAlone)
    if let ad = entry.ad { read += silence(at: entry, of: ad) + googlesCounts(entry, of: ad) }
    return read + (findings[entry.number] ?? [])
  }

  // MARK: What must have been before

  private mutating func conclusions(from entry: Entry, of name: String) -> [Entry] {
    let isNew = ads[name] == nil
    var ad = ads[name] ?? Progress()
    defer { ads[name] = ad }
    let fact = facts[name] ?? PhoneAd()
    var read: [Entry] = []
    if isNew, entry.sense != .adAsked {
      read.append(entry.asking(for: name, fact.likelyFormat))
    }
    switch entry.sense {
    case .adReceived?: ad.isReceived = true
    case .shown?: ad.isShown = true
    default: break
    }
    if !ad.isReceived, entry.sense != .adReceived, isProofOfAd(entry, fact) {
      ad.isReceived = true
      read.append(entry.standing(for: .adReceived, from: .google, to: .app))
    }
    if entry.sense == .lineAnswered, entry.data[.result] != .ad, !fact.isAppSeen {
      read.append(entry.standing(for: .adRefused, from: .google, to: .app, data: entry.data))
    }
    if !ad.isShown, !fact.likelyFormat.isFullScreen, entry.isSeen {
      ad.isShown = true
      read.append(entry.standing(for: .shown, from: .app, to: .google))
    }
    return read
  }

  /// What happened to an ad of which only the application's side was recorded.
  func life(_ entry: Entry) -> [LifeEvent] {
    guard let fact = entry.ad.flatMap({ facts[$0] }), !fact.isWireSeen else { return [] }
    switch entry.sense {
    case .appToldWillPresent?:
      return fact.likelyFormat.isFullScreen ? [.asked, .willPresent] : [.willPresent]
    case .appToldDidDismiss? where fact.likelyFormat.isFullScreen:
      return [.willDismiss, .didDismiss]
    case .appToldDidDismiss?: return [.didDismiss]
    default: return []
    }
  }

  /// Whether the application has the ad, whose side was not seen, or not yet.
  private func isProofOfAd(_ entry: Entry, _ fact: PhoneAd) -> Bool {
    switch entry.sense {
    case .lineAnswered?: entry.data[.result] == .ad && !fact.isAppSeen
    case .presentTold?, .appToldWillPresent?: true
    default: entry.isSeen
    }
  }

  /// A network that says nothing has counted nothing where it would have said so.
  private mutating func silence(at entry: Entry, of name: String) -> [Entry] {
    if entry.sense == .lineAsked { ads[name]?.isNetworkKnown = false }
    guard ads[name]?.isNetworkKnown == false else { return [] }
    let isHeard = entry.from.role == .network || entry.to?.role == .network
    guard isHeard || books[name].map({ $0.network != .init() }) ?? false else { return [] }
    ads[name]?.isNetworkKnown = true
    guard !isHeard else { return [] }
    return [
      Entry(
        number: entry.number, time: entry.time, cause: entry.cause, kind: .note(violation: nil),
        from: .network, to: nil, ad: name, message: "", data: .none)
    ]
  }

  // MARK: Google's counts

  private mutating func googlesCounts(_ entry: Entry, of name: String) -> [Entry] {
    guard let google = books[name]?.google, let last = ads[name]?.counts else { return [] }
    // A count that is in doubt for a while goes on from what it was.
    let rows: [(what: Count.What, sense: Sense, count: WritableKeyPath<RecordedAd.Counts, Int?>)] =
      [
        (.impression, .googleImpression, \.impressions), (.click, .googleClick, \.clicks),
        (.reward, .googleReward, \.rewards),
      ]
    return rows.flatMap { row -> [Entry] in
      guard let now = google[keyPath: row.count] else { return [] }
      ads[name]?.counts[keyPath: row.count] = now
      let more = now - (last[keyPath: row.count] ?? 0)
      return more <= 0 ? [] : [entry.counting(row.what, row.sense, more)]
    } + payment(entry)
  }

  /// What the application was told that it earned is what Google counted.
  private func payment(_ entry: Entry) -> [Entry] {
    guard entry.sense == .appToldPaid, let micros = entry.data[.micros] else { return [] }
    return [entry.counting(.paid, nil, micros)]
  }
}

/// What all of a recording says of an ad, and its first entry may not.
struct PhoneAd: Equatable, Sendable {
  /// Nil if nothing says it.
  var format: Scenario.Format?
  /// Whether it covered the application, whatever its format.
  var isCover = false
  /// Whether its application was watched.
  var isAppSeen = false
  /// Whether anything between Google and its adapter was recorded.
  var isWireSeen = false
  /// Whether its application was told that it earned something, and nothing says how much.
  var isAmountLeftOut = false

  /// The format by which it is read.
  var likelyFormat: Scenario.Format { format ?? (isCover ? .interstitial : .native) }

  static func all(_ entries: [Entry]) -> [String: PhoneAd] {
    var ads: [String: PhoneAd] = [:]
    for entry in entries {
      guard let ad = entry.ad else { continue }
      if let format = entry.data[.format].flatMap(Scenario.Format.init) ?? entry.formatOfCall {
        ads[ad, default: PhoneAd()].format = format
      }
      if entry.message.contains("FullScreenContent") { ads[ad, default: PhoneAd()].isCover = true }
      if entry.from.role == .adapter || entry.to?.role == .adapter {
        ads[ad, default: PhoneAd()].isWireSeen = true
      }
      guard entry.from.role == .google, entry.to?.role == .app else { continue }
      ads[ad, default: PhoneAd()].isAppSeen = true
      if entry.sense == .appToldPaid, entry.data[.micros] == nil {
        ads[ad, default: PhoneAd()].isAmountLeftOut = true
      }
    }
    return ads
  }
}

extension Entry {
  /// The format of the ads that the application is given by this call, where nothing else says it.
  fileprivate var formatOfCall: Scenario.Format? {
    if message.hasPrefix("bannerView") { return .banner }
    return message.hasPrefix("adLoader") || message.hasPrefix("nativeAd") ? .native : nil
  }

  /// Whether it says something of a count, of which the other side may be told at the same moment.
  fileprivate var isCounted: Bool {
    if case .count = kind { return true }
    return sense.map(RecordedAccount.counted.contains) ?? false
  }

  /// Whether the user has the ad in view, by what crosses then.
  fileprivate var isSeen: Bool {
    switch sense {
    case .rendered?, .impressionTold?, .impressionReported?, .clickTold?, .clickReported?,
      .appToldImpression?, .appToldClick?, .appToldWillPresent?:
      true
    default: false
    }
  }

  /// A load has no number among the lines of a unit: its adapter's class tells them apart.
  fileprivate var withLine: Entry {
    guard sense == .lineAsked, data[.line] == nil, let name = data[.className] else { return self }
    var data = data
    data[.line] = name.split(separator: ".").last.map(String.init) ?? name
    return saying(data)
  }

  /// A flag that is false leaves it to Google to look.
  fileprivate var withWatcher: Entry {
    guard sense == .clicksFlagAsked || sense == .impressionsFlagAsked, data[.watches] == nil,
      data[.answer] == false
    else { return self }
    var data = data
    data[.watches] = .google
    return saying(data)
  }

  /// Of what a network handed over, where the call came from is no asset.
  fileprivate var withAssetsAlone: Entry {
    guard sense == .networkAnswered, data[.thread] != nil else { return self }
    var data = data
    data[.thread] = nil
    return saying(data)
  }

  private func saying(_ data: Fields) -> Entry {
    Entry(
      number: number, time: time, cause: cause, kind: kind, from: from, to: to, sense: sense,
      ad: ad, message: message, data: data)
  }

  fileprivate func asking(for ad: String, _ format: Scenario.Format) -> Entry {
    let unit = AdName.unit(of: ad) ?? ad
    return standing(
      for: .adAsked, from: .app, to: .google,
      data: [Fact.unit(unit), Fact.format(format.rawValue)])
  }

  /// An entry at this place that nobody wrote.
  fileprivate func standing(
    for sense: Sense, from: Party, to: Party, data: Fields = .none
  ) -> Entry {
    Entry(
      number: number, time: time, cause: cause, kind: .call, from: from, to: to, sense: sense,
      ad: ad, message: "", data: data)
  }

  fileprivate func counting(_ what: Count.What, _ sense: Sense?, _ amount: Int) -> Entry {
    Entry(
      number: number, time: time, cause: number,
      kind: .count(Count(what, in: .google, amount: amount)),
      from: .google, to: nil, sense: sense, ad: ad, message: what.rawValue, data: .none)
  }
}

extension RecordedFinding {
  fileprivate func entry(_ number: Int, _ time: Instant, proof: [Int]) -> Entry {
    let rule = finding.rule
    return Entry(
      number: number, time: time, cause: proof.last,
      kind: .finding(rule: rule.id, severity: rule.severity.rawValue, proof: proof),
      from: rule.party, to: nil, ad: finding.ad, message: rule.sentence, data: .none)
  }
}
