import Simulation

extension Rulebook {
  /// What can go wrong in a controller that has ads of several networks and shows one of them.
  static let competitionRules: [Rule] = [
    Rule(
      id: "asked-again-at-once", severity: .warning, party: .arbiter,
      sentence: "No network had an ad, and the controller asked them again without a pause.",
      why: "The faster they fail, the more requests are made; networks throttle such an app.",
      fix: "Wait before each retry, twice as long each time, until a network has an ad.",
      source: "the published controller; demo apps of mediation SDKs",
      breach: .competed([.networkAsked]) { competition, entry in
        let own = competition.slot(of: entry)
        // Others may have been asked in this round already, and have answered inside the call.
        let failures = competition.slots(of: entry)
          .map { $0.id != own?.id && $0.asked == entry.time ? $0.failedBefore : $0.failed }
        guard entry.from.role == .arbiter, own?.failed != nil,
          !failures.contains(where: { $0 == nil }),
          let last = failures.compactMap(\.self).max(by: { $0.entry < $1.entry }),
          entry.time < last.time + .seconds(1)
        else { return nil }
        return [last.entry, entry.number]
      }, occasion: .on(.noWinner, of: .competing)),
    Rule(
      id: "expired-ad-submitted", severity: .error, party: .arbiter,
      sentence: "The controller submitted an ad to the arbiter that had already expired.",
      why: "It can win, and then nothing is shown although another network has an ad.",
      fix: "Ask each network whether its ad is ready when you make the bids.",
      source: "CLXFullscreenAd.h; the published controller",
      breach: .competed([.arbitrationAsked]) { competition, entry in
        competition.expiredAmongBids(entry).map { [$0, entry.number] }
      }, occasion: .on(.arbitrationAsked, of: .competing)),
    Rule(
      id: "price-changed-since", severity: .warning, party: .arbiter,
      sentence: "An ad was shown although a price had changed since the arbiter was asked.",
      why: "The choice was made by prices that no longer hold, and a better ad may have waited.",
      fix:
        "Ask the arbiter again when didChangeAdInfo(_:) says that a loaded ad has another price.",
      source: "LPMInterstitialAdDelegate.h; the published controller",
      breach: .competed([.networkShowAsked]) { competition, entry in
        guard entry.from.role == .arbiter else { return nil }
        return competition.slots(of: entry).lazy.compactMap { slot in
          guard slot.isLive, let repriced = slot.repriced, let judged = slot.judged,
            judged.entry < repriced, judged.price != slot.price
          else { return nil }
          return [judged.entry, repriced, entry.number]
        }.first
      }, occasion: .on(.adInfoChanged, of: .competing)),
    Rule(
      id: "expired-ad-shown", severity: .error, party: .arbiter,
      sentence: "The controller asked a network to show an ad that had expired.",
      why: "The network refuses, or shows an ad that nobody pays for; the placement is lost.",
      fix:
        "Ask whether the ad is ready just before you show it, and show the next one if it is not.",
      source: "CLXFullscreenAd.h; POBInterstitial.h",
      breach: .competed([.networkShowAsked]) { competition, entry in
        guard entry.from.role == .arbiter, let expired = competition.slot(of: entry)?.expired
        else { return nil }
        return [expired, entry.number]
      }, occasion: .on(.showPlacementAsked, of: .competing)),
    Rule(
      id: "winner-not-consumed", severity: .error, party: .arbiter,
      sentence: "While its ad was on the screen, a network was asked for an ad or to show one.",
      why: "CloudX ignores the call and never answers; LevelPlay's error looks like no fill.",
      fix: "Forget the winner before you show it, and ask for nothing until the ad is gone.",
      source: "the published controller; LevelPlay's error codes 629 and 630",
      breach: .competed([.networkAsked, .networkShowAsked]) { competition, entry in
        guard entry.from.role == .arbiter, let shown = competition.slot(of: entry)?.shown
        else { return nil }
        return [shown, entry.number]
      }, occasion: .on(.showPlacementAsked, of: .competing)),
    Rule(
      id: "loser-not-told", severity: .warning, party: .arbiter,
      sentence: "The winner's ad is gone, and a network does not know that its bid lost.",
      why:
        "The network holds its bid for an ad that will never be shown, and bids on without a clue.",
      fix:
        "Call proceedOnError(_:andDescription:) with clientSideAuctionLost for each bid that lost.",
      code: "bid.proceedOnError(.clientSideAuctionLost, andDescription: reason)",
      source: "POBBidEvent.h",
      breach: .competed([.networkClosed], within: .zero) { competition, entry in
        // A bid that came after the winner was shown is one for the next ad.
        guard let shown = competition.slot(of: entry)?.spent else { return nil }
        let open = competition.slots(of: entry).compactMap { slot in
          slot.isLive ? slot.openBid.flatMap { $0 < shown ? $0 : nil } : nil
        }
        return open.first.map { [$0, entry.number] }
      }, occasion: .on(.networkBidReceived, of: .competing)),
    Rule(
      id: "shown-bid-told-lost", severity: .error, party: .arbiter,
      sentence: "A network was told that its bid has lost or expired, but its ad was shown.",
      why:
        "The network has an impression and a loss for one bid, and prices its next ones wrongly.",
      fix: "Forget a bid when its ad is shown; give up only bids that are still open.",
      source: "POBBidEvent.h",
      breach: .competed([.bidLostTold]) { competition, entry in
        competition.slot(of: entry)?.spent.map { [$0, entry.number] }
      }, occasion: .on(.networkBidReceived, of: .competing)),
    Rule(
      id: "winner-without-ad", severity: .warning, party: .arbiter,
      sentence:
        "The controller announced a winner whose ad had expired while the arbiter was asked.",
      why: "The application counts on an ad that is gone, and its placement stays empty.",
      fix: "Look whether the winner's ad is still ready when the arbiter answers, or ask again.",
      source: "CLXFullscreenAd.h; the published controller",
      breach: .competed([.winnerPrepared]) { competition, entry in
        competition.expiredWinner(entry).map { [$0, entry.number] }
      }, occasion: .on(.winnerPrepared, of: .competing)),
  ]
}

extension Competition {
  /// The entry by which the ad of an announced winner expired after it was submitted. A winner is named by
  /// its platform only: none of that platform's ads may be left.
  fileprivate func expiredWinner(_ entry: Entry) -> Int? {
    let own = slots(of: entry).filter { $0.platform == entry.data[.platform] }
    guard !own.contains(where: \.isLive) else { return nil }
    return own.lazy.compactMap { slot in
      guard let expired = slot.expired, let judged = slot.judged, judged.entry < expired
      else { return nil }
      return expired
    }.first
  }

  /// The entry by which an ad expired that is among the bids of this question. Bids name only their
  /// platform, so they are counted.
  fileprivate func expiredAmongBids(_ entry: Entry) -> Int? {
    guard let bids = entry.data[.bids] else { return nil }
    let submitted = bids.compactMap { bid -> String? in
      guard let platform = bid[.platform] else {
        return nil
      }
      return platform
    }
    let slots = slots(of: entry)
    return slots.lazy.filter { $0.loaded != nil }.compactMap { slot in
      let live = slots.count { $0.platform == slot.platform && $0.isLive }
      return submitted.count { $0 == slot.platform } > live ? slot.expired : nil
    }.first
  }
}
