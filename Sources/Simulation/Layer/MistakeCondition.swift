/// When a mistake is made: of which ads of a unit, and where the user is. Without a word it is always made.
///
/// ```
///   from 3, to 5      the third, fourth and fifth ad of the unit
///   every 2           the second, fourth, sixth …; with from 3, the third, fifth …
///   after             only if this has become of the unit's ad before
///   inBackground      only while the user is in another application; false: only while they are not
///   askedInBackground the same of the moment at which the ad was asked for
///   grows             what is repeated or delayed is so once more with each ad that it happens to
/// ```
package struct MistakeCondition: Equatable, Sendable {
  package var from: Int?
  package var to: Int?
  package var every: Int?
  package var inBackground: Bool?
  package var askedInBackground: Bool?
  package var after: Before?
  package var grows: Bool?

  package init() {}

  /// What has become of the unit's ad before.
  package enum Before: String, CaseIterable, Sendable {
    /// It was closed before its reward was earned.
    case closedEarly
    /// It could not be shown.
    case failedToShow
    /// Another network had it.
    case otherNetwork
  }

  /// Whether a mistake is made now with this ad; by default with the one that the journal speaks of.
  package func holds(for ad: String? = nil) -> Bool {
    if let inBackground, inBackground != Whereabouts.shared.isAway { return false }
    if let askedInBackground, askedInBackground != Self.wasAway(whenAsked: ad) { return false }
    if let after, !isTrue(after, before: ad) { return false }
    guard from != nil || to != nil || every != nil else { return true }
    guard let number = Self.number(of: ad) else { return false }
    return number >= first && number <= to ?? .max && (number - first) % step == 0
  }

  /// Whether that has become of the ad before this one.
  private func isTrue(_ after: Before, before ad: String?) -> Bool {
    let journal = World.current.journal
    guard let own = (ad ?? journal.context.ad).flatMap(AdName.init), own.number > 1 else {
      return false
    }
    let former = AdName(unit: own.unit, number: own.number - 1).text
    let entries = journal.entries
    func has(_ senses: Sense...) -> Bool {
      entries.contains { entry in
        entry.ad == former && entry.sense.map(senses.contains) == true
      }
    }
    func network(of ad: String) -> String? {
      entries.last { $0.ad == ad && $0.sense == .networkAsked }?.to?.name
    }
    switch after {
    case .closedEarly: return has(.networkClosed, .networkClosedUntold) && !has(.networkReward)
    case .failedToShow: return has(.networkShowFailed, .presentRefused, .serviceDisplayFailed)
    case .otherNetwork:
      guard let other = network(of: former), let present = network(of: own.text) else {
        return false
      }
      return other != present
    }
  }

  /// Whether the user was elsewhere when the ad was asked for; one that is not asked for yet is so now.
  private static func wasAway(whenAsked ad: String?) -> Bool {
    let journal = World.current.journal
    guard let ad = ad ?? journal.context.ad,
      let asked = journal.entries.firstIndex(where: { $0.ad == ad })
    else { return Whereabouts.shared.isAway }
    let last = journal.entries[..<asked].last { $0.sense == .left || $0.sense == .cameBack }
    return last?.sense == .left
  }

  private var step: Int { every ?? 1 }
  private var first: Int { from ?? step }

  /// How often it has been made with this ad and those before it; 1 unless it grows.
  package func growth(for ad: String? = nil) -> Int {
    guard grows == true, let number = Self.number(of: ad) else { return 1 }
    return max(1, (number - first) / step + 1)
  }

  private static func number(of ad: String?) -> Int? {
    (ad ?? World.current.journal.context.ad).flatMap(AdName.init)?.number
  }
}

/// Where the user of the simulated phone is.
package final class Whereabouts {
  package static var shared: Whereabouts { World.current.instance { Whereabouts() } }

  /// Whether they have left the application.
  package var isAway = false
}
