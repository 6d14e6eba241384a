import Simulation

/// The rules that are at stake when something happens.
struct Stakes: Sendable {
  var now = RuleSet()
  var later: [Later] = []

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
    let kind = shape?.rawValue ?? AdShape.allCases.count
    return stakes[(sense.rawValue * kinds + kind) * 2 + (networkSpeaks ? 1 : 0)]
  }

  /// Each shape, and none.
  private static let kinds = AdShape.allCases.count + 1

  /// Looked up for every entry, so all combinations are worked out once.
  private static let stakes: [Stakes] = Sense.allCases.flatMap { sense in
    (AdShape.allCases.map(Optional.some) + [nil]).flatMap { shape in
      [false, true].map { stakes(on: sense, shape, $0) }
    }
  }

  private static func stakes(on sense: Sense, _ shape: AdShape?, _ networkSpeaks: Bool) -> Stakes {
    var stakes = Stakes()
    for (place, rule) in all.enumerated() where rule.isAtStake(on: sense, shape, networkSpeaks) {
      let patience = rule.occasion.senses == nil ? rule.breach.silence : .zero
      if patience == .zero {
        stakes.now.insert(place)
      } else {
        stakes.later.append(
          .init(rule: place, patience: patience, isInSight: rule.breach.isInSight))
      }
    }
    return stakes
  }
}

extension Rule {
  /// What it is about, and when.
  fileprivate func isAtStake(on sense: Sense, _ shape: AdShape?, _ networkSpeaks: Bool) -> Bool {
    let only = occasion.shape ?? breach.shape
    guard only == nil || only == shape, networkSpeaks || !occasion.needsNetwork else {
      return false
    }
    return (occasion.senses ?? breach.senses).contains(sense)
  }
}

extension Rule.Breach {
  fileprivate var shape: AdShape? {
    if case .nativeAdReceived = self { .native } else { nil }
  }

  fileprivate var isInSight: Bool {
    if case .inSight = self { true } else { false }
  }
}
