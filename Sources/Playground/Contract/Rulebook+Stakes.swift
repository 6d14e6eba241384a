package import Simulation

/// The rules that are at stake when something happens.
struct Stakes: Sendable {
  var now = RuleSet()
  var given: [Given] = []
  var later: [Later] = []

  /// A rule that is at stake only if more is so.
  struct Given: Sendable {
    let rule: Int
    let holds: Occasion.Condition
  }

  /// A rule that is checked only when this much time has passed.
  struct Later: Sendable {
    let rule: Int
    let patience: Duration
    /// Whether the ad has to be in sight all the time.
    let isInSight: Bool
  }
}

extension Rulebook {
  /// The rules that have their occasion when this happens to such an ad.
  static func stakes(on sense: Sense, of shape: AdShape?, networkSpeaks: Bool) -> Stakes {
    return stakes[place(sense, shape?.rawValue ?? AdShape.allCases.count, networkSpeaks)]
  }

  /// Each shape, and none.
  private static let kinds = AdShape.allCases.count + 1

  private static func place(_ sense: Sense, _ kind: Int, _ networkSpeaks: Bool) -> Int {
    (sense.rawValue * kinds + kind) * 2 + (networkSpeaks ? 1 : 0)
  }

  /// Looked up for every entry, so all combinations are worked out once: rule by rule, since each is
  /// at stake in few of them, and a rule is large.
  private static let stakes: [Stakes] = {
    var stakes = [Stakes](repeating: Stakes(), count: Sense.allCases.count * kinds * 2)
    for (number, rule) in all.enumerated() {
      let stake = Stake(rule, number)
      for sense in stake.senses {
        for kind in 0..<kinds where stake.isAbout(AdShape(rawValue: kind)) {
          stakes[place(sense, kind, true)].add(stake)
          if !stake.needsNetwork { stakes[place(sense, kind, false)].add(stake) }
        }
      }
    }
    return stakes
  }()
}

/// When a rule is at stake, and for what.
private struct Stake {
  let rule: Int
  let senses: [Sense]
  /// The only kind of ad that it is about; nil if it is about any.
  let shape: AdShape?
  let needsNetwork: Bool
  /// How long it takes until it is checked.
  let patience: Duration
  let isInSight: Bool
  let isForEveryAd: Bool
  let condition: Occasion.Condition?

  init(_ rule: Rule, _ number: Int) {
    self.rule = number
    senses = rule.occasion.senses ?? rule.breach.senses
    shape = rule.occasion.shape ?? rule.breach.shape
    needsNetwork = rule.occasion.needsNetwork
    patience = rule.occasion.senses == nil ? rule.breach.silence : .zero
    isInSight = rule.breach.isInSight
    isForEveryAd = rule.breach.isForEveryAd
    condition = rule.occasion.condition
  }

  /// Whether the rule is judged for such an ad; nil is something that is about no ad.
  func isAbout(_ shape: AdShape?) -> Bool {
    if let own = self.shape { return own == shape }
    return isForEveryAd || shape?.isMediated != false
  }
}

extension Rule {
  /// Whether it can be at stake for an ad of this kind to which only some things happen.
  package func canBeAtStake(for shape: AdShape, where happens: (Sense) -> Bool) -> Bool {
    let stake = Stake(self, 0)
    return stake.isAbout(shape) && stake.senses.contains(where: happens)
  }
}

extension Stakes {
  fileprivate mutating func add(_ stake: Stake) {
    if let condition = stake.condition {
      given.append(.init(rule: stake.rule, holds: condition))
    } else if stake.patience == .zero {
      now.insert(stake.rule)
    } else {
      later.append(
        .init(rule: stake.rule, patience: stake.patience, isInSight: stake.isInSight))
    }
  }
}

extension Rule.Breach {
  fileprivate var shape: AdShape? {
    switch self {
    case .nativeAdReceived: .native
    case .competed: .competing
    case .served: .served
    case .noted, .happened, .missing, .inSight, .covering: nil
    }
  }

  var isInSight: Bool {
    if case .inSight = self { true } else { false }
  }
}
