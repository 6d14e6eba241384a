import Contract
import Simulation
import UIKit

/// AdChoices that a finger touches: it opens the page about the ad, whatever is behind it.
///
/// | the tap meets | it is taken by | what is wrong |
/// |---|---|---|
/// | AdChoices | AdChoices | nothing here; the contract sees whether it counts |
/// | AdChoices, or what is behind it | the ad behind it | `ad-choices-taken` |
/// | AdChoices, or what is behind it | nobody, or a row of a table | `ad-choices-lost` |
/// | what lies over it | whoever that is | nothing here: the validator says what covers it |
@MainActor
struct TouchedAdChoices {
  let icon: UIView
  let adView: UIView

  /// Notes what went wrong with this tap; false if nothing did.
  func noteFault(_ tap: TapResult) -> Bool {
    guard canBeTouched, let hit = tap.hitView, icon.isDrawnOver(hit) else { return false }
    let taker = tap.takingView.flatMap { $0.isDescendant(of: adView) ? $0 : nil }
    if let taker, taker.isDescendant(of: icon) { return false }
    World.current.journal.note(
      by: .adapter,
      taker.map { "the tap on AdChoices is taken by \(type(of: $0))" }
        ?? "nobody takes taps on AdChoices",
      violation: taker == nil ? .adChoicesLost : .adChoicesTaken)
    return true
  }

  /// Whether the application lets it be seen and touched: no view around it is transparent, takes no touches, or
  /// ends before the icon.
  private var canBeTouched: Bool {
    let middle = CGPoint(x: icon.bounds.midX, y: icon.bounds.midY)
    return sequence(first: icon, next: \.superview).dropFirst().allSatisfy { view in
      view.isUserInteractionEnabled && !view.isHidden && view.alpha > 0.1
        && view.bounds.plausible.contains(icon.convert(middle, to: view).plausible)
    }
  }
}

extension UIView {
  /// Whether it lies over `other`, or is the same view or one of its own: what is drawn later lies over what is
  /// drawn earlier.
  fileprivate func isDrawnOver(_ other: UIView) -> Bool {
    if isDescendant(of: other) || other.isDescendant(of: self) { return true }
    var (mine, parent) = (self, superview)
    while let common = parent {
      if other.isDescendant(of: common) {
        let next = common.subviews.first { $0 === mine || other.isDescendant(of: $0) }
        return next !== mine
      }
      (mine, parent) = (common, common.superview)
    }
    return false
  }
}
