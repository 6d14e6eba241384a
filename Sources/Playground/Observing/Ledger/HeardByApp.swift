import Contract
import Simulation

/// What Google told the application of what it counted. One that listens to nothing is told nothing, and then
/// its own numbers miss what both books have.
package struct HeardByApp: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  static let impression = Self(.impression)
  static let click = Self(.click)
  static let reward = Self(.reward)
  static let payment = Self(.payment)
  /// The reward, while the ad still covered the application.
  static let rewardWhileCovered = Self(rawValue: 1 << 7)

  fileprivate init(_ news: AdRecord.News) { self.init(rawValue: 1 << news.rawValue) }

  mutating func add(_ news: AppNews) {
    switch news {
    case .impression: insert(.impression)
    case .click: insert(.click)
    case .revenue: insert(.payment)
    default: break
    }
  }

  mutating func add(_ sense: Sense) {
    switch sense {
    case .appToldImpression: insert(.impression)
    case .appToldClick: insert(.click)
    case .appToldPaid: insert(.payment)
    default: break
    }
  }
}

extension HeardByApp {
  mutating func addReward(whileCovered: Bool) {
    insert(whileCovered ? [.reward, .rewardWhileCovered] : .reward)
  }
}

extension LifeState {
  /// Whether an ad that is shown in full screen covers the application then.
  var coversApplication: Bool { self == .onScreen || self == .dismissing }
}

extension AdRecord {
  /// Whether its application let go of the loader that would have told it.
  package var isAbandoned: Bool { findings.contains(Violation.loaderLetGo.rawValue) }

  /// Whether somebody has kept something from its application: a layer, or Google.
  package var hearsLess: Bool { layer != nil || findings.contains(Rulebook.publisherNotTold) }

  /// When it was told of the reward; nil if it was not.
  var whenToldOfReward: Verdict.Told? {
    guard heard.contains(.reward) else { return nil }
    return heard.contains(.rewardWhileCovered) ? .whileCovered : .afterwards
  }

  /// What an application may be told.
  package enum News: UInt8, CaseIterable, Sendable {
    case impression, click, reward, payment
  }

  /// What Google counted and the application never heard of.
  package var unheard: [News] { counted.filter { !heard.contains(HeardByApp($0)) } }
  /// Whether it heard of nothing at all.
  package var isUnheard: Bool { !counted.isEmpty && unheard.count == counted.count }

  private var counted: [News] {
    News.allCases.filter { news in
      switch news {
      case .impression: google.impressions > 0
      case .click: google.clicks > 0
      case .reward: google.rewards > 0
      case .payment: google.paidMicros > 0
      }
    }
  }
}
