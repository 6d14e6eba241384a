import Simulation

/// The contract: every rule there is.
package enum Rulebook {
  /// In a sensible reading order.
  package static let all: [Rule] =
    setUpRules + loadingRules + privacyRules + consentFormRules + answerRules + biddingRules
    + assetRules
    + pictureRules
    + adChoicesRules + viewRules + watchRules + impressionRules + clickRules + screenRules
    + bannerRules + crashRules + fullScreenRules + rewardRules + videoRules
    + publisherRules + moneyRules + verificationRules
    + presentationRules + appRules + orderRules + layoutRules + competitionRules
    + serviceLoadRules
    + serviceShowRules + mediatorRules + platformAdapterRules + layerRules + layerCallRules

  /// The rule with this id.
  package static func rule(_ id: String) -> Rule? { place(of: id).map { all[$0] } }

  /// Its place in the book; nil for an unknown id.
  package static func place(of id: String) -> Int? { byID[id] }

  /// The longest that any rule waits for what must follow.
  package static let longestSilence: Duration = silences.last ?? .zero

  /// How long rules wait for what must follow, from short to long.
  package static let silences: [Duration] = Set(all.map(\.breach.silence)).sorted()

  /// What must be checked when this happens.
  static func triggers(on sense: Sense) -> [Trigger] { bySense[sense.rawValue].ad }
  /// What must be checked when this happens to an ad that a controller lets compete.
  static func competitionTriggers(on sense: Sense) -> [Trigger] {
    bySense[sense.rawValue].competition
  }
  /// What must be checked when this happens to an ad that a service loads and shows.
  static func servingTriggers(on sense: Sense) -> [Trigger] { bySense[sense.rawValue].serving }
  /// The checks for an event of an ad that covers the application.
  static func coverTriggers(on sense: Sense) -> [Trigger] { bySense[sense.rawValue].cover }
  /// What must be checked whenever an ad comes into sight.
  static let triggersInSight = triggers { rule in
    if case .inSight = rule.breach { true } else { false }
  }
  static func rules(noted violation: Violation) -> [Rule] { byViolation[violation] ?? [] }

  private static let byID = Dictionary(uniqueKeysWithValues: zip(all.map(\.id), all.indices))

  private typealias Triggers = (
    ad: [Trigger], cover: [Trigger], competition: [Trigger], serving: [Trigger]
  )

  private static let bySense: [Triggers] = {
    var bySense = [Triggers](repeating: ([], [], [], []), count: Sense.allCases.count)
    for (place, rule) in all.enumerated() {
      guard let trigger = Trigger(rule: place, rule.breach) else { continue }
      for sense in rule.breach.senses {
        switch trigger.check {
        case .ad where rule.breach.isForEveryAd: bySense[sense.rawValue].cover.append(trigger)
        case .ad: bySense[sense.rawValue].ad.append(trigger)
        case .competition: bySense[sense.rawValue].competition.append(trigger)
        case .serving: bySense[sense.rawValue].serving.append(trigger)
        }
      }
    }
    return bySense
  }()

  private static func triggers(where holds: (Rule) -> Bool) -> [Trigger] {
    all.indices.filter { holds(all[$0]) }.compactMap { Trigger(rule: $0, all[$0].breach) }
  }

  private static let byViolation: [Violation: [Rule]] = {
    var rules: [Violation: [Rule]] = [:]
    for rule in all { rule.breach.violation.map { rules[$0, default: []].append(rule) } }
    return rules
  }()
}

/// A rule without its words: thousands of these are looked at in a run, and a rule is large.
struct Trigger: Sendable {
  /// The rule's place in the book.
  let rule: Int
  /// How long to wait before the check; nil if it is made at once.
  let patience: Duration?
  /// Whose entries begin the wait; nil for anybody's.
  private(set) var asker: Party?
  let check: Check

  /// What a rule looks at.
  enum Check: Sendable {
    /// One ad.
    case ad(Rule.Check)
    /// All ads that compete.
    case competition(Competition.Check)
    /// All ads that services have.
    case serving(Serving.Check)
  }

  /// Nil for a rule that is not checked, because a party notes its breach.
  fileprivate init?(rule: Int, _ breach: Rule.Breach) {
    self.rule = rule
    switch breach {
    case .noted: return nil
    case .happened(_, let check): (patience, self.check) = (nil, .ad(check))
    case .nativeAdReceived(let check):
      patience = nil
      self.check = .ad { ad, entry in ad.isNative ? check(ad, entry) : nil }
    case .missing(_, let time, let check), .inSight(let time, let check):
      (patience, self.check) = (time, .ad(check))
    case .covering(_, let time, let party, let check):
      (patience, asker, self.check) = (time, party, .ad(check))
    case .competed(_, let time, let check): (patience, self.check) = (time, .competition(check))
    case .served(_, let time, let check): (patience, self.check) = (time, .serving(check))
    }
  }
}

extension Rule.Breach {
  /// What causes the rule to be checked.
  var senses: [Sense] {
    switch self {
    case .noted: []
    case .nativeAdReceived: [.adReceived]
    case .inSight: [.shown]
    case .happened(let senses, _), .missing(let senses, _, _), .covering(let senses, _, _, _),
      .competed(let senses, _, _), .served(let senses, _, _):
      senses
    }
  }

  /// How long to wait before the check.
  var silence: Duration {
    switch self {
    case .missing(_, let time, _), .inSight(let time, _): time
    case .covering(_, let time, _, _), .competed(_, let time, _), .served(_, let time, _):
      time ?? .zero
    case .noted, .happened, .nativeAdReceived: .zero
    }
  }

  /// Whether it is about ads that no adapter has, too.
  var isForEveryAd: Bool {
    switch self {
    case .noted, .covering: true
    case .happened, .missing, .inSight, .nativeAdReceived, .competed, .served: false
    }
  }

  fileprivate var violation: Violation? {
    if case .noted(let violation) = self { violation } else { nil }
  }
}
