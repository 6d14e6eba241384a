import AdServing
import Dispatch
import Foundation
import GoogleMobileAds
import PublisherExamples
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// Ads that are loaded ahead.
@Suite(.serialized) @MainActor struct PreloaderTests {
  private let game = PreloadController()

  private func begin(_ className: String = "CannotShowCustomEvent") -> World {
    let world = World.begin(seed: 7)
    let formats: [String: UnitFormat] = [
      "bonus": .rewardedInterstitial, "break": .interstitial, "prize": .rewarded,
      "start": .appOpen,
    ]
    for (id, format) in formats {
      AdServer.shared.units[id] = AdUnit(
        id: id, format: format, lines: [.strange(className)], timeout: .seconds(5))
    }
    return world
  }

  private var interstitials: InterstitialAdPreloader { .shared }

  @Test func `another queue gets no ad, and the note names it`() async {
    // Main is free meanwhile, so it has a process of its own.
    await #expect(processExitsWith: .success) { await Self.askFromAnotherQueue() }
  }

  private static func askFromAnotherQueue() async {
    let test = PreloaderTests()
    let world = test.begin()
    #expect(test.game.preload("break", size: 2))
    world.timeline.settle()
    let before = world.journal.entries.count
    nonisolated(unsafe) let (ads, game) = (test.interstitials, test.game)
    let answers: [Bool] = await withCheckedContinuation { main in
      DispatchQueue(label: "game.ads").async {
        let configuration = PreloadConfigurationV2(adUnitID: "break")
        let answers = [
          !ads.isAdAvailable(with: "break"), ads.numberOfAdsAvailable(with: "break") == 0,
          ads.ad(with: "break") == nil, ads.responseInfo(with: "break") == nil,
          ads.configuration(with: "break") == nil, ads.configurations().isEmpty,
          !ads.preload(for: "other", configuration: configuration, delegate: game),
        ]
        DispatchQueue.main.async { main.resume(returning: answers) }
      }
    }
    #expect(answers == [Bool](repeating: true, count: 7))
    let notes = world.journal.entries.dropFirst(before)
    #expect(
      notes.map(\.message)
        == [
          "isAdAvailable(with:)", "numberOfAdsAvailable(with:)", "ad(with:)", "responseInfo(with:)",
          "configuration(with:)", "configurations()", "preload(for:configuration:delegate:)",
        ].map { "\($0) was called off the main queue, and is not answered" })
    #expect(notes.allSatisfy { $0.data["queue"] == "game.ads" && $0.from == .app })
    #expect(ads.numberOfAdsAvailable(with: "break") == 2)
    #expect(ads.configuration(with: "other") == nil)
    #expect(world.violations == [])
  }

  @Test func `another queue's stop is made on main, and noted`() async {
    await #expect(processExitsWith: .success) { await Self.stopFromAnotherQueue() }
  }

  private static func stopFromAnotherQueue() async {
    let test = PreloaderTests()
    let world = test.begin()
    #expect(test.game.preload("break", size: 2))
    world.timeline.settle()
    nonisolated(unsafe) let ads = test.interstitials
    await withCheckedContinuation { main in
      DispatchQueue.global().async {
        ads.stopPreloadingAndRemoveAds(for: "break")
        DispatchQueue.main.async { main.resume() }
      }
    }
    #expect(ads.numberOfAdsAvailable(with: "break") == 0)
    let messages = world.journal.entries.map(\.message)
    #expect(messages.contains("stopPreloadingAndRemoveAds(for:) was called off the main queue"))
  }

  @Test(arguments: ["break", "prize", "bonus", "start"])
  func `ads of each format are loaded until the buffer is full`(_ unit: String) {
    let world = begin()
    #expect(game.preload(unit, size: 3))
    #expect(game.heard == [])
    world.timeline.settle()
    #expect(game.heard == (1...3).map { "available \(unit) \(unit)#\($0)" })
    #expect(world.violations == [])
  }

  @Test func `the oldest ad is handed out, and another one loaded`() throws {
    let world = begin()
    #expect(game.preload("break", size: 2))
    #expect(!interstitials.isAdAvailable(with: "break"))
    world.timeline.settle()
    #expect(interstitials.responseInfo(with: "break")?.responseIdentifier == "break#1")
    let ad = try #require(interstitials.ad(with: "break"))
    #expect(ad.responseInfo.responseIdentifier == "break#1")
    #expect(interstitials.numberOfAdsAvailable(with: "break") == 1)
    world.timeline.settle()
    #expect(interstitials.numberOfAdsAvailable(with: "break") == 2)
    #expect(game.heard.last == "available break break#3")
  }

  @Test func `taking the last ad tells the delegate, who may ask again at once`() {
    let world = begin()
    #expect(game.preload("break", size: 1))
    world.timeline.settle()
    game.onExhausted = { [preloader = interstitials] in
      _ = preloader.ad(with: "break")
    }
    #expect(interstitials.ad(with: "break") != nil)
    #expect(interstitials.ad(with: "break") == nil)
    world.timeline.settle()
    #expect(
      game.heard == [
        "available break break#1", "exhausted break", "available break break#2",
      ])
  }

  @Test func `a failed load is told and tried again after a pause`() {
    let world = begin("BareCustomEvent")
    #expect(game.preload("break", size: 2))
    world.timeline.settle()
    let failure = "failed break \(RequestError.noFill.rawValue)"
    #expect(game.heard == [failure])
    world.timeline.advance(by: .milliseconds(1999))
    #expect(game.heard == [failure])
    world.timeline.advance(by: .milliseconds(1))
    world.timeline.settle()
    #expect(game.heard == [failure, failure])
  }

  @Test func `an expired ad is replaced`() {
    let world = begin()
    #expect(game.preload("break", size: 1))
    world.timeline.settle()
    world.timeline.advance(by: .seconds(3600))
    world.timeline.settle()
    #expect(interstitials.responseInfo(with: "break")?.responseIdentifier == "break#2")
  }

  @Test func `an ID in use cannot begin again; once stopped it can`() {
    let world = begin()
    #expect(game.preload("break", size: 1))
    #expect(!game.preload("break", size: 2))
    #expect(interstitials.configuration(with: "break")?.bufferSize == 1)
    world.timeline.settle()
    interstitials.stopPreloadingAndRemoveAllAds()
    #expect(!interstitials.isAdAvailable(with: "break"))
    #expect(interstitials.configurations().isEmpty)
    world.timeline.settle()
    #expect(game.heard == ["available break break#1"])
    #expect(game.preload("break", size: 1))
  }

  @Test func `a preloaded ad is presented like any other`() {
    let world = begin()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = game
    window.makeKeyAndVisible()
    #expect(game.preload("break", size: 1))
    world.timeline.settle()
    game.showBreak()
    #expect(
      world.journal.entries.contains {
        $0.message == "present(from:)" && $0.ad == "break#1" && $0.from == .app
      })
  }

  @Test func `a configuration has its limits`() {
    let configuration = PreloadConfigurationV2(adUnitID: "break", request: AdManagerRequest())
    configuration.bufferSize = .max
    let world = begin()
    #expect(interstitials.preload(for: "id", configuration: configuration))
    world.timeline.settle()
    #expect(interstitials.numberOfAdsAvailable(with: "id") == 15)
    #expect(interstitials.configuration(with: "id")?.request is AdManagerRequest)
    interstitials.stopPreloadingAndRemoveAds(for: "id")
    #expect(interstitials.preload(for: "id", configuration: .init(adUnitID: "break")))
    world.timeline.settle()
    #expect(interstitials.numberOfAdsAvailable(with: "id") == 2)
  }
}
