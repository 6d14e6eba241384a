import AdServing
@testable import Contract
import GoogleMobileAds
import Observing
@testable import Playing
@testable import Publishing
@testable import Scenarios
import Simulation
import Testing
import UIKit

extension AllSessions {
  /// The applications that break one rule each: exactly that one.
  @Suite @MainActor struct AppZooTests {
    private nonisolated static let names = ScenarioLibrary.appZoo.map(\.name)

    private func scenario(_ name: String) throws -> Scenario {
      try Scenario(reading: try #require(ScenarioLibrary.content(of: name)))
    }

    @Test(arguments: names)
    func `an application breaks its rule and no other`(_ name: String) throws {
      let run = ScriptRun.play(Session(try scenario(name)))
      #expect(run.failures.map(\.differences) == [])
      let rules = run.session.findings.compactMap { id in Rulebook.rule(id) }
      #expect(rules.count == 1 && rules.allSatisfy { $0.party == .app }, "\(run.session.findings)")
    }

    @Test(arguments: names) func `its scenario runs the same way twice`(_ name: String) throws {
      let scenario = try scenario(name)
      let first = ScriptRun.play(Session(scenario)).session.lines
      #expect(ScriptRun.play(Session(scenario)).session.lines == first)
    }

    @Test func `each rule about applications has its species`() throws {
      let broken = try Self.names.flatMap {
        ScriptRun.play(Session(try scenario($0))).session.findings
      }
      let layouts = ["missing-asset-shown", "asset-with-action"]
      let calls = ["load-while-loading", "present-twice", "view-cycle"]
      let places = [
        "banner-covered", "banner-cut", "banner-untouchable", "banner-untouchable",
      ]
      // Ids and accounts are not in an application's code: a scenario of the library has that one.
      let ofCode = Rulebook.appRules.map(\.id).filter { $0 != "request-refused" }
      #expect(broken == ofCode + layouts + calls + places)
    }

    private static let good: [(page: String, unit: String, format: String, steps: [Action])] = [
      ("Interstitial", "break", "interstitial", shown("Next level", 6)),
      ("Rewarded", "lives", "rewarded", shown("Watch an ad for a life", 31)),
      (
        "RewardedInterstitial", "coins", "rewardedInterstitial",
        [.tap(.button("Take the coins")), .advance(.seconds(1))] + shown("Watch", 31)
      ),
      (
        "AppOpen", "welcome", "appOpen",
        [.background, .foreground, .advance(.seconds(6)), .close]
      ),
      ("Banner", "strip", "banner", [.tap(.banner), .advance(.seconds(2)), .close]),
      ("Native", "feed", "native", [.tap(.callToAction), .advance(.seconds(2)), .foreground]),
    ]

    private static func shown(_ button: String, _ seconds: Int) -> [Action] {
      [.tap(.button(button)), .advance(.seconds(seconds)), .close]
    }

    @Test(arguments: 0..<6)
    func `a good application breaks none, and its ad counts once`(_ place: Int) throws {
      let (page, unit, format, steps) = Self.good[place]
      var scenario = Scenario(
        title: page,
        adUnits: [
          .init(
            id: unit, format: try #require(Scenario.Format(rawValue: format)),
            lines: [.sample(className: "SampleAdapter.SampleCustomEvent")])
        ])
      scenario.app = "ExampleApps.\(page)Page"
      let session = Session(scenario)
      session.start()
      session.perform(.advance(.seconds(4)))
      for step in steps { session.perform(step) }
      session.perform(.advance(.seconds(3)))
      #expect(session.findings == [], "\(session.findings)")
      #expect(session.ledgers.ads.first?.google.impressions == 1)
    }

    @Test(arguments: [
      (Showing.goesUntold, [WireFault](), ["close-never-told"]),
      (.normal, [.dropsDismissal], ["full-screen-never-closed"]),
      (.normal, [.delaysScreen], ["publisher-told-late"]),
    ])
    func `an application that was not told of the end may try again`(
      _ showing: Showing, _ faults: [WireFault], _ broken: [String]
    ) throws {
      var scenario = try scenario("shows-it-again")
      scenario.app = "ExampleApps.InterstitialPage"
      scenario.adUnits[0].lines[0].showing = showing
      scenario.adUnits[0].lines[0].faults = faults
      scenario.script = []
      let session = Session(scenario)
      session.start()
      session.perform(.advance(.seconds(4)))
      for step in Self.shown("Next level", 6) + Self.shown("Next level", 1) {
        session.perform(step)
      }
      session.perform(.advance(.seconds(10)))
      #expect(session.findings == broken)
    }

    /// What looks wrong in the middle of a call may be right at its end.
    @Test func `a cell that gets its next ad keeps every rule`() throws {
      var scenario = try scenario("connects-too-late")
      scenario.app = "reuses its cell"
      LinkedApps.register([scenario.app ?? "": { ReusesItsCell() }])
      let session = Session(scenario)
      session.start()
      session.perform(.advance(.seconds(8)))
      #expect(session.ledgers.ads.count == 2)
      #expect(session.findings == [])
    }

    @Test func `a button that is not there is missed, with those that are`() throws {
      var scenario = try scenario("lets-go-of-its-ad")
      scenario.script = []
      let session = Session(scenario)
      session.start()
      session.perform(.tap(.button("Nowhere")))
      let last = session.journal.entries.last?.message
      #expect(
        last
          == #"there is no button "Nowhere" on the screen, but "Watch an ad for a life""#)
    }

    @Test func `a screen of its own takes no orders`() throws {
      let session = Session(try scenario("lets-go-of-its-ad"))
      session.start()
      let asked = session.ledgers.ads.count
      session.perform(.request(unit: "lives"))
      #expect(session.ledgers.ads.count == asked)
    }
  }
}

/// Shows two ads in one cell, whose label is made anew for each.
private final class ReusesItsCell: FeedPage {
  private let cell = NativeAdView(frame: CGRect(x: 0, y: 100, width: 380, height: 200))
  private let badge = UILabel(frame: CGRect(x: 320, y: 20, width: 20, height: 20))
  private let media = MediaView(frame: CGRect(x: 0, y: 40, width: 300, height: 160))
  private var rest = 2

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.text = "Ad"
    cell.addSubview(badge)
    cell.addSubview(media)
    cell.mediaView = media
    view.addSubview(cell)
  }

  override func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    label.text = nativeAd.headline
    media.mediaContent = nativeAd.mediaContent
    cell.headlineView?.removeFromSuperview()
    cell.headlineView = label
    cell.nativeAd = nativeAd
    cell.addSubview(label)
    rest -= 1
    if rest > 0 { load() }
  }
}
