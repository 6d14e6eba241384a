import UIKit

/// A page of the publisher's application over its feed, with a button that closes it.
final class AppPageViewController: UIViewController {
  private let onGone: () -> Void

  /// `onGone` is called once it is closed.
  init(onGone: @escaping () -> Void) {
    self.onGone = onGone
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let width = view.bounds.width
    let title = UILabel(frame: CGRect(x: 20, y: 20, width: width - 120, height: 20))
    title.text = "Settings"
    title.font = .boldSystemFont(ofSize: 17)
    let done = UIButton()
    done.setTitle("Done", for: .normal)
    done.accessibilityIdentifier = "close"
    done.frame = CGRect(x: width - 90, y: 20, width: 70, height: 20)
    done.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    view.addSubview(title)
    view.addSubview(done)
    for row in 0..<6 { view.addSubview(setting(row, width)) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentingViewController == nil { onGone() }
  }

  private func setting(_ row: Int, _ width: CGFloat) -> UIView {
    let bar = UIView(
      frame: CGRect(x: 20, y: 80 + CGFloat(row) * 40, width: width - 40, height: 20))
    bar.backgroundColor = row.isMultiple(of: 2) ? .systemFill : .separator
    return bar
  }
}
