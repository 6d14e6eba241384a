import Simulation

/// The views that have asked for banners, by their ad unit, each once, from the oldest to the newest.
@preconcurrency @MainActor package final class BannerViews {
  package static var shared: BannerViews { World.current.instance { BannerViews() } }

  private var views: [String: [Weak]] = [:]

  private struct Weak {
    weak var view: UIView?
  }

  /// A view asks for an ad of a unit.
  package func note(_ view: UIView, of unit: String) {
    var known = views[unit, default: []].filter { $0.view != nil }
    if !known.contains(where: { $0.view === view }) { known.append(Weak(view: view)) }
    views[unit] = known
  }

  /// A view asks for its next ad by itself: noted, if a newer one of its unit has taken its place. The newer one is
  /// on the screen then, and the old one is not, or lies under it.
  package func noteRefresh(of view: UIView, unit: String, by party: Party, ad: String?) {
    guard hasSuccessor(view, of: unit) else { return }
    let journal = World.current.journal
    // The timer that rang is no ad's, and proves nothing about this one.
    journal.within(Context(ad: ad)) {
      journal.note(
        by: party, "a newer banner of its unit has taken this one's place",
        violation: .bannerLeftAsking, ad: ad)
    }
  }

  /// Whether a newer view of its unit lies where this one is seen.
  func isUnderSuccessor(_ view: UIView) -> Bool {
    view.window != nil && views.keys.contains { hasSuccessor(view, of: $0) }
  }

  private func hasSuccessor(_ view: UIView, of unit: String) -> Bool {
    let known = views[unit, default: []].compactMap(\.view)
    guard let place = known.firstIndex(where: { $0 === view }) else { return false }
    return known[(place + 1)...].contains { $0.hasTakenThePlace(of: view) }
  }
}

extension UIView {
  fileprivate func hasTakenThePlace(of other: UIView) -> Bool {
    guard let window else { return false }
    guard other.window === window else { return other.window == nil }
    let middle = CGPoint(x: other.bounds.midX, y: other.bounds.midY)
    return window.hitTest(other.convert(middle, to: window), with: nil)?.isDescendant(of: self)
      == true
  }
}
