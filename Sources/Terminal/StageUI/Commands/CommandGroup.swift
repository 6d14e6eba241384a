import Catalogue

/// A heading in the list of all commands. The groups that are used most come first.
enum CommandGroup: CaseIterable, Sendable {
  case ad, adCase, places, time, stories, program, forces

  var title: String {
    switch self {
    case .ad: PaletteText.ad
    case .adCase: PaletteText.adCase
    case .places: PaletteText.places
    case .time: PaletteText.time
    case .stories: PaletteText.stories
    case .program: PaletteText.program
    case .forces: PaletteText.forces
    }
  }
}
