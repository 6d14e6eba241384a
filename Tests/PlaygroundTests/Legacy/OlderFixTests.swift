import Catalogue
import Contract
import Observing
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// How to fix a custom event of SDK 7 is told with the calls that it has.
  @Suite @MainActor struct OlderFixTests {
    nonisolated private static let formats = ["native", "banner", "interstitial"]
    /// Names that came after SDK 7 and differ from what they replaced.
    nonisolated private static let newer: [String] = LegacyName.all.compactMap { name in
      guard let successor = name.successor?.prefix(while: { $0 != "(" }),
        successor.first?.isLowercase == true, successor.contains(where: \.isUppercase),
        !name.swift.contains(successor), !LegacyName.rewarded.contains(name)
      else { return nil }
      return String(successor)
    }

    /// Those that custom events of every kind had under names of their own.
    nonisolated private static let ofEveryAd = [
      "reportClick", "willPresentFullScreenView", "didDismissFullScreenView",
    ]

    @Test(arguments: Rulebook.all.map(\.id), formats)
    func `no fix for it has a name of today's`(_ id: String, _ format: String) throws {
      let rule = try #require(Rulebook.rule(id))
      let fix = rule.remedy(under: nil, olderFormat: format).report
      for name in format == "native" ? Self.newer : Self.ofEveryAd {
        let token = try Regex("\\b\(name)\\b")
        #expect(fix.firstMatch(of: token) == nil, "\(name) in: \(fix)")
      }
    }

    @Test(arguments: [
      ("native", "GADMediatedNativeAdNotificationSource.mediatedNativeAdDidRecordClick(_:)"),
      ("banner", "customEventBannerWasClicked(_:)"),
      ("interstitial", "customEventInterstitialWasClicked(_:)"),
    ])
    func `each kind of custom event has its own call`(_ format: String, _ call: String) throws {
      let rule = try #require(Rulebook.rule("click-not-reported"))
      #expect(
        rule.remedy(under: nil, olderFormat: format).report
          == "Call \(call) when the network says that it counted.")
      #expect(rule.remedy(under: nil).report.hasPrefix("Call reportClick() when"))
      #expect(
        rule.remedy(under: "dropsClicks", olderFormat: format)
          == .forced(fault: "dropsClicks", advice: nil))
    }

    @Test func `where more differs the fix is another one`() throws {
      let rule = try #require(Rulebook.rule("ad-choices-missing"))
      #expect(
        rule.remedy(under: nil, olderFormat: "native").report
          == "Add a view for AdChoices to the ad's view in "
          + "mediatedNativeAd(_:didRenderIn:viewController:).")
    }

    @Test(arguments: ["notifies-of-no-click", "never-reports-clicks"])
    func `a finding knows which interface its adapter has`(_ name: String) throws {
      let scenario = try Scenario(reading: try #require(ScenarioLibrary.content(of: name)))
      let session = ScriptRun.play(Session(scenario)).session
      let finding = try #require(
        session.journal.entries.compactMap { Finding($0) }.first {
          $0.rule.id == "click-not-reported"
        })
      let isOlder = name == "notifies-of-no-click"
      #expect(finding.olderFormat == (isOlder ? "native" : nil))
      #expect(finding.remedy.report.contains("mediatedNativeAdDidRecordClick(_:)") == isOlder)
      #expect(finding.remedy.report.contains("reportClick()") != isOlder)
      let ad = try #require(finding.ad.flatMap { session.ledgers[$0] })
      #expect(ad.olderFormat == finding.olderFormat)
    }
  }
}
