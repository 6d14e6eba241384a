import Simulation
import Testing
import Touches
import UIKit

/// Numbered rows, and a list of what happened.
@MainActor final class Numbers: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts = [40]
  var titles: [String?] = [nil]
  var height = UITableView.automaticDimension
  var told: [String] = []
  var made = 0
  /// Whether cells are made by the table.
  var name: String? = "number"

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles[section]
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "number") ?? make()
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }
  private func make() -> UITableViewCell {
    made += 1
    return UITableViewCell(style: .default, reuseIdentifier: name)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height
  }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { told.append("\(indexPath.row) gone") }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    told.append("\(indexPath.row) selected")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    told.append("\(indexPath.row) no longer")
  }
}

/// Measures its content when an app would ask for a banner.
private final class WidthAtAppearance: UITableViewController {
  var width: CGFloat = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    width = tableView.contentSize.width
  }
}

extension UIKitTests {
  @MainActor struct TableTests {
    private let phone = Phone()
    private let numbers = Numbers()
    private let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 440), style: .plain)

    @Test func `its content is as wide as the table is, in time for who appears`() {
      let controller = WidthAtAppearance(style: .plain)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      #expect(controller.width == 390)
      #expect(table.contentSize.width == 390)
    }

    init() {
      table.dataSource = numbers
      table.delegate = numbers
      phone.root.view.addSubview(table)
      phone.window.layoutIfNeeded()
    }

    private var texts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

    private func scroll(to height: CGFloat) {
      table.contentOffset.y = height
      phone.window.layoutIfNeeded()
    }

    @Test func `only rows in sight have cells`() {
      #expect(numbers.made == 10)
      #expect(texts == (0..<10).map { "0.\($0)" })
      #expect(table.contentSize == CGSize(width: 390, height: 1760))
      #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 88)
    }

    @Test func `cells that scroll out of sight are used again`() {
      scroll(to: 440)
      #expect(texts == (10..<20).map { "0.\($0)" })
      #expect(numbers.told == (0..<10).map { "\($0) gone" })
      #expect(numbers.made == 20)
      scroll(to: 880)
      #expect(numbers.made == 20)
      #expect(table.subviews.count { $0 is UITableViewCell } == 10)
    }

    @Test func `cells without a name are not`() {
      numbers.name = nil
      // Those that were made before have a name.
      for height in [440, 880, 1320] { scroll(to: CGFloat(height)) }
      #expect(numbers.made == 30)
    }

    @Test func `a registered class makes the cells, with its own initialiser`() {
      final class Card: UITableViewCell {
        let badge = UILabel()
        override init(style: CellStyle, reuseIdentifier: String?) {
          super.init(style: .value1, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(badge)
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      }
      table.register(Card.self, forCellReuseIdentifier: "card")
      let path = IndexPath(row: 0, section: 0)
      let cell = table.dequeueReusableCell(withIdentifier: "card", for: path)
      #expect(cell is Card && cell.detailTextLabel != nil && cell.reuseIdentifier == "card")
      #expect((cell as? Card)?.badge.superview === cell.contentView)
      #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
    }

    @Test func `a tap selects a row, and another tap another one`() {
      phone.window.tap(text: "0.2")
      #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
      #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
      phone.window.tap(text: "0.3")
      #expect(numbers.told == ["2 selected", "2 no longer", "3 selected"])
      table.deselectRow(at: IndexPath(row: 3, section: 0), animated: true)
      #expect(table.indexPathForSelectedRow == nil)
      table.allowsSelection = false
      phone.window.tap(text: "0.4")
      #expect(numbers.told.count == 3)
    }

    @Test func `several rows can be selected if the table says so`() {
      table.allowsMultipleSelection = true
      for text in ["0.3", "0.1", "0.3"] { phone.window.tap(text: text) }
      #expect(numbers.told == ["3 selected", "1 selected", "3 no longer"])
      #expect(table.indexPathsForSelectedRows?.map(\.row) == [1])
    }

    @Test func `a control in a row takes its own taps`() {
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
      let toggle = UISwitch()
      cell?.accessoryView = toggle
      phone.window.layoutIfNeeded()
      phone.window.tap(at: toggle.convert(CGPoint(x: 5, y: 5), to: nil))
      #expect(toggle.isOn)
      #expect(numbers.told == [])
    }

    @Test func `a recogniser above the table takes taps on rows, unless it lets them through`() {
      let recognizer = UITapGestureRecognizer { _ in numbers.told.append("recognised") }
      phone.root.view.addGestureRecognizer(recognizer)
      phone.window.tap(text: "0.1")
      #expect(numbers.told == ["recognised"])
      recognizer.cancelsTouchesInView = false
      phone.window.tap(text: "0.1")
      #expect(numbers.told == ["recognised", "recognised", "1 selected"])
    }

    @Test func `sections have titles and counts of their own`() {
      numbers.counts = [2, 1]
      numbers.titles = ["Fruit", nil]
      table.reloadData()
      phone.window.layoutIfNeeded()
      #expect(phone.window.shows("Fruit"))
      #expect(texts == ["0.0", "0.1", "1.0"])
      #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 1)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 116)
      #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 30)) == IndexPath(row: 0, section: 0))
      #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 5)) == nil)
    }

    @Test func `rows are as high as the delegate says, or as their cells are`() {
      numbers.height = 100
      table.reloadData()
      phone.window.layoutIfNeeded()
      #expect(texts.count == 5)
      let subtitles = Subtitles()
      table.delegate = nil
      table.dataSource = subtitles
      phone.window.layoutIfNeeded()
      #expect(table.contentSize.height == 180)
      #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 120)
    }

    @Test func `new and deleted rows move the cells of others`() {
      let third = table.cellForRow(at: IndexPath(row: 3, section: 0))
      numbers.counts = [41]
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
      phone.window.layoutIfNeeded()
      #expect(table.cellForRow(at: IndexPath(row: 4, section: 0)) === third)
      numbers.counts = [39]
      table.deleteRows(
        at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .fade)
      phone.window.layoutIfNeeded()
      #expect(third.flatMap(table.indexPath) == IndexPath(row: 2, section: 0))
      #expect(table.visibleCells.count == 10)
    }

    @Test func `scrolling to a row stops at the ends`() {
      table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: true)
      #expect(table.contentOffset.y == 880)
      table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .top, animated: true)
      #expect(table.contentOffset.y == 1320)
      table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .middle, animated: true)
      #expect(table.contentOffset.y == 0)
      table.scrollToRow(at: IndexPath(row: 12, section: 0), at: .none, animated: true)
      #expect(table.contentOffset.y == 132)
    }

    @Test func `views above and below the rows scroll with them`() {
      let (above, below) = (UIView(frame: square), UIView(frame: square))
      table.tableHeaderView = above
      table.tableFooterView = below
      phone.window.layoutIfNeeded()
      #expect(above.frame == CGRect(x: 0, y: 0, width: 390, height: 100))
      #expect(below.frame.minY == 1860 && table.contentSize.height == 1960)
      table.tableHeaderView = nil
      phone.window.layoutIfNeeded()
      #expect(above.superview == nil && table.contentSize.height == 1860)
    }

    @Test func `below a navigation bar the first row is below the bar`() {
      let page = UITableViewController(style: .plain)
      let phone = Phone(root: UINavigationController(rootViewController: page))
      page.tableView.dataSource = numbers
      phone.window.layoutIfNeeded()
      #expect(page.tableView.adjustedContentInset.top == 44)
      #expect(page.tableView.contentOffset.y == -44)
      let first = page.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
      #expect(first?.convert(CGPoint.zero, to: nil).y == 44)
    }
  }
}

private final class Subtitles: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .subtitle, reuseIdentifier: nil) }
}
