import UIKit

/// The page of a full-screen ad. Scripts know its buttons by their identifiers.
final class MadeUpPage: UIViewController {
  var onClick: () -> Void = {}
  var onClose: () -> Void = {}
  private let network: String

  private(set) var isOpen = true

  init(_ network: String) {
    self.network = network
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .fullScreen
    let title = UILabel(frame: CGRect(x: 40, y: 100, width: 300, height: 20))
    title.text = "Fresh from \(network)"
    let look = button("Have a look", "callToAction", CGRect(x: 90, y: 160, width: 200, height: 20))
    {
      [unowned self] in onClick()
    }
    let close = button("Close", "close", CGRect(x: 300, y: 0, width: 70, height: 20)) {
      [unowned self] in
      isOpen = false
      onClose()
    }
    [title, look, close].forEach(view.addSubview)
  }

  private func button(
    _ title: String, _ word: String, _ frame: CGRect, _ action: @escaping () -> Void
  ) -> UIButton {
    let button = UIButton(frame: frame)
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = word
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }
}
