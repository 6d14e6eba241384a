import AdServing
import AdplayRecorder
import Dispatch
import GoogleMobileAds
import MannerAdapters
import Observing
import Playing
import Scenarios
import Simulation
import Taping
import Testing
import UIKit

extension AllRecordings {
  /// Adapters that work on threads of their own, and are asked on Google's.
  @Suite @MainActor struct RealThreadsTests {
    private nonisolated static let names = [
      "answers-elsewhere", "bidding", "storefront", "interstitial", "rewarded", "banner",
      "app-open",
    ]

    @Test(arguments: names)
    func `the same crosses, and is recorded`(_ name: String) async throws {
      try await expectSame(Scenario(reading: try #require(ScenarioLibrary.content(of: name))))
    }

    @Test(arguments: ["native", "banner", "interstitial", "rewarded", "appOpen"])
    func `so it is with an adapter that answers on another queue`(_ format: String) async throws {
      try await expectSame(
        Scenario(
          reading: Array(
            """
            {"title": "elsewhere", "adUnits": [{"id": "unit", "format": "\(format)", "lines": [
              {"label": "A", "parameter": "a",
               "class": ["SampleAdapter.SampleCustomEvent", "BrokenAdapters.AnswersElsewhere"]}]}],
             "script": [{"load": "unit"}, {"show": "unit"}, {"advance": "9s"}, {"close": true},
              {"advance": "11s"}]}
            """.utf8)))
    }

    @Test func `so it is with a network that counts on its own threads`() async throws {
      try await expectSame(
        Scenario(
          reading: Array(
            """
            {"title": "own threads", "adUnits": [{"id": "coins", "format": "rewarded", "lines": [
              {"label": "A", "class": "MannerAdapters.OwnThreadsCustomEvent"}]}],
             "script": [{"load": "coins"}, {"show": "coins"}, {"advance": "6s"},
              {"tap": "callToAction"}, {"foreground": true}, {"advance": "1s"}, {"close": true},
              {"advance": "11s"}]}
            """.utf8)))
    }

    private func expectSame(_ scenario: Scenario) async throws {
      let tape = Tape { $0.clock = { 0 } }
      let crossed = await EveryAdapter.recorded { await crossings(of: scenario) }
      // On a busy machine an answer from elsewhere may come after the script's end.
      #expect(crossed.contains("lineAsked"))
      let entries = tape.entries
      let senses = entries.filter { $0.contains(#""to":"#) }
        .compactMap { $0.firstMatch(of: /"sense":"([A-Za-z]+)"/).map { String($0.1) } }
      // What threads say after the script's end is recorded, and in no journal any more.
      var unheard = senses
      for sense in crossed { unheard.firstIndex(of: sense).map { _ = unheard.remove(at: $0) } }
      #expect(senses.count - unheard.count == crossed.count)
      let numbers = entries.compactMap { $0.firstMatch(of: /"n":(\d+)/).flatMap { Int($0.1) } }
      #expect(numbers == Array(1...max(1, numbers.count)))
    }

    /// What Google's SDK and adapters say to each other. What threads do at once has no order.
    private func crossings(of scenario: Scenario) async -> [String] {
      let session = Session(scenario, threads: .real)
      let run = await ScriptRun.playLettingMainRun(session)
      return run.session.journal.entries.filter {
        ($0.from.role == .google && $0.to?.role == .adapter)
          || ($0.from.role == .adapter && $0.to?.role == .google)
      }.compactMap { $0.sense?.word }.sorted()
    }
  }

  /// Many threads at once.
  @Suite @MainActor struct CrowdTests {
    private nonisolated static let count = 400

    @Test func `nothing traps and no line is lost`() {
      let tape = Tape { $0.clock = { 0 } }
      DispatchQueue.concurrentPerform(iterations: Self.count) { _ in Self.oneAd() }
      let entries = tape.entries
      let numbers = entries.compactMap { $0.firstMatch(of: /"n":(\d+)/).flatMap { Int($0.1) } }
      #expect(numbers == Array(1...max(1, numbers.count)))
      for (sense, times) in [
        ("lineAsked", 1), ("lineAnswered", 2), ("clickReported", 4), ("networkSawClick", 1),
      ] {
        let lines = entries.count { $0.contains("\"sense\":\"\(sense)\"") }
        #expect(lines == times * Self.count, "\(sense)")
      }
    }

    /// An ad that two threads hand over at once, and four report a click on.
    private nonisolated static func oneAd() {
      let google = SilentDelegate()
      RecordedHastyAdapter().loadInterstitial(for: MediationInterstitialAdConfiguration()) { _, _ in
        google
      }
    }
  }
}

/// Does everything at once.
private final class HastyAdapter: NSObject, MediationAdapter {
  static func adapterVersion() -> VersionNumber { VersionNumber() }
  static func adSDKVersion() -> VersionNumber { VersionNumber() }
  static func networkExtrasClass() -> (any AdNetworkExtras.Type)? { nil }

  func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    nonisolated(unsafe) let (handler, ad) = (completionHandler, HastyAd())
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      nonisolated(unsafe) let events = handler(ad, nil)
      DispatchQueue.concurrentPerform(iterations: 2) { _ in events?.reportClick() }
    }
    Recorder.shared.network(.click, ad: ad)
  }
}

private final class HastyAd: NSObject, MediationInterstitialAd {
  func present(from viewController: UIViewController) {}
}

private final class RecordedHastyAdapter: RecordingAdapter {
  override class var adapter: any MediationAdapter.Type { HastyAdapter.self }
}

private final class SilentDelegate: NSObject, MediationInterstitialAdEventDelegate {
  func reportImpression() {}
  func reportClick() {}
  func willPresentFullScreenView() {}
  func didFailToPresentWithError(_ error: any Error) {}
  func willDismissFullScreenView() {}
  func didDismissFullScreenView() {}
}
