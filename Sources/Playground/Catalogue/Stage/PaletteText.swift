import Languages

/// The groups of the list of all commands.
package enum PaletteText {
  package static var ad: String { localized("The ad") }
  package static var adCase: String { localized("Change the case") }
  package static var places: String { localized("Go to") }
  package static var time: String { localized("Time") }
  package static var stories: String { localized("Stories") }
  package static var program: String { localized("Program") }
  package static var forces: String { localized("Force an outcome") }
}
