import AdServing
import Simulation

/// An interstitial that the application itself puts on the screen and takes away, such as a page
/// among others that the user swipes through. Its unit is one for interstitials.
open class SwipeableInterstitialAd: NSObject {
  /// The ad, as large as was requested.
  public let adView: UIView
  /// The ad unit.
  public let adUnitID: String
  /// How the request was answered.
  public let responseInfo: ResponseInfo
  /// For how many seconds the ad must stay on the screen: 0, since a mediated ad says nothing.
  public let minScreenHoldDuration: TimeInterval = 0
  /// Told what happens to the ad.
  open weak var delegate: (any SwipeableInterstitialAdDelegate)? {
    didSet { listening.set(delegate) }
  }
  /// Told what happens to the ad's video. Never called: a mediated ad has none that Google controls.
  open weak var videoControllerDelegate: (any VideoControllerDelegate)?
  /// Presents what the ad opens; without one it is the controller that the ad is in.
  open weak var rootViewController: UIViewController?
  /// Told what the impression earned.
  open var paidEventHandler: ((AdValue) -> Void)?

  /// The ad's name in the journal.
  package let name: String
  let listening = Listening()
  private let tracker: SwipeableTracker

  init(_ loaded: LoadedAd<SwipeableFormat>, unitID: String) {
    adUnitID = unitID
    name = loaded.name
    responseInfo = loaded.responseInfo
    tracker = loaded.tracker
    adView = SwipeableAdView(loaded.mediatedAd.view, name: loaded.name, loaded.tracker.context)
    super.init()
    tracker.ad = self
  }

  /// Loads a swipeable interstitial; the handler is called later, never inside this call.
  open class func load(
    with adUnitID: String, request: Request?, options: SwipeableInterstitialAdOptions?,
    completionHandler: @escaping (SwipeableInterstitialAd?, (any Error)?) -> Void
  ) {
    let message = "load(with:request:options:completionHandler:)"
    let format = SwipeableFormat(options?.adSize ?? .zero)
    entering(message) {
      AdLoad<SwipeableFormat>.asked(message, unit: adUnitID, format: format.format) { name in
        AdLoad(format, name: name, unitID: adUnitID, request: request).begin { outcome in
          finish(
            outcome.map { SwipeableInterstitialAd($0, unitID: adUnitID) }, completionHandler)
        }
      }
    }
  }

  /// The same for async code.
  @preconcurrency @MainActor open class func load(
    with adUnitID: String, request: Request?, options: SwipeableInterstitialAdOptions?
  ) async throws -> SwipeableInterstitialAd {
    try await withCheckedThrowingContinuation { continuation in
      load(with: adUnitID, request: request, options: options) { continuation.resume($0, $1) }
    }
  }

  private static func finish(
    _ outcome: Result<SwipeableInterstitialAd, NSError>,
    _ done: @escaping (SwipeableInterstitialAd?, (any Error)?) -> Void
  ) {
    switch outcome {
    case .success(let ad): LoadAnswer.received(ad.responseInfo) { done(ad, nil) }
    case .failure(let error): LoadAnswer.refused(error) { done(nil, error) }
    }
  }
}

/// Holds the network's view, and says when it comes on the screen.
private final class SwipeableAdView: UIView {
  private let name: String

  init(_ view: UIView, name: String, _ context: Context) {
    self.name = name
    super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // What the network notices about its view belongs to the ad.
    movingToWindow = { tellAll in
      let journal = World.current.journal
      journal.within(context.because(of: journal.context), tellAll)
    }
    addSubview(view)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    let isOnScreen = window != nil
    World.current.journal.note(
      by: .google, isOnScreen ? "the ad is on the screen" : "the ad is off the screen",
      isOnScreen ? .shown : .takenDown, ad: name)
  }
}
