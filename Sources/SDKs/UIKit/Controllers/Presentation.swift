import Simulation

/// Puts controllers over one another and takes them off, and tells each what happens to it, in the
/// order of the real framework.
@MainActor
enum Presentation {
  static func present(
    _ controller: UIViewController, over presenter: UIViewController, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    guard presenter.presentedViewController == nil, controller.presentingViewController == nil
    else {
      return World.current.journal.note(
        by: .app, "something is presented already; the second present is ignored",
        violation: "present-while-presenting")
    }
    controller.isBeingPresented = true
    presenter.viewWillDisappear(animated)
    controller.viewWillAppear(animated)
    presenter.presentedViewController = controller
    controller.presentingViewController = presenter
    hang(controller.view, into: presenter.window)
    presenter.viewDidDisappear(animated)
    controller.viewDidAppear(animated)
    controller.isBeingPresented = false
    UIApplication.shared.geometryChanged()
    completion?()
  }

  static func dismiss(
    from controller: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    let presenter =
      controller.presentedViewController == nil
      ? controller.presentingViewController : controller
    guard let presenter, let presented = presenter.presentedViewController else { return }
    if presented.presentedViewController != nil { dismiss(from: presented, animated: false, nil) }
    presented.isBeingDismissed = true
    presented.viewWillDisappear(animated)
    presenter.viewWillAppear(animated)
    presenter.presentedViewController = nil
    presented.presentingViewController = nil
    presented.view.removeFromSuperview()
    presented.viewDidDisappear(animated)
    presenter.viewDidAppear(animated)
    presented.isBeingDismissed = false
    UIApplication.shared.geometryChanged()
    completion?()
  }

  private static func hang(_ view: UIView, into window: UIWindow?) {
    guard let window else { return }
    view.frame = window.bounds
    window.addSubview(view)
  }
}

extension UIViewController {
  fileprivate var window: UIWindow? { isViewLoaded ? view.window : nil }
}
