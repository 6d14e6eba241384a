import ExampleApps
import GoogleMobileAds
import UIKit

/// A game about which two reports came: an offer that nobody sees, and a game that stands still after its ad.
/// Each has a button for the code as it was, and one for the same code fixed.
public final class GameNightPage: NativePage {
  /// Plays on when its ad is gone.
  private final class LevelListener: NSObject, FullScreenContentDelegate {
    private let playOn: () -> Void

    init(_ playOn: @escaping () -> Void) { self.playOn = playOn }

    func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd) { playOn() }
  }

  private var breakAd: InterstitialAd?
  private var listener: LevelListener?
  private var earned: NSDecimalNumber = 0

  /// Adds a button for each report, before and after.
  public override func viewDidLoad() {
    title = "Game night"
    super.viewDidLoad()
    addButton("Offer") { [weak self] in self?.forgetLoader() }
    addButton("Offer, fixed") { [weak self] in self?.keepLoader() }
    addButton("Next level") { [weak self] in self?.forgetListener() }
    addButton("Next level, fixed") { [weak self] in self?.keepListener() }
    adView.frame.origin.y = top
  }

  /// The offer waits for its button.
  public override func load() {}

  // MARK: The offer

  private func forgetLoader() {
    let loader = AdLoader(
      adUnitID: "feed", rootViewController: self, adTypes: [.native], options: nil)
    loader.delegate = self
    loader.load(Request())
  }

  private func keepLoader() { super.load() }

  // MARK: The ad between two levels

  private func forgetListener() {
    loadBreak { [weak self] ad in
      self?.listenInPassing(to: ad)
      ad.present(from: self)
    }
  }

  private func listenInPassing(to ad: InterstitialAd) {
    let listener = LevelListener { [weak self] in self?.say("Level two") }
    ad.fullScreenContentDelegate = listener
  }

  private func keepListener() {
    loadBreak { [weak self] ad in
      let listener = LevelListener { self?.say("Level two") }
      self?.listener = listener
      ad.fullScreenContentDelegate = listener
      ad.paidEventHandler = { [weak self] in self?.earned = $0.value }
      ad.present(from: self)
    }
  }

  private func loadBreak(_ show: @escaping (InterstitialAd) -> Void) {
    InterstitialAd.load(with: "break", request: Request()) { [weak self] ad, _ in
      self?.breakAd = ad
      ad.map(show)
    }
  }
}
