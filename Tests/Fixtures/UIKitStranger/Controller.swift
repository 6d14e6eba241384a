import UIKit

/// A controller made the usual way.
package final class StrangersAdController: UIViewController {
  private let onClose: () -> Void
  private lazy var progress = UIProgressView(frame: .zero)

  package init(onClose: @escaping () -> Void) {
    self.onClose = onClose
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(progress)
    progress.setProgress(0.5, animated: true)
    guard let view = self.view else { return }
    view.accessibilityIdentifier = "ad"
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onClose()
  }
}

/// A controller without initialisers, like a fake in a test.
package final class StrangersEmptyController: UIViewController {}

/// Presents from code without stated isolation.
package func present(from controller: UIViewController, onClose: @escaping () -> Void) {
  controller.present(StrangersAdController(onClose: onClose), animated: true) {
    UIApplication.shared.open(URL(fileURLWithPath: "/"))
  }
}

/// Presents from code with stated isolation.
@MainActor package final class StrangersPresenter {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  package init() {}

  package func show() {
    window.rootViewController = StrangersEmptyController()
    window.makeKeyAndVisible()
    window.rootViewController?.dismiss(animated: false)
  }
}
