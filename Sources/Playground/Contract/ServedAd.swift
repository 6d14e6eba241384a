import Simulation

/// A vendor's ad unit that a service loads and shows. Entries are named by their numbers.
struct ServedAd: Sendable {
  /// The vendor.
  let network: String
  /// What the vendor calls the ad unit.
  let id: String
  /// The application's units that share it.
  var units: [String] = []

  /// The application's loads that nobody has answered. One without a completion waits for nothing.
  private(set) var loads: [Call] = []
  /// The application's shows, also those that are over.
  private(set) var shows: [Call] = []
  /// The retries that wait for their time.
  private(set) var plans: [Plan] = []
  /// The requests that left since there was an ad last.
  private(set) var requests: [Request] = []
  /// Why the service asked the vendor: the call, or what happened before.
  private(set) var askedBecause: [Int: Int] = [:]
  /// Calls that may not wait for a retry, and those that have to.
  private(set) var isForced: [Int: Bool] = [:]
  /// Failures that no retry changes.
  private(set) var hopeless: Set<Int> = []
  /// Retries that were due, and the failures that they followed.
  private(set) var rang: [Int: Int] = [:]
  /// The answer that brought the ad that waits to be shown.
  private(set) var waiting: Int?
  /// Whether the vendor has a request that it has not answered.
  private(set) var isAsked = false
  /// What was shown, the last one at the end.
  private(set) var screens: [Screen] = []
  /// When the application was last told that there is an ad, or that one could not be shown.
  private(set) var receivedTold = 0
  private(set) var displayFailedTold = 0
  /// Whether the application has let go of it.
  private(set) var isDisposed = false

  /// Something that the application asked for.
  struct Call: Equatable, Sendable {
    let unit: String
    let number: Int
    let entry: Int
    let time: Instant
    var ended: Int?
  }

  struct Plan: Sendable {
    let entry: Int
    let unit: String
    let cause: Int?
    let due: Instant
  }

  struct Request: Sendable {
    let entry: Int
    let time: Instant
    /// A retry that waited when it left, and was not its own.
    let plan: Int?
  }

  /// An ad that covers the application, or did.
  struct Screen: Sendable {
    let entry: Int
    let ad: String?
    /// The entry of the show that it is for, where that is certain.
    let show: Int?
    var closed: (entry: Int, time: Instant)?
    /// When its reward was handed to a show, and told to the delegate.
    var paid: Int?
    var told: Int?
  }

  init(network: String, id: String) {
    self.network = network
    self.id = id
  }

  // MARK: What rules ask

  /// The ad that is on the screen.
  var screen: Screen? { screens.last { $0.closed == nil } }

  /// The showing of the ad that an entry is about.
  func screen(of entry: Entry) -> Screen? { screens.last { $0.ad == entry.ad } }

  func show(of entry: Entry) -> Call? { call(of: entry, "show", in: shows) }
  func load(of entry: Entry) -> Call? { call(of: entry, "load", in: loads) }

  /// Whether the application waits for an ad.
  var isAwaited: Bool { !loads.isEmpty || shows.contains { $0.ended == nil } }

  /// Why a request left: the application's call, the failure that is tried again, or something else.
  func reason(of request: Entry) -> Int? {
    guard let asked = request.cause, let reason = askedBecause[asked] else { return nil }
    return rang[reason] ?? reason
  }

  /// A retry that waits while a request leaves for another reason.
  func plan(beside request: Entry) -> Plan? {
    guard let reason = reason(of: request), isForced[reason] != true else { return nil }
    return plans.first { $0.due > request.time && $0.cause != reason }
  }

  private func call(of entry: Entry, _ name: String, in calls: [Call]) -> Call? {
    guard let unit = entry.text("unit"), let number = entry.number(name) else { return nil }
    return calls.last { $0.unit == unit && $0.number == number }
  }
}

// MARK: What happens

extension ServedAd {
  mutating func add(_ entry: Entry, _ sense: Sense) {
    switch sense {
    case .serviceLoadAsked, .serviceShowAsked: call(entry, isShow: sense == .serviceShowAsked)
    case .serviceLoadEnded:
      if let load = load(of: entry) { loads.removeAll { $0 == load } }
    case .serviceShowEnded: end(entry)
    case .serviceRewarded, .serviceRewardTold: reward(entry, isPaid: sense == .serviceRewarded)
    case .adReceived: receivedTold = entry.number
    case .serviceDisplayFailed: displayFailedTold = entry.number
    case .disposed: dispose()
    default: addOfService(entry, sense)
    }
  }

  private mutating func addOfService(_ entry: Entry, _ sense: Sense) {
    switch sense {
    case .serviceRetryPlanned: plan(entry)
    case .serviceRetryDue: entry.cause.map { rang[entry.number] = $0 }
    case .serviceRetryDropped, .serviceGaveUp: forget(entry)
    case .serviceStateChanged: if entry.text("state") != "retryWait" { forget(entry) }
    case .adAsked:
      requests.append(
        Request(entry: entry.number, time: entry.time, plan: plan(beside: entry)?.entry))
      isAsked = true
    case .networkAsked: entry.cause.map { askedBecause[entry.number] = $0 }
    case .networkShowAsked: show(entry)
    default: addOfVendor(entry, sense)
    }
    // A retry that was due has been made, or nobody knows what became of it.
    plans.removeAll { $0.due < entry.time || $0.due == entry.time && $0.cause == entry.cause }
  }

  private mutating func addOfVendor(_ entry: Entry, _ sense: Sense) {
    switch sense {
    case .networkAnswered, .networkReloadedExpired:
      (waiting, isAsked, requests) = (entry.number, false, [])
    case .networkFailed:
      isAsked = false
      if Self.isHopeless(entry) { hopeless.insert(entry.number) }
    case .networkExpired: waiting = nil
    case .networkClosed, .networkShowFailed: close(entry)
    default: break
    }
  }

  private mutating func call(_ entry: Entry, isShow: Bool) {
    isDisposed = false
    guard let unit = entry.text("unit"), let number = entry.number(isShow ? "show" : "load")
    else { return }
    let call = Call(unit: unit, number: number, entry: entry.number, time: entry.time)
    guard !isShow else { return shows.append(call) }
    isForced[entry.number] = entry.data["isForced"] == .bool(true)
    if entry.data["waits"] != .bool(false) { loads.append(call) }
  }

  private mutating func end(_ entry: Entry) {
    guard let show = show(of: entry), show.ended == nil,
      let place = shows.lastIndex(of: show)
    else { return }
    shows[place].ended = entry.number
  }

  private mutating func plan(_ entry: Entry) {
    guard let unit = entry.text("unit"), let delay = entry.number("delay") else { return }
    plans.append(
      Plan(
        entry: entry.number, unit: unit, cause: entry.cause,
        due: entry.time + .milliseconds(delay)))
  }

  private mutating func forget(_ entry: Entry) { plans.removeAll { $0.unit == entry.text("unit") } }

  private mutating func show(_ entry: Entry) {
    waiting = nil
    let open = shows.filter { $0.ended == nil }
    let show = open.count == 1 ? open.first : open.last { $0.entry == entry.cause }
    screens.append(Screen(entry: entry.number, ad: entry.ad, show: show?.entry))
  }

  private mutating func close(_ entry: Entry) {
    guard let place = screens.lastIndex(where: { $0.closed == nil }) else { return }
    screens[place].closed = (entry.number, entry.time)
  }

  private mutating func reward(_ entry: Entry, isPaid: Bool) {
    guard let place = screens.lastIndex(where: { $0.ad == entry.ad }) else { return }
    if isPaid { screens[place].paid = entry.number } else { screens[place].told = entry.number }
  }

  private mutating func dispose() {
    (loads, shows, plans, screens, requests) = ([], [], [], [], [])
    (waiting, isDisposed) = (nil, true)
  }

  /// The vendors' codes for what never gets better by itself: an ad unit or a key that is unknown.
  private static func isHopeless(_ failure: Entry) -> Bool {
    guard let code = failure.number("code") else { return false }
    return switch failure.from.name {
    case "AppLovin MAX": code == -5603
    case "CloudX": [203, 204, 300, 301].contains(code)
    case "LevelPlay": [501, 505, 506, 624, 626].contains(code)
    default: false
    }
  }
}
