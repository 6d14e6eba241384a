import UIKit

// Labels and buttons of the views of all networks.

extension UILabel {
  package convenience init(
    _ text: String?, isBold: Bool = false, isQuiet: Bool = false,
    alignment: NSTextAlignment = .natural
  ) {
    self.init()
    self.text = text
    if isBold { font = .boldSystemFont(ofSize: 17) }
    if isQuiet { textColor = .secondaryLabel }
    textAlignment = alignment
  }
}

extension UIButton {
  package convenience init(_ title: String?, _ identifier: String, isFilled: Bool = false) {
    self.init()
    setTitle(title, for: .normal)
    accessibilityIdentifier = identifier
    if isFilled { backgroundColor = .tintColor }
  }

  package func does(_ action: @escaping () -> Void) {
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }
}
