// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import UIKit

/// A puzzle: once it is solved, an ad is announced that doubles the coins, unless the user declines.
public final class RewardedInterstitialController: UIViewController {
  private let gate = ConsentGate()
  private var ad: RewardedInterstitialAd?
  private var coins = 0
  private var hasDeclined = false
  private let purse = UILabel.saying("Coins: 0")

  public override func viewDidLoad() {
    super.viewDidLoad()
    let solve = UIButton.titled("Solve it") { [weak self] in self?.solve() }
    let privacy = UIButton.titled("Privacy") { [weak self] in
      self.map { $0.gate.showOptions(on: $0) }
    }
    stack([UILabel.saying("Puzzle", bold: true), purse, solve, privacy])
    gate.pass(on: self) { [weak self] in
      Task { await self?.load() }
    }
  }

  private func load() async {
    do {
      ad = try await RewardedInterstitialAd.load(with: "coins", request: Request())
      ad?.fullScreenContentDelegate = self
    } catch {
      print("no ad: \(error.localizedDescription)")
    }
  }

  private func solve() {
    earn(10)
    guard ad != nil else { return say("Solved", "Ten coins") }
    hasDeclined = false
    let alert = UIAlertController(
      title: "Solved", message: "A video that doubles your coins begins soon.",
      preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "No, thanks", style: .cancel) { [weak self] _ in
        self?.hasDeclined = true
      })
    present(alert, animated: true) { [weak self] in
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self?.show(closing: alert) }
    }
  }

  private func show(closing alert: UIAlertController) {
    guard !hasDeclined, presentedViewController === alert else { return }
    dismiss(animated: true) { [weak self] in
      guard let self, let ad else { return }
      ad.present(from: self) { [weak self] in self?.earn(ad.adReward.amount.intValue) }
    }
  }

  private func earn(_ count: Int) {
    coins += count
    purse.text = "Coins: \(coins)"
  }

  private func renew() {
    ad = nil
    Task { await load() }
  }
}

extension RewardedInterstitialController: FullScreenContentDelegate {
  public func adDidDismissFullScreenContent(_ ad: FullScreenPresentingAd) { renew() }

  public func ad(
    _ ad: FullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: Error
  ) {
    renew()
  }
}
