import Simulation

extension CGPoint {
  /// The nearest point that can be calculated with.
  package var plausible: CGPoint { CGPoint(x: x.plausible, y: y.plausible) }
}

extension CGSize {
  /// The nearest size that can be calculated with.
  package var plausible: CGSize { CGSize(width: width.plausible, height: height.plausible) }

  /// As in 320×50; fractions of a point are dropped.
  package var inWholePoints: String { "\(Int(width.plausible))×\(Int(height.plausible))" }
}

extension CGRect {
  /// The nearest rectangle that can be calculated with.
  package var plausible: CGRect { CGRect(origin: origin.plausible, size: size.plausible) }

  /// The place of its corner, and its size.
  package var inPoints: String {
    "\(Int(minX.plausible)),\(Int(minY.plausible)) \(size.inWholePoints)"
  }
}
