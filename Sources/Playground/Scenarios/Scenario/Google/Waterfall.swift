package import AdServing

extension Scenario {
  /// Which of Google's interfaces the adapters of a unit are written for.
  package typealias API = AdapterAPI

  /// A unit whose ads Google requests, line by line.
  package struct Waterfall: Equatable, Sendable {
    package var api = API.modern
    package var options = Options()
    package var lines: [Line] = []
    /// How long Google waits for one line.
    package var timeout = Duration.seconds(5)
    /// What a thousand impressions must earn at least, in micros; nil for anything.
    package var floorMicros: Int?
    package var cap: AdUnit.Cap?

    package init(
      options: Options = .init(), lines: [Line] = [], timeout: Duration = .seconds(5)
    ) {
      self.options = options
      self.lines = lines
      self.timeout = timeout
    }
  }
}

extension Scenario.Waterfall {
  /// Every setting besides options and lines.
  static let settings = SettingTable<Self>([
    Setting("api", \.api, .word, "The version of Google's adapter interface"),
    Setting(
      "timeout", \.timeout, .positiveDuration, "How long Google waits for each line",
      leftOut: "5s"),
    Setting(
      "floor", \.floorMicros, .dollars,
      "The least that 1,000 impressions must earn for a line to be asked", leftOut: "nothing"),
    Setting(
      "cap", \.cap, .object(AdUnit.Cap.settings, .init()),
      "How many impressions there may be within a time", leftOut: "any number"),
  ])
}

extension AdUnit.Cap {
  static let settings = SettingTable<Self>([
    Setting("impressions", \.impressions, .ordinal, "How many", leftOut: "1"),
    Setting("time", \.time, .positiveDuration, "Within which time", leftOut: "1h"),
  ])
}
