import Simulation

/// A fault of a native ad's layout.
struct LayoutFlaw {
  let violation: Violation
  /// The word of the asset, `adChoices`, `badge` or `close`; nil for the ad as a whole.
  var part: String?
  /// The place, in the ad view.
  let frame: CGRect
  /// The fault in numbers and names.
  let text: String
}

/// A check of the validator: how its flaws are found.
struct LayoutCheck {
  let violation: Violation
  let look: @Sendable (AdViewLayout) -> [Found]

  /// A flaw that does not know its kind yet.
  struct Found {
    var part: String?
    let frame: CGRect
    let text: String
  }

  init(_ violation: Violation, _ look: @escaping @Sendable (AdViewLayout) -> [Found]) {
    (self.violation, self.look) = (violation, look)
  }

  func flaws(of layout: AdViewLayout) -> [LayoutFlaw] {
    look(layout).map {
      LayoutFlaw(violation: violation, part: $0.part, frame: $0.frame, text: $0.text)
    }
  }

  /// A check of each outlet whose asset the ad has: what is wrong with it, or nil.
  static func outlets(
    _ violation: Violation,
    _ fault: @escaping @Sendable (AdViewLayout, String, Int) -> String?
  ) -> LayoutCheck {
    LayoutCheck(violation) { layout in
      layout.outlets.compactMap { asset, place in
        guard layout.assets.contains(asset) else { return nil }
        return fault(layout, asset, place).map {
          Found(part: asset, frame: layout.parts[place].frame, text: "\(asset) \($0)")
        }
      }
    }
  }
}
