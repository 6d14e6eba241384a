import Contract

/// Who sees an ad's user: a switch between the two sides, where it is one.
package struct WatchSwitch: Equatable, Sendable {
  package enum Position: Equatable, Sendable {
    /// The adapter has not been asked.
    case open
    case chosen(Bookkeeper)
    /// The flag would leave it to the network, and Google's serving has taken it.
    case servingDecides
    /// Such an ad has no flags: its network sees the user.
    case always
    /// It has none either: Google sees it, too.
    case both
  }

  package let clicks: Position
  package let impressions: Position

  private init(clicks: Position, impressions: Position) {
    self.clicks = clicks
    self.impressions = impressions
  }

  /// Such an ad has no flags: its network sees the user.
  package static let always = WatchSwitch(clicks: .always, impressions: .always)

  /// Google counts the impression itself, since its interface has no call for it.
  package static let apart = WatchSwitch(clicks: .always, impressions: .both)

  /// Whether it is one.
  package var isSwitch: Bool { clicks != .always }

  package init(_ ad: AdRecord?) {
    guard ad?.hasFlags != false else {
      self = ad?.areImpressionsApart == true ? .apart : .always
      return
    }
    self.init(clicks: Position(ad?.clicks), impressions: Position(ad?.impressions))
  }
}

extension WatchSwitch.Position {
  fileprivate init(_ watch: Watch?) {
    guard let watch else {
      self = .open
      return
    }
    self = watch.isOverruled ? .servingDecides : .chosen(watch.isGoogles ? .google : .network)
  }
}

/// What an adapter answers about clicks and impressions: four combinations.
package struct FlagPair: Hashable, Sendable {
  package let clicks: Bool
  package let impressions: Bool

  package init(clicks: Bool, impressions: Bool) {
    self.clicks = clicks
    self.impressions = impressions
  }

  package static let all = [
    FlagPair(clicks: false, impressions: false), FlagPair(clicks: true, impressions: false),
    FlagPair(clicks: false, impressions: true), FlagPair(clicks: true, impressions: true),
  ]
}

extension AdRecord {
  /// The adapter's answers, once it was asked for both.
  package var flagPair: FlagPair? {
    guard hasFlags, let clicks, let impressions else { return nil }
    return FlagPair(clicks: clicks.flag, impressions: impressions.flag)
  }
}
