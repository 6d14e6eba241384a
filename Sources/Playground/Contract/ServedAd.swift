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
  /// The application's shows that are not over.
  private(set) var openShows: [Call] = []
  /// All of them by their names, since a second end may come at any time.
  private var shows: [Call.Name: Call] = [:]
  /// The retries that wait for their time.
  private(set) var plans: [Plan] = []
  /// The requests of the last minute that left since there was an ad last.
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
  /// The entry that took the last ad that waited: it was shown, or it expired.
  private(set) var taken: (entry: Int, waiting: Int?)?
  /// Whether the vendor has a request that it has not answered.
  private(set) var isAsked = false
  /// The ads that cover the application, the topmost last.
  private var openScreens: [Screen] = []
  /// The last showing of each ad, also if it is over.
  private var screens: [String?: Screen] = [:]
  /// When the application was last told that there is an ad, or that one could not be shown.
  private(set) var receivedTold = 0
  private(set) var displayFailedTold = 0
  /// Whether the application has let go of it.
  private(set) var isDisposed = false

  /// Something that the application asked for.
  struct Call: Equatable, Sendable {
    let name: Name
    let entry: Int
    let time: Instant
    var ended: Int?

    /// Loads and shows of a unit are numbered.
    struct Name: Hashable, Sendable {
      let unit: String
      let number: Int

      /// The call that an entry is about; the fact is the number of a load or of a show.
      init?(_ entry: Entry, _ fact: Fact<Int>) {
        guard let unit = entry.data[.unit], let number = entry.data[fact] else { return nil }
        self.unit = unit
        self.number = number
      }
    }
  }

  struct Plan: Sendable {
    let entry: Int
    let unit: String
    let cause: Int?
    let due: Instant
  }

  struct Request: Sendable {
    let entry: Int
    var time: Instant
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
    /// Whether the vendor has said that it could not be shown.
    var isRefused = false
    /// When the application was told that it is there.
    var displayed: Int?
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
  var screen: Screen? { openScreens.last }

  /// The last showing of the ad that an entry is about.
  func screen(of entry: Entry) -> Screen? { screens[entry.ad] }

  func show(of entry: Entry) -> Call? { Call.Name(entry, .show).flatMap { shows[$0] } }

  func load(of entry: Entry) -> Call? {
    let name = Call.Name(entry, .load)
    return loads.last { $0.name == name }
  }

  /// Whether the application waits for an ad.
  var isAwaited: Bool { !loads.isEmpty || !openShows.isEmpty }

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
}

// MARK: What happens

extension ServedAd {
  mutating func add(_ entry: Entry, _ sense: Sense) {
    switch sense {
    case .serviceLoadAsked, .serviceShowAsked: call(entry, isShow: sense == .serviceShowAsked)
    case .serviceLoadEnded:
      if let load = load(of: entry), let place = loads.lastIndex(of: load) {
        loads.remove(at: place)
      }
    case .serviceShowEnded: end(entry)
    case .serviceDisplayed: change(entry.ad) { $0.displayed = $0.displayed ?? entry.number }
    case .serviceRewarded: change(entry.ad) { $0.paid = entry.number }
    case .serviceRewardTold: change(entry.ad) { $0.told = entry.number }
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
    case .serviceStateChanged: if entry.data[.state] != "retryWait" { forget(entry) }
    case .adAsked:
      requests.removeAll { entry.time - $0.time >= .seconds(60) }
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
      if entry.data[.hopeless] == true { hopeless.insert(entry.number) }
    case .networkExpired: take(entry)
    case .networkClosed, .networkClosedUntold, .coverForced: close(entry)
    case .networkShowFailed:
      close(entry)
      if entry.data[.keepsAd] == true { waiting = taken?.waiting }
    default: break
    }
  }

  mutating func pass(_ time: Duration) {
    let less = Duration.zero - time
    for place in requests.indices { requests[place].time = requests[place].time + less }
    for (ad, screen) in screens {
      screens[ad]?.closed = screen.closed.map { ($0.entry, $0.time + less) }
    }
  }

  private mutating func take(_ entry: Entry) { (taken, waiting) = ((entry.number, waiting), nil) }

  private mutating func call(_ entry: Entry, isShow: Bool) {
    isDisposed = false
    guard let name = Call.Name(entry, isShow ? .show : .load) else { return }
    let call = Call(name: name, entry: entry.number, time: entry.time)
    if isShow {
      shows[name] = call
      return openShows.append(call)
    }
    isForced[entry.number] = entry.data[.isForced] == true
    if entry.data[.waits] != false { loads.append(call) }
  }

  private mutating func end(_ entry: Entry) {
    guard let show = show(of: entry), show.ended == nil else { return }
    openShows.removeAll { $0 == show }
    shows[show.name]?.ended = entry.number
  }

  private mutating func plan(_ entry: Entry) {
    guard let unit = entry.data[.unit], let delay = entry.data[.delay] else { return }
    plans.append(
      Plan(
        entry: entry.number, unit: unit, cause: entry.cause,
        due: entry.time + .milliseconds(delay)))
  }

  private mutating func forget(_ entry: Entry) { plans.removeAll { $0.unit == entry.data[.unit] } }

  private mutating func show(_ entry: Entry) {
    take(entry)
    let show =
      openShows.count == 1 ? openShows.first : openShows.last { $0.entry == entry.cause }
    let screen = Screen(entry: entry.number, ad: entry.ad, show: show?.entry)
    openScreens.append(screen)
    screens[entry.ad] = screen
  }

  private mutating func close(_ entry: Entry) {
    // A vendor may tell late what has been seen, when its next ad is on the screen.
    if entry.sense == .networkClosed, screens[entry.ad]?.closed != nil { return }
    guard let last = openScreens.popLast(), screens[last.ad]?.entry == last.entry else { return }
    screens[last.ad]?.closed = (entry.number, entry.time)
    screens[last.ad]?.isRefused = entry.sense == .networkShowFailed
  }

  /// The application is told about the last showing of an ad.
  private mutating func change(_ ad: String?, _ change: (inout Screen) -> Void) {
    guard var screen = screens[ad] else { return }
    change(&screen)
    screens[ad] = screen
    if let place = openScreens.lastIndex(where: { $0.entry == screen.entry }) {
      openScreens[place] = screen
    }
  }

  private mutating func dispose() {
    (loads, openShows, shows, plans, requests) = ([], [], [:], [], [])
    (openScreens, screens, waiting, taken, isDisposed) = ([], [:], nil, nil, true)
  }
}
