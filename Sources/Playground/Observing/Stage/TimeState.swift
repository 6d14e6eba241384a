package import Simulation

/// The moments that a stage has kept, and which of them it shows.
package struct TimeState: Equatable, Sendable {
  package struct Mark: Equatable, Sendable {
    package var time: Instant
    /// Whether the user did something then.
    package var beginsAct: Bool

    package init(_ time: Instant, beginsAct: Bool) {
      self.time = time
      self.beginsAct = beginsAct
    }
  }

  /// The kept moments, oldest first; the last one is the present.
  package var marks: [Mark]
  /// The place among them of the moment that is shown; nil for the present.
  package var place: Int?
  /// How far the world has come, whatever is shown.
  package var present: Instant

  package init(marks: [Mark], place: Int?, present: Instant) {
    self.marks = marks
    self.place = place
    self.present = present
  }

  package var isLookingBack: Bool { place != nil }
}
