extension CGFloat {
  /// How many pixels there are to a point; what makes no sense counts as 1.
  package var plausibleScale: CGFloat { (0.01...100).contains(self) ? self : 1 }
}
