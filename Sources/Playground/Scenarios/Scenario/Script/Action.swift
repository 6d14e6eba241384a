package import AdServing

/// What a user, or a script in a user's place, can do to the simulated phone. Each stands in the
/// journal as an input; doing them again at the same moments gives the same journal.
package enum Action: Equatable, Sendable {
  /// Asks for an ad and lets time pass until it came or failed.
  case load(unit: String)
  /// Asks for an ad.
  case request(unit: String)
  /// Puts the newest ad of the unit on the screen.
  case show(unit: String)
  /// Takes the unit's ad off the screen.
  case dismiss(unit: String)
  /// Scrolls the ad into view, or out of it.
  case visible(Bool)
  /// Touches something of an ad; of the one on the screen when none is named.
  case tap(Target, ad: String? = nil)
  /// Closes what covers the application.
  case close
  /// Takes off what covers the application, whatever it says: what a phone's user does by leaving it.
  case forceClose
  /// Leaves the application, and comes back.
  case background
  case foreground
  /// Lets time pass.
  case advance(Duration)
  /// Lets time pass until the next timer rings.
  case nextTimer
  /// Changes a unit's settings or options.
  indirect case set(Change)
}

/// What can be touched.
package enum Target: String, CaseIterable, Sendable {
  case headline, body, icon, image, media, callToAction, advertiser, store, price, starRating
  case adChoices
  case play, mute, close, learnMore, keepWatching
  /// All of a banner.
  case banner
}

/// A change of what stands in a scenario.
package struct Change: Equatable, Sendable {
  package var unit: String
  /// The label of the line, where it is about one.
  package var line: String?
  package var what: What

  package init(unit: String, line: String? = nil, _ what: What) {
    self.unit = unit
    self.line = line
    self.what = what
  }

  package enum What: Equatable, Sendable {
    case handlesUserClicks(Bool)
    case handlesUserImpressions(Bool)
    case adChoices(Scenario.Options.Corner)
    case images(Scenario.Options.Images)
    case multipleImages(Bool)
    case mediaAspectRatio(Scenario.Options.AspectRatio)
    case startMuted(Bool)
    case testRequest(Bool)
    case size(Scenario.Options.BannerSize)
    /// Never where it is nil.
    case refresh(Duration?)
    case outcome(Scenario.Outcome)
    case latency(Duration)
    /// Nothing goes wrong any more where it is nil.
    case fault(WireFault?)
    /// Whether Google watches although a flag is true.
    case servingDecides(Bool)
    case order(Scenario.Order)
    case showing(Scenario.Showing)
    /// Whether the line is asked at all.
    case enabled(Bool)
    case parameter(String?)
    /// Where the line stands among all lines of its unit, from 1.
    case position(Int)
  }
}
