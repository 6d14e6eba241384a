/// When a mistake is made: of which ads of a unit, and where the user is. Without a word it is always made.
///
/// ```
///   from 3, to 5      the third, fourth and fifth ad of the unit
///   every 2           the second, fourth, sixth …; with from 3, the third, fifth …
///   oneIn 3           about every third ad, as chance has it: the seed decides
///   after             only if this has become of the unit's ad before
///   until             only until this has become of the ad itself, or `of` another unit's
///   once              only once this has become of the ad itself, or `of` another unit's
///   inBackground      only while the user is in another application; false: only while they are not
///   askedInBackground the same of the moment at which the ad was asked for
///   returned          only once the user has left the application, before the ad was asked for; false: only before
///   restarted         only once the application has started again; false: only before
///   grows             what is repeated or delayed is so once more with each ad that it happens to
/// ```
package struct MistakeCondition: Equatable, Sendable {
  package var from: Int?
  package var to: Int?
  package var every: Int?
  package var oneIn: Int?
  package var inBackground: Bool?
  package var askedInBackground: Bool?
  package var returned: Bool?
  package var restarted: Bool?
  package var after: Before?
  package var once: Become?
  package var until: Become?
  /// The unit of whose ads `once` and `until` speak; nil for the ad itself.
  package var of: String?
  package var grows: Bool?

  package init() {}

  /// What has become of the unit's ad before.
  package enum Before: String, CaseIterable, Sendable {
    /// It was closed before its reward was earned.
    case closedEarly
    /// It could not be shown.
    case failedToShow
    /// No ad came.
    case refused
    /// Another network had it.
    case otherNetwork
    /// Another line had it, of whichever network.
    case otherLine
  }

  /// What has become of the ad itself.
  package enum Become: String, CaseIterable, Sendable {
    /// The application was told that it has come.
    case loaded
    /// Its network was asked to show it, or it is among the application's views.
    case shown
    case clicked
    /// Its reward is earned.
    case rewarded
    /// It closes before its reward is earned.
    case closedEarly
    /// The user has left the application since then.
    case left
    /// It was on the screen, and is gone.
    case gone
  }

  /// Whether a mistake is made now with this ad, by default with the one that the journal speaks of. The ad
  /// of a load is not there yet: `once` and `until` speak of the `newest` one then.
  package func holds(
    for ad: String? = nil, asking line: Int? = nil, newest: String? = nil
  ) -> Bool {
    if let inBackground, inBackground != Whereabouts.shared.isAway { return false }
    if let askedInBackground, askedInBackground != Self.wasAway(whenAsked: ad) { return false }
    if let returned, returned != Self.hasLeft(before: ad) { return false }
    if let restarted, restarted != Self.hasEnded { return false }
    if let after, !isTrue(after, before: ad, asking: line) { return false }
    if let once, !isTrue(once, of: newest ?? ad) { return false }
    if let until, isTrue(until, of: newest ?? ad) { return false }
    if let oneIn, !Self.isDrawn(ad, oneIn: oneIn) { return false }
    guard from != nil || to != nil || every != nil else { return true }
    guard let number = Self.number(of: ad) else { return false }
    return number >= first && number <= to ?? .max && (number - first) % step == 0
  }

  /// Whether chance has chosen the ad. Each has its own dice: a mistake may be asked about any number of times.
  private static func isDrawn(_ ad: String?, oneIn bound: Int) -> Bool {
    guard let ad = ad ?? World.current.journal.context.ad else { return false }
    return RandomStream(seed: World.current.seed, name: "mistakes of \(ad)").next(below: bound) == 0
  }

  /// Whether that has become of the ad before this one.
  private func isTrue(_ after: Before, before ad: String?, asking line: Int?) -> Bool {
    guard let own = (ad ?? World.current.journal.context.ad).flatMap(AdName.init), own.number > 1
    else { return false }
    let former = Self.entries(of: AdName(unit: own.unit, number: own.number - 1).text)
    return switch after {
    case .closedEarly: Self.endedEarly(former)
    case .failedToShow:
      former.contains { $0.means(.networkShowFailed, .presentRefused, .serviceDisplayFailed) }
    case .refused: former.contains { $0.means(.adRefused) }
    case .otherNetwork: Self.isOther(of: former, than: Self.entries(of: own.text), asking: line)
    case .otherLine: Self.isOtherLine(of: former, than: Self.entries(of: own.text), asking: line)
    }
  }

  /// Whether that has become of the ad, or of one of the unit that is named.
  private func isTrue(_ once: Become, of ad: String?) -> Bool {
    guard let of else { return Self.isTrue(once, of: ad) }
    let ads = Set(World.current.journal.entries.compactMap(\.ad)).filter {
      AdName.unit(of: $0) == of
    }
    if once == .gone {
      let newest = ads.compactMap(AdName.init).max { $0.number < $1.number }
      return newest.map { Self.isTrue(.gone, of: $0.text) } ?? false
    }
    return ads.contains { Self.isTrue(once, of: $0) }
  }

  /// Whether that has become of the ad.
  private static func isTrue(_ once: Become, of ad: String?) -> Bool {
    guard let ad = ad ?? World.current.journal.context.ad else { return false }
    let own = entries(of: ad)
    let shown = own.first { $0.means(.networkShowAsked, .shown, .bannerPlaced) }
    switch once {
    case .loaded: return own.contains { $0.means(.adReceived) || $0.isLoadedByService }
    case .shown: return shown != nil
    case .clicked: return own.contains { $0.means(.networkClick) }
    case .rewarded: return own.contains { $0.means(.networkReward) }
    case .closedEarly: return endedEarly(own)
    case .left:
      guard let shown else { return false }
      return World.current.journal.entries.contains {
        $0.means(.left, .sentElsewhere) && $0.number > shown.number
      }
    case .gone:
      guard let shown = own.last(where: { $0.means(.networkShowAsked, .shown, .bannerPlaced) })
      else { return false }
      return own.contains {
        $0.number > shown.number
          && $0.means(
            .takenDown, .bannerTakenAway, .networkClosed, .networkClosedUntold, .leftUntold,
            .coverForced)
      }
    }
  }

  private static func entries(of ad: String) -> [Entry] {
    World.current.journal.entries.filter { $0.ad == ad }
  }

  private static func endedEarly(_ ad: [Entry]) -> Bool {
    ad.contains { $0.means(.networkClosed, .networkClosedUntold) }
      && !ad.contains { $0.means(.networkReward) }
  }

  /// Whether two ads are of different networks; before a line has asked its own, of different lines.
  private static func isOther(of former: [Entry], than own: [Entry], asking line: Int?) -> Bool {
    func network(_ ad: [Entry]) -> String? { ad.last { $0.means(.networkAsked) }?.to?.name }
    if line == nil, let former = network(former), let own = network(own) { return former != own }
    return isOtherLine(of: former, than: own, asking: line)
  }

  private static func isOtherLine(
    of former: [Entry], than own: [Entry], asking line: Int?
  ) -> Bool {
    func number(_ ad: [Entry]) -> Int? {
      ad.last { $0.means(.lineAsked) }.flatMap { $0.data[Fact.number] }
    }
    guard let former = number(former), let own = line ?? number(own) else { return false }
    return former != own
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

  /// Whether the user had left the application when the ad was asked for; one that is not asked for yet is so now.
  private static func hasLeft(before ad: String?) -> Bool {
    let journal = World.current.journal
    let asked = (ad ?? journal.context.ad).flatMap { ad in
      journal.entries.firstIndex { $0.ad == ad }
    }
    return journal.entries[..<(asked ?? journal.entries.count)].contains {
      $0.means(.left, .sentElsewhere)
    }
  }

  /// Whether the application has ended once.
  private static var hasEnded: Bool {
    World.current.journal.entries.contains { $0.means(.appEnded) }
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

extension Entry {
  fileprivate var isLoadedByService: Bool {
    sense == .serviceLoadEnded && data[.success] == true
  }

  fileprivate func means(_ senses: Sense...) -> Bool { sense.map(senses.contains) == true }
}
