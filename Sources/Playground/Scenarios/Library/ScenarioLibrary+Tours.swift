import CScenarioTexts

extension ScenarioLibrary {
  /// Scenarios that are told on the stage step by step, in the order of the menu.
  package static let tours = entries(on: tour_shelf)

  /// The tour after one; nil after the last, and for what is no tour.
  package static func tour(after name: String) -> String? {
    guard let place = tours.firstIndex(where: { $0.name == name }) else { return nil }
    return place + 1 < tours.count ? tours[place + 1].name : nil
  }
}
