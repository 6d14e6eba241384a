import Simulation

/// Google's validator of native ads: looks at an ad when it is on the screen, and notes every fault of
/// its layout. It never changes anything.
@MainActor
enum NativeAdValidator {
  static func look(at view: NativeAdView, _ ad: NativeAd) {
    let layout = AdViewLayout(view, of: ad)
    for check in LayoutCheck.all {
      for flaw in check.flaws(of: layout) {
        World.current.journal.note(
          by: .google, flaw.text, violation: flaw.violation, ad: ad.name, data: flaw.facts)
      }
    }
  }
}

extension LayoutFlaw {
  fileprivate var facts: Fields {
    var facts = Fields.none
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    facts[.frame] = numbers.map { Int($0.plausible.rounded()) }
    facts[.part] = part
    return facts
  }
}
