import Languages
package import Observing

/// Texts beside the counts.
package enum CountsText {
  /// A network whose name is not known yet.
  package static var someNetwork: String { localized("network") }
  package static var paid: String { localized("paid") }
  package static var unpriced: String { localized("– no ecpm") }
  package static var app: String { localized("app") }
  package static var appDoesNotListen: String { localized("does not listen") }
  /// What it does not listen to, while it does to other news.
  package static func notTold(of news: [AdRecord.News]) -> String {
    let words = news.map(word).joined(separator: ", ")
    return localized("not told: \(words)")
  }

  private static func word(_ news: AdRecord.News) -> String {
    switch news {
    case .impression: CountRow.Event.impression.title
    case .click: CountRow.Event.click.title
    case .reward: CountRow.Event.reward.title
    case .payment: paid
    }
  }

  package static var whoSees: String { localized("Who sees?") }
  package static var turnIt: String { localized("switch") }
  /// With how many positions of the switch an ad was tapped.
  package static func tried(_ count: Int, of all: Int) -> String {
    count == all ? localized("all \(all) ways tried") : localized("\(count) of \(all) ways tried")
  }
  /// In front of the key that leads to one that was not tried.
  package static var next: String { localized("next:") }

  /// What both keys of the switch are for.
  package static var flags: String { localized("flags") }

  package static var countsAgree: String { localized("✓ Both sides count the same.") }
  package static func held(_ count: Int) -> String {
    localized("\(count.grouped) rule\(count == 1 ? "" : "s") held, none is broken.")
  }
  package static var order: String { localized("order") }
  package static var orderOfNextAd: String { localized("next") }

  /// The two sides of the switch.
  package static var google: String { "Google" }
  package static func always(_ network: String) -> String { localized("\(network) (always)") }
  /// Impressions are seen by both, all else by the network.
  package static func alwaysBoth(_ network: String) -> String {
    localized("\(network), impressions both (always)")
  }
  /// The same where there is little room.
  package static var bothSeeImpressions: String { localized("both see impressions") }
  package static let googleInitial = "G"
  package static let networkInitial = "N"
  package static var serving: String { localized("Serving") }
  package static var servingDecides: String { localized("Serving decides") }
  package static var servingMayDecide: String { localized("Serving may decide") }

  /// The kinds of events that the switch is for.
  package static func plural(_ event: CountRow.Event) -> String { localized("\(event.title)s") }

  /// Whether both counts are the same, in the title.
  package static func agreement(_ agree: Bool) -> String {
    agree ? localized("agree ✓") : localized("differ ✗")
  }

  /// What stands in the title: whether the counts agree, if that is known, and how many rules the ad has broken, or
  /// else how many of those that are only worth knowing, with the key that shows them.
  package static func summary(
    agree: Bool?, broken: Int, notes: Int, key: String, isWide: Bool
  ) -> String {
    let agreement = agree.map { Self.agreement($0) }
    let rules = brokenRules(broken, notes: notes, key: key, isWide: isWide)
    // Beside both there is no room for the room's own title.
    let short = broken > 0 && !isWide ? localized("\(broken) broken") : rules
    return [agreement, agreement == nil ? rules : short].compactMap(\.self)
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func brokenRules(
    _ count: Int, notes: Int, key: String, isWide: Bool
  ) -> String {
    let words =
      if count > 0 {
        localized("\(count.grouped) rule\(count == 1 ? "" : "s") broken")
      } else { notes > 0 ? RuleStandingText.notes(notes) : "" }
    return words.isEmpty || !isWide ? words : localized("\(words) · press \(key)")
  }

  /// A tap opened nothing.
  package static var noPage: String { localized("No page: the network was not told.") }

  package static var noAd: String { localized("No ad yet.") }
  package static var noAdRecorded: String { localized("No ad so far in this recording.") }
  package static func noAd(key: String) -> String { localized("No ad yet. Press \(key).") }
  /// Which line is asked, and how many seconds Google still waits for it.
  package static func asking(_ line: String?, secondsLeft: Int?) -> String {
    localized("◌ asking \(line ?? "Google")")
      + (secondsLeft.map { localized(" · \($0) s left") } ?? "")
  }
  /// Which line was asked when the recording ends.
  package static func unanswered(_ line: String?) -> String {
    localized("◌ asked \(line ?? "Google"); no answer recorded")
  }
  /// How much of the second in view has begun.
  package static let quarters = ["◔", "◑", "◕", "●"]

  package static var unheard: String { localized("Nobody waits for this ad any more.") }
  package static func everyLineFailed(asked: Int) -> String {
    localized("no ad: \(asked) network\(asked == 1 ? "" : "s") asked")
  }

  package static var why: String { localized("why") }
  package static var quartiles: String { localized("quartiles") }
  /// What the servers of a VAST document were told.
  package static var servers: String { localized("pixels") }

  /// What another network counted.
  package static func other(impressions: Int, clicks: Int) -> String {
    localized(
      "\(impressions) impression\(impressions == 1 ? "" : "s") · \(clicks) click\(clicks == 1 ? "" : "s")"
    )
  }

  /// Which ad of a banner it is.
  package static func turn(_ number: Int, secondsToNext: Int?) -> String {
    let ad = localized("\(ordinal(number)) ad")
    return secondsToNext.map { localized("\(ad) · refresh in \($0) s") } ?? ad
  }

  private static func ordinal(_ number: Int) -> String {
    switch (number % 10, number % 100) {
    case (1, let rest) where rest != 11: localized("\(number)st")
    case (2, let rest) where rest != 12: localized("\(number)nd")
    case (3, let rest) where rest != 13: localized("\(number)rd")
    default: localized("\(number)th")
    }
  }
}
