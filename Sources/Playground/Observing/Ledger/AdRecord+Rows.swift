import AdServing
import Contract
import Scenarios
import Simulation

extension AdRecord {
  /// What both sides count of this ad, in the order of a life.
  package var countRows: [CountRow] {
    [impressionRow, clickRow] + (format.hasReward ? [rewardRow] : [])
  }

  private var impressionRow: CountRow {
    let seer = areImpressionsApart ? .google : seer(impressions)
    var evidence = evidence(.impression, seer: seer, \.impressions)
    evidence.isApart = areImpressionsApart
    evidence.isUnseen = isUnseen(evidence.seer, Rulebook.impressionCountedByNobody)
    evidence.isOutOfSight =
      sight == .hidden || sight != .none && findings.contains(Violation.adViewTooSmall.rawValue)
    evidence.toldToAdapter = events.impressionsPassedToAdapter
    evidence.passedOn = events.impressionsPassedToNetwork
    evidence.reported = events.impressionsReported
    evidence.lost = events.impressionsLost
    evidence.held = held(.impression)
    evidence.isKept = findings.contains(Rulebook.impressionNotPassedOn)
    evidence.isForgotten = events.marks.contains(.forgottenImpression)
    let isEarly = findings.contains(Rulebook.impressionCountedAtPresentation)
    if !isEarly, counting.mayDiffer(evidence) { evidence.rules = counting }
    return row(.impression, evidence)
  }

  private var clickRow: CountRow {
    var evidence = evidence(.click, seer: seer(clicks), \.clicks)
    evidence.isUnseen = isUnseen(evidence.seer, Rulebook.tapCountedByNobody)
    evidence.isOutOfReach = findings.contains(Violation.bannerUntouchable.rawValue)
    evidence.toldToAdapter = events.clicksPassedToAdapter
    evidence.passedOn = events.clicksPassedToNetwork
    evidence.reported = events.clicksReported
    evidence.lost = events.clicksLost
    evidence.held = held(.click)
    evidence.isKept = findings.contains(Rulebook.clickNotPassedOn)
    evidence.isForgotten = events.marks.contains(.forgottenClick)
    return row(.click, evidence)
  }

  /// The network decides whether the user earned it.
  private var rewardRow: CountRow {
    var evidence = evidence(.reward, seer: .network, \.rewards)
    evidence.reported = events.rewardsReported
    evidence.lost = events.rewardsLost
    evidence.held = held(.reward)
    evidence.isUntold = events.marks.contains(.untoldReward)
    return row(.reward, evidence)
  }

  private func held(_ crossing: Crossing) -> Int { events.held.count { $0 == crossing } }

  private func seer(_ watch: Watch?) -> Bookkeeper {
    watch?.isGoogles ?? hasFlags ? .google : .network
  }

  /// It happened and was not counted, or the network is to see it and did not get the view.
  private func isUnseen(_ seer: Bookkeeper, _ rule: String) -> Bool {
    findings.contains(rule)
      || seer == .network && findings.contains(Rulebook.viewNotHandedOver)
  }

  private func evidence(
    _ event: CountRow.Event, seer: Bookkeeper, _ count: (Tally) -> Int
  ) -> Passage.Evidence {
    var evidence = Passage.Evidence(seer: seer)
    evidence.google = isKnown(event, of: .google) ? count(google) : nil
    evidence.network =
      network == nil || !isKnown(event, of: .network) ? nil : count(networks)
    evidence.isUnproven = unknown.contains(.outcome)
    switch state {
    case .loading, .loaded, .onScreen: evidence.isOpen = !unknown.contains(.future)
    case .failed, .dismissed: evidence.isOpen = false
    }
    return evidence
  }

  private func row(_ event: CountRow.Event, _ evidence: Passage.Evidence) -> CountRow {
    CountRow(
      event, google: evidence.google, network: evidence.network, Passage(evidence))
  }
}
