public import UIKit

/// A screen of an application that takes orders: where a script says `load` or `show`, and on the stage, it is
/// told to do what its own buttons do. Any other `UIViewController` asks for its ads itself, and is only touched.
@MainActor
public protocol AdScreen: UIViewController {
  /// Made without an archive; a final class needs no `init(coder:)` for the playground's sake.
  init()
  /// Asks for an ad of the unit with this id.
  func load(_ unit: String)
  /// Shows the unit's ad, if there is one.
  func show(_ unit: String)
}
