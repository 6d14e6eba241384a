import AdServing
public import GoogleMobileAds
import Playing
import Scenarios
import Simulation

/// A phone with one ad unit whose only line is your adapter, for a test on the main actor.
///
/// The test does what a user would: loads an ad, shows it, looks at it, taps it. Time is simulated,
/// so nothing has to be waited for; whatever your adapter puts on the main queue, or on a queue of its
/// own, runs before the call returns. That is why each is `async`.
///
/// ```swift
/// @MainActor @Test func clicksAreCountedOnce() async throws {
///   let stage = AdapterStage(MyAdapter.self, .native, settings: ["placement": "7"])
///   try await stage.load()
///   await stage.show()
///   await stage.see(for: .seconds(1))
///   await stage.tap("callToAction")
///   #expect(stage.counts.google.clicks == 1)
///   try await stage.checkContract()
/// }
/// ```
///
/// The simulated world is one for all of a process, as a phone is; stages take turns in it.
@MainActor
public final class AdapterStage {
  private let scenario: Scenario
  private let seed: UInt64
  private var running: Session?

  /// A stage for one format. The settings are what the mediation settings of the line say, with the
  /// custom event's parameter at `"parameter"`; with a bid response the line is in the auction, not
  /// in the waterfall.
  public init(
    _ adapter: any MediationAdapter.Type, _ format: AdFormat, settings: [String: String] = [:],
    bidResponse: String? = nil, seed: UInt64 = 1
  ) {
    scenario = Scenario(adapter, format, settings: settings, bidResponse: bidResponse)
    self.seed = seed
  }

  /// What is tested: the adapter and the format.
  var title: String { "\(scenario.title), \(scenario.adUnits[0].format.rawValue)" }

  /// What a tester does with the ad.
  var usualRound: [Action] {
    scenario.withScript.script.compactMap { step in
      if case .action(let action) = step.step { action } else { nil }
    }
  }

  /// The session, if anything was done yet.
  var session: Session? { running }

  /// Does something in this stage's world, when no other stage is at it.
  func drive(_ body: (Session) async -> Void) async {
    await StageTurn.take()
    defer { StageTurn.pass() }
    if let running {
      running.world.resume()
      return await body(running)
    }
    let session = Session(scenario, seed: seed)
    session.patience = Patience(.seconds(1), NoClock())
    running = session
    await session.startLettingMainRun()
    await body(session)
  }

  /// What the user does, in this stage's world.
  func perform(_ action: Action) async {
    await drive { await $0.performLettingMainRun(action) }
  }

  /// The id of the only unit.
  nonisolated static let unit = "ad"
}
