/// Why nothing can be seen of an ad that was said to cover the application.
enum BlankScreen: String {
  case uncovered = "the ad was said to come, and nothing covers the application"
  case empty = "the ad was said to come, and what covers the application is empty"
}

extension UIViewController {
  /// Nil if something can be seen here or above; a view without subviews may draw itself.
  @MainActor var blankness: BlankScreen? {
    if let presentedViewController { return presentedViewController.blankness }
    guard let view = viewIfLoaded, type(of: view) == UIView.self else { return nil }
    return view.subviews.contains(where: \.isSeen) ? nil : .empty
  }
}

extension UIView {
  @MainActor fileprivate var isSeen: Bool { !isHidden && alpha > 0 && !bounds.isEmpty }
}
