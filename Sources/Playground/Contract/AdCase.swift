import Simulation

/// What has happened to one ad so far, as far as rules ask: a fold over its entries.
struct AdCase: Sendable {
  /// Who was asked for what, and who watches, once that is known.
  private(set) var request = Request()
  private(set) var clicks: Watch?
  private(set) var impressions: Watch?
  /// Whether the network keeps a book here.
  private(set) var networkSpeaks = false
  /// The entry in which the adapter last asked something of the network.
  private(set) var lastCallToNetwork = 0
  /// What the network handed over, and why it did not.
  private(set) var networkAssets = Fields.none
  private(set) var networkError: String?
  /// The assets that a tap was made clickable on.
  private(set) var clickable: [Fields.Value] = []
  /// What sort of ad was asked for. Only native ads are asked for flags: of all others the network
  /// watches.
  private var format: Fields.Value?
  var isNative: Bool { format == .string("native") }
  var isBanner: Bool { format == .string("banner") }
  /// What the phone hides, and since when it does not.
  private var isHidden = false
  private var clearSince = Instant.start
  /// The number of the line that was asked last.
  private var line: Fields.Value?
  /// What crosses between adapter and network for lines that were given up.
  private var bygone: Set<Int> = []
  private var tallies = [Tally](repeating: Tally(), count: Sense.allCases.count)

  /// What the publisher asked for.
  struct Request: Sendable {
    var wantsAddressesOnly = false
    var wantsSeveralImages = false
    var isTest = false
  }

  /// Who watches for one kind of event.
  struct Watch: Sendable {
    /// What the adapter answered.
    let flag: Bool
    let isGoogles: Bool
    /// Google watches although the network was ready to.
    var isServings: Bool { flag && isGoogles }
  }

  struct Tally: Sendable {
    var count = 0
    /// Since a line was asked last.
    var countInLine = 0
    /// The number and the time of the last one.
    var last = 0
    var time = Instant.start
  }

  /// How often it has happened.
  func count(_ sense: Sense) -> Int { tallies[sense.rawValue].count }
  /// How often it has happened since the line was asked that was asked last.
  func countInLine(_ sense: Sense) -> Int { tallies[sense.rawValue].countInLine }
  /// When it happened last.
  func time(_ sense: Sense) -> Instant { tallies[sense.rawValue].time }

  /// The entry of the last time.
  func last(_ sense: Sense) -> Int? {
    let last = tallies[sense.rawValue].last
    return last == 0 ? nil : last
  }

  /// Whether the one happened last, and the other not since; false if the one never did.
  func happened(_ sense: Sense, notSince other: Sense) -> Bool {
    tallies[sense.rawValue].last > tallies[other.rawValue].last
  }

  /// Whether the user could see the ad, were nothing of its own over it: it is in a view, and the view in
  /// sight.
  var isInSight: Bool { happened(.shown, notSince: .takenDown) && !isHidden }

  /// When it was in sight last that had not been before.
  var inSightSince: Instant { max(time(.shown), clearSince) }

  /// Whether something of its own was said to come, and not to be gone.
  var isPresented: Bool { happened(.willPresent, notSince: .didDismiss) }

  /// Whether that still covers the application: the user may have taken it off by force.
  var isCovered: Bool { isPresented && happened(.willPresent, notSince: .coverForced) }

  mutating func add(_ entry: Entry, _ sense: Sense?) {
    if entry.from.role == .network || entry.to?.role == .network {
      if isBygone(entry) {
        // What its adapter makes of that may still come, and is judged by it.
        if sense == .networkFailed { learn(entry, sense) }
        if sense == .networkAnswered { networkError = nil }
        return
      }
      // A timer of the network's is time that passes, and no word.
      if entry.kind != .timer { networkSpeaks = true }
    }
    if entry.from.role == .adapter, entry.to?.role == .network { lastCallToNetwork = entry.number }
    if let sense {
      if sense == .lineAsked { beginLine(entry) }
      // A line that was given up may still answer, while another one is asked or has won.
      // So may its stand-in.
      if sense == .lineAnswered || sense == .standIn, entry.data["number"] != line { return }
      tallies[sense.rawValue].add(entry)
    }
    learn(entry, sense)
  }

  /// The ad stands at that place.
  mutating func look(at phone: Phone, _ place: Int) {
    isHidden = phone.hides(place)
    clearSince = phone.clearSince
  }

  /// Whether it comes of something that was asked before the line that was asked last: an ad that came
  /// too late to be taken may still arrive, or become too old.
  private mutating func isBygone(_ entry: Entry) -> Bool {
    guard let cause = entry.cause, let asked = last(.lineAsked),
      cause < asked || bygone.contains(cause)
    else { return false }
    bygone.insert(entry.number)
    return true
  }

  private mutating func beginLine(_ entry: Entry) {
    line = entry.data["number"]
    for index in tallies.indices { tallies[index].countInLine = 0 }
    networkAssets = .none
    networkError = nil
  }

  private mutating func learn(_ entry: Entry, _ sense: Sense?) {
    switch sense {
    case .lineAsked:
      request = Request(entry.data)
      beginFormat(entry.data["format"])
    case .networkAnswered:
      networkAssets = entry.data
      // What another line's network said too late is not what this one said.
      networkError = nil
    case .networkFailed:
      if case .string(let error) = entry.data["error"] { networkError = error }
    case .rendered:
      if case .list(let assets) = entry.data["clickable"] { clickable = assets }
    case .clicksFlagAsked: clicks = Watch(entry)
    case .impressionsFlagAsked: impressions = Watch(entry)
    default: break
    }
  }

  private mutating func beginFormat(_ format: Fields.Value?) {
    self.format = format
    guard !isNative else { return }
    clicks = .networks
    impressions = .networks
    guard isBanner else { return }
    clickable = [.string("banner")]
  }
}

extension AdCase.Tally {
  fileprivate mutating func add(_ entry: Entry) {
    count += 1
    countInLine += 1
    last = entry.number
    time = entry.time
  }
}

extension AdCase.Watch {
  /// Of an ad that has no flags: the network watches, and the adapter reports.
  fileprivate static let networks = AdCase.Watch(flag: true, isGoogles: false)

  fileprivate init(_ entry: Entry) {
    flag = entry.data["answer"] == .bool(true)
    isGoogles = entry.data["watches"] == .string("google")
  }
}

extension AdCase.Request {
  fileprivate init(_ data: Fields) {
    isTest = data["test"] == .bool(true)
    guard case .fields(let options) = data["options"] else { return }
    wantsAddressesOnly = options["images"] == .string("urlsOnly")
    wantsSeveralImages = options["multipleImages"] == .bool(true)
  }
}
