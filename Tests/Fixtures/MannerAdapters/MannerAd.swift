import Dispatch
import GoogleMobileAds

/// An ad whose events go to Google, in the adapter's manner.
class MannerAd: NSObject {
  let manners: Manners
  let network: MannerNetwork
  private let queue = DispatchQueue(label: "manner.ad")
  private var strongEvents: (any MediationAdEventDelegate)?
  private weak var weakEvents: (any MediationAdEventDelegate)?

  init(_ manners: Manners, _ network: MannerNetwork) {
    self.manners = manners
    self.network = network
  }

  /// The delegate that the answer to its load returned.
  var events: (any MediationAdEventDelegate)? {
    get { strongEvents ?? weakEvents }
    set {
      weakEvents = newValue
      if manners.delegate == .strong { strongEvents = newValue }
    }
  }

  /// Tells Google.
  func report(_ event: @escaping (any MediationAdEventDelegate) -> Void) {
    manners.reports.go(over: queue) { [self] in
      if let events { event(events) }
    }
  }

  /// The reports about the pages that its clicks open.
  var screens: Screens { manners.screens }

  /// The user is about to be in another application.
  func leaves() {}

  /// Goes where a click leads, from this controller.
  func open(from viewController: UIViewController?, usually usual: Opens = .nothing) {
    switch manners.opens ?? usual {
    case .nothing: break
    case .elsewhere:
      network.tell("leaves(_:)", .networkLeavesApp) { [self] in leaves() }
      UIApplication.shared.open(MannerNetwork.shop)
    case .page: openPage(from: viewController)
    }
  }

  private func openPage(from viewController: UIViewController?) {
    guard let viewController, viewController.view.window != nil,
      viewController.presentedViewController == nil
    else { return }
    let (page, screens) = (MannerPage(), screens)
    network.tell("opens(_:)", .networkPageOpened) { [self] in
      if screens != .none { report { $0.willPresentFullScreenView() } }
    }
    page.onClose = { [self] in
      network.tell("closes(_:)", .networkPageClosing) { [self] in
        if screens == .all { report { $0.willDismissFullScreenView() } }
      }
    }
    page.onClosed = { [self] in
      network.tell("closed(_:)", .networkPageClosed) { [self] in
        if screens == .late { report { $0.willDismissFullScreenView() } }
        if screens != .none { report { $0.didDismissFullScreenView() } }
      }
    }
    viewController.present(page, animated: true)
  }
}
