package import Observing
package import Screen
package import Simulation
package import StageUI

/// Connects the stage's own state with what it shows: a running session or a journal that is only
/// viewed. It knows no terminal and has no clock of its own.
@MainActor
package protocol Director: AnyObject {
  var stage: Stage { get set }
  /// Which key does what.
  var keyMap: KeyMap { get set }
  /// What the screen may know now.
  var state: StageState { get }
  var pace: Pace { get }
  /// Whether the main loop may run while an event is handled, for code from elsewhere.
  var mayRunLoop: Bool { get }
  /// When something next happens by itself.
  var nextDue: Instant? { get }

  /// Called with what the stage wants from the owner of the terminal and the files.
  var onWish: (StageWish) -> Void { get set }

  /// Begins; called once.
  func open()
  /// What was written since the last key, if that was a tap; asked for once.
  func takeTap() -> ArraySlice<Entry>
  /// Lets simulated time catch up with the clock.
  func catchUp()
  /// Goes on with a story that plays by itself: its sentence has been read.
  func goOn()
  /// Handles input from the user; `hit` is what is under the mouse.
  func handle(_ event: InputEvent, hitting hit: Hit?)
}
