import Languages

/// Texts of the menu of tours.
package enum ToursText {
  package static var tours: String { localized("Tours") }
  package static var howToursGo: String {
    localized("to watch: n is the next step, a plays them all")
  }
  package static var lessons: String { localized("Lessons") }
  package static var howLessonsGo: String { localized("to do: each one checks itself") }
  package static let done = "✓"
  /// The footer's word for its key.
  package static var hint: String { localized("learn") }
}
