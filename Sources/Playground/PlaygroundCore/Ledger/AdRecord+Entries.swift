import Contract
import GoogleMobileAds
import SampleAdSDK
import Simulation

extension AdRecord {
  mutating func add(_ entry: Entry) {
    lastEntry = entry.number
    life.add(entry)
    // A timer of the network's is time that passes: a book is kept by who says something.
    if entry.kind != .timer, entry.from == .network || entry.to == .network {
      network = entry.name ?? network ?? "network"
    }
    switch entry.kind {
    case .count(let count): add(count)
    case .call, .callback: addMessage(entry)
    case .finding(let rule, _, _): if !findings.contains(rule) { findings.append(rule) }
    case .input: if entry.message == Action.forceClose.word { departure = .forced }
    case .note: addNote(entry)
    case .timer: break
    }
  }

  private mutating func add(_ count: Count) {
    switch count.ledger {
    case .google: google.add(count)
    case .network: networks.add(count)
    }
  }

  private mutating func addNote(_ entry: Entry) {
    if entry.message == UserMessage.declines { isUnwanted = true }
  }

  private mutating func addMessage(_ entry: Entry) {
    switch (entry.from, entry.to) {
    case (.google, .adapter): addFromGoogleToAdapter(entry)
    case (.adapter, .google): addFromAdapterToGoogle(entry)
    case (.google, .app): addFromGoogleToApp(entry)
    case (.adapter, .network): addFromAdapterToNetwork(entry)
    case (.network, .adapter): addFromNetworkToAdapter(entry)
    default: break
    }
  }

  private mutating func addFromNetworkToAdapter(_ entry: Entry) {
    switch entry.message {
    case SampleMessage.fullScreenAdDidEarnReward: events.rewardsTold += 1
    case SampleMessage.fullScreenAdDidDismiss: departure = .closed
    case _ where SampleMessage.received.contains(entry.message): assets.network = entry.data
    default: break
    }
  }

  private mutating func addFromGoogleToAdapter(_ entry: Entry) {
    switch entry.message {
    case _ where GoogleMessage.isQuestion(entry.message):
      hasFlags = entry.message == GoogleMessage.loadNativeAd
      lineAsked = entry.data.string("line")
      lineNumberAsked = entry.data.int("number")
    case GoogleMessage.handlesUserClicks: clicks = Watch(entry)
    case GoogleMessage.handlesUserImpressions: impressions = Watch(entry)
    case GoogleMessage.didRecordImpression: events.impressionsPassedToAdapter += 1
    case GoogleMessage.didRecordClick: events.clicksPassedToAdapter += 1
    default: break
    }
  }

  private mutating func addFromAdapterToGoogle(_ entry: Entry) {
    switch entry.message {
    case GoogleMessage.reportImpression: events.impressionsReported += 1
    case GoogleMessage.reportClick: events.clicksReported += 1
    case GoogleMessage.didRewardUser: events.rewardsReported += 1
    default: break
    }
  }

  private mutating func addFromAdapterToNetwork(_ entry: Entry) {
    switch entry.message {
    case SampleMessage.recordImpression: events.impressionsPassedToNetwork += 1
    case SampleMessage.handleClick: events.clicksPassedToNetwork += 1
    default: break
    }
  }

  private mutating func addFromGoogleToApp(_ entry: Entry) {
    switch entry.message {
    case _ where GoogleMessage.isAdReceived(entry.message):
      line = lineAsked
      lineNumber = lineNumberAsked
      assets.google = entry.data
    case _ where GoogleMessage.isAdRefused(entry.message):
      failure = entry.data.string("error") ?? ""
    case GoogleMessage.adWillPresent: (refusal, isUnwanted) = (nil, false)
    case GoogleMessage.adFailedToPresent: refusal = entry.data.string("error")
    default: break
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
    }
  }
}

extension Int {
  /// What a file says may be more than a number holds; it stays as large as can be.
  fileprivate mutating func add(_ amount: Int) {
    let (sum, isTooLarge) = addingReportingOverflow(amount)
    self = isTooLarge ? (amount < 0 ? .min : .max) : sum
  }
}

extension AdRecord.Watch {
  fileprivate init(_ entry: Entry) {
    flag = entry.data["answer"] == .bool(true)
    isGoogles = entry.data["watches"] == .string("google")
    self.entry = entry.number
  }
}
