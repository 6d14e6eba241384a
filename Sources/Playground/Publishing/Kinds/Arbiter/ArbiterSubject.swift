import Simulation
import UIKit

/// A controller, as an application has it: the one that is built right, or the published example.
@MainActor
protocol ArbiterSubject: AnyObject {
  /// Whether the round that was asked for is under way.
  var isLoading: Bool { get }
  /// Why the last show was refused, as facts.
  var reasonOfRefusal: Fields { get }

  func load()
  /// Whether a network was asked to show its ad.
  func show(from controller: UIViewController, placement: String?) -> Bool
  func dispose()
}
