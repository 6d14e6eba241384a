import AdServing
import Observing
import GoogleMobileAds
@testable import Playing
@testable import Publishing
@testable import Scenarios
import Simulation
import StrangeAdapters
import Testing

extension AllSessions {
  /// Full-screen ads whose adapter makes a mistake.
  @Suite @MainActor struct FullScreenRuleTests {
    /// A rewarded ad whose adapter was asked to present it. Made within each test, since it begins
    /// a world.
    private func presented() -> Session {
      let line = Scenario.Line(
        label: "Strange", className: "StrangeAdapters.StrangeFullScreenCustomEvent")
      return .after(
        Scenario(
          title: "rules", adUnits: [.init(id: "feed", format: .rewarded, lines: [line])]),
        .load(unit: "feed"), .show(unit: "feed"))
    }

    private typealias Report = @MainActor (StrangeRewardedAd) -> Void

    /// The rules broken once the adapter has reported this and the moment is over.
    private func findings(_ session: Session, _ report: Report) -> [String] {
      for ad in StrangeStage.shared.ads { report(ad) }
      session.perform(.advance(.milliseconds(1)))
      return session.findings
    }

    @Test func `silence breaks a rule after one second`() {
      let session = presented()
      session.perform(.advance(.milliseconds(999)))
      #expect(session.findings == [])
      session.perform(.advance(.milliseconds(1)))
      #expect(session.findings == ["presented-and-silent"])
    }

    @Test func `a failure to present is not silence`() {
      let session = presented()
      let found = findings(session) { $0.delegate?.didFailToPresentWithError(CancellationError()) }
      #expect(found == [])
      session.perform(.advance(.seconds(2)))
      #expect(session.findings == [])
    }

    @Test func `no callback may follow a failure`() {
      let session = presented()
      let found = findings(session) {
        $0.delegate?.didFailToPresentWithError(CancellationError())
        $0.delegate?.willPresentFullScreenView()
      }
      #expect(found == ["reported-after-failure"])
    }

    @Test func `an ad may fail after it was announced, and the application is told`() {
      let session = presented()
      let found = findings(session) {
        $0.delegate?.willPresentFullScreenView()
        $0.delegate?.didFailToPresentWithError(CancellationError())
      }
      #expect(found == [])
      #expect(session.order(of: Self.answers) == Self.answers)
      session.perform(.advance(.seconds(2)))
      #expect(session.findings == [])
      #expect(session.ad?.life.state == .notShown)
      #expect(session.adOnScreen == nil)
      #expect(session.ad.flatMap(Self.wasOnScreen) == false)
    }

    /// Whether an ad that was refused is said to have been on the screen.
    private static func wasOnScreen(_ ad: AdRecord) -> Bool? {
      for case .presentation(.refused(_, let wasOnScreen)) in Verdict(ad).statements {
        return wasOnScreen
      }
      return nil
    }

    private static let answers = [
      "adWillPresentFullScreenContent(_:)", "ad(_:didFailToPresentFullScreenContentWithError:)",
    ]

    @Test func `no callback may follow a failure after the announcement`() {
      let session = presented()
      let found = findings(session) {
        $0.delegate?.willPresentFullScreenView()
        $0.delegate?.didFailToPresentWithError(CancellationError())
        $0.delegate?.didDismissFullScreenView()
      }
      #expect(found == ["reported-after-failure"])
    }

    @Test func `an ad that has been on the screen cannot fail`() {
      let session = presented()
      let found = findings(session) {
        $0.delegate?.willPresentFullScreenView()
        let page = UIViewController()
        page.view.addSubview(UILabel(frame: page.view.bounds))
        session.app.screen.feed.present(page, animated: false)
        $0.delegate?.didFailToPresentWithError(CancellationError())
      }
      #expect(found == ["presentation-out-of-order"])
    }

    @Test func `an impression after a failure breaks one rule`() {
      let session = presented()
      let found = findings(session) {
        $0.delegate?.didFailToPresentWithError(CancellationError())
        $0.delegate?.reportImpression()
      }
      #expect(found == ["reported-after-failure"])
    }

    @Test func `willDismiss is optional`() {
      let session = presented()
      let found = findings(session) {
        $0.delegate?.willPresentFullScreenView()
        $0.delegate?.didDismissFullScreenView()
      }
      #expect(found == [])
    }

    @Test func `a presentation Google refuses breaks no rule`() {
      let session = presented()
      let found = findings(session) {
        $0.delegate?.willPresentFullScreenView()
        $0.delegate?.didDismissFullScreenView()
      }
      session.perform(.show(unit: "feed"))
      session.perform(.advance(.seconds(2)))
      #expect(found + session.findings == [])
      #expect(
        session.journal.entries.contains {
          $0.message == "ad(_:didFailToPresentFullScreenContentWithError:)"
        })
    }

    @Test func `the screen may stay blank for less than a second`() {
      let session = presented()
      _ = findings(session) { $0.delegate?.willPresentFullScreenView() }
      session.perform(.advance(.milliseconds(998)))
      #expect(session.findings == [])
      session.perform(.advance(.milliseconds(1)))
      #expect(session.findings == ["blank-screen"])
      #expect(session.violations == ["blank-screen"])
    }

    @Test func `an ad dismissed within the second leaves no blank screen`() {
      let session = presented()
      _ = findings(session) {
        $0.delegate?.willPresentFullScreenView()
        $0.delegate?.willDismissFullScreenView()
      }
      session.perform(.advance(.seconds(2)))
      #expect(session.findings == [])
    }

    /// An interstitial that can be closed at once; its adapter never reports the dismissal.
    private func staying() -> Session {
      let line = Scenario.Line.sample(className: "BrokenAdapters.StaysForEverCustomEvent")
      return .after(
        Scenario(
          title: "rules", adUnits: [.init(id: "feed", format: .interstitial, lines: [line])]),
        .load(unit: "feed"), .show(unit: "feed"))
    }

    @Test(arguments: [(Action.close, ["full-screen-never-closed"]), (.forceClose, [])])
    func `an ad closed at once was still seen`(
      _ way: Action, _ findings: [String]
    ) {
      let session = staying()
      session.perform(way)
      #expect(!session.deviceSnapshot().isCovered)
      session.perform(.advance(.seconds(10)))
      #expect(session.findings == findings)
    }

    @Test(arguments: [
      (4, Showing.normal, []), (5, .normal, []), (2, .sticks, []),
      (61, .sticks, ["closed-by-force"]),
    ])
    func `closing by force breaks a rule only where no close button will come`(
      _ seconds: Int, _ showing: Showing, _ findings: [String]
    ) {
      let session = Session.showing(.interstitial, showing)
      session.perform(.advance(.seconds(seconds)))
      session.perform(.forceClose)
      #expect(!session.deviceSnapshot().isCovered)
      #expect(session.findings == findings)
    }

    @Test func `presenting twice breaks a rule`() {
      let session = presented()
      let found = findings(session) {
        $0.delegate?.willPresentFullScreenView()
        $0.delegate?.willPresentFullScreenView()
      }
      #expect(found == ["presentation-out-of-order"])
    }

    @Test func `reporting a reward twice breaks a rule`() {
      let session = presented()
      let found = findings(session) {
        $0.delegate?.willPresentFullScreenView()
        $0.delegate?.didRewardUser()
        $0.delegate?.didRewardUser()
      }
      #expect(found == ["reward-twice"])
      #expect(session.ad?.google.rewards == 1)
    }

    /// What a network with a ledger of its own does when the reward is earned, and when it reports
    /// it.
    private func count(_ session: Session) {
      session.journal.count(Count(.reward, in: .network), ad: "feed#1")
    }
    private func tell(_ session: Session) {
      session.journal.callback(
        from: .network, to: .adapter, "hereIsTheReward()", sense: .networkRewarded, ad: "feed#1")
    }

    /// Without `blank-screen`, which these ads break as well, since they show nothing.
    private func rewardFindings(_ session: Session) -> [String] {
      session.findings.filter { $0 != "blank-screen" }
    }

    @Test func `a reward the network reports is due within ten seconds`() {
      let session = presented()
      let found = findings(session) {
        $0.delegate?.willPresentFullScreenView()
        count(session)
        tell(session)
      }
      #expect(found == [])
      session.perform(.advance(.milliseconds(9998)))
      #expect(rewardFindings(session) == [])
      session.perform(.advance(.milliseconds(1)))
      #expect(rewardFindings(session) == ["reward-not-reported"])
    }

    @Test func `a reward that is only counted is due after the ad is dismissed`() {
      let session = presented()
      _ = findings(session) {
        $0.delegate?.willPresentFullScreenView()
        count(session)
      }
      session.perform(.advance(.seconds(60)))
      #expect(rewardFindings(session) == [])
      _ = findings(session) {
        $0.delegate?.willDismissFullScreenView()
        $0.delegate?.didDismissFullScreenView()
      }
      session.perform(.advance(.milliseconds(9998)))
      #expect(rewardFindings(session) == [])
      session.perform(.advance(.milliseconds(1)))
      #expect(rewardFindings(session) == ["reward-not-reported"])
    }

    @Test func `a reward the network reports late is due from then on`() {
      let session = presented()
      _ = findings(session) {
        $0.delegate?.willPresentFullScreenView()
        count(session)
      }
      session.perform(.advance(.seconds(60)))
      _ = findings(session) {
        $0.delegate?.willDismissFullScreenView()
        $0.delegate?.didDismissFullScreenView()
      }
      session.perform(.advance(.seconds(8)))
      _ = findings(session) { _ in tell(session) }
      session.perform(.advance(.seconds(8)))
      _ = findings(session) { $0.delegate?.didRewardUser() }
      session.perform(.advance(.seconds(60)))
      #expect(rewardFindings(session) == [])
      #expect(session.ad?.google.rewards == 1)
    }

    @Test func `reporting a reward that was not earned breaks a rule`() {
      let session = presented()
      let found = findings(session) {
        $0.delegate?.willPresentFullScreenView()
        session.journal.callback(from: .network, to: .adapter, "adDidStart(_:)", ad: "feed#1")
        $0.delegate?.didRewardUser()
      }
      #expect(found == ["reward-not-earned"])
    }

    @Test func `a reward may come after the ad is dismissed`() {
      let session = presented()
      let found = findings(session) {
        $0.delegate?.willPresentFullScreenView()
        $0.delegate?.didDismissFullScreenView()
        session.journal.count(Count(.reward, in: .network), ad: "feed#1")
        $0.delegate?.didRewardUser()
      }
      #expect(found == [])
      #expect(session.ad?.google.rewards == 1)
    }

    @Test func `an adapter that never reports the dismissal breaks a rule`() {
      let session = presented()
      let found = findings(session) {
        $0.delegate?.willPresentFullScreenView()
        session.journal.callback(
          from: .network, to: .adapter, "itIsOver()", sense: .networkClosed, ad: "feed#1")
      }
      #expect(found == [])
      session.perform(.advance(.seconds(10)))
      #expect(session.findings.contains("full-screen-never-closed"))
    }

    @Test(arguments: [
      (0, []), (1, ["full-screen-closed-late"]), (500, ["full-screen-closed-late"]),
      (9_999, ["full-screen-closed-late"]), (10_001, ["full-screen-never-closed"]),
    ])
    func `a dismissal that comes late is not one that never comes`(
      _ milliseconds: Int, _ broken: [String]
    ) {
      let session = presented()
      for ad in StrangeStage.shared.ads { ad.delegate?.willPresentFullScreenView() }
      session.journal.callback(
        from: .network, to: .adapter, "itIsOver()", sense: .networkClosed, ad: "feed#1")
      if milliseconds > 0 { session.perform(.advance(.milliseconds(milliseconds))) }
      for ad in StrangeStage.shared.ads {
        ad.delegate?.willDismissFullScreenView()
        ad.delegate?.didDismissFullScreenView()
      }
      session.perform(.advance(.seconds(20)))
      // Nothing of it is on the screen.
      #expect(session.findings.filter { $0 != "blank-screen" } == broken)
    }

    @Test func `callbacks sent to another ad break a rule`() {
      let line = Scenario.Line.sample(className: "BrokenAdapters.KeepsItsFirstDelegateCustomEvent")
      let units = ["one", "two"].map {
        Scenario.Unit(id: $0, format: .interstitial, lines: [line])
      }
      let session = Session.after(
        Scenario(title: "two", adUnits: units), .load(unit: "one"), .load(unit: "two"))
      session.perform(.advance(.seconds(1)))
      for unit in ["two", "one"] {
        session.perform(.show(unit: unit))
        session.perform(.advance(.seconds(1)))
        session.perform(.close)
      }
      let found = session.journal.entries.findings
      #expect(found.map(\.rule) == ["told-the-wrong-ad"])
      #expect(found.map(\.ad) == ["two#1"])
      #expect(session.ledgers.newest(of: "one")?.google.impressions == 1)
      #expect(session.ledgers.newest(of: "two")?.google.impressions == 0)
    }
  }
}
