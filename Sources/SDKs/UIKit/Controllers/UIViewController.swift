// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// UIKit's own signatures have them, and source written for UIKit relies on it.

import Simulation

/// Manages a view: makes it, is told when it appears, presents others over it.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// Its title; bars show it, too.
  open var title: String? {
    didSet {
      storedNavigationItem?.title = title
      storedTabBarItem?.title = title
    }
  }
  /// How it covers what is below when it is presented. Unlike on a real phone, `.automatic` is not
  /// a sheet here.
  open var modalPresentationStyle: UIModalPresentationStyle = .fullScreen
  /// How it would appear if animations took time here.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether the user cannot drag a sheet away.
  open var isModalInPresentation = false

  /// The controller this one presented.
  public internal(set) final var presentedViewController: UIViewController?
  /// The controllers that are part of this one.
  public internal(set) final var children: [UIViewController] = []
  /// The controller this one is a part of.
  public internal(set) final weak var parent: UIViewController?
  /// Whether it is being presented right now.
  public internal(set) final var isBeingPresented = false
  /// Whether it is being dismissed right now.
  public internal(set) final var isBeingDismissed = false
  /// Whether it is taken off the screen without being asked, as if the application had ended: its
  /// code does not get to say that it is gone.
  package final var isTakenOff = false
  final weak var presenter: UIViewController?
  /// The ad it was presented for, if any.
  package final var presentedForAd: String? { presentedFor.ad }
  final var presentedFor = Context.none
  final var appearance = Appearance.absent
  final var storedNavigationItem: UINavigationItem?
  final var storedTabBarItem: UITabBarItem?
  /// The parts of its view that the bars of the containers around it cover.
  final var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.safeAreaChanged() } }
  }
  final var toldSafeArea = UIEdgeInsets.zero
  /// Margins of its view that are not safe, besides those that the bars around it cover.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaChanged() } }
  }
  private final var storedView: UIView?

  /// An empty controller. There are no nibs here; the names are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// An empty controller.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// There are no archives here; the result is an ordinary controller.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    // It may have another controller by now.
    guard let manager = storedView?.manager?.toOpaque() else { return }
    if manager == Unmanaged.passUnretained(self).toOpaque() { storedView?.manager = nil }
  }

  open override var next: UIResponder? {
    presenter ?? storedView?.superview
  }

  // MARK: View

  /// The view it manages, made on first use.
  open var view: UIView! {
    get {
      if let storedView { return storedView }
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.manager = nil
      storedView = newValue
      newValue?.manager = .passUnretained(self)
    }
  }

  /// Whether the view has been made.
  public final var isViewLoaded: Bool { storedView != nil }
  /// The view, if it has been made.
  public final var viewIfLoaded: UIView? { storedView }

  /// Makes the view: an empty one as large as the screen.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Makes the view unless it has been made.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    // If an override forgot to make one, every use of `view` would try again.
    if storedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// The view was made.
  open func viewDidLoad() {}
  /// The view is about to become visible.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is visible.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to become invisible.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is no longer visible.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// The margins of the view that bars cover changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Whether to hide the status bar.
  open var prefersStatusBarHidden: Bool { false }

  // MARK: Presentation

  /// The controller that presented this one or its parent.
  public final var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// Shows another controller over this one.
  ///
  /// Animations take no time: on return the other one has appeared and `completion` was called. As
  /// in UIKit this is refused, with a note and without calling `completion`, if another one is
  /// already presented, if this one's view is not in a window, or if the other one is already
  /// presented.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    rootmost.show(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Ends the presentation of what this controller presented and everything above; if it presented
  /// nothing, its own. `completion` is called even if there is nothing to end.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = rootmost.presentedViewController == nil ? rootmost.presenter : rootmost
    presenter?.endPresentation(animated: flag)
    completion?()
  }

  /// Shows another controller in the way of the container around this one: a navigation controller
  /// pushes it, and without one it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.show(vc, sender: sender) }
    present(vc, animated: true)
  }

  // MARK: Parts

  /// A container puts the views of the parts it shows in place: it is about to appear.
  func installParts() {}

  /// Makes another controller a part of this one. Its view must be added separately. Refused, with
  /// a note, for a controller that this one is a part of.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self, admits(part: childController) else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Ends what `addChild(_:)` began.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// It is about to become a part of another one, or of none.
  open func willMove(toParent parent: UIViewController?) {}
  /// It became a part of another one, or of none.
  open func didMove(toParent parent: UIViewController?) {}
}

/// How a presented controller covers what is below.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// How a presented controller appears.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
