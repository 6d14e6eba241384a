/// How a swipeable interstitial is requested.
open class SwipeableInterstitialAdOptions: NSObject, NSCopying {
  /// For how many seconds the application would keep the ad on the screen. Ads that want longer are
  /// not returned; a mediated ad wants none.
  open var maxScreenHoldDuration: TimeInterval = 0
  /// The size to request; zero stands for the screen's. A request for less than 60 % of the screen
  /// fails.
  open var adSize = CGSize.zero
  /// The swipe that is a click. For publishers whom Google allows it; it is never enabled for an ad
  /// here.
  open private(set) var customClickSwipeGestureDirection: UISwipeGestureRecognizer.Direction = []
  /// Whether taps still are, too.
  open private(set) var areCustomClickSwipeGestureTapsAllowed = true

  /// Options that say nothing yet.
  public override init() {}

  /// Makes swipes in this direction clicks, and leaves taps clicks or not.
  open func enableCustomClickSwipeGesture(
    direction: UISwipeGestureRecognizer.Direction, tapsAllowed: Bool
  ) {
    customClickSwipeGestureDirection = direction
    areCustomClickSwipeGestureTapsAllowed = tapsAllowed
  }

  /// A copy that changes on its own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SwipeableInterstitialAdOptions()
    copy.maxScreenHoldDuration = maxScreenHoldDuration
    copy.adSize = adSize
    copy.customClickSwipeGestureDirection = customClickSwipeGestureDirection
    copy.areCustomClickSwipeGestureTapsAllowed = areCustomClickSwipeGestureTapsAllowed
    return copy
  }
}
