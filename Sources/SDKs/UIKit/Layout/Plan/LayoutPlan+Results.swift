extension LayoutPlan {
  /// The item whose variable it is; a variable of the plan's own belongs to the one before.
  func item(of column: Int) -> LayoutItem {
    var (low, high) = (0, movables.count)
    while low < high {
      let middle = (low + high) / 2
      if movables[middle].base <= column { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? movables[low - 1].item : .view(root)
  }

  /// How wide the views are whose height depends on it.
  func wrapped(_ values: [Double]) -> [ObjectIdentifier: CGFloat] {
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for movable in movables {
      guard case .view(let view) = movable.item, view.isHigherIfNarrower else { continue }
      widths[ObjectIdentifier(view)] = movable.frame(in: values).width
    }
    return widths
  }
}

extension LayoutPlan.Row {
  /// Whether a row without variables holds.
  var isMet: Bool {
    guard priority >= 1000 else { return true }
    return relation == .equal
      ? abs(row.constant) <= LinearSolver.near : row.constant >= -LinearSolver.near
  }
}

extension LayoutPlan.Movable {
  /// What the variables are, without the noise of calculating.
  func frame(in values: [Double]) -> CGRect {
    func value(_ place: Int) -> CGFloat {
      let value = values[base + place].plausible * 1e6
      // Not -0.
      return value.rounded() / 1e6 + 0
    }
    return CGRect(x: value(0), y: value(1), width: value(2), height: value(3))
  }
}
