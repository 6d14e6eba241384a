extension UITableView {
  /// The number of sections.
  public var numberOfSections: Int { map.counts.count }

  /// The number of rows in a section.
  public func numberOfRows(inSection section: Int) -> Int {
    map.counts.indices.contains(section) ? map.counts[section] : 0
  }

  /// Where a row is; nothing for one that is not there.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard map.contains(indexPath) else { return .zero }
    let item = map[indexPath]
    return CGRect(x: 0, y: item.top, width: bounds.width, height: item.height)
  }

  /// The cell of a row that is in sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// The row that a cell shows.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The row at a point.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    for item in map.items(from: point.y, to: point.y + 1) {
      if case .row(let path) = item.kind, item.top <= point.y { return path }
    }
    return nil
  }

  /// The rows in sight, from the top.
  public var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

  /// The cells in sight, from the top.
  public var visibleCells: [UITableViewCell] {
    cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Scrolls to a row; no time passes.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard map.contains(indexPath) else { return }
    let (row, inset) = (rectForRow(at: indexPath), adjustedContentInset)
    let room = bounds.inset(by: inset)
    let top: CGFloat =
      switch scrollPosition {
      case .top: row.minY
      case .middle: row.midY - room.height / 2
      case .bottom: row.maxY - room.height
      case .none: min(max(room.minY, row.maxY - room.height), row.minY)
      }
    let last = max(0, contentSize.height - room.height)
    contentOffset.y = min(max(0, top), last) - inset.top
  }

  // MARK: Changes

  /// Asks for these rows again; no time passes.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for path in indexPaths.sorted() {
      if let cell = cells.removeValue(forKey: path) { putAway(cell, at: path) }
    }
    mapChanged()
  }

  /// There are new rows at these places; no time passes.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for inserted in indexPaths.sorted() {
      moveRows { path in
        path.section == inserted.section && path.row >= inserted.row ? 1 : 0
      }
    }
    mapChanged()
  }

  /// The rows at these places are gone; no time passes.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for path in indexPaths.sorted() {
      if let cell = cells.removeValue(forKey: path) { putAway(cell, at: path) }
    }
    selected.removeAll(where: indexPaths.contains)
    moveRows { path in
      -indexPaths.count { $0.section == path.section && $0.row < path.row }
    }
    mapChanged()
  }

  private func moveRows(by distance: (IndexPath) -> Int) {
    func moved(_ path: IndexPath) -> IndexPath {
      IndexPath(row: path.row + distance(path), section: path.section)
    }
    cells = Dictionary(uniqueKeysWithValues: cells.map { (moved($0.key), $0.value) })
    selected = selected.map(moved)
  }
}
