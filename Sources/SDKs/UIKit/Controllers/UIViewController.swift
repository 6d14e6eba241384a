// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// UIKit's own signatures have them, and source written for UIKit relies on it.

/// Answers for a view: makes it, hears when it appears, presents others over it.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// What it is called.
  open var title: String?
  /// How it covers what is below when it is presented. Unlike on a real phone `.automatic` is not a
  /// sheet here.
  open var modalPresentationStyle: UIModalPresentationStyle = .fullScreen
  /// How it would come in if animations took time here.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether the user may not drag a sheet away.
  open var isModalInPresentation = false

  /// The controller this one presented.
  public internal(set) final var presentedViewController: UIViewController?
  /// Whose view's controllers are part of this one.
  public internal(set) final var children: [UIViewController] = []
  /// The controller this one is a part of.
  public internal(set) final weak var parent: UIViewController?
  /// Whether it is just now being presented.
  public internal(set) final var isBeingPresented = false
  /// Whether it is just now being dismissed.
  public internal(set) final var isBeingDismissed = false
  final weak var presenter: UIViewController?
  /// The ad for whose sake it was presented, if it was for one's.
  package internal(set) final var presentedForAd: String?
  final var appearance = Appearance.absent
  private final var storedView: UIView?

  /// A controller without anything. There are no nibs here; the names are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// A controller without anything.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// There are no archives here; the controller is as any other.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open override var next: UIResponder? {
    presenter ?? storedView?.superview
  }

  // MARK: View

  /// The view it answers for, made when it is first asked for.
  open var view: UIView! {
    get {
      if let storedView { return storedView }
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.controller = nil
      storedView = newValue
      newValue?.controller = self
    }
  }

  /// Whether the view was made.
  public final var isViewLoaded: Bool { storedView != nil }
  /// The view if it was made.
  public final var viewIfLoaded: UIView? { storedView }

  /// Makes the view: an empty one as large as the screen.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Makes the view unless it was made.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    // An override that forgot to make one would have every reader of `view` make it again.
    if storedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// The view was made.
  open func viewDidLoad() {}
  /// The view is about to be seen.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is seen.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to be seen no more.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is seen no more.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to give its subviews their places.
  open func viewWillLayoutSubviews() {}
  /// The view gave its subviews their places.
  open func viewDidLayoutSubviews() {}
  /// Whether the status bar is to be left out.
  open var prefersStatusBarHidden: Bool { false }

  // MARK: Presentation

  /// The controller that presented this one, or what it is a part of.
  public final var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// Shows another controller over this one.
  ///
  /// Animations take no time: when this returns the other one has appeared and `completion` was
  /// called. Refused, with a note and without `completion` being called, as UIKit does: while another
  /// one is presented, when this one's view is in no window, and for one that is presented already.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    rootmost.show(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Ends the presentation of what this controller presented, and of all above; or, if it presented
  /// nothing, its own. `completion` is called when there is nothing to end, too.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = rootmost.presentedViewController == nil ? rootmost.presenter : rootmost
    presenter?.endPresentation(animated: flag)
    completion?()
  }

  // MARK: Parts

  /// Makes another controller a part of this one. Its view has to be added, too. Refused, with a note, for
  /// one that this one is a part of.
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

/// How a presented controller comes in.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
