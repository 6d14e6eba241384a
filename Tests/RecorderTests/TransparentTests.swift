import AdServing
import AdplayRecorder
import Foundation
import GoogleMobileAds
import Observing
import Playing
import Properties
import SampleAdapter
import Scenarios
import Taping
import Testing

extension AllRecordings {
  /// The recorder changes nothing.
  @Suite @MainActor struct TransparentTests {
    /// A third of them: `Checks` plays all.
    private nonisolated static let some = stride(
      from: UInt64(1), to: Property.everyRecording.upperBound, by: 3)

    @Test func `a recorder around each adapter leaves the journal as it is`() {
      for place in Self.some {
        let verdict = Property.transparencyOfLibrary.verdict(on: place..<place + 1)
        if case .fails(let proof) = verdict { Issue.record("\(proof)") }
      }
    }

    @Test func `so it is with users who may do anything`() {
      #expect(Property.transparency.verdict(on: 0..<12) == .holds(times: 12))
    }

    @Test func `recordings of hunted runs accuse nobody, and show what a check finds`() {
      #expect(Property.fairRecordings.verdict(on: 0..<17) == .holds(times: 17))
      #expect(Property.sufficientRecordings.verdict(on: 0..<17) == .holds(times: 17))
    }

    @Test(arguments: ["google-tracks", "interstitial", "rewarded", "banner"])
    func `under its own name only that name differs`(_ name: String) throws {
      var scenario = try Scenario(reading: try #require(ScenarioLibrary.content(of: name)))
      let plain = Session.played(scenario)
      for unit in scenario.adUnits.indices {
        for line in scenario.adUnits[unit].lines.indices
        where scenario.adUnits[unit].lines[line].className == Self.sample {
          scenario.adUnits[unit].lines[line].className = Self.recorded
        }
      }
      _ = Tape()
      let recorded = Session.played(scenario)
      #expect(recorded.lines.contains(Self.recorded))
      expectSame(recorded.lines.replacing(Self.recorded, with: Self.sample), plain.lines)
    }

    @Test func `an author may put it before a load's handler`() throws {
      var scenario = try Scenario(reading: ScenarioLibrary.content(of: "google-tracks") ?? [])
      let plain = Session.played(scenario)
      for unit in scenario.adUnits.indices {
        for line in scenario.adUnits[unit].lines.indices {
          scenario.adUnits[unit].lines[line].className = Self.own
          scenario.adUnits[unit].lines[line].network = "Sample SDK"
        }
      }
      let tape = Tape()
      let recorded = Session.played(scenario)
      expectSame(recorded.lines.replacing(Self.own, with: Self.sample), plain.lines)
      for sense in ["lineAsked", "lineAnswered", "clicksFlagAsked", "rendered", "impressionTold"] {
        #expect(tape.lines.contains { $0.contains("\"sense\":\"\(sense)\"") }, "\(sense)")
      }
    }

    @Test func `switched off it makes no proxies and writes nothing`() throws {
      let scenario = try Scenario(reading: ScenarioLibrary.content(of: "google-tracks") ?? [])
      let tape = Tape()
      Recorder.shared.isOn = false
      defer { Recorder.shared.isOn = true }
      let plain = Session.played(scenario).lines
      expectSame(EveryAdapter.recorded { Session.played(scenario).lines }, plain)
      #expect(tape.lines == [])
    }

    private static let sample = "SampleAdapter.SampleCustomEvent"
    private static let recorded = "RecorderTests.RecordedSample"
    private static let own = "RecorderTests.AuthorsAdapter"

    /// Says the first line that differs.
    private func expectSame(_ lines: String, _ others: String) {
      guard lines != others else { return }
      let pairs = zip(lines.split(separator: "\n"), others.split(separator: "\n"))
      let first = pairs.first { $0 != $1 }
      Issue.record("\(first?.0 ?? "a line more or less")\n\(first?.1 ?? "")")
    }
  }
}

/// As an app has it.
final class RecordedSample: RecordingAdapter {
  override class var adapter: any MediationAdapter.Type { SampleCustomEvent.self }
}

/// An adapter whose author has the source.
final class AuthorsAdapter: NSObject, MediationAdapter {
  private let network = SampleCustomEvent()

  static func adapterVersion() -> VersionNumber { SampleCustomEvent.adapterVersion() }
  static func adSDKVersion() -> VersionNumber { SampleCustomEvent.adSDKVersion() }
  static func networkExtrasClass() -> (any AdNetworkExtras.Type)? {
    SampleCustomEvent.networkExtrasClass()
  }

  static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) { SampleCustomEvent.setUp(with: configuration, completionHandler: completionHandler) }

  func loadNativeAd(
    for configuration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let handler = Recorder.shared.answering(completionHandler, of: self, to: configuration)
    network.loadNativeAd(for: configuration, completionHandler: handler)
  }
}
