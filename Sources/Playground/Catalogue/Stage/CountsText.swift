package import Observing

/// Texts beside the counts.
package enum CountsText {
  /// A network whose name is not known yet.
  package static let someNetwork = "network"
  package static let paid = "paid"
  package static let whoSees = "Who sees?"
  package static let turnIt = "switch"
  /// With how many positions of the switch an ad was tapped.
  package static func tried(_ count: Int, of all: Int) -> String {
    count == all ? "all \(all) ways tried" : "\(count) of \(all) ways tried"
  }
  /// In front of the key that leads to one that was not tried.
  package static let next = "next:"

  /// What both keys of the switch are for.
  package static let flags = "flags"

  package static let countsAgree = "✓ Both sides count the same."
  package static func held(_ count: Int) -> String {
    "\(count.grouped) rule\(count == 1 ? "" : "s") held, none is broken."
  }
  package static let order = "order"
  package static let orderOfNextAd = "next"

  /// The two sides of the switch.
  package static let google = "Google"
  package static func always(_ network: String) -> String { "\(network) (always)" }
  /// Impressions are seen by both, all else by the network.
  package static func alwaysBoth(_ network: String) -> String {
    "\(network), impressions both (always)"
  }
  package static let googleInitial = "G"
  package static let networkInitial = "N"
  package static let serving = "Serving"
  package static let servingDecides = "Serving decides"
  package static let servingMayDecide = "Serving may decide"

  /// The kinds of events that the switch is for.
  package static func plural(_ event: CountRow.Event) -> String { "\(event.title)s" }

  /// Whether both counts are the same, in the title.
  package static func agreement(_ agree: Bool) -> String { agree ? "agree ✓" : "differ ✗" }

  /// How many rules the ad has broken, or else how many of those that are only worth knowing, and the
  /// key that shows them; empty if there are none.
  package static func brokenRules(
    _ count: Int, notes: Int, key: String, isWide: Bool
  ) -> String {
    let words =
      if count > 0 {
        isWide
          ? "\(count.grouped) rule\(count == 1 ? "" : "s") broken" : "\(count.grouped) broken"
      } else { notes > 0 ? RuleStandingText.notes(notes) : "" }
    return words.isEmpty ? "" : isWide ? "\(words) · press \(key)" : "\(words) (\(key))"
  }

  /// A tap opened nothing.
  package static let noPage = "No page: the network was not told."

  package static let noAd = "No ad yet."
  package static func noAd(key: String) -> String { "No ad yet. Press \(key)." }
  /// Which line is asked, and how many seconds Google still waits for it.
  package static func asking(_ line: String?, secondsLeft: Int?) -> String {
    "◌ asking \(line ?? "Google")" + (secondsLeft.map { " · \($0) s left" } ?? "")
  }
  /// How much of the second in view has begun.
  package static let quarters = ["◔", "◑", "◕", "●"]

  package static func everyLineFailed(asked: Int) -> String {
    "no ad: \(asked) network\(asked == 1 ? "" : "s") asked"
  }

  package static func fix(_ fix: String) -> String { "Fix: \(fix)" }
  package static let why = "why"
  /// The columns that a key with its word takes, and the space before it.
  package static let keyRoom = why.count + 4

  package static let quartiles = "quartiles"
  /// What the servers of a VAST document were told.
  package static let servers = "pixels"

  /// What another network counted.
  package static func other(impressions: Int, clicks: Int) -> String {
    "\(impressions) impression\(impressions == 1 ? "" : "s") · \(clicks) click\(clicks == 1 ? "" : "s")"
  }

  /// Which ad of a banner it is.
  package static func turn(_ number: Int, secondsToNext: Int?) -> String {
    let ad = "\(ordinal(number)) ad"
    return secondsToNext.map { "\(ad) · refresh in \($0) s" } ?? ad
  }

  private static func ordinal(_ number: Int) -> String {
    switch (number % 10, number % 100) {
    case (1, let rest) where rest != 11: "\(number)st"
    case (2, let rest) where rest != 12: "\(number)nd"
    case (3, let rest) where rest != 13: "\(number)rd"
    default: "\(number)th"
    }
  }
}
