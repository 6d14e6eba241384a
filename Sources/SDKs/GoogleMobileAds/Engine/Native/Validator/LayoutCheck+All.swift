extension LayoutCheck {
  /// Every check, in the order in which they are told.
  static let all: [LayoutCheck] = [
    adTooSmall, assetOutside, assetTooSmall, assetHidden, assetCovered, assetNotConnected,
    headlineCut, bodyCut, mediaTooSmall, mediaNotInMediaView, badgeMissing, badgeTooSmall,
    adChoicesCovered,
    adChoicesOutside, adChoicesHidden, whiteSpaceTaps, missingAssetShown, assetWithAction,
    closeUnderStatusBar,
  ]

  static let adTooSmall = LayoutCheck(.adViewTooSmall) { layout in
    guard min(layout.size.width, layout.size.height) < 32 else { return [] }
    return [
      Found(
        frame: layout.bounds,
        text: "the ad is \(layout.size.inWholePoints); it must be at least 32×32")
    ]
  }
}
