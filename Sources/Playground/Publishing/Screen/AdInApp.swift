package import Scenarios
package import UIKit

/// An ad among the application's views.
@MainActor
package struct AdInApp {
  /// Its name in the journal.
  package let name: String
  /// The view a user would call the ad.
  package let view: UIView
  /// The view of a part that can be touched; nil if the ad doesn't have it.
  package let touchable: @MainActor (Target) -> UIView?

  /// The unit that it is of.
  var unit: String { String(name.prefix { $0 != "#" }) }
}
