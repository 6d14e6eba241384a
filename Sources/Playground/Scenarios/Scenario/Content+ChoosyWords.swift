import AdServing
import JSON

extension Scenario.Content {
  /// What it says that ads of some formats have not; `path` leads to its owner, and `growsOld` is what is too
  /// old some day.
  func choosyWords(
    at path: [JSONPath.Step],
    growsOld: @escaping @Sendable (Scenario.Format) -> Bool = { $0.isFullScreen }
  ) -> [Scenario.Unit.ChoosyWord] {
    Self.choosyKeys.compactMap { key in
      guard let setting = Self.settings[key], setting.value(of: self) != setting.value(of: .init())
      else { return nil }
      return .init(path + [.key("ad"), .key(key)], "\"\(key)\"") {
        key == "expiresAfter" ? growsOld($0) : Self.concerns(key, $0)
      }
    }
  }

  private static let choosyKeys = [
    "duration", "closeAfter", "goesLateBy", "expiresAfter", "vast", "reward", "metadata", "video",
    "extras", "imagesAs", "adChoicesAs", "media",
  ]

  private static func concerns(_ key: String, _ format: Scenario.Format) -> Bool {
    switch key {
    case "duration", "closeAfter", "goesLateBy", "vast": format.isFullScreen
    case "reward", "metadata": format.hasReward
    case "video": format != .banner
    default: format == .native
    }
  }
}
