extension ScenarioLibrary {
  /// Scenarios that are told on the stage step by step, in the order of the menu.
  package static let tours: [(name: String, content: @Sendable () -> [UInt8])] = [
    ("who-counted", { PackageResources.who_counted_json }),
    ("money-lost-and-found", { PackageResources.money_lost_and_found_json }),
    ("from-red-to-green", { PackageResources.from_red_to_green_json }),
    ("video-pixel-by-pixel", { PackageResources.video_pixel_by_pixel_json }),
    ("who-wins", { PackageResources.who_wins_json }),
    ("retry-storm", { PackageResources.retry_storm_json }),
  ]

  /// The tour after one; nil after the last, and for what is no tour.
  package static func tour(after name: String) -> String? {
    guard let place = tours.firstIndex(where: { $0.name == name }) else { return nil }
    return place + 1 < tours.count ? tours[place + 1].name : nil
  }
}
