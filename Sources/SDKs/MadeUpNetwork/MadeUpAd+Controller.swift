public import UIKit

extension MadeUpAd {
  /// An ad that is a controller itself, which the adapter presents: it has come to the front, for the first
  /// time or again after what covered it.
  public func appeared(as controller: UIViewController) {
    guard isReady else { return }
    isReady = false
    isOpen = { [weak controller] in controller?.presentingViewController != nil }
    server.asked("it was presented", .networkShowAsked) { [self] in
      controller.view.showMadeUpPage(
        of: server.network, onClick: { [self] in click() },
        onClose: { [self, weak controller] in
          tell(.willClose)
          controller?.dismiss(animated: true) { self.tell(.closed) }
        })
      tell(.willShow)
      begun()
    }
  }
}
