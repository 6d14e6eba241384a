// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// UIKit's own signatures have them, and source written for UIKit relies on it.

/// In which order two parts of a container hear that one takes the other's place.
///
/// | container | order |
/// |---|---|
/// | navigation controller | old `viewWillDisappear`, new `viewWillAppear`, old `viewDidDisappear`, new `viewDidAppear` |
/// | tab bar controller | new `viewWillAppear`, old `viewWillDisappear`, old `viewDidDisappear`, new `viewDidAppear` |
enum SwapOrder {
  case oldFirst, newFirst
}

extension UIViewController {
  /// Shows one part in place of another. Nobody hears of it while the container is not on the screen.
  final func swap(
    _ old: UIViewController?, for new: UIViewController?, _ order: SwapOrder, animated: Bool
  ) {
    guard appearance == .present || appearance == .appearing else {
      if isViewLoaded { takeOut(old) }
      old?.endDisappearing(animated: animated)
      return
    }
    new?.loadViewIfNeeded()
    if order == .oldFirst { old?.beginDisappearing(animated: animated) }
    new?.beginAppearing(animated: animated)
    if order == .newFirst { old?.beginDisappearing(animated: animated) }
    takeOut(old)
    putIn(new)
    old?.endDisappearing(animated: animated)
    if appearance == .present { new?.endAppearing(animated: animated) }
  }

  private func takeOut(_ part: UIViewController?) {
    guard let view = part?.viewIfLoaded, view.superview === viewIfLoaded else { return }
    view.removeFromSuperview()
  }

  /// The part's view fills the container's, below its bar.
  final func putIn(_ part: UIViewController?) {
    guard let part, let view, let inner = part.view, inner.superview !== view else { return }
    inner.frame = view.bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(inner, at: 0)
  }

  /// The closest container of this sort that this one is a part of.
  fileprivate func container<Container: UIViewController>() -> Container? {
    var next = parent
    while let controller = next {
      if let container = controller as? Container { return container }
      next = controller.parent
    }
    return nil
  }

  /// The navigation controller that this one is a part of.
  public final var navigationController: UINavigationController? { container() }

  /// The tab bar controller that this one is a part of.
  public final var tabBarController: UITabBarController? { container() }

  /// This controller's part of a navigation bar, with its title.
  public final var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem()
    item.title = title
    storedNavigationItem = item
    return item
  }

  /// This controller's part of a tab bar, with its title. A navigation controller has its root's
  /// unless it is given its own.
  public final var tabBarItem: UITabBarItem! {
    get {
      if let storedTabBarItem { return storedTabBarItem }
      if let root = (self as? UINavigationController)?.viewControllers.first, title == nil {
        return root.tabBarItem
      }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      storedTabBarItem = item
      return item
    }
    set {
      storedTabBarItem = newValue
      tabBarController?.showTabs()
    }
  }
}
