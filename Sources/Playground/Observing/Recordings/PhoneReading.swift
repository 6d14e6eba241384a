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
  private var books: RecordedBooks
  private var ads: [String: Progress] = [:]

  /// How far an ad has come.
  private struct Progress: Equatable {
    var isReceived = false
    var isShown = false
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
    books = RecordedBooks(recording.sight, isPlayed: false)
    var findings: [Int: [Entry]] = [:]
    for found in recording.findings {
      let after = row.place(of: found.after)
      guard row.entries.indices.contains(after - 1) else { continue }
      let proof = found.finding.proof.map { row.place(of: $0) }
      findings[after, default: []].append(
        found.entry(after, row.entries[after - 1].time, proof: proof))
    }
    self.findings = findings
  }

  func isHole(_ entry: Entry) -> Bool { holes.contains(entry.number) }

  /// What both sides have counted of an ad so far.
  func counts(of ad: String) -> RecordedAd? { books[ad] }

  mutating func read(_ entry: Entry) -> [Entry] {
    if isHole(entry) { books.lose() }
    books.add(entry)
    var read = entry.ad.map { conclusions(from: entry, of: $0) } ?? []
    read.append(entry.withLine.withWatcher)
    if let ad = entry.ad { read += googlesCounts(entry, of: ad) }
    return read + (findings[entry.number] ?? [])
  }

  // MARK: What must have been before

  private mutating func conclusions(from entry: Entry, of name: String) -> [Entry] {
    let isNew = ads[name] == nil
    var ad = ads[name] ?? Progress()
    defer { ads[name] = ad }
    let fact = facts[name] ?? PhoneAd()
    var read: [Entry] = []
    if isNew, entry.sense != .adAsked { read.append(entry.asking(for: name, fact.format)) }
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
    if !ad.isShown, !fact.format.isFullScreen, entry.isSeen {
      ad.isShown = true
      read.append(entry.standing(for: .shown, from: .app, to: .google))
    }
    return read
  }

  /// Whether the application has the ad, whose side was not seen, or not yet.
  private func isProofOfAd(_ entry: Entry, _ fact: PhoneAd) -> Bool {
    switch entry.sense {
    case .lineAnswered?: entry.data[.result] == .ad && !fact.isAppSeen
    case .presentTold?: true
    default: entry.isSeen
    }
  }

  // MARK: Google's counts

  private mutating func googlesCounts(_ entry: Entry, of name: String) -> [Entry] {
    guard let google = books[name]?.google, let last = ads[name]?.counts else { return [] }
    let rows: [(what: Count.What, sense: Sense, now: Int?, before: Int?)] = [
      (.impression, .googleImpression, google.impressions, last.impressions),
      (.click, .googleClick, google.clicks, last.clicks),
      (.reward, .googleReward, google.rewards, last.rewards),
    ]
    ads[name]?.counts = google
    return rows.flatMap { row -> [Entry] in
      let more = (row.now ?? 0) - (row.before ?? row.now ?? 0)
      return more <= 0 ? [] : [entry.counting(row.what, row.sense, more)]
    }
  }
}

/// What all of a recording says of an ad, and its first entry may not.
struct PhoneAd: Equatable, Sendable {
  var format = Scenario.Format.native
  /// Whether its application was watched.
  var isAppSeen = false

  static func all(_ entries: [Entry]) -> [String: PhoneAd] {
    var ads: [String: PhoneAd] = [:]
    for entry in entries {
      guard let ad = entry.ad else { continue }
      if let format = entry.data[.format].flatMap(Scenario.Format.init) ?? entry.formatOfCall {
        ads[ad, default: PhoneAd()].format = format
      }
      guard entry.from.role == .google, entry.to?.role == .app else { continue }
      ads[ad, default: PhoneAd()].isAppSeen = true
    }
    return ads
  }
}

extension Entry {
  /// The format of the ads that the application is given by this call, where nothing else says it.
  fileprivate var formatOfCall: Scenario.Format? {
    guard sense == .adReceived || sense == .adRefused else { return nil }
    if message.hasPrefix("bannerView") { return .banner }
    return message.hasPrefix("adLoader") ? .native : nil
  }

  /// Whether the user has the ad in view, by what crosses then.
  fileprivate var isSeen: Bool {
    switch sense {
    case .rendered?, .impressionTold?, .impressionReported?, .clickTold?, .clickReported?,
      .appToldImpression?, .appToldClick?:
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

  fileprivate func counting(_ what: Count.What, _ sense: Sense, _ amount: Int) -> Entry {
    Entry(
      number: number, time: time, cause: number,
      kind: .count(Count(what, in: .google, amount: amount)),
      from: .google, to: nil, sense: sense, ad: ad, message: what.rawValue, data: .none)
  }
}
