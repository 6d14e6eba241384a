/// A view or a layout guide.
@MainActor enum LayoutItem {
  case view(UIView)
  case guide(UILayoutGuide)

  init?(_ object: Any?) {
    switch object {
    case let view as UIView: self = .view(view)
    case let guide as UILayoutGuide: self = .guide(guide)
    default: return nil
    }
  }

  var object: AnyObject {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide
    }
  }

  /// The view, or the one that the guide belongs to.
  var owner: UIView? {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide.owningView
    }
  }
}

/// A side of a constraint: a line or a length of something that is not kept alive.
@MainActor struct LayoutSide {
  private weak var view: UIView?
  private weak var guide: UILayoutGuide?
  let attribute: NSLayoutConstraint.Attribute

  init(_ object: Any?, _ attribute: NSLayoutConstraint.Attribute) {
    self.attribute = attribute
    switch LayoutItem(object) {
    case .view(let view): self.view = view
    case .guide(let guide): self.guide = guide
    case nil: break
    }
  }

  /// Nothing: a constraint of a length has no second side.
  static var none: LayoutSide { LayoutSide(nil, .notAnAttribute) }

  var item: LayoutItem? {
    if let view { return .view(view) }
    return guide.map { .guide($0) }
  }

  /// As in `UILabel.leading`.
  var name: String {
    guard let item else { return "" }
    return "\(className(of: item.object)).\(attribute)"
  }
}
