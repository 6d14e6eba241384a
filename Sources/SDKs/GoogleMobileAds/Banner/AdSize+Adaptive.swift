// Sizes that follow the width of what contains them. Here the phone is always held upright.

/// The best height for this width, at the edge of the screen as it is held now.
public func currentOrientationAnchoredAdaptiveBanner(width: CGFloat) -> AdSize {
  portraitAnchoredAdaptiveBanner(width: width)
}

/// The best height for this width, at the edge of a screen that is held upright.
public func portraitAnchoredAdaptiveBanner(width: CGFloat) -> AdSize {
  anchored(width, on: max(screen.width, screen.height))
}

/// The best height for this width, at the edge of a screen that lies on its side.
public func landscapeAnchoredAdaptiveBanner(width: CGFloat) -> AdSize {
  anchored(width, on: min(screen.width, screen.height))
}

/// A taller one for this width, at the edge of the screen as it is held now.
public func largeAnchoredAdaptiveBanner(width: CGFloat) -> AdSize {
  largePortraitAnchoredAdaptiveBanner(width: width)
}

/// A taller one for this width, at the edge of a screen that is held upright.
public func largePortraitAnchoredAdaptiveBanner(width: CGFloat) -> AdSize {
  large(portraitAnchoredAdaptiveBanner(width: width), on: max(screen.width, screen.height))
}

/// A taller one for this width, at the edge of a screen that lies on its side.
public func largeLandscapeAnchoredAdaptiveBanner(width: CGFloat) -> AdSize {
  large(landscapeAnchoredAdaptiveBanner(width: width), on: min(screen.width, screen.height))
}

/// A size for a list that scrolls, on the screen as it is held now.
public func currentOrientationInlineAdaptiveBanner(width: CGFloat) -> AdSize {
  portraitInlineAdaptiveBanner(width: width)
}

/// A size for a list that scrolls, on a screen that is held upright.
public func portraitInlineAdaptiveBanner(width: CGFloat) -> AdSize {
  inlineAdaptiveBanner(width: width, maxHeight: max(screen.width, screen.height))
}

/// A size for a list that scrolls, on a screen that lies on its side.
public func landscapeInlineAdaptiveBanner(width: CGFloat) -> AdSize {
  inlineAdaptiveBanner(width: width, maxHeight: min(screen.width, screen.height))
}

/// A size for a list that scrolls, with a maximum height; less than 32 points is not a size.
public func inlineAdaptiveBanner(width: CGFloat, maxHeight: CGFloat) -> AdSize {
  guard width > 0, maxHeight >= 32 else { return AdSizeInvalid }
  return AdSize(
    size: CGSize(width: width, height: maxHeight), flags: AdSize.isAdaptive | AdSize.isInline)
}

private var screen: CGSize { UIScreen.size }

/// In the shape of the usual banner, from 50 to 90 points high and at most 15 % of the screen.
private func anchored(_ width: CGFloat, on screenHeight: CGFloat) -> AdSize {
  guard width > 0 else { return AdSizeInvalid }
  let shaped = (width * 50 / 320).rounded()
  let highest = max(50, min(90, (screenHeight * 0.15).rounded()))
  return AdSize(
    size: CGSize(width: width, height: min(highest, max(50, shaped))), flags: AdSize.isAdaptive)
}

/// Twice as high, up to a fifth of the screen.
private func large(_ size: AdSize, on screenHeight: CGFloat) -> AdSize {
  var size = size
  let highest = max(size.size.height, (screenHeight * 0.2).rounded())
  size.size.height = min(highest, size.size.height * 2)
  return size
}
