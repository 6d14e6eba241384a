package import Scenarios

extension ScenarioLibrary.Shelf {
  /// What stands above it in the list of scenarios; nil for those that need no word.
  package var heading: String? {
    switch self {
    case .file, .library: nil
    case .tour: "Tours: told on the stage, step by step with n"
    case .lesson: "Lessons: adplay learn opens them, and each one checks itself"
    case .zoo: "The zoo: each adapter breaks one rule"
    case .mistakes: "Mistakes of any adapter, each in every format"
    case .appZoo: "The zoo of apps: each application breaks one rule"
    }
  }
}
