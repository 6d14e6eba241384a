import ArbiterInterstitial
import ArbiterInterstitialSeed
import CloudXCore
import IronSource
import MediatedNetworks
import OpenWrapSDK
import Simulation
import UIKit

/// A phone with CloudX and LevelPlay, and one of the two controllers over them.
@MainActor final class Rig {
  enum Mode: CaseIterable {
    case good, seed
  }

  let phone = Phone()
  let cloudX: CLXInterstitial
  let levelPlay = LPMInterstitialAd(adUnitId: "unit")
  private let good: ArbiterInterstitialController?
  private let seed: SeedInterstitial?
  let log = Log()

  /// What a controller says.
  final class Log: ArbiterControllerDelegate {
    var news: [ArbiterNews] = []
    func arbiter(_ controller: ArbiterController, has news: ArbiterNews) { self.news.append(news) }
  }

  init(_ mode: Mode, deadline: Double = 10) throws {
    guard let cloudX = CloudXCore.shared.createInterstitial(adUnitId: "unit") else {
      throw Missing()
    }
    self.cloudX = cloudX
    switch mode {
    case .good:
      let slots: [any ArbiterSlot] = [CloudXSlot(cloudX), LevelPlaySlot(levelPlay)]
      good = ArbiterInterstitialController(slots, deadline: deadline)
      seed = nil
    case .seed:
      good = nil
      seed = SeedInterstitial(cloudXInterstitial: cloudX, levelPlayInterstitial: levelPlay)
    }
    good?.delegate = log
  }

  struct Missing: Error {}

  func load() {
    good?.load()
    seed?.loadMissingAds()
  }

  func show(at placement: String? = nil) -> Bool {
    good?.showAtPlacement(from: phone.controller, placementName: placement)
      ?? seed?.showAtPlacement(from: phone.controller, placementName: placement) ?? false
  }

  func dispose() { good?.dispose() }

  /// How many requests the networks have had.
  var loads: Int { entries.count { $0.sense == .networkAsked } }

  /// How many bids each question had.
  var questions: [Int] {
    entries.filter { $0.sense == .arbitrationAsked }.map { entry in
      if case .list(let bids) = entry.data["bids"] { bids.count } else { 0 }
    }
  }

  /// Who won each question.
  var winners: [String] {
    entries.filter { $0.sense == .arbitrationAnswered }.map { entry in
      if case .string(let winner) = entry.data["winner"] { winner } else { "" }
    }
  }

  /// The codes of all errors that the networks have told.
  var errors: [Int] {
    entries.filter { $0.sense == .networkFailed || $0.sense == .networkShowFailed }.compactMap {
      if case .int(let code) = $0.data["code"] { code } else { nil }
    }
  }

  /// Which network's ad is on the screen, by its book.
  var shown: [String] {
    ["CloudX", "LevelPlay"].filter { phone.book($0).contains("impression") }
  }

  private var entries: [Entry] { phone.world.journal.entries }
}
