/// Texts of the menu of tours.
package enum ToursText {
  package static let tours = "Tours"
  package static let howToursGo = "told to you: n for the next step, a to play by itself"
  package static let lessons = "Lessons"
  package static let howLessonsGo = "done by you: each one checks itself"
  package static let done = "✓"
  /// The columns of a heading, before what stands behind it.
  package static let headingWidth = 10
}
