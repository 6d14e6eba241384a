import UIKit

/// A platform that can win. It is not an enumeration, so that platforms can be added; compare names.
public final class CLXArbiterPlatform: NSObject, NSCopying {
  /// Its token at CloudX.
  public let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// CloudX itself.
  public static let cloudX = CLXArbiterPlatform("CLOUDX")
  /// Unity LevelPlay.
  public static let levelPlay = CLXArbiterPlatform("LEVELPLAY")
  /// PubMatic OpenWrap.
  public static let pubMatic = CLXArbiterPlatform("PUBMATIC")
  /// No platform.
  public static let none = CLXArbiterPlatform("NONE")

  /// The same platform.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CLXArbiterPlatform)?.name == name
  }

  public override var hash: Int { name.hashValue }
  public override var description: String { name }
}
