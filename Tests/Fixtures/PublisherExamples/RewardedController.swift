// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import UIKit

/// A race against the clock: who runs out of time may watch a video for more coins.
public final class RewardedController: UIViewController {
  private let gate = ConsentGate()
  private var ad: RewardedAd?
  private var secondsLeft = 0
  private var coins = 0
  private let clock = UILabel.saying("")
  private let purse = UILabel.saying("Coins: 0")
  private lazy var watchButton = UIButton.titled("Watch a video") { [weak self] in self?.watch() }
  private lazy var againButton = UIButton.titled("Play again") { [weak self] in self?.play() }

  public override func viewDidLoad() {
    super.viewDidLoad()
    stack([UILabel.saying("Race", bold: true), clock, purse, watchButton, againButton])
    gate.pass(on: self) { [weak self] in self?.load() }
    play()
  }

  private func load() {
    RewardedAd.load(with: "lives", request: Request()) { [weak self] ad, error in
      if let error { print("no ad: \(error.localizedDescription)") }
      self?.ad = ad
      self?.ad?.fullScreenContentDelegate = self
    }
  }

  private func play() {
    secondsLeft = 3
    watchButton.isHidden = true
    againButton.isHidden = true
    tick()
  }

  private func tick() {
    clock.text = secondsLeft > 0 ? "\(secondsLeft) s left" : "Time is up"
    guard secondsLeft > 0 else { return end() }
    secondsLeft -= 1
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.tick() }
  }

  private func end() {
    earn(1)
    watchButton.isHidden = false
    againButton.isHidden = false
  }

  private func earn(_ count: Int) {
    coins += count
    purse.text = "Coins: \(coins)"
  }

  private func watch() {
    guard let ad else { return say("There is no video yet", "Try again in a moment.") }
    watchButton.isHidden = true
    ad.present(from: self) { [weak self] in self?.earn(ad.adReward.amount.intValue) }
  }
}

extension RewardedController: FullScreenContentDelegate {
  public func adDidDismissFullScreenContent(_ ad: FullScreenPresentingAd) {
    self.ad = nil
    load()
  }

  public func ad(
    _ ad: FullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: Error
  ) {
    self.ad = nil
    say("The video can't be shown", error.localizedDescription)
    load()
  }
}
