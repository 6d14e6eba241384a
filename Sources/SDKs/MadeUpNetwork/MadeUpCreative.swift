import Foundation
import Simulation
public import UIKit

extension MadeUpAd {
  /// Fills a banner of the network; taps on it are clicks.
  public func fill(_ banner: UIView) {
    guard banner.subviews.isEmpty else { return }
    if banner.frame.isEmpty { banner.frame.size = Self.askedSize ?? CGSize(width: 320, height: 50) }
    let label = UILabel(frame: banner.bounds)
    label.text = "Fresh from \(server.network)"
    banner.addSubview(label)
    banner.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.click() })
  }

  /// The size that Google last asked a line for. Sizes of an SDK of which only declarations are here mean
  /// nothing.
  private static var askedSize: CGSize? {
    let asked = World.current.journal.entries.last { $0.sense == .lineAsked }
    guard case .fields(let options)? = asked?.data["options"],
      case .string(let size)? = options["size"]
    else { return nil }
    let parts = size.split(separator: "×").compactMap { Double($0) }
    return parts.count == 2 ? CGSize(width: parts[0], height: parts[1]) : nil
  }
}

extension MadeUpAd {
  /// Shows itself in a view that is not its own, and watches it: one that is all of the ad, or one that the
  /// application made of its assets.
  public func show(_ message: String, in view: UIView, isWhole: Bool) {
    if isWhole {
      server.asked(message, nil) { [self] in
        fill(view)
        watch(view)
      }
    } else {
      register(message, view, tapping: [], isKept: false)
    }
    if let owner { view.addSubview(MadeUpProbe(owner)) }
  }

  /// A view of the network's own. One that is a whole ad takes taps; a native ad's video leaves them to
  /// whoever sees them.
  public func view(isWhole: Bool) -> UIView {
    if let ownView { return ownView }
    let view = MadeUpView(self)
    if isWhole { fill(view) }
    ownView = view
    return view
  }
}

private final class MadeUpView: UIView {
  private weak var ad: MadeUpAd?

  init(_ ad: MadeUpAd) {
    self.ad = ad
    super.init(frame: .zero)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    ad?.see(self)
  }
}

/// Tells an ad when the view around it comes into a window or leaves it, and keeps the ad.
private final class MadeUpProbe: UIView {
  private let ad: any LivingAd

  init(_ ad: any LivingAd) {
    self.ad = ad
    super.init(frame: .zero)
    isHidden = true
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if let superview { ad.madeUp.watch(superview) }
  }
}

/// The assets of a native ad of a made-up network.
public enum MadeUpAsset {
  /// Two by two pixels, in a format that needs no decoder.
  public static var picture: UIImage? {
    UIImage(
      data: Data("P6 2 2 255\n".utf8)
        + Data([250, 190, 60, 230, 120, 40, 60, 140, 200, 30, 70, 140])
    )
  }
}
