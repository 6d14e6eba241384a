/// Where a click on an ad leads.
@MainActor
struct SampleDestination {
  private let ad: SampleNativeAd

  init(of ad: SampleNativeAd) {
    self.ad = ad
  }

  func open(from view: UIView) {
    switch ad.destination {
    case .nothing: break
    case .page: presentPage(from: view)
    case .app: leaveApplication()
    }
  }

  private func presentPage(from view: UIView) {
    guard
      let presenter = controller(showing: view) ?? UIApplication.shared.keyWindow?.topmostController
    else {
      return
    }
    let ad = ad
    let page = SamplePageViewController(
      title: ad.headline ?? "", text: ad.body ?? "", picture: ad.scene)
    page.willClose = {
      ad.tell("nativeAdWillDismissScreen(_:)", .networkPageClosing) {
        $0.nativeAdWillDismissScreen(ad)
      }
    }
    page.didClose = {
      ad.tell("nativeAdDidDismissScreen(_:)", .networkPageClosed) {
        $0.nativeAdDidDismissScreen(ad)
      }
    }
    page.listener = ad.delegate
    ad.tell("nativeAdWillPresentScreen(_:)", .networkPageOpened) {
      $0.nativeAdWillPresentScreen(ad)
    }
    presenter.present(page, animated: true)
  }

  /// The controller whose screen the view is on.
  private func controller(showing view: UIView) -> UIViewController? {
    sequence(first: view as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
      .first
  }

  private func leaveApplication() {
    guard let url = URL(string: "https://store.sample.example/app") else { return }
    let ad = ad
    ad.tell("nativeAdWillLeaveApplication(_:)", .networkLeavesApp) {
      $0.nativeAdWillLeaveApplication(ad)
    }
    UIApplication.shared.open(url)
  }
}
