import Contract
import Observing

/// A place on the phone that a room points at, in points of the screen.
package struct LitPlace: Equatable {
  let frame: PointRect
  let severity: Rule.Severity
}
