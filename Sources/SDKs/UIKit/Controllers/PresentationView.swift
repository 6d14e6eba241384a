/// Covers the whole window and contains a presented controller's view. It takes the touches beside
/// a sheet, so that nothing below gets them.
package final class PresentationView: UIView {
  /// Whether it hides everything below.
  package let coversScreen: Bool

  init(of controller: UIViewController, in bounds: CGRect) {
    coversScreen = controller.coversScreen
    super.init(frame: bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard let view = controller.view else { return }
    view.frame = Self.place(for: controller.modalPresentationStyle, in: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  required init?(coder: NSCoder) {
    coversScreen = false
    super.init(coder: coder)
  }

  private static func place(for style: UIModalPresentationStyle, in bounds: CGRect) -> CGRect {
    switch style {
    case .pageSheet, .formSheet, .popover:
      let top = min(56, bounds.height / 4)
      return CGRect(
        x: 0, y: top, width: bounds.width, height: bounds.height - top)
    case .fullScreen, .automatic, .none, .currentContext, .custom, .overFullScreen,
      .overCurrentContext:
      return bounds
    }
  }
}
