extension UIView {
  /// The smallest size that a view can have.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A size that is larger than any.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size that the view would have by its constraints, as near to this one as they allow.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the view would have by its constraints, as near to this one as the priorities allow.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let fitting = LayoutFitting(
      size: targetSize.plausible, horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority)
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for _ in 0..<4 {
      let (size, wanted) = solved(fitting, widths)
      if wanted == widths { return size }
      widths = wanted
    }
    return solved(fitting, widths).size
  }

  private func solved(
    _ fitting: LayoutFitting, _ widths: [ObjectIdentifier: CGFloat]
  ) -> (size: CGSize, widths: [ObjectIdentifier: CGFloat]) {
    let plan = LayoutPlan(root: self, widths: widths, fitting: fitting)
    var values = Array(repeating: 0.0, count: plan.isPositive.count)
    for entry in LayoutSystems(plan).entries {
      let solution = entry.system.solution
      for (local, column) in entry.columns.enumerated() { values[column] = solution.values[local] }
    }
    let own = plan.movables.first { $0.item.object === self }
    return (own?.frame(in: values).size ?? .zero, plan.wrapped(values))
  }
}
