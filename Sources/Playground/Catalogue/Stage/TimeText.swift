package import Simulation

/// Texts about moments that are over.
package enum TimeText {
  package static func lookingBack(to moment: Instant, of present: Instant) -> String {
    "◂ \(moment.seconds) s of \(present.seconds) s"
  }

  // What keys do while one is shown.
  package static let forward = "forward"
  package static let goOn = "go on here"
}
