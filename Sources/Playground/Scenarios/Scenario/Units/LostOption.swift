import Simulation

extension Scenario {
  /// An option of a request that a layer between does not pass on, by its key.
  package struct LostOption: RawRepresentable, CaseIterable, Equatable, Sendable {
    package let rawValue: String

    /// Nil for what no request has.
    package init?(rawValue: String) {
      guard Self.keys.contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    package static let allCases = keys.compactMap(Self.init)

    /// What the application draws, and when Google counts, is in no request.
    private static let keys = Options.settings.all.map(\.key).filter {
      !["card", "layout", "countsOnPresent", "googleCounts", "refresh", "presents"].contains($0)
    }
  }
}

extension Scenario.Options {
  /// Whether a request has this option.
  func says(_ option: Scenario.LostOption) -> Bool {
    Self.settings[option.rawValue]?.isSaid(in: self) ?? false
  }

  /// Whether what it says is what comes without it, too.
  func isUsual(_ option: Scenario.LostOption) -> Bool {
    switch option.rawValue {
    case "size": size == .banner
    case "place": place == .bottom
    default: false
    }
  }

  /// The same without these, and the keys of those that were said.
  package func losing(_ lost: [Scenario.LostOption]) -> (options: Self, dropped: [String]) {
    var (options, dropped) = (self, [String]())
    for option in lost {
      guard let setting = Self.settings[option.rawValue], setting.isSaid(in: options) else {
        continue
      }
      if !options.isUsual(option) { dropped.append(option.rawValue) }
      setting.clear(in: &options)
    }
    return (options, dropped)
  }
}
