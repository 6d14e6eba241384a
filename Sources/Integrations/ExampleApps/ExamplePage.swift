import UIKit

/// A page with a title, a line that says how things are, and buttons below each other. Ads have the rest.
open class ExamplePage: UIViewController {
  private let status = UILabel(frame: CGRect(x: 20, y: 60, width: 340, height: 20))
  private var buttons = 0
  private var arrival: CFTimeInterval = 0
  /// Whether an ad was asked for and nothing was answered yet: a second one would take the place of the first.
  public var isLoading = false

  /// Where ads among the views begin.
  public var top: CGFloat { 100 + CGFloat(buttons) * 40 }

  /// Draws the title.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let heading = UILabel(frame: CGRect(x: 20, y: 20, width: 340, height: 20))
    heading.text = title
    heading.font = .boldSystemFont(ofSize: 17)
    status.textColor = .secondaryLabel
    view.addSubview(heading)
    view.addSubview(status)
  }

  /// Adds a button below the others.
  public func addButton(_ title: String, _ action: @escaping () -> Void) {
    let width = min(340, CGFloat(title.count + 4) * 10)
    let button = UIButton(
      frame: CGRect(x: 20, y: top, width: width, height: 20),
      primaryAction: UIAction(title: title) { _ in action() })
    button.backgroundColor = .tintColor
    buttons += 1
    view.addSubview(button)
  }

  /// An ad has come, which will be shown later.
  public func noteArrival() { arrival = CACurrentMediaTime() }

  /// Whether the ad that came last is still good: an app-open ad for four hours, others for one.
  public func isFresh(forHours hours: Double = 1) -> Bool {
    CACurrentMediaTime() - arrival < hours * 3600
  }

  /// Says how things are.
  public func say(_ text: String) { status.text = text }
}
