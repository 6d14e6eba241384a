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
    view.showMadeUpPage(
      of: network, onClick: { [unowned self] in onClick() },
      onClose: { [unowned self] in
        isOpen = false
        onClose()
      })
  }
}

extension UIView {
  /// Fills it with what the page of a full-screen ad has.
  func showMadeUpPage(
    of network: String, onClick: @escaping () -> Void, onClose: @escaping () -> Void
  ) {
    let title = UILabel(frame: CGRect(x: 40, y: 100, width: 300, height: 20))
    title.text = "Fresh from \(network)"
    let look = Self.button(
      "Have a look", "callToAction", CGRect(x: 90, y: 160, width: 200, height: 20), onClick)
    let close = Self.button("Close", "close", CGRect(x: 300, y: 0, width: 70, height: 20), onClose)
    [title, look, close].forEach(addSubview)
  }

  private static func button(
    _ title: String, _ word: String, _ frame: CGRect, _ action: @escaping () -> Void
  ) -> UIButton {
    let button = UIButton(frame: frame)
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = word
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }
}
