import UIKit

/// How large a banner is.
public final class LPMAdSize: NSObject {
  /// In points.
  public let width: Int
  /// In points.
  public let height: Int
  /// Whether its height was chosen for its width.
  public let isAdaptive: Bool

  private init(_ width: Int, _ height: Int, isAdaptive: Bool = false) {
    self.width = width
    self.height = height
    self.isAdaptive = isAdaptive
  }

  /// 320×50.
  public static func banner() -> LPMAdSize { LPMAdSize(320, 50) }
  /// 320×90.
  public static func large() -> LPMAdSize { LPMAdSize(320, 90) }
  /// 300×250.
  public static func mediumRectangle() -> LPMAdSize { LPMAdSize(300, 250) }
  /// 728×90.
  public static func leaderBoard() -> LPMAdSize { LPMAdSize(728, 90) }

  /// As wide as the screen, and as high as suits that; nil before the SDK has started.
  public static func createAdaptive() -> LPMAdSize? { createAdaptiveAdSize(withWidth: 0) }

  /// As wide as this, and as high as suits it; nil before the SDK has started. A width of 0 or less
  /// stands for the screen's.
  public static func createAdaptiveAdSize(withWidth width: CGFloat) -> LPMAdSize? {
    guard LevelPlay.isStarted else { return nil }
    let width = Int(width > 0 ? width : UIScreen.size.width)
    return LPMAdSize(width, width >= 728 ? 90 : 50, isAdaptive: true)
  }
}
