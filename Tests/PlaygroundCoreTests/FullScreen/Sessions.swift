import AdServing
import GoogleMobileAds
import Observing
@testable import Playing
@testable import Scenarios
import Simulation

extension Session {
  /// One unit of a format whose line fills, on the screen.
  static func showing(
    _ format: Scenario.Format, order: Scenario.Order = .usual,
    _ showing: Scenario.Showing = .normal,
    ad: Scenario.Content = .with { $0.duration = .seconds(5) }
  ) -> Session {
    var line = Scenario.Line.sample(ad: ad)
    line.order = order
    line.showing = showing
    let session = Session.after(
      Scenario(title: "t", adUnits: [.init(id: "feed", format: format, lines: [line])]),
      .load(unit: "feed"), .show(unit: "feed"))
    // The application's own word on what comes takes five seconds.
    if format == .rewardedInterstitial { session.perform(.advance(.seconds(5))) }
    return session
  }

  /// What the phone shows as text, as it would stand in a row of cells.
  var textsOnScreen: [String] {
    deviceSnapshot().elements.compactMap {
      if case .text(let text) = $0.content { text.string } else { nil }
    }
  }

  /// Which of these messages crossed, in the order in which they did.
  func order(of messages: [String]) -> [String] {
    journal.entries.map(\.message).filter(messages.contains)
  }
}
