/// Reads a visual format from the left.
@MainActor struct VisualFormat {
  /// The views in it, in their order.
  private(set) var seen: [UIView] = []
  private var rest: Substring
  private var axis = NSLayoutConstraint.Axis.horizontal
  private var made: [NSLayoutConstraint] = []
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    rest = Substring(format.filter { !$0.isWhitespace })
    self.metrics = metrics
    self.views = views
  }

  /// The start of a view or its end, or an edge of the superview.
  private enum End {
    case edge, view(UIView)
  }

  mutating func read() -> [NSLayoutConstraint]? {
    if take("V:") { axis = .vertical } else { _ = take("H:") }
    var before: End? = take("|") ? .edge : nil
    while !rest.isEmpty {
      guard let room = readRoom(from: before) else { return nil }
      if take("|") {
        guard case .view(let view)? = before, rest.isEmpty else { return nil }
        join(.view(view), .edge, room)
        return made
      }
      guard let view = readView() else { return nil }
      if let before { join(before, .view(view), room) }
      before = .view(view)
    }
    return seen.isEmpty ? nil : made
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  private mutating func takeWord() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest.removeFirst(word.count)
    return String(word)
  }

  /// `-8-`, `-(>=8,<=20)-`, `-` or nothing.
  private mutating func readRoom(from before: End?) -> [Length]? {
    guard take("-") else { return [Length(relation: .equal, amount: .number(0))] }
    if rest.first == "[" || rest.first == "|" {
      return [Length(relation: .equal, amount: .number(8))]
    }
    let lengths = take("(") ? readLengths() : readLength().map { [$0] }
    return take("-") ? lengths : nil
  }

  /// `[name]` or `[name(lengths)]`.
  private mutating func readView() -> UIView? {
    guard take("["), let view = views[takeWord()] as? UIView else { return nil }
    seen.append(view)
    if take("(") {
      guard let lengths = readLengths() else { return nil }
      let own = LayoutSide(view, axis == .horizontal ? .width : .height)
      for length in lengths { add(own, length, own.attribute, nil) }
    }
    return take("]") ? view : nil
  }

  // MARK: Lengths

  private struct Length {
    enum Amount {
      case number(CGFloat), view(UIView)
    }

    let relation: NSLayoutConstraint.Relation
    let amount: Amount
    var priority = UILayoutPriority.required
  }

  private mutating func readLengths() -> [Length]? {
    var lengths: [Length] = []
    repeat {
      guard let length = readLength() else { return nil }
      lengths.append(length)
    } while take(",")
    return take(")") ? lengths : nil
  }

  private mutating func readLength() -> Length? {
    let relation: NSLayoutConstraint.Relation =
      take(">=") ? .greaterThanOrEqual : take("<=") ? .lessThanOrEqual : .equal
    if relation == .equal { _ = take("==") }
    let word = takeWord()
    let view = views[word] as? UIView
    guard let amount = number(word).map(Length.Amount.number) ?? view.map(Length.Amount.view)
    else { return nil }
    var length = Length(relation: relation, amount: amount)
    if take("@") {
      guard let priority = number(takeWord()) else { return nil }
      length.priority = UILayoutPriority(Float(priority))
    }
    return length
  }

  private func number(_ word: String) -> CGFloat? {
    switch metrics[word] {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as Float: CGFloat(number)
    default: Double(word).map { CGFloat($0) }
    }
  }

  // MARK: Constraints

  private mutating func join(_ one: End, _ next: End, _ lengths: [Length]) {
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    for length in lengths {
      switch (one, next) {
      case (.edge, .view(let view)):
        add(LayoutSide(view, start), length, start, view.superview)
      case (.view(let view), .edge):
        add(LayoutSide(view.superview, end), length, end, view)
      case (.view(let first), .view(let second)):
        add(LayoutSide(second, start), length, end, first)
      case (.edge, .edge): break
      }
    }
  }

  private mutating func add(
    _ side: LayoutSide, _ length: Length, _ attribute: NSLayoutConstraint.Attribute,
    _ other: UIView?
  ) {
    let constraint: NSLayoutConstraint
    switch length.amount {
    case .number(let number):
      let second = other.map { LayoutSide($0, attribute) } ?? .none
      constraint = NSLayoutConstraint(
        side, length.relation, second, multiplier: 1, constant: number)
    case .view(let view):
      constraint = NSLayoutConstraint(
        side, length.relation, LayoutSide(view, attribute), multiplier: 1, constant: 0)
    }
    constraint.priority = length.priority
    made.append(constraint)
  }
}
