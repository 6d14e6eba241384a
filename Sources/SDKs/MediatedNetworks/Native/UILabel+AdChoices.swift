import UIKit

extension UILabel {
  /// Makes it a network's AdChoices icon: a tap opens the page that explains the ad, and is no click.
  package func becomeAdChoices(opening page: String) {
    text = "ⓘ"
    textColor = .label
    isUserInteractionEnabled = true
    accessibilityIdentifier = "adChoices"
    addGestureRecognizer(
      UITapGestureRecognizer { _ in
        guard let url = URL(string: page) else { return }
        UIApplication.shared.open(url)
      })
  }
}
