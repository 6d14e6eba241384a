package import Observing
package import Screen
package import Simulation

/// Brings the stage's own state together with what it shows, be that a session that runs or a journal
/// that is looked at. It knows no terminal and has no clock of its own.
@MainActor
package protocol Director: AnyObject {
  var stage: Stage { get set }
  /// What the screen may know now.
  var state: StageState { get }
  var pace: Pace { get }
  /// When something will happen by itself.
  var nextDue: Instant? { get }

  /// What the stage wants of whoever has the terminal and the files.
  var onWish: (StageWish) -> Void { get set }

  /// Begins; called once.
  func open()
  /// Lets pass what has passed by the clock.
  func catchUp()
  /// Handles what came from in front of the screen; `hit` is what lies under the mouse.
  func handle(_ event: InputEvent, hitting hit: Hit?)
}
