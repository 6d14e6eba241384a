import UIKit

/// What a full-screen ad shows. Scripts know its buttons by their identifiers.
final class NAMEPage: UIViewController {
  var onClick: () -> Void = {}
  var onClose: () -> Void = {}

  private(set) var isOpen = true

  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .fullScreen
    let title = UILabel(frame: CGRect(x: 40, y: 100, width: 300, height: 20))
    title.text = "Fresh from NAME"
    let look = button("Have a look", CGRect(x: 90, y: 160, width: 200, height: 20)) {
      [unowned self] in onClick()
    }
    look.accessibilityIdentifier = "callToAction"
    let close = button("Close", CGRect(x: 300, y: 0, width: 70, height: 20)) {
      [unowned self] in
      isOpen = false
      onClose()
    }
    close.accessibilityIdentifier = "close"
    [title, look, close].forEach(view.addSubview)
  }

  private func button(
    _ title: String, _ frame: CGRect, _ action: @escaping () -> Void
  ) -> UIButton {
    let button = UIButton(frame: frame)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }
}
