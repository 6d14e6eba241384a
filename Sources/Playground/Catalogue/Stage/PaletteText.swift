/// The groups of the list of all commands.
package enum PaletteText {
  package static let ad = "The ad"
  package static let adCase = "Change the case"
  package static let places = "Go to"
  package static let time = "Time"
  package static let stories = "Stories"
  package static let program = "Program"
  package static let forces = "Make the line …"
}
