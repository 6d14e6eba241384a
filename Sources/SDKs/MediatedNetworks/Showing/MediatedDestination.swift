import Simulation
import UIKit

/// Where a click on an ad leads: to a page inside the application, out of it, or nowhere.
package struct MediatedDestination {
  private let opens: MediatedCreative.Destination
  private let store: String
  private let page: () -> MediatedPage

  /// The steps on the way.
  package enum Step: Equatable, Sendable {
    /// The page is about to cover the application.
    case pageOpened
    case pageShown, pageClosing, pageClosed
    case leavesApp

    var sense: Sense {
      switch self {
      case .pageOpened, .pageShown: .networkPageOpened
      case .pageClosing: .networkPageClosing
      case .pageClosed: .networkPageClosed
      case .leavesApp: .networkLeavesApp
      }
    }
  }

  /// `store` is the address outside.
  package init(
    _ opens: MediatedCreative.Destination, store: String, page: @escaping () -> MediatedPage
  ) {
    self.opens = opens
    self.store = store
    self.page = page
  }

  /// Opens it. `listener` is held while the page is open, and `tell` is called for each step.
  package func open(
    over controller: @autoclosure () -> UIViewController?, for listener: AnyObject? = nil,
    _ tell: @escaping (Step) -> Void = { _ in }
  ) {
    switch opens {
    case .nothing: break
    case .app:
      guard let url = URL(string: store) else { return }
      tell(.leavesApp)
      UIApplication.shared.open(url)
    case .page:
      // What opens late may find another page there; the ad's own opens once.
      guard let controller = controller()?.topmost, !controller.isPage(of: listener)
      else { return }
      let page = page()
      page.willClose = { tell(.pageClosing) }
      page.didClose = { tell(.pageClosed) }
      page.listener = listener
      tell(.pageOpened)
      controller.present(page, animated: true) { tell(.pageShown) }
    }
  }
}

extension UIViewController {
  /// The last of the controllers that stand on this one.
  fileprivate var topmost: UIViewController { presentedViewController?.topmost ?? self }

  fileprivate func isPage(of listener: AnyObject?) -> Bool {
    listener != nil && (self as? MediatedPage)?.listener === listener
  }
}

extension MediatedCreative {
  /// Where a click leads. The page shows an `address` that replaces the network's own, and the
  /// picture.
  package func destination(at address: String? = nil) -> MediatedDestination {
    MediatedDestination(opens, store: address ?? "https://store.networks.example/app") {
      guard !opensBlank else { return MediatedPage(title: nil, text: nil) }
      return MediatedPage(
        title: texts["headline"], text: texts["body"], address: address,
        picture: address.map { _ in { MediatedPictures.image(of: self, filling: $0) } })
    }
  }
}
