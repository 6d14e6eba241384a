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
  ])
}
