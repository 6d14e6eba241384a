import GoogleMobileAds

/// Announces its ad when it is asked to show it, and again when the network does.
///
/// After the changelogs of the Meta adapter, 1.2.1, and of the Chartboost adapter, 6.5.2.0.
public final class AnnouncesItselfTwiceCustomEvent: ZooFullScreenCustomEvent {
  /// Announces the ad and has the network show it.
  public override func present(from viewController: UIViewController) {
    eventDelegate?.willPresentFullScreenView()
    super.present(from: viewController)
  }
}
