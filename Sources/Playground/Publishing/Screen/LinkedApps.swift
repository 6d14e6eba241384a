import GoogleMobileAds
import Scenarios
package import UIKit

/// The screens of applications that are linked into the program.
package enum LinkedApps {
  /// Makes a view controller, or an application's delegate that has a window of its own.
  package typealias Maker = @MainActor () -> UIResponder

  // Set by the program before there is a world, and only read from then on.
  nonisolated(unsafe) private static var makers: [String: Maker] = [:]

  /// Gives screens names. Called before a session begins.
  package static func register(_ apps: [String: Maker]) {
    makers.merge(apps) { _, new in new }
  }

  /// The names that the program gave to screens, in alphabetical order.
  package static var names: [String] { makers.keys.sorted() }

  /// Those, and the screens of the built-in scenarios; only computed after a typo.
  static var known: [String] {
    let contents = ScenarioLibrary.appZoo.map { $0.content() }
    return names + contents.compactMap { (try? Scenario(reading: $0))?.app }
  }

  /// Whether `name`, one of ``names`` or a `Module.Class`, is a screen.
  package static func contains(_ name: String) -> Bool {
    makers[name] != nil || LinkedClass.named(name) is UIViewController.Type
  }

  /// A new screen; nil for a name that is none's, and for a class that refuses to be made by
  /// `init(coder:)`, the one that all controllers have.
  @MainActor static func make(_ name: String) -> UIResponder? {
    if let maker = makers[name] { return maker() }
    let type = LinkedClass.named(name) as? UIViewController.Type
    return (type as? any AdScreen.Type)?.init() ?? type?.init(coder: NSCoder())
  }
}
