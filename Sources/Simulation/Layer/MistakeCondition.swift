/// When a mistake is made: of which ads of a unit, and where the user is. Without a word it is always made.
///
/// ```
///   from 3, to 5      the third, fourth and fifth ad of the unit
///   every 2           the second, fourth, sixth …; with from 3, the third, fifth …
///   inBackground      only while the user is in another application; false: only while they are not
///   grows             what is repeated or delayed is so once more with each ad that it happens to
/// ```
package struct MistakeCondition: Equatable, Sendable {
  package var from: Int?
  package var to: Int?
  package var every: Int?
  package var inBackground: Bool?
  package var grows: Bool?

  package init() {}

  /// Whether a mistake is made now with this ad; by default with the one that the journal speaks of.
  package func holds(for ad: String? = nil) -> Bool {
    if let inBackground, inBackground != Whereabouts.shared.isAway { return false }
    guard from != nil || to != nil || every != nil else { return true }
    guard let number = Self.number(of: ad) else { return false }
    return number >= first && number <= to ?? .max && (number - first) % step == 0
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
