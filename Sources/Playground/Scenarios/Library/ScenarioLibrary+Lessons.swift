import CScenarioTexts

extension ScenarioLibrary {
  /// Scenarios with something to do, in the order to learn from them.
  package static let lessons = entries(on: lesson_shelf)

  /// The lesson after one; nil after the last, and for what is no lesson.
  package static func lesson(after name: String) -> String? {
    guard let place = lessons.firstIndex(where: { $0.name == name }) else { return nil }
    return place + 1 < lessons.count ? lessons[place + 1].name : nil
  }
}
