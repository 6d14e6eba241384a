/// Texts of the menu of tours.
package enum ToursText {
  package static let tours = "Tours"
  package static let howToursGo = "told to you: n for the next step, a to play by itself"
  /// The columns of a heading, before what stands behind it.
  package static let headingWidth = 10
}
