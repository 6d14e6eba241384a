// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import UIKit

/// A quiz, whose rounds are followed by an interstitial of Ad Manager.
public final class InterstitialController: UIViewController {
  public private(set) var interstitial: AdManagerInterstitialAd?
  public private(set) var heard: [String] = []
  private let gate = ConsentGate()
  private var round = 1
  private let question = UILabel.saying("Round 1: is it raining?")

  public override func viewDidLoad() {
    super.viewDidLoad()
    let yes = UIButton.titled("Yes") { [weak self] in self?.answer("Take an umbrella") }
    let no = UIButton.titled("No") { [weak self] in self?.answer("Take a hat") }
    let privacy = UIButton.titled("Privacy") { [weak self] in
      self.map { $0.gate.showOptions(on: $0) }
    }
    stack([UILabel.saying("Quiz", bold: true), question, yes, no, privacy])
    gate.pass(on: self) { [weak self] in self?.load() }
  }

  private func answer(_ text: String) {
    say(text, "That was round \(round).") { [weak self] in
      guard let self else { return }
      if interstitial == nil { nextRound() } else { show() }
    }
  }

  private func nextRound() {
    round += 1
    question.text = "Round \(round): is it raining?"
  }

  public func load() {
    AdManagerInterstitialAd.load(with: "break", request: AdManagerRequest()) { ad, error in
      if error != nil {
        self.heard.append("error")
        return
      }
      self.interstitial = ad
      self.interstitial?.fullScreenContentDelegate = self
      self.interstitial?.appEventDelegate = self
    }
  }

  public func loadLater() async {
    do {
      interstitial = try await AdManagerInterstitialAd.load(with: "break", request: nil)
    } catch {
      heard.append("error")
    }
  }

  public func show() {
    interstitial?.present(from: self)
  }
}

extension InterstitialController: FullScreenContentDelegate, AppEventDelegate {
  public func adDidDismissFullScreenContent(_ ad: FullScreenPresentingAd) {
    interstitial = nil
    nextRound()
    load()
  }

  public func ad(
    _ ad: FullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: Error
  ) {
    heard.append(error.localizedDescription)
    interstitial = nil
    nextRound()
  }

  public func adView(
    _ interstitialAd: InterstitialAd, didReceiveAppEvent name: String, with info: String?
  ) {
    heard.append(name)
  }
}
