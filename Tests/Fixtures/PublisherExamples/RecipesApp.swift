// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import UIKit

/// An application in code, without a storyboard: a stack, whose root has a table above a banner.
public final class RecipesApp: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?
  public let recipes = RecipesController(adUnitID: "strip")

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    MobileAds.shared.start()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: recipes)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

public final class RecipesController: UIViewController {
  public let tableView = UITableView(frame: .zero, style: .plain)
  public let bannerView = BannerView(adSize: AdSizeBanner)
  public private(set) var heard: [String] = []
  private let recipes = ["Soup", "Bread", "Salad"] + (4...30).map { "Cake \($0)" }

  public init(adUnitID: String) {
    super.init(nibName: nil, bundle: nil)
    bannerView.adUnitID = adUnitID
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipes"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "About",
      primaryAction: UIAction { [weak self] _ in
        self?.navigationController?.pushViewController(AboutController(), animated: true)
      })
    tableView.register(RecipeCell.self, forCellReuseIdentifier: "recipe")
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    bannerView.rootViewController = self
    bannerView.delegate = self
    view.addSubview(bannerView)
    bannerView.load(Request())
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let row = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: row, animated: animated)
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaLayoutGuide.layoutFrame
    let banner = bannerView.intrinsicContentSize
    bannerView.frame = CGRect(
      x: safe.midX - banner.width / 2, y: safe.maxY - banner.height, width: banner.width,
      height: banner.height)
    tableView.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: bannerView.frame.minY)
  }
}

extension RecipesController: UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    recipes.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
    cell.textLabel?.text = recipes[indexPath.row]
    cell.detailTextLabel?.text = "\(10 + indexPath.row) min"
    return cell
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = UIViewController()
    page.title = recipes[indexPath.row]
    navigationController?.pushViewController(page, animated: true)
  }
}

extension RecipesController: BannerViewDelegate {
  public func bannerViewDidReceiveAd(_ bannerView: BannerView) {
    heard.append("received")
  }

  public func bannerView(
    _ bannerView: BannerView, didFailToReceiveAdWithError error: Error
  ) {
    heard.append("error \((error as NSError).code)")
  }

  public func bannerViewDidRecordImpression(_ bannerView: BannerView) {
    heard.append("impression")
  }
}

final class RecipeCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class AboutController: UIViewController {
  private let newsletter = UISwitch()
  private let name = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
    view.backgroundColor = .systemBackground
    newsletter.isOn = true
    newsletter.frame.origin = CGPoint(x: 20, y: 60)
    name.placeholder = "Your name"
    name.borderStyle = .roundedRect
    name.frame = CGRect(x: 20, y: 120, width: 200, height: 30)
    for part in [newsletter, name] { view.addSubview(part) }
  }
}
