import AdServing
import GoogleMobileAds
@testable import Playing
@testable import Scenarios
import Simulation
import StrangeAdapters
import Testing

extension AllSessions {
  /// What an adapter says of the video of a rewarded ad, beside what its network says.
  @Suite @MainActor struct RewardedVideoRuleTests {
    /// What the network and the adapter say, in order.
    enum Word: Sendable {
      case starts, ends, closes, isGone
      case saysStart, saysEnd

      /// What it means that the network says it.
      var sense: NetworkSense? {
        switch self {
        case .starts: .networkVideoStarted
        case .ends: .networkVideoEnded
        case .closes: .networkClosing
        case .isGone: .networkClosed
        case .saysStart, .saysEnd: nil
        }
      }
    }

    private nonisolated static let legal: [[Word]] = [
      [.starts, .saysStart, .ends, .saysEnd, .closes, .isGone],
      // Whoever leaves early never sees the end.
      [.starts, .saysStart, .closes, .isGone],
      [.starts, .saysStart, .closes, .saysEnd, .isGone],
      // The end may come with the ad's, or when it is gone.
      [.starts, .saysStart, .ends, .closes, .saysEnd, .isGone],
      [.starts, .saysStart, .ends, .closes, .isGone, .saysEnd],
      // The adapter may be told, or the network's word written down, a little later.
      [.saysStart, .starts, .saysEnd, .ends],
      // A network that says nothing.
      [.saysStart, .saysEnd],
    ]

    private func findings(_ words: [Word]) -> [String] {
      let line = Scenario.Line(
        label: "Strange", className: "StrangeAdapters.StrangeFullScreenCustomEvent")
      let session = Session.after(
        Scenario(
          title: "videos", adUnits: [.init(id: "feed", format: .rewarded, lines: [line])]),
        .load(unit: "feed"), .show(unit: "feed"))
      let delegate = StrangeStage.shared.ads.first?.delegate
      delegate?.willPresentFullScreenView()
      for word in words {
        switch word {
        case .saysStart: delegate?.didStartVideo()
        case .saysEnd: delegate?.didEndVideo()
        case .starts, .ends, .closes, .isGone:
          session.journal.callback(
            from: .network, to: .adapter, "\(word)", sense: word.sense, ad: "feed#1")
        }
      }
      delegate?.didDismissFullScreenView()
      session.perform(.advance(.milliseconds(1)))
      return session.findings
    }

    @Test(arguments: legal) func `it may be told in many ways`(_ words: [Word]) {
      #expect(findings(words) == [])
    }

    @Test func `a beginning is told`() {
      #expect(findings([.starts, .closes, .isGone]) == ["video-start-not-reported"])
    }

    @Test func `an end is told`() {
      #expect(findings([.starts, .saysStart, .ends, .isGone]) == ["video-end-not-reported"])
    }

    @Test func `an end is not told while it plays`() {
      #expect(findings([.starts, .saysStart, .saysEnd]) == ["video-ended-early"])
    }
  }
}
