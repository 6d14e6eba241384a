// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// UIKit's own signatures have them, and source written for UIKit relies on it.

/// A controller whose view is a table, for which it knows the data.
@preconcurrency @MainActor
open class UITableViewController: UIViewController,
  UITableViewDataSource, UITableViewDelegate
{
  private final var style = UITableView.Style.plain
  /// Whether nothing is selected when it appears again.
  open var clearsSelectionOnViewWillAppear = true

  /// A controller of a table in this style.
  public init(style: UITableView.Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }

  /// A controller of a plain table. There are no nibs here; the names are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// There are no archives here; the result has a plain table.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The table.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in tableView?.indexPathsForSelectedRows ?? [] {
      tableView?.deselectRow(at: path, animated: animated)
    }
  }

  // MARK: Data

  /// Answers that there is one section.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Answers that there are no rows.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Answers with an empty cell.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  /// Answers that there is none.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Answers that there is none.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  // MARK: Rows

  /// Answers with the height of all rows.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// Answers that the title is shown.
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  /// Answers that the view's own height counts.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { UITableView.automaticDimension }
  /// A cell is about to be seen.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// A cell is no longer seen.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  /// Answers with the row that was tapped.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// The user selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// The user selected another row than this one.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Another part of the table is seen.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
