extension ScenarioLibrary {
  /// Scenarios that are told on the stage step by step, in the order of the menu.
  package static let tours = entries(
    of: .tours,
    [
      "who-counted",
      "money-lost-and-found",
      "from-red-to-green",
      "video-pixel-by-pixel",
      "who-wins",
      "retry-storm",
    ])

  /// The tour after one; nil after the last, and for what is no tour.
  package static func tour(after name: String) -> String? {
    guard let place = tours.firstIndex(where: { $0.name == name }) else { return nil }
    return place + 1 < tours.count ? tours[place + 1].name : nil
  }
}
