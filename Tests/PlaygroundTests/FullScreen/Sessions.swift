import AdServing
import GoogleMobileAds
import Observing
@testable import Playing
@testable import Scenarios
import Simulation

extension Session {
  /// A unit of this format whose ad is on the screen.
  static func showing(
    _ format: Scenario.Format, order: Scenario.Order = .usual,
    _ showing: Showing = .normal,
    ad: Scenario.Content = .with { $0.duration = .seconds(5) }
  ) -> Session {
    var line = Scenario.Line.sample(ad: ad)
    line.order = order
    line.showing = showing
    let session = Session.after(
      Scenario(title: "t", adUnits: [.init(id: "feed", format: format, lines: [line])]),
      .load(unit: "feed"), .show(unit: "feed"))
    // The application's own screen before the ad takes five seconds.
    if format == .rewardedInterstitial { session.perform(.advance(.seconds(5))) }
    return session
  }

  /// The texts on the phone, one per element.
  var textsOnScreen: [String] {
    deviceSnapshot().elements.compactMap {
      if case .text(let text) = $0.content { text.string } else { nil }
    }
  }

  /// Those of the given messages that are in the journal, in the order they were written.
  func order(of messages: [String]) -> [String] {
    journal.entries.map(\.message).filter(messages.contains)
  }
}
