import Simulation

/// Whether a controller's view is visible, so that each step is reported once and in order.
///
/// | state | begin appearing | end appearing | begin disappearing | end disappearing |
/// |---|---|---|---|---|
/// | absent | appearing, `viewWillAppear` | – | – | – |
/// | appearing | – | present, `viewDidAppear` | disappearing, `viewWillDisappear` | – |
/// | present | – | – | disappearing, `viewWillDisappear` | – |
/// | disappearing | appearing, `viewWillAppear` | – | – | absent, `viewDidDisappear` |
enum Appearance {
  case absent, appearing, present, disappearing
}

extension UIViewController {
  final func beginAppearing(animated: Bool) {
    guard appearance == .absent || appearance == .disappearing else { return }
    appearance = .appearing
    installParts()
    aboutItsAd { viewWillAppear(animated) }
    for child in seenChildren { child.beginAppearing(animated: animated) }
  }

  final func endAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .present
    aboutItsAd { viewDidAppear(animated) }
    for child in seenChildren { child.endAppearing(animated: animated) }
  }

  final func beginDisappearing(animated: Bool) {
    guard appearance == .present || appearance == .appearing else { return }
    appearance = .disappearing
    aboutItsAd { viewWillDisappear(animated) }
    for child in children { child.beginDisappearing(animated: animated) }
  }

  final func endDisappearing(animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .absent
    aboutItsAd { viewDidDisappear(animated) }
    for child in children { child.endDisappearing(animated: animated) }
  }

  /// A controller's calls when it comes or goes are about the ad that it was presented for, whichever
  /// ad made it come or go.
  private func aboutItsAd(_ body: () -> Void) {
    guard presentedFor.ad != nil else { return body() }
    let journal = World.current.journal
    journal.within(presentedFor.because(of: journal.context), body)
  }

  private var seenChildren: [UIViewController] {
    children.filter { child in
      guard let own = viewIfLoaded, let part = child.viewIfLoaded else { return false }
      return part.isDescendant(of: own)
    }
  }
}
