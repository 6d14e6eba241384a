import Simulation

extension UIViewController {
  /// The outermost controller this one is a part of: it handles presentations.
  final var rootmost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  final func show(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let window = viewIfLoaded?.window else {
      return refuse(other, "its view is not in a window", violation: .presentOutsideWindow)
    }
    guard presentedViewController == nil else {
      // A phone only logs this: it happens on a second tap on something that opens a page.
      return refuse(other, "it presents already", violation: nil)
    }
    // The root of the window has no presenter, but is below too.
    let below = sequence(first: self, next: \.presenter)
    guard other.presenter == nil, other.parent == nil, !below.contains(where: { $0 === other })
    else {
      return refuse(other, "the other is in use already", violation: .presentTwice)
    }
    let levels =
      Nesting.levels(to: self) { $0.presenter }
      + Nesting.height(of: other) { [$0.presentedViewController].compactMap { $0 } }
    guard Nesting.admits(other, into: self, "present(_:animated:completion:)", levels: levels)
    else { return }
    presentedViewController = other
    other.presenter = self
    other.presentedFor = World.current.journal.context
    other.isBeingPresented = true
    other.loadViewIfNeeded()
    // What is below a sheet stays visible and is not told.
    let isCovered = other.coversScreen
    if isCovered { beginDisappearing(animated: animated) }
    other.beginAppearing(animated: animated)
    window.addSubview(PresentationView(of: other, in: window.bounds))
    other.endAppearing(animated: animated)
    if isCovered { endDisappearing(animated: animated) }
    other.isBeingPresented = false
    completion?()
  }

  /// Ends what this controller presents and everything above it at once: what is between the
  /// topmost and this one does not become visible. Nor does this one if it is about to go itself.
  final func endPresentation(animated: Bool, isReturning: Bool = true) {
    guard let first = presentedViewController, !first.isBeingDismissed else { return }
    let ending = Array(sequence(first: first, next: \.presentedViewController)).reversed()
    for controller in ending { controller.isBeingDismissed = true }
    for controller in ending { controller.beginDisappearing(animated: animated) }
    if isReturning { beginAppearing(animated: animated) }
    for controller in ending { controller.leavePresenter() }
    if isReturning { endAppearing(animated: animated) }
    for controller in ending { controller.endDisappearing(animated: animated) }
    for controller in ending { controller.isBeingDismissed = false }
  }

  private func leavePresenter() {
    presenter?.presentedViewController = nil
    presenter = nil
    presentationView?.removeFromSuperview()
    viewIfLoaded?.removeFromSuperview()
  }

  /// Whether it hides everything below.
  final var coversScreen: Bool {
    switch modalPresentationStyle {
    case .fullScreen, .automatic, .currentContext: true
    case .none, .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext, .popover:
      false
    }
  }

  final var presentationView: PresentationView? { viewIfLoaded?.superview as? PresentationView }

  private func refuse(_ other: UIViewController, _ reason: String, violation: Violation?) {
    World.current.journal.note(
      by: .app, "present(_:animated:completion:) refused: \(reason)", violation: violation,
      data: [
        "presenting": .string(className(of: self)), "presented": .string(className(of: other)),
      ])
  }
}
