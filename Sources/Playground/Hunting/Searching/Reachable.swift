import AdServing
package import Contract
package import Observing
import Scenarios
package import Simulation

/// What a hunt can reach at all: not what belongs to ads of other formats, to other versions of
/// Google's SDK, to arbiters and services, or to wires that fail.
package struct Reachable: Sendable {
  private let formats: Set<UnitFormat>
  private let apis: Set<AdapterAPI>
  private let hasFaults: Bool

  package init(_ ground: HuntGround) {
    formats = Set(ground.adapters.flatMap(\.formats))
    apis = Set(ground.adapters.map(\.api))
    hasFaults = ground.hasFaults
  }

  package func contains(_ state: LifeState) -> Bool {
    formats.contains { LifeTable.of(Scenario.UnitKind($0)).states.contains(state) }
  }

  package func contains(_ sense: Sense) -> Bool {
    guard !Sense.ofArbitersAndServices.contains(sense) else { return false }
    guard let need = Sense.needs.first(where: { $0.senses.contains(sense) })?.need else {
      return true
    }
    return switch need {
    case .format(let isFit): formats.contains(where: isFit)
    case .api(let api): apis.contains(api)
    case .faults: hasFaults
    }
  }

  package func contains(_ point: ReachedPoint) -> Bool {
    switch point {
    case .sense(let sense): contains(sense)
    case .pair(let one, let next): contains(one) && contains(next)
    case .act(let state, _): contains(state)
    case .rule(let place, _): contains(Rulebook.all[place])
    }
  }

  package func contains(_ rule: Rule) -> Bool {
    formats.contains { format in
      rule.canBeAtStake(for: format.shape, where: contains)
    }
  }
}

/// What has to be there for something to happen.
private enum Need: Sendable {
  case format(@Sendable (UnitFormat) -> Bool)
  case api(AdapterAPI)
  case faults

  static let native = format { $0 == .native }
  static let banner = format { $0 == .banner }
  static let cover = format { $0.shape == .fullScreen }
  static let reward = format(\.hasReward)
  static let intro = format { $0 == .rewardedInterstitial }
}

extension Sense {
  fileprivate static let needs: [(need: Need, senses: Set<Sense>)] = [
    (
      .native,
      [
        .rendered, .untracked, .clicksFlagAsked, .impressionsFlagAsked, .clickTold, .impressionTold,
        .clickPassedOn, .impressionPassedOn, .viewRegistered, .viewReleased, .adChoicesPlaced,
        .adChoicesRemoved,
      ]
    ),
    (.banner, [.bannerPlaced, .bannerTakenAway, .viewAsked, .sizeSaid, .appToldSize, .refreshDue]),
    (
      .cover,
      [
        .presented, .presentTold, .presentFailed, .presentRefused, .networkShowAsked,
        .networkWillPresent, .networkShowFailed, .networkExpired, .networkClosing, .networkClosed,
        .adTooOld, .countdownGoesOn, .leftUntold,
      ]
    ),
    (
      .reward,
      [
        .appToldReward, .rewardVerified, .rewardReported, .networkRewarded, .googleReward,
        .networkReward, .appToldMetadata, .metadataDue,
      ]
    ),
    (.intro, [.introduced, .declined, .introRanOut]),
    (
      .api(.modern),
      [.setUpAsked, .setUpAnswered, .setUpRanOut, .signalsAsked, .signalsAnswered, .signalsRanOut]
    ),
    (.api(.legacy), [.willLeave]),
    (
      .faults,
      [.crossingLost, .crossingRepeated, .crossingHeld, .crossingOvertaken, .crossingGoesOn]
    ),
  ]

  /// What happens only where networks compete for an arbiter, or behind a service.
  fileprivate static let ofArbitersAndServices = Set(
    allCases.filter { sense in
      between(.bidWonTold, .networkClosedUntold, sense)
        || between(.serviceLoadAsked, .serviceIgnored, sense)
    } + [
      .offerChanged, .disposeWanted, .membershipChanged, .arbitrationRanOut, .roundRanOut,
      .retryDue, .serviceRetryDue, .serviceTimerRang, .networkPaid,
    ])

  /// The vocabulary has them one after the other.
  private static func between(_ first: Sense, _ last: Sense, _ sense: Sense) -> Bool {
    (first.rawValue...last.rawValue).contains(sense.rawValue)
  }
}

extension UnitFormat {
  /// Which rules are about it.
  fileprivate var shape: AdShape {
    switch self {
    case .native: .native
    case .banner: .banner
    case .interstitial, .rewarded, .rewardedInterstitial, .appOpen: .fullScreen
    }
  }
}
