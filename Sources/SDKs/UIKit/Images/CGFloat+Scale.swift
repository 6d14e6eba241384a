extension CGFloat {
  /// Pixels per point; an implausible value counts as 1.
  package var plausibleScale: CGFloat { (0.01...100).contains(self) ? self : 1 }
}
