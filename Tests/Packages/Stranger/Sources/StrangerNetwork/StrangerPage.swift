// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
import UIKit

/// An ad that covers the application: it counts when it is seen and tapped, and when the user has
/// earned something by having it open.
public final class StrangerPage: UIViewController {
  static let shop = URL(fileURLWithPath: "/strangers")

  public var onClick: () -> Void = {}
  public var onReward: (() -> Void)?
  public var onClosing: () -> Void = {}
  public var onClosed: () -> Void = {}

  public override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .fullScreen
    let title = UILabel(frame: CGRect(x: 40, y: 100, width: 300, height: 20))
    title.text = StrangerNetwork().headline
    view.addSubview(title)
    add(StrangerNetwork().button, "callToAction", CGRect(x: 90, y: 200, width: 200, height: 40)) {
      [unowned self] in click()
    }
    add("Close", "close", CGRect(x: 320, y: 0, width: 60, height: 20)) { [unowned self] in close() }
  }

  /// Covers the application; the network has then shown its ad.
  public func show(from controller: UIViewController) {
    controller.present(self, animated: true)
    StrangerNetwork.count(.impression)
  }

  private func click() {
    StrangerNetwork.count(.click)
    onClick()
    UIApplication.shared.open(Self.shop)
  }

  private func close() {
    if let onReward {
      StrangerNetwork.count(.reward)
      onReward()
    }
    onClosing()
    dismiss(animated: true) { self.onClosed() }
  }

  private func add(
    _ title: String, _ name: String, _ frame: CGRect, _ action: @escaping () -> Void
  ) {
    let button = UIButton(frame: frame)
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = name
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
  }
}
