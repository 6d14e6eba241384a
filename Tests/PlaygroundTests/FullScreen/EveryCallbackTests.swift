import AdServing
import GoogleMobileAds
@testable import Playing
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// Every callback of an ad of each format after its load, in the order of Google's guides: what
  /// the adapter reports and what the application is told, also with one fault.
  @Suite @MainActor struct EveryCallbackTests {
    struct Life: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let format: Scenario.Format
      var opens = Scenario.Content.Opens.page
      var className = "SampleAdapter.SampleCustomEvent"
      var fault: WireFault?
      let user: [Action]
      let heard: [String]
      var findings: [String] = []
    }

    private nonisolated static let formats: [Scenario.Format] = [
      .interstitial, .appOpen, .rewarded, .rewardedInterstitial,
    ]

    // MARK: What the user does

    private nonisolated static func begin(_ format: Scenario.Format) -> [Action] {
      switch format {
      // The application's own screen before the ad closes by itself.
      case .rewardedInterstitial: [.show(unit: "feed"), .advance(.seconds(5))]
      default: [.show(unit: "feed"), .advance(.seconds(1))]
      }
    }

    /// The user closes the page or returns to the application, and closes the ad after its
    /// countdown.
    private nonisolated static func life(
      _ format: Scenario.Format, _ opens: Scenario.Content.Opens
    ) -> [Action] {
      let tap: Action = .tap(format == .banner ? .banner : .callToAction)
      let back: [Action] =
        switch opens {
        case .page: [tap, .advance(.seconds(1)), .close]
        case .app: [tap, .advance(.seconds(1)), .foreground]
        case .nothing: [tap]
        }
      let end: [Action] =
        format == .banner ? [.advance(.seconds(12))] : [.advance(.seconds(12)), .close]
      return begin(format) + back + end + [.advance(.seconds(12))]
    }

    // MARK: Callbacks

    private nonisolated static func isRewarded(_ format: Scenario.Format) -> Bool {
      format == .rewarded || format == .rewardedInterstitial
    }

    private nonisolated static func presented(_ format: Scenario.Format) -> [String] {
      [
        isRewarded(format)
          ? "app→google present(from:userDidEarnRewardHandler:)" : "app→google present(from:)",
        "google→adapter present(from:)",
      ]
    }

    private nonisolated static let willPresent = [
      "adapter→google willPresentFullScreenView()",
      "google→app adWillPresentFullScreenContent(_:)",
    ]
    private nonisolated static let impression = [
      "adapter→google reportImpression()", "google→app adDidRecordImpression(_:)",
    ]
    private nonisolated static let click = [
      "adapter→google reportClick()", "google→app adDidRecordClick(_:)",
    ]
    private nonisolated static let leaves = ["app→user open(_:)"]
    private nonisolated static let videoStarts = ["adapter→google didStartVideo()"]
    private nonisolated static let videoEnds = ["adapter→google didEndVideo()"]
    private nonisolated static let reward = [
      "adapter→google didRewardUser()", "google→app userDidEarnRewardHandler()",
    ]
    private nonisolated static let dismissed = [
      "adapter→google willDismissFullScreenView()",
      "google→app adWillDismissFullScreenContent(_:)",
      "adapter→google didDismissFullScreenView()",
      "google→app adDidDismissFullScreenContent(_:)",
    ]

    private nonisolated static func watched(_ format: Scenario.Format) -> [String] {
      isRewarded(format) ? videoStarts : []
    }

    private nonisolated static func earned(_ format: Scenario.Format) -> [String] {
      isRewarded(format) ? videoEnds + reward : []
    }

    // MARK: Full-screen ads

    /// A page opened by a click covers the ad; nobody is told, since the application was covered
    /// before.
    private nonisolated static let goodLives = formats.flatMap { format in
      [Scenario.Content.Opens.page, .app].map { opens in
        Life(
          testDescription: "\(format), a click opens the \(opens)", format: format, opens: opens,
          user: life(format, opens),
          heard: presented(format) + willPresent + impression + watched(format) + click
            + (opens == .app ? leaves : []) + earned(format) + dismissed)
      }
    }

    private nonisolated static let failures = formats.map { format in
      Life(
        testDescription: "\(format), the network cannot show it", format: format,
        className: "StrangeAdapters.CannotShowCustomEvent",
        user: begin(format) + [.advance(.seconds(12))],
        heard: presented(format) + [
          "adapter→google didFailToPresentWithError(_:)",
          "google→app ad(_:didFailToPresentFullScreenContentWithError:)",
        ])
    }

    private nonisolated static let brokenLives = [
      Life(
        testDescription: "interstitial, its dismissal is lost", format: .interstitial,
        fault: .dropsDismissal, user: life(.interstitial, .page),
        heard: presented(.interstitial) + willPresent + impression + click,
        findings: ["full-screen-never-closed"]),
      Life(
        testDescription: "appOpen, it comes twice", format: .appOpen, fault: .repeatsPresent,
        user: life(.appOpen, .page),
        heard: presented(.appOpen) + willPresent + [willPresent[0]] + impression + click
          + dismissed,
        findings: ["presentation-out-of-order"]),
      Life(
        testDescription: "rewarded, the reward comes twice", format: .rewarded,
        fault: .repeatsReward, user: life(.rewarded, .page),
        heard: presented(.rewarded) + willPresent + impression + videoStarts + click + videoEnds
          + reward + [reward[0]] + dismissed,
        findings: ["reward-twice"]),
      Life(
        testDescription: "rewardedInterstitial, the reward is lost", format: .rewardedInterstitial,
        fault: .dropsReward, user: life(.rewardedInterstitial, .page),
        heard: presented(.rewardedInterstitial) + willPresent + impression + videoStarts + click
          + videoEnds + dismissed,
        findings: ["reward-not-reported"]),
      Life(
        testDescription: "interstitial, it is never asked to come", format: .interstitial,
        fault: .dropsPresent, user: begin(.interstitial) + [.advance(.seconds(1))],
        heard: ["app→google present(from:)", "google→adapter present(from:)"],
        findings: ["presented-and-silent"]),
    ]

    // MARK: Banners

    private nonisolated static let bannerComes = ["app→google addSubview(bannerView)"]
    private nonisolated static let bannerImpression = [
      "adapter→google reportImpression()", "google→app bannerViewDidRecordImpression(_:)",
    ]
    private nonisolated static let bannerClick = [
      "adapter→google reportClick()", "google→app bannerViewDidRecordClick(_:)",
    ]
    private nonisolated static let bannerPage = [
      "adapter→google willPresentFullScreenView()", "google→app bannerViewWillPresentScreen(_:)",
      "adapter→google willDismissFullScreenView()", "google→app bannerViewWillDismissScreen(_:)",
      "adapter→google didDismissFullScreenView()", "google→app bannerViewDidDismissScreen(_:)",
    ]

    private nonisolated static let bannerLives = [
      Life(
        testDescription: "banner, a click opens the page", format: .banner,
        user: life(.banner, .page),
        heard: bannerComes + bannerImpression + bannerClick + bannerPage),
      // Nothing covers an application that the user leaves.
      Life(
        testDescription: "banner, a click opens the app", format: .banner, opens: .app,
        user: life(.banner, .app),
        heard: bannerComes + bannerImpression + bannerClick + leaves),
      Life(
        testDescription: "banner, its page closes backwards", format: .banner,
        fault: .reordersScreens, user: life(.banner, .page),
        heard: bannerComes + bannerImpression + bannerClick + bannerPage[..<2] + bannerPage[4...]
          + bannerPage[2..<4],
        findings: ["screens-out-of-order"]),
    ]

    // MARK: -

    private func play(_ life: Life) -> (session: Session, heard: [Entry]) {
      var line = Scenario.Line.sample(
        className: life.className, ad: .with { $0.opens = life.opens })
      line.faults = life.fault.map { [$0] } ?? []
      let session = Session.after(
        Scenario(title: "a test", adUnits: [.init(id: "feed", format: life.format, lines: [line])]),
        .load(unit: "feed"))
      let before = session.journal.entries.count
      for action in life.user { session.perform(action) }
      return (session, Array(session.journal.entries[before...]))
    }

    /// Without entries between the adapter and its network, and without counts.
    private func crossings(_ entries: [Entry]) -> [String] {
      entries.filter { entry in
        guard entry.from.role != .network, entry.to?.role != .network else { return false }
        return entry.kind == .call || entry.kind == .callback
      }.crossings
    }

    @Test(arguments: goodLives + bannerLives + brokenLives + failures)
    func `every callback arrives in its order`(_ life: Life) {
      let (session, heard) = play(life)
      #expect(crossings(heard) == life.heard)
      #expect(
        heard.filter { $0.from == .adapter && $0.to == .google }.allSatisfy { $0.ad == "feed#1" })
      #expect(session.findings == life.findings)
    }

    @Test(arguments: failures)
    func `a failure has Google's number and the adapter's words`(_ life: Life) throws {
      let heard = play(life).heard
      let reported = try #require(heard.first { $0.sense == .presentFailed })
      #expect(reported.data["domain"] == "strange" && reported.data["code"] == 9)
      let told = try #require(heard.first { $0.sense == .presentRefused })
      #expect(told.data["domain"] == "com.google.admob" && told.data["code"] == 22)
      #expect(told.data["error"] == "The screen is broken.")
    }
  }
}
