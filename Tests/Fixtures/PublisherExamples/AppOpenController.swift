// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import UIKit

/// A diary: an ad is shown when its first page has been prepared, and when the user comes back later.
public final class AppOpenController: UIViewController {
  private let gate = ConsentGate()
  private let opener = AppOpener()
  private var secondsLeft = 3
  private var isPrepared = false
  private var observer: NSObjectProtocol?
  private let state = UILabel.saying("")
  private lazy var writeButton = UIButton.titled("Write") { [weak self] in self?.say("Dear diary") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    writeButton.isHidden = true
    stack([UILabel.saying("Diary", bold: true), state, writeButton])
    opener.whenDone = { [weak self] in self?.open() }
    gate.pass(on: self) { [weak self] in self?.opener.load() }
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.cameBack() }
    }
    prepare()
  }

  deinit { observer.map(NotificationCenter.default.removeObserver) }

  private func prepare() {
    state.text = "Ready in \(secondsLeft) s"
    guard secondsLeft > 0 else {
      isPrepared = true
      return opener.show(on: self)
    }
    secondsLeft -= 1
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.prepare() }
  }

  private func cameBack() {
    guard isPrepared, presentedViewController == nil else { return }
    opener.show(on: self)
  }

  private func open() {
    state.text = "Page one"
    writeButton.isHidden = false
  }
}

/// Has one ad ready, and shows it at most once at a time.
@MainActor private final class AppOpener: NSObject {
  /// Called when an ad is gone, or there was none.
  var whenDone: () -> Void = {}
  private var ad: AppOpenAd?
  private var loaded: CFTimeInterval = 0
  private var isLoading = false
  private var isShowing = false

  private static let lifetime: CFTimeInterval = 4 * 3600

  private var isReady: Bool { ad != nil && CACurrentMediaTime() - loaded < Self.lifetime }

  func load() {
    guard !isLoading, !isReady, !isShowing else { return }
    isLoading = true
    AppOpenAd.load(with: "welcome", request: Request()) { [weak self] ad, _ in
      self?.isLoading = false
      self?.loaded = CACurrentMediaTime()
      self?.ad = ad
      self?.ad?.fullScreenContentDelegate = self
    }
  }

  func show(on page: UIViewController) {
    guard !isShowing else { return }
    guard isReady, let ad else {
      load()
      return whenDone()
    }
    isShowing = true
    ad.present(from: page)
  }

  private func end() {
    ad = nil
    isShowing = false
    whenDone()
    load()
  }
}

extension AppOpener: @preconcurrency FullScreenContentDelegate {
  func adDidDismissFullScreenContent(_ ad: FullScreenPresentingAd) { end() }

  func ad(
    _ ad: FullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: Error
  ) {
    end()
  }
}
