extension UITableView {
  /// The row that is selected.
  public var indexPathForSelectedRow: IndexPath? { selected.first }

  /// The rows that are selected.
  public var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

  /// Selects a row, and nothing for nil; nobody is told.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil { selected.forEach(unmark) }
    guard let indexPath, map.contains(indexPath) else { return }
    mark(indexPath)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Ends the selection of a row; nobody is told.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    unmark(indexPath)
  }

  private func mark(_ path: IndexPath) {
    if !selected.contains(path) { selected.append(path) }
    cells[path]?.setSelected(true, animated: false)
  }

  private func unmark(_ path: IndexPath) {
    selected.removeAll { $0 == path }
    cells[path]?.setSelected(false, animated: false)
  }

  /// The row that a tap at this point would select.
  final func row(tappedAt point: CGPoint) -> TappedRow? {
    guard allowsSelection, let path = indexPathForRow(at: point), cells[path] != nil else {
      return nil
    }
    return TappedRow(table: self, path: path)
  }

  fileprivate func tapped(_ path: IndexPath) {
    let wanted = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let wanted, map.contains(wanted) else { return }
    if allowsMultipleSelection, selected.contains(wanted) {
      unmark(wanted)
      delegate?.tableView(self, didDeselectRowAt: wanted)
      return
    }
    for other in selected where !allowsMultipleSelection && other != wanted {
      unmark(other)
      delegate?.tableView(self, didDeselectRowAt: other)
    }
    mark(wanted)
    delegate?.tableView(self, didSelectRowAt: wanted)
  }
}

/// A row that a finger is on.
@MainActor struct TappedRow {
  let table: UITableView
  fileprivate let path: IndexPath

  func tapped(count: Int) {
    for _ in 0..<count { table.tapped(path) }
  }
}
