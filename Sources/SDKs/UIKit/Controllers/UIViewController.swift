import Simulation

/// Runs a screen.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// What it is called.
  open var title: String?
  /// How it covers the controller that presents it.
  open var modalPresentationStyle = UIModalPresentationStyle.fullScreen
  /// The controller it presents.
  public internal(set) var presentedViewController: UIViewController?
  /// The controller that presents it.
  public internal(set) weak var presentingViewController: UIViewController?
  /// Whether it is on its way onto the screen.
  public internal(set) var isBeingPresented = false
  /// Whether it is on its way off the screen.
  public internal(set) var isBeingDismissed = false
  /// The controllers in it.
  public private(set) var children: [UIViewController] = []
  /// The controller it is in.
  public private(set) weak var parent: UIViewController?

  private var loadedView: UIView?

  /// A controller whose view is made when it is needed; archives are not read here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// A controller whose view is made when it is needed.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Controllers do not come from archives here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open override var next: UIResponder? {
    loadedView?.superview ?? presentingViewController
  }

  // MARK: The view

  /// Its view, made when first asked for.
  open var view: UIView {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? UIView(frame: UIScreen.main.bounds)
      self.view = view
      viewDidLoad()
      return view
    }
    set {
      loadedView = newValue
      newValue.controller = self
    }
  }

  /// Whether its view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes its view.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// The view has been made.
  open func viewDidLoad() {}
  /// The view's subviews have been placed.
  open func viewDidLayoutSubviews() {}
  /// The view is about to be seen.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is seen.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to be gone.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is gone.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Children

  /// Takes a controller in.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }

  /// Leaves the controller it is in.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  // MARK: Presenting

  /// Covers the screen with another controller. One that covers it already must go first.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    Presentation.present(controller, over: self, animated: animated, completion)
  }

  /// Uncovers the screen: takes off what it presents, or itself.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    Presentation.dismiss(from: self, animated: animated, completion)
  }

  /// The controller presented last above this one, or itself.
  package var topmostPresented: UIViewController {
    presentedViewController?.topmostPresented ?? self
  }
}

/// How a controller covers the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, overFullScreen, automatic
}
