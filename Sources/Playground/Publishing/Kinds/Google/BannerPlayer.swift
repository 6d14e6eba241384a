import GoogleMobileAds
import Scenarios
import Simulation

/// A banner unit: its permanent view, and whether the first ad has come.
final class BannerPlayer: NSObject, Player {
  private let unitID: String
  private let screen: AppScreen
  private var view: BannerView?
  /// Those before it, which nobody has stopped.
  private var former: [BannerView] = []
  private(set) var isLoading = false
  private(set) var hasAd = false
  /// Whether its newest ad has been among the application's views.
  private var wasShown = false
  /// Whether a layer has measured the view for the phone's other orientation.
  private var isSideways = false
  /// What was requested during a load.
  private var next: Scenario.Options?
  var isForsaken = false

  init(unitID: String, on screen: AppScreen) {
    self.unitID = unitID
    self.screen = screen
  }

  let place = AdPlace.inApp
  let waitsInView = true
  var hasView: Bool { view != nil }
  var hasUnseenAd: Bool { hasAd && !wasShown }
  var isInPlace: Bool { view?.window != nil }

  /// Requests an ad, either now or as soon as the running request is answered.
  func load(_ options: Scenario.Options) {
    leaveView()
    isSideways = Layers.shared[unitID]?.measuresSideways(unitID) == true
    let size =
      isSideways
      ? currentOrientationAnchoredAdaptiveBanner(width: AppScreen.size.height)
      : options.adSize(width: AppScreen.size.width)
    let view = view(size)
    guard !isLoading else { return next = options }
    request(options, in: view)
  }

  /// Leaves the view that has an ad, if the application makes a new one for each load.
  private func leaveView() {
    guard let view, isForsaken || hasAd && !isLoading else { return }
    let isLeft = isForsaken || Layers.shared[unitID]?.forgetsLastView(of: unitID) == true
    switch isLeft ? .forgetsView : DeployedUnits.shared[unitID]?.banner {
    case .renewsView: view.removeFromSuperview()
    case .forgetsView: former.append(view)
    case .keepsView, .leavesNoRoom, nil: return
    }
    view.delegate = nil
    (self.view, hasAd, isLoading, next, isForsaken) = (nil, false, false, nil, false)
  }

  private func request(_ options: Scenario.Options, in view: BannerView) {
    options.registerConfiguration()
    isLoading = true
    view.load(options.request(of: unitID))
  }

  /// The unit's view, resized if the publisher wants another size.
  private func view(_ size: AdSize) -> BannerView {
    if let view {
      guard !isAdSizeEqualToSize(size1: view.adSize, size2: size) else { return view }
      view.adSize = size
      screen.feed.placeBanner()
      return view
    }
    let view = BannerView(adSize: size)
    view.adUnitID = unitID
    view.rootViewController = screen.feed
    view.delegate = self
    view.paidEventHandler = { _ in }
    self.view = view
    return view
  }

  func show(_ options: Scenario.Options, at placement: String?) {
    guard let view else { return }
    screen.feed.show(view, over: former)
    wasShown = true
  }

  func takeDown() { screen.feed.takeBannerDown() }

  func take(_ order: PlayerOrder) {
    guard order == .unit(.dispose) else { return }
    World.current.journal.letsGo(of: unitID)
    if screen.unitInFeed == unitID { takeDown() }
    view?.delegate = nil
    (view, former, next, isLoading, hasAd, isForsaken) = (nil, [], nil, false, false, false)
  }
}

extension BannerPlayer: @preconcurrency BannerViewDelegate {
  func bannerViewDidReceiveAd(_ bannerView: BannerView) {
    (hasAd, wasShown) = (true, isInPlace)
    if isSideways { Layers.shared[unitID]?.noteSideways() }
    if isInPlace, let layer = Layers.shared[unitID] {
      bannerView.isUndrawn = layer.leavesBlank(unitID)
    }
    answered()
  }

  func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error) {
    answered()
  }

  private func answered() {
    isLoading = false
    guard let options = next.take(), let view else { return }
    request(options, in: view)
  }
}

extension Scenario.Options {
  /// The size to ask for on a screen of this width.
  fileprivate func adSize(width: CGFloat) -> AdSize {
    switch size {
    case nil, .banner: AdSizeBanner
    case .largeBanner: AdSizeLargeBanner
    case .mediumRectangle: AdSizeMediumRectangle
    case .adaptive: currentOrientationAnchoredAdaptiveBanner(width: width)
    }
  }
}
