/// Texts of the menu of tours.
package enum ToursText {
  package static let tours = "Tours"
  package static let howToursGo = "to watch: n is the next step, a plays them all"
  package static let lessons = "Lessons"
  package static let howLessonsGo = "to do: each one checks itself"
  package static let done = "✓"
}
