import Languages
package import Simulation

/// Texts about moments that are over.
package enum TimeText {
  package static func lookingBack(to moment: Instant, of present: Instant) -> String {
    localized("◂ \(moment.seconds) s of \(present.seconds) s")
  }

  // What keys do while one is shown.
  package static var forward: String { localized("forward") }
  package static var goOn: String { localized("go on here") }
}
