import Simulation

/// What has happened to one ad so far, as far as rules need to know: a fold over its entries.
///
/// An object, since it is handed to each rule that looks: a copy would cost more than most checks. Only its
/// contract knows it, and nobody copies a contract.
final class AdCase {
  /// What was asked for, and who tracks, once that is known.
  private(set) var request = Request()
  private(set) var clicks: Watch?
  private(set) var impressions: Watch?
  private(set) var earned = Earned()
  /// The entries in which the publisher's server granted a reward, by transaction.
  private(set) var grants: [String: Int] = [:]
  /// When each side counts an impression, if it said so.
  private(set) var counting:
    (google: CountingMoment?, network: CountingMoment?, thirdParty: CountingMoment?)
  /// Whether the latest line's network keeps counts here.
  private(set) var networkSpeaks = false
  /// The networks that were asked for it.
  private var networks: [String] = []
  /// The case of entries about no ad. A network that counts on a thread of its own may not know which ad it is.
  let strays: AdCase?
  private var ownPrivacy = PrivacyCase()
  /// What the application said of its user's data, which holds for all ads.
  var privacy: PrivacyCase { strays?.ownPrivacy ?? ownPrivacy }
  /// The earlier ads that were refused, or whose loads were kept.
  var former = FormerAds()
  /// The entry of the adapter's last call to the network.
  private(set) var lastCallToNetwork = 0
  /// The network's ad unit that was shown last: a controller's ad is one of several.
  private(set) var shownUnit: String?
  /// The requests for signals that networks have not answered.
  private(set) var openSignals = OpenCalls()
  /// Whether the network has told the journal that it was shown a view. One that never does so may
  /// have been shown any number of them.
  private(set) var networkSaysWhatItIsShown = false
  /// What the network handed over, and why it had no ad.
  private(set) var networkAssets = Fields.none
  private(set) var networkError: String?
  /// The assets whose views were made clickable.
  private(set) var clickable: [String] = []
  /// Whether a tap on AdChoices may have met something else: it lies under a part of the ad, or lets taps through.
  private(set) var mayHaveMissedAdChoices = false
  /// Whether the application has put the ad, or a view of it, where its trackers cannot work.
  private(set) var isSpoiledByApp = false
  /// Whether an asset lies under a view of the application's or outside of the ad, where no tap gets to it.
  private(set) var isOutOfReach = false
  /// How many clicks its network saw, told and did not count.
  private(set) var unbookedClicks = 0
  /// Whether its network said that it is gone while it was on the screen: nobody may be left to hear of it.
  private(set) var wasSaidToBeGone = false
  /// The requested format. Only native ads have flags; for all others the network tracks.
  private var format: String?
  var isNative: Bool { format == "native" }
  /// The format, if a custom event of SDK 7 was asked.
  var olderFormat: String? {
    request.isOfSDK7 ? format : nil
  }
  var isBanner: Bool { format == "banner" }
  /// Whether it was asked for as one of the application's views.
  private(set) var isAmongViews = false
  /// Whether Google can be told how a video goes in this format.
  var hasVideoReports: Bool { format == "rewarded" || format == "rewardedInterstitial" }
  /// Whether the phone hides the feed, and since when it does not.
  private var isHidden = false
  private var clearSince = Instant.start
  private(set) var leftAt: Instant?
  private(set) var scrolledAt: Instant?
  private(set) var pageAt: Instant?
  /// Whether the user has left the application.
  private(set) var isUserAway = false
  /// The number of the line that was asked last.
  private(set) var line: Int?
  /// Entries between adapter and network about lines that were given up.
  private var bygone: Set<Int> = []
  /// The latest disturbance of each crossing by a faulty wire.
  private var disturbances: [Crossing: Disturbance] = [:]
  /// The lines that answers came from.
  private var answers: [Answer] = []
  private var tallies = SenseTallies()
  /// What a platform such as MAX has asked for or heard, as the network's senses: from an adapter, if there is one
  /// between them.
  private(set) var platform = SenseTallies()

  /// What the publisher asked for.
  struct Request: Equatable, Sendable {
    var wantsAddressesOnly = false
    var wantsSeveralImages = false
    var isTest = false
    /// Whether a custom event of SDK 7 was asked.
    var isOfSDK7 = false
    /// What an impression must earn at least, in millionths.
    var floorMicros: Int?
    /// What the publisher said about the user.
    var audience = Audience()
  }

  /// What is said about the user: nil says nothing.
  struct Audience: Equatable, Sendable {
    var isForChildren: Bool?
    var isUnderAgeOfConsent: Bool?
    var ageGroup: String?

    /// The same without what is denied although the publisher has left it open.
    func withoutAnswers(toWhatIsOpenIn said: Audience) -> Audience {
      var asked = self
      if said.isForChildren == nil, isForChildren == false { asked.isForChildren = nil }
      if said.isUnderAgeOfConsent == nil, isUnderAgeOfConsent == false {
        asked.isUnderAgeOfConsent = nil
      }
      return asked
    }

    /// Whether a question is left open.
    var isOpen: Bool { isForChildren == nil || isUnderAgeOfConsent == nil }
    /// Whether the law protects the user because of their age.
    var isYoung: Bool { isForChildren == true || isUnderAgeOfConsent == true }
  }

  /// The entry that answers, and the number of the line.
  private struct Answer {
    let entry: Int
    let line: Int
  }

  /// What a faulty wire did.
  struct Disturbance: Sendable {
    /// The entry that says so.
    let entry: Int
    let fault: String
  }

  /// A call that crosses a wire, by its name, and whose wire it is. Signals cross before a line is asked.
  private struct Crossing: Hashable {
    let name: String
    let line: Int?
  }

  /// The disturbance of one of these crossings by a faulty wire: that of the line that gave this answer, or of
  /// the latest line.
  func disturbance(of crossings: [String], ofLineThatGave answer: Int?) -> Disturbance? {
    guard !disturbances.isEmpty else { return nil }
    let line = answers.first { $0.entry == answer }?.line ?? line
    for name in crossings {
      let own = disturbances[Crossing(name: name, line: line)]
      if let found = own ?? disturbances[Crossing(name: name, line: nil)] { return found }
    }
    return nil
  }

  /// How often it has happened.
  func count(_ sense: Sense) -> Int { Int(tallies[sense].count) }
  /// How often it may have happened: what is said of no ad may be about this one.
  func countAtMost(_ sense: Sense) -> Int { count(sense) + (strays?.count(sense) ?? 0) }
  /// The entry of the last time that it may have happened; 0 if it cannot have.
  func lastAtMost(_ sense: Sense) -> Int { max(last(sense) ?? 0, strays?.last(sense) ?? 0) }

  /// Whether it came from other networks than this one.
  func isStranger(_ network: String?) -> Bool {
    guard let network, !networks.isEmpty else { return false }
    return !networks.contains(network)
  }

  /// How often it has happened since the latest line was asked.
  func countInLine(_ sense: Sense) -> Int { Int(tallies[sense].countInLine) }
  /// Whether a network tells it to a platform, or to its own adapter for one.
  func isForPlatform(_ entry: Entry) -> Bool {
    entry.to == .max || entry.to?.role == .adapter && platform[.networkAsked].count > 0
  }

  /// When it last happened.
  func time(_ sense: Sense) -> Instant { tallies[sense].time }

  /// The entry of the last time.
  func last(_ sense: Sense) -> Int? {
    let last = tallies[sense].last
    return last == 0 ? nil : last
  }

  /// Whether `sense` has happened, and `other` has not happened since; false if `sense` never did.
  func happened(_ sense: Sense, notSince other: Sense) -> Bool {
    tallies[sense].last > tallies[other].last
  }

  /// Whether a side wants to see more of it than is usual before it counts.
  var isCountedStrictly: Bool {
    counting.google == .allFor2Seconds || counting.network == .allFor2Seconds
  }

  /// Whether the network's count says nothing of what anybody saw.
  var isCountedAtLoad: Bool { counting.network == .atLoad }

  /// Whether the user can see the ad: it is in a view, and nothing hides the view.
  var isInSight: Bool { happened(.shown, notSince: .takenDown) && !isHidden }

  /// Whether the edge of its banner may cut it off: it was asked for in another size.
  var mayBeCut: Bool { isBanner && count(.sizeSaid) > 0 }

  /// Since when it has been in sight without a break.
  var inSightSince: Instant { max(time(.shown), clearSince) }

  /// Whether something of its own was said to have come, and not to be gone or to have failed.
  var isPresented: Bool {
    happened(.willPresent, notSince: .didDismiss)
      && happened(.willPresent, notSince: .presentFailed)
  }

  /// The entry by which it came to cover the application, if nothing was said since of its being gone: by
  /// its adapter, or by its network where there is none.
  var cameOnScreen: Int? {
    guard count(.presentTold) == 0 else {
      return count(.presented) > 0 && isPresented ? last(.willPresent) : nil
    }
    let isShown =
      happened(.networkShowAsked, notSince: .networkClosed)
      && happened(.networkShowAsked, notSince: .networkClosedUntold)
      && happened(.networkShowAsked, notSince: .networkShowFailed)
    return isShown ? last(.networkShowAsked) : nil
  }

  /// The entry by which it last came to cover the application, whatever was said since.
  var cameToCover: Int? { last(count(.presentTold) > 0 ? .willPresent : .networkShowAsked) }

  /// Whether only the screen tells that it is gone: its network, if the journal shows it, has not said so.
  var saysNothingOfItsEnd: Bool { count(.networkClosed) + count(.networkClosedUntold) == 0 }

  /// Whether an ad may still count down to its close button: it has reached no milestone since it was shown,
  /// and not for a minute.
  func countsDown(at now: Instant) -> Bool {
    let asked: Sense = count(.networkShowAsked) > 0 ? .networkShowAsked : .presentTold
    return !happened(.countdownGoesOn, notSince: asked) && now - time(asked) < .seconds(60)
  }

  /// Whether that still covers the application: the user may have forced it off.
  var isCovered: Bool { isPresented && happened(.willPresent, notSince: .coverForced) }

  init(strays: AdCase?) { self.strays = strays }

  /// Learns what holds for the data of the user of all ads.
  func learnPrivacy(_ entry: Entry) { ownPrivacy.add(entry) }

  /// Where that began which a party notes; nil for what begins with its cause.
  func beginning(of violation: Violation) -> Int? {
    switch violation {
    case .adLetGoOnScreen, .lostWithTheAd, .adsLetGoUncounted: last(.disposed)
    default: nil
    }
  }

  /// Learns from what a party noted, where that means that others are not to blame.
  func add(_ violation: Violation) {
    switch violation {
    case .adChoicesCovered, .adChoicesHidden, .adChoicesTaken: mayHaveMissedAdChoices = true
    case .adInTwoViews, .outletAfterAd, .outletOutsideView, .adViewTooSmall, .bannerCut,
      .adOverlooked, .outgrewItsPlace, .impressionNotBooked, .impressionLostByLayer:
      isSpoiledByApp = true
    case .assetCovered, .assetOutsideAd, .assetUntouchable, .bannerCovered, .bannerForgotten,
      .bannerUntouchable, .wentBlank, .tapOverlooked:
      isOutOfReach = true
    case .clickNotBooked: unbookedClicks += 1
    case .closeToldEarly: wasSaidToBeGone = true
    default: break
    }
  }

  func add(_ entry: Entry, _ sense: Sense?) {
    followBygone(entry)
    if let sense = entry.senseAtPlatform { platform.add(entry, sense) }
    if sense == .networkAsked, let name = entry.to?.name, !networks.contains(name) {
      networks.append(name)
    }
    if entry.from.role == .network || entry.to?.role == .network {
      if isBygone(entry) {
        // What its adapter does about the failure may still come, and is judged by it. So may its counts.
        if sense == .networkFailed || sense == .countingSaid { learn(entry, sense) }
        if sense == .networkAnswered { networkError = nil }
        return
      }
      // A timer of the network's is only time passing, and a finding is said of it.
      if ![.timer, .finding].contains(entry.kind.sort) { networkSpeaks = true }
    }
    if entry.from.role == .adapter, entry.to?.role == .network {
      lastCallToNetwork = entry.number
      let isForView = last(.rendered).map { $0 == entry.cause } ?? false
      if sense == .viewRegistered || isForView { networkSaysWhatItIsShown = true }
    }
    if line == nil, count(.signalsAsked) > 0 { openSignals.add(entry) }
    if let sense {
      if sense == .lineAsked { beginLine(entry) }
      // A line that was given up may still answer, while another one is asked or has won. So may
      // its stand-in.
      if sense == .lineAnswered, let line = entry.data[.number] {
        answers.append(Answer(entry: entry.number, line: line))
      }
      let isLines = sense == .lineAnswered || sense == .standIn && entry.data[.signals] == nil
      if isLines, entry.data[.number] != line {
        // Entries that this answer causes are about that line, too.
        _ = isBygone(entry)
        return
      }
      tallies.add(entry, sense)
    }
    learn(entry, sense)
  }

  /// Records whether the phone hides the ad.
  func look(at phone: Phone) {
    isHidden = phone.hidesFeed
    clearSince = phone.clearSince
    (leftAt, scrolledAt, pageAt) = (phone.leftAt, phone.scrolledAt, phone.pageAt)
    isUserAway = phone.isAway
  }

  /// Whether the network tells the journal what it is asked, so that a missing call means something:
  /// it did so when it was asked for the ad.
  var networkSaysAllItIsAsked: Bool { countInLine(.networkAsked) > 0 }

  /// Whether it results from something asked before the latest line was: an ad that came too late
  /// may still arrive, or expire.
  private func isBygone(_ entry: Entry) -> Bool {
    guard let cause = entry.cause, let asked = last(.lineAsked),
      cause < asked || bygone.contains(cause)
    else { return false }
    bygone.insert(entry.number)
    return true
  }

  /// An adapter may ask a server on its own on the way from one thing that is bygone to the next.
  private func followBygone(_ entry: Entry) {
    guard let cause = entry.cause, let asked = last(.lineAsked) else { return }
    let isOfServer = entry.from.role == .server || entry.to?.role == .server
    let isLate = isOfServer && cause < asked
    let isOnTheWay = bygone.contains(cause) && (isOfServer || entry.from.role == .adapter)
    if isLate || isOnTheWay { bygone.insert(entry.number) }
  }

  private func beginLine(_ entry: Entry) {
    line = entry.data[.number]
    tallies.beginLine()
    networkSpeaks = false
    networkAssets = .none
    networkError = nil
  }

  private func learn(_ entry: Entry, _ sense: Sense?) {
    switch sense {
    case .adAsked:
      isAmongViews = entry.data[.format].map { ["banner", "native"].contains($0) } ?? true
    case .lineAsked:
      request = Request(entry.data)
      beginFormat(entry.data[.format])
      // Custom events of SDK 7 have no way to report some impressions: Google counts them itself.
      if entry.data[.impressionsCountedBy] == "google" { impressions = .googles }
    case .networkAnswered:
      networkAssets = entry.data
      // What another line's network said too late was not said by this one.
      networkError = nil
    case .networkShowAsked: shownUnit = entry.data[.adUnitID]
    case .networkFailed:
      if let error = entry.data[.error] { networkError = error }
    case .rendered:
      if let assets = entry.data[.clickable] { clickable = assets }
    case .countingSaid:
      switch entry.from.role {
      case .google: counting.google = entry.data[.counts]
      // One whose ad came too late speaks of its own counts.
      case .network: if !isCountedAtLoad { counting.network = entry.data[.counts] }
      case .server: counting.thirdParty = entry.data[.counts]
      default: break
      }
    case .layerErred: former.learnKept(entry)
    case .googlePaid, .networkPaid: earned.add(entry)
    case .rewardGranted: entry.data[.transaction].map { grants[$0] = entry.number }
    case .clicksFlagAsked: clicks = Watch(entry)
    case .impressionsFlagAsked: impressions = Watch(entry)
    case .crossingLost, .crossingRepeated, .crossingHeld, .crossingOvertaken:
      guard let crossing = entry.data[.crossing], let fault = entry.faultOfWire
      else { return }
      let isOwn = crossing != "signals"
      disturbances[Crossing(name: crossing, line: isOwn ? line : nil)] = Disturbance(
        entry: entry.number, fault: fault)
    default: break
    }
  }

  private func beginFormat(_ format: String?) {
    self.format = format
    guard !isNative else { return }
    clicks = .networks
    impressions = .networks
    guard isBanner else { return }
    clickable = ["banner"]
  }
}
