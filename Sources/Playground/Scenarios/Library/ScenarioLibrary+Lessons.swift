extension ScenarioLibrary {
  /// Scenarios with something to do, in the order to learn from them.
  package static let lessons: [(name: String, content: @Sendable () -> [UInt8])] = [
    ("follow-one-impression", { PackageResources.follow_one_impression_json }),
    ("steal-a-click", { PackageResources.steal_a_click_json }),
    ("find-the-double-count", { PackageResources.find_the_double_count_json }),
    ("save-the-late-reward", { PackageResources.save_the_late_reward_json }),
    ("read-a-waterfall", { PackageResources.read_a_waterfall_json }),
    ("choose-the-right-call", { PackageResources.choose_the_right_call_json }),
  ]

  /// The lesson after one; nil after the last, and for what is no lesson.
  package static func lesson(after name: String) -> String? {
    guard let place = lessons.firstIndex(where: { $0.name == name }) else { return nil }
    return place + 1 < lessons.count ? lessons[place + 1].name : nil
  }
}
