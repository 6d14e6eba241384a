import AdServing
import Contract
import Scenarios
package import Simulation

extension AdRecord {
  mutating func add(_ entry: Entry) {
    lastEntry = entry.number
    life.add(entry)
    learnNetwork(entry)
    learnLayer(entry)
    switch entry.kind {
    case .count(let count): add(count, by: entry.from)
    case .finding(let rule, _, _): add(rule, fault: entry.faultOfWire)
    case .input, .call, .callback, .note, .timer: entry.sense.map { add($0, entry) }
    }
  }

  private mutating func add(_ rule: String, fault: String?) {
    guard !findings.contains(rule) else { return }
    findings.append(rule)
    faults[rule] = fault
  }

  private mutating func learnNetwork(_ entry: Entry) {
    // A network's timer is only time passing: a party gets a book by saying something. Once there is
    // an ad, it belongs to the network that was asked for it, even if another one still speaks.
    // A finding accuses a network, and is not its own word.
    guard line == nil || network == nil, entry.kind != .timer, !entry.isFinding else { return }
    if entry.from.role == .network {
      network = entry.from.keeper
    } else if let party = entry.to, party.role == .network {
      network = party.keeper
    }
  }

  private mutating func add(_ count: Count, by party: Party) {
    switch count.ledger {
    case .google: google.add(count)
    case .network:
      books.change(party.keeper) { $0.add(count) }
      if count.what == .click { events.countTap() }
      if count.what == .impression, let slot = slots[party.keeper] {
        show(slot, of: party.keeper)
      }
    case .mediator, .thirdParty: books.change(party.keeper) { $0.add(count) }
    }
  }

  /// The slot whose ad it turns out to be: another one than the winner's where that is gone.
  private mutating func show(_ slot: String?, of network: String?) {
    slotShown = slot
    line = slot
    self.network = network
  }

  private mutating func add(_ sense: Sense, _ entry: Entry) {
    if sense.isOfVideo {
      if videos.isEmpty { videos.append(VideoRecord()) }
      videos[0].add(sense, entry, line: lineAsked)
    }
    switch sense {
    case .lineAsked:
      network = nil
      pixels = nil
      if !videos.isEmpty { videos[0].beginLine() }
      let format = entry.data[.format].flatMap(Scenario.Format.init)
      hasFlags = format == .native
      olderFormat = entry.formatOfSDK7
      areImpressionsApart = entry.data[.impressionsCountedBy] == "google"
      shape = format?.shape
      lineAsked = entry.data[.line]
      lineNumberAsked = entry.data[.number]
    case .countingSaid: counting.learn(entry.data[.counts], from: entry.from)
    case .clicksFlagAsked: clicks = Watch(entry)
    case .impressionsFlagAsked: impressions = Watch(entry)
    case .networkAnswered: assets.network = entry.data
    case .vastRead: pixels = PixelBook()
    case .vastNext: pixels?.beginNextAd()
    case .adReceived:
      guard life.kind.through.observed.hasGoogle else {
        line = entry.data[.line] ?? entry.data[.networkName] ?? line
        break
      }
      line = lineAsked
      lineNumber = lineNumberAsked
      assets.google = entry.data
    // Only a service says so.
    case .adAsked: lineAsked = entry.data[.line]
    case .networkReloadedExpired: line = lineAsked
    case .adRefused: failure = entry.data[.error] ?? ""
    case .winnerPrepared:
      line = entry.data[.line]
      network = entry.data[.network]
    case .slotShown: show(entry.data[.line], of: entry.data[.network])
    case .declined: isUnwanted = true
    case .appToldWillPresent: (refusal, isUnwanted) = (nil, false)
    case .presentRefused: refusal = entry.data[.error]
    case .networkClosed, .networkClosedUntold: departure = .closed
    case .coverForced: departure = .forced
    case .disposed: if life.state == .loading || life.state == .loaded { departure = .letGo }
    case .appEnded: departure = .ended
    case .crossingLost: events.addLoss(of: entry.data[.crossing].flatMap(Crossing.init))
    case .crossingHeld:
      entry.data[.crossing].flatMap(Crossing.init).map { events.held.append($0) }
    case .crossingGoesOn: if !events.held.isEmpty { events.held.removeFirst() }
    case .tapped: events.marks.insert(.openTap)
    case .layerTold:
      if let news = entry.data[.what].flatMap(AppNews.init) { hear(news) }
    case .appToldReward: if entry.to?.role != .layer { hear(.reward) }
    case .rewardVerified, .rewardVerifiedAgain, .rewardGranted, .rewardKnown, .rewardRefused,
      .rewardUnanswered, .rewardGivenUp:
      verifiedRewards.add(entry, sense)
    default:
      if sense == .serviceDisplayFailed { refusal = entry.data[.error] }
      if sense == .serviceDisplayed { refusal = nil }
      events.add(sense)
      if entry.to?.role != .layer { heard.add(sense) }
      if sense == .appToldPaid { currency = entry.data.currency }
      pixels?.add(sense, entry)
    }
  }
}

extension AdRecord {
  /// The application hears it, at once or through a layer.
  fileprivate mutating func hear(_ news: AppNews) {
    switch news {
    case .reward: heard.addReward(whileCovered: life.state.coversApplication)
    default: heard.add(news)
    }
  }
}

extension Entry {
  fileprivate var isFinding: Bool { if case .finding = kind { true } else { false } }
}

extension Fields {
  /// The currency of an amount; nil for dollars.
  fileprivate var currency: String? {
    guard case .string(let code)? = self["currency"], code != "USD" else { return nil }
    return code
  }
}

extension Sense {
  /// Whether a VAST ad begins with it, or it happens to one.
  fileprivate var isOfVideo: Bool {
    switch self {
    case .vastAsked, .vastAnswered, .vastRead, .vastNext, .vastFailed, .vastEvent,
      .appToldMetadata:
      true
    default: isPixel
    }
  }
}

extension Party {
  /// The name of the book this party writes into.
  package var keeper: String { name ?? role.rawValue }
}

extension AdRecord.Events {
  fileprivate mutating func countTap() {
    guard marks.remove(.openTap) != nil else { return }
    tapsCounted += 1
  }

  fileprivate mutating func add(_ sense: Sense) {
    switch sense {
    case .impressionTold: impressionsPassedToAdapter += 1
    case .clickTold: clicksPassedToAdapter += 1
    case .impressionReported: impressionsReported += 1
    case .clickReported: clicksReported += 1
    case .rewardReported: rewardsReported += 1
    case .impressionPassedOn: impressionsPassedToNetwork += 1
    case .clickPassedOn: clicksPassedToNetwork += 1
    case .networkRewarded: rewardsTold += 1
    case .networkRewardUntold: marks.insert(.untoldReward)
    case .refreshSkipped: marks.insert(.skippedRefresh)
    default: break
    }
  }

  fileprivate mutating func addLoss(of crossing: Crossing?) {
    switch crossing {
    case .click: clicksLost += 1
    case .impression: impressionsLost += 1
    case .reward: rewardsLost += 1
    case .clickSeen: marks.insert(.forgottenClick)
    case .impressionSeen: marks.insert(.forgottenImpression)
    case .question, .answer, .render, .untrack, .show, .presentation, .refusal, .dismissal,
      .signals, .handover, .paid, .appImpression, .appClick, .appReward, .screen, .close, .failure,
      .verification, .clickCount, .impressionCount, .sight, .refresh, .other,
      nil:
      break
    }
  }
}

extension AdRecord.Tally {
  fileprivate mutating func add(_ count: Count) {
    switch count.what {
    case .impression: impressions.add(count.amount)
    case .click: clicks.add(count.amount)
    case .reward: rewards.add(count.amount)
    case .paid: paidMicros.add(count.amount)
    case .firstQuartile: quartiles.first.add(count.amount)
    case .midpoint: quartiles.midpoint.add(count.amount)
    case .thirdQuartile: quartiles.third.add(count.amount)
    case .complete: quartiles.complete.add(count.amount)
    }
  }
}

extension Int {
  /// A number in a file may be too large; it is limited to the largest possible one.
  fileprivate mutating func add(_ amount: Int) {
    let (sum, isTooLarge) = addingReportingOverflow(amount)
    self = isTooLarge ? (amount < 0 ? .min : .max) : sum
  }
}
