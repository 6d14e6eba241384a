import Simulation

extension LayoutCheck {
  static let badgeMissing = LayoutCheck(.attributionMissing) { layout in
    guard !layout.badges.contains(where: layout.isSeen) else { return [] }
    let hidden = layout.badges.first.map { layout.parts[$0].frame }
    return [
      Found(
        part: "badge", frame: hidden ?? layout.bounds,
        text: hidden == nil ? "nothing says that it is an ad" : "the attribution cannot be seen")
    ]
  }

  static let badgeTooSmall = LayoutCheck(.attributionTooSmall) { layout in
    let seen = layout.badges.filter(layout.isSeen).map { layout.parts[$0].frame }
    guard let largest = seen.max(by: { $0.shortSide < $1.shortSide }), largest.shortSide < 15
    else { return [] }
    return [
      Found(
        part: "badge", frame: largest,
        text: "the attribution is \(largest.size.inWholePoints); it must be at least 15×15")
    ]
  }

  static let adChoicesCovered = adChoices(.adChoicesCovered) { layout, place in
    layout.cover(of: place).map {
      "AdChoices is covered by \(layout.parts[$0].role.name) at \(layout.parts[$0].frame.inPoints)"
    }
  }

  static let adChoicesOutside = adChoices(.adChoicesPlacedOutside) { layout, place in
    let (frame, isOfApp) = (layout.parts[place].frame, layout.parts[place].isOfApp)
    // Where the application has no view for it, its place is the adapter's doing.
    guard isOfApp, !layout.bounds.contains(frame) else { return nil }
    return "AdChoices at \(frame.inPoints) lies outside of the ad's \(layout.size.inWholePoints)"
  }

  /// A view without a size is left alone: what the SDK draws into it may reach beyond it.
  static let adChoicesHidden = adChoices(.adChoicesHidden) { layout, place in
    layout.parts[place].isOfApp && !layout.parts[place].isVisible ? "AdChoices is hidden" : nil
  }

  private static func adChoices(
    _ violation: Violation, _ fault: @escaping @Sendable (AdViewLayout, Int) -> String?
  ) -> LayoutCheck {
    LayoutCheck(violation) { layout in
      layout.parts.indices.filter { layout.parts[$0].role == .adChoices }.compactMap { place in
        fault(layout, place).map {
          Found(part: "adChoices", frame: layout.parts[place].frame, text: $0)
        }
      }
    }
  }

  static let closeUnderStatusBar = LayoutCheck(.closeUnderStatusBar) { layout in
    layout.parts.filter {
      $0.role == .close && $0.isOfApp && $0.isVisible && !layout.safeArea.contains($0.frame)
    }
    .map {
      Found(
        part: "close", frame: $0.frame,
        text: "the close button at \($0.frame.inPoints) lies outside of the safe area")
    }
  }
}
