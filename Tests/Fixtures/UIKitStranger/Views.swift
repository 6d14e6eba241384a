import UIKit

/// A view made the usual way.
package final class StrangersBanner: UIView {
  private let label = UILabel(frame: CGRectMake(0, 0, 320, 50))
  private let delegateQueue = DispatchQueue(label: "banner")

  package override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  package required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setUp() {
    label.text = "Ad"
    label.textColor = .secondaryLabel
    label.font = UIFont.systemFont(ofSize: 12, weight: .bold)
    label.textAlignment = .center
    label.numberOfLines = 0
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.cornerRadius = 8
    layer.borderColor = UIColor.separator.cgColor
    backgroundColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    addSubview(label)
    let close = UIButton(type: .system)
    close.setTitle("Close", for: .normal)
    close.addAction(UIAction { [weak self] _ in self?.removeFromSuperview() }, for: .touchUpInside)
    addSubview(close)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

/// A view with a designated initialiser of its own.
package final class StrangersMediaView: UIImageView {
  let url: URL?

  package init(url: URL?) {
    self.url = url
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) {
    url = nil
    super.init(coder: coder)
  }
}

/// Makes and changes views in code without stated isolation, as most adapters do.
package final class StrangersAdapter: NSObject {
  package var mediaView: UIView?
  package let adChoicesView: UIView? = UIView()

  package func makeViews(data: Data) -> UIView {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 250))
    let image = UIImageView(image: UIImage(data: data))
    image.contentMode = .scaleAspectFit
    image.image = UIImage()
    container.addSubview(image)
    container.addSubview(StrangersMediaView(url: nil))
    mediaView = container
    return container
  }

  package func controller(of view: UIView) -> UIViewController? {
    var responder: UIResponder? = view
    while let next = responder?.next {
      if let controller = next as? UIViewController { return controller }
      responder = next
    }
    return nil
  }

  package func topController() -> UIViewController? {
    let scene = UIApplication.shared.connectedScenes
      .filter { $0.activationState == .foregroundActive }
      .compactMap { $0 as? UIWindowScene }
      .first
    let window = scene?.windows.first { $0.isKeyWindow } ?? UIApplication.shared.keyWindow
    var top = window?.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    return UIDevice.current.userInterfaceIdiom == .phone ? top : nil
  }
}
