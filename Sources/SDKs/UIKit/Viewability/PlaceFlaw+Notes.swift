import Simulation

extension UIView {
  /// Notes what is wrong with where the application has put this banner, once everybody has done what there
  /// was to do; `ad` says what it shows then.
  package func notePlaceFlaws(by party: Party, of ad: @escaping @MainActor () -> String?) {
    World.current.soon { [weak self] in
      MainActor.assumeIsolated {
        guard let self, let ad = ad() else { return }
        for flaw in self.placeFlaws {
          if case .covered = flaw, BannerViews.shared.isUnderSuccessor(self) {
            World.current.journal.note(
              by: party, "a newer banner of its unit lies over it", violation: .bannerForgotten,
              ad: ad)
            continue
          }
          World.current.journal.note(by: party, flaw.text, violation: flaw.violation, ad: ad)
        }
      }
    }
  }
}

extension PlaceFlaw {
  fileprivate var violation: Violation {
    switch self {
    case .covered: .bannerCovered
    case .cut: .bannerCut
    case .untouchable: .bannerUntouchable
    }
  }

  fileprivate var text: String {
    switch self {
    case .covered(let frame, let share):
      "\(share.percent) of the banner is covered by the view at \(frame.inPoints)"
    case .cut(let share): "\(share.percent) of the banner is left by the view around it"
    case .untouchable(.deaf): "the banner, or a view around it, takes no touches"
    case .untouchable(.outside): "the banner's middle lies outside of the view around it"
    case .untouchable(.clearView(let frame)):
      "a clear view at \(frame.inPoints) takes the taps on the banner"
    }
  }
}

extension Double {
  fileprivate var percent: String { "\(Int((self * 100).rounded())) %" }
}
