import Simulation

extension NSLayoutConstraint {
  private static var activations = 0

  /// Puts it in force at a view, or at the nearest one that both sides are in.
  final func activate(at wanted: UIView? = nil) {
    guard self.host == nil else { return }
    let owners = owners
    guard let common = commonView else {
      return World.current.journal.note(
        by: .app, "a constraint was refused: its views have no common superview",
        data: ["constraint": .string(text)])
    }
    let isWanted = wanted.map(common.isDescendant) ?? false
    let host = isWanted ? wanted ?? common : common
    self.host = host
    self.common = common
    Self.activations += 1
    serial = Self.activations
    host.takePart().constraints.append(self)
    for owner in owners { owner.takePart().mentions.append(self) }
    changed()
  }

  /// Puts it out of force.
  final func deactivate() {
    guard let host else { return }
    host.autoLayout?.constraints.remove(self)
    for owner in owners { owner.autoLayout?.mentions.remove(self) }
    changed()
    self.host = nil
  }

  /// Requests layout where it is in force.
  final func changed() {
    guard let host else { return }
    host.setNeedsLayout()
    host.treeRoot.autoLayout?.engine.isStale = true
  }

  private var owners: [UIView] {
    let (one, other) = (first.item?.owner, second.item?.owner)
    return [one, other === one ? nil : other].compactMap { $0 }
  }

  private var commonView: UIView? {
    let owners = owners
    guard first.item?.owner != nil, second.item == nil || second.item?.owner != nil else {
      return nil
    }
    guard let last = owners.last else { return nil }
    var next = owners.first
    while let view = next {
      if last.isDescendant(of: view) { return view }
      next = view.superview
    }
    return nil
  }

  /// The constraint as people write it, as in `UILabel.width ≥ UIView.width × 0.5 + 8`.
  final var text: String {
    let sign =
      switch relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    var parts = ["\(first.name) \(sign)"]
    if second.item != nil {
      parts.append(second.name)
      if multiplier != 1 { parts.append("× \(multiplier.short)") }
      if constant != 0 { parts.append("\(constant < 0 ? "-" : "+") \(abs(constant).short)") }
    } else {
      parts.append(constant.short)
    }
    let text = parts.joined(separator: " ")
    return identifier.map { "\($0): \(text)" } ?? text
  }
}

extension [NSLayoutConstraint] {
  /// All are removed in the order of adding more often than not.
  fileprivate mutating func remove(_ constraint: NSLayoutConstraint) {
    if let place = firstIndex(where: { $0 === constraint }) { remove(at: place) }
  }
}

extension CGFloat {
  /// Without the fraction that a whole number has not got.
  fileprivate var short: String {
    self == rounded() ? "\(Int(self.plausible))" : "\(Double(self))"
  }
}
