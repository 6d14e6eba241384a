extension UITableView {
  private static let titleHeight: CGFloat = 28

  /// Where everything is; asked for on first use after the data changed.
  final var map: TableMap {
    if let shownMap { return shownMap }
    let map = makeMap()
    shownMap = map
    contentSize = CGSize(width: bounds.width, height: end(of: map))
    return map
  }

  private func makeMap() -> TableMap {
    var map = TableMap(from: tableHeaderView?.frame.height ?? 0)
    guard let dataSource else { return map }
    for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
      let count = max(0, dataSource.tableView(self, numberOfRowsInSection: section))
      map.append(
        header: headerHeight(section, dataSource),
        rows: (0..<count).map { height(of: IndexPath(row: $0, section: section)) },
        footer: dataSource.tableView(self, titleForFooterInSection: section)
          .map { _ in Self.titleHeight })
    }
    return map
  }

  private func end(of map: TableMap) -> CGFloat { map.end + (tableFooterView?.frame.height ?? 0) }

  private func height(of path: IndexPath) -> CGFloat {
    let height = wantedHeight(of: path)
    return height >= 0 ? height : 44
  }

  private func wantedHeight(of path: IndexPath) -> CGFloat {
    delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
  }

  private func headerHeight(
    _ section: Int, _ dataSource: UITableViewDataSource
  ) -> CGFloat? {
    let view = delegate?.tableView(self, viewForHeaderInSection: section)
    let title = dataSource.tableView(self, titleForHeaderInSection: section)
    guard view != nil || title != nil else { return nil }
    let wanted = delegate?.tableView(self, heightForHeaderInSection: section) ?? -1
    return wanted >= 0
      ? wanted : view.map { max(Self.titleHeight, $0.frame.height) } ?? Self.titleHeight
  }

  /// Gives the rows in sight cells, and takes the cells of others away.
  final func showRows() {
    var wanted = items()
    // A cell may be higher than a row was thought to be, and then others are in sight.
    while makeCells(for: wanted) { wanted = items() }
    let kinds = Set(wanted.map(\.kind))
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) where !kinds.contains(.row(path)) {
      cells[path] = nil
      putAway(cell, at: path)
    }
    for (kind, view) in titles where !kinds.contains(kind) {
      view.removeFromSuperview()
      titles[kind] = nil
    }
    for item in wanted { place(item) }
    tableHeaderView?.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: tableHeaderView?.frame.height ?? 0)
    tableFooterView?.frame = CGRect(
      x: 0, y: map.end, width: bounds.width, height: tableFooterView?.frame.height ?? 0)
  }

  private func items() -> ArraySlice<TableMap.Item> {
    map.items(from: bounds.minY, to: bounds.maxY)
  }

  /// Whether a row turned out to have another height.
  private func makeCells(for items: ArraySlice<TableMap.Item>) -> Bool {
    for item in items {
      guard case .row(let path) = item.kind, cells[path] == nil, let dataSource else { continue }
      let cell = dataSource.tableView(self, cellForRowAt: path)
      cells[path] = cell
      cell.frame = CGRect(x: 0, y: item.top, width: bounds.width, height: item.height)
      cell.isSelected = selected.contains(path)
      insertSubview(cell, at: 0)
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      guard wantedHeight(of: path) < 0, cell.usualHeight != item.height else { continue }
      shownMap?.set(height: cell.usualHeight, of: path)
      contentSize.height = end(of: map)
      return true
    }
    return false
  }

  private func place(_ item: TableMap.Item) {
    let frame = CGRect(x: 0, y: item.top, width: bounds.width, height: item.height)
    switch item.kind {
    case .row(let path):
      cells[path]?.frame = frame
      cells[path]?.showLine(separatorStyle == .singleLine)
    case .header(let section): title(item.kind, of: section).frame = frame
    case .footer(let section): title(item.kind, of: section).frame = frame
    }
  }

  private func title(_ kind: TableMap.Kind, of section: Int) -> UIView {
    if let known = titles[kind] { return known }
    let isHeader = kind == .header(section)
    let own = isHeader ? delegate?.tableView(self, viewForHeaderInSection: section) : nil
    let text =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    let view = own ?? SectionTitle(text, isBold: isHeader)
    titles[kind] = view
    addSubview(view)
    return view
  }
}

/// The title above or below a section.
private final class SectionTitle: UIView {
  private let label = UILabel()

  init(_ text: String?, isBold: Bool) {
    super.init(frame: .zero)
    label.text = text
    label.textColor = .secondaryLabel
    label.font = .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(
      x: CellLayout.margin, y: 4, width: bounds.width - 2 * CellLayout.margin,
      height: BarLayout.row)
  }
}
