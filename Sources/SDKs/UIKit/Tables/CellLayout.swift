/// Where a cell has its own texts and its picture: in whole rows of a terminal.
@MainActor struct CellLayout {
  static let margin: CGFloat = 20
  private static let gap: CGFloat = 10
  private let cell: UITableViewCell

  init(_ cell: UITableViewCell) {
    self.cell = cell
  }

  /// Where something at the right edge is.
  static func accessory(_ view: UIView?, isMark: Bool, in bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    let size =
      isMark
      ? CGSize(width: BarLayout.width(of: (view as? UILabel)?.text), height: BarLayout.row)
      : view.frame.size
    let top = isMark ? BarLayout.top : max(0, (bounds.height - size.height) / 2)
    return CGRect(
      origin: CGPoint(x: bounds.width - margin - size.width, y: top), size: size)
  }

  func apply() {
    let room = cell.contentView.bounds
    let left = place(cell.imageView, in: room)
    let width = max(0, room.width - left - Self.gap)
    let first = CGRect(x: left, y: BarLayout.top, width: width, height: BarLayout.row)
    guard let detail = cell.detailTextLabel else {
      cell.textLabel?.frame = first
      return
    }
    if cell.style == .subtitle {
      cell.textLabel?.frame = first
      detail.frame = first.offsetBy(dx: 0, dy: BarLayout.row)
    } else {
      let end = min(BarLayout.width(of: detail.text), width / 2)
      cell.textLabel?.frame = CGRect(
        x: left, y: first.minY, width: width - end - Self.gap, height: BarLayout.row)
      detail.frame = CGRect(
        x: left + width - end, y: first.minY, width: end, height: BarLayout.row)
    }
  }

  /// The picture's right edge with some room, or the margin.
  private func place(_ view: UIImageView?, in room: CGRect) -> CGFloat {
    guard let view, view.image != nil else {
      view?.frame = .zero
      return Self.margin
    }
    let side = min(40, room.height)
    view.frame = CGRect(x: Self.margin, y: BarLayout.top, width: side, height: side)
    return view.frame.maxX + Self.gap
  }
}
