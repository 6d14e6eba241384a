import Simulation
import UIKit

/// The form that asks the user, over the application.
final class ConsentFormViewController: UIViewController {
  private let onGone: () -> Void
  private var isGone = false

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
    let texts = [
      "This app asks for your consent",
      "May partners use your data to", "choose and to measure ads? You can",
      "change your mind in the settings.",
    ]
    for (row, text) in texts.enumerated() {
      let label = UILabel(
        frame: CGRect(
          x: 20, y: 40 + CGFloat(row) * 20 + (row > 0 ? 20 : 0), width: width - 40, height: 20))
      label.text = text
      if row == 0 { label.font = .boldSystemFont(ofSize: 17) }
      view.addSubview(label)
    }
    add("Consent", "callToAction", at: 180, agrees: true)
    add("Do not consent", "close", at: 240, agrees: false)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard presentingViewController == nil, !isGone else { return }
    isGone = true
    onGone()
  }

  private func add(_ title: String, _ identifier: String, at y: CGFloat, agrees: Bool) {
    let button = UIButton()
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = identifier
    button.frame = CGRect(x: 20, y: y, width: view.bounds.width - 40, height: 40)
    button.addAction(
      UIAction { _ in ConsentDesk.shared.chosen(agrees: agrees) }, for: .touchUpInside)
    view.addSubview(button)
  }
}
