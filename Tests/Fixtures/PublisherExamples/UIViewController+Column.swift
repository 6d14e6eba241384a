import UIKit

extension UIViewController {
  /// Puts views below each other, at the top of the page.
  @discardableResult
  func stack(_ views: [UIView]) -> UIStackView {
    view.backgroundColor = .systemBackground
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 20
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    return column
  }

  /// Shows an alert that only wants to be closed.
  func say(_ title: String, _ text: String? = nil, then: @escaping () -> Void = {}) {
    let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel) { _ in then() })
    present(alert, animated: true)
  }
}

extension UIButton {
  static func titled(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.backgroundColor = .tintColor
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }
}

extension UILabel {
  static func saying(_ text: String, bold: Bool = false) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = bold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    return label
  }
}
