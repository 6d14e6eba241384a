package import AdServing
package import Simulation

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
    /// The error with which Google refuses each request; nil if it asks lines.
    package var refusal: GoogleRefusal?
    /// When it does so.
    package var refusalCondition = MistakeCondition()
    /// How the publisher's server behaves that Google tells of rewards; nil if nothing is known of it.
    package var rewardServer: RewardServer?

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
      "The least that 1,000 impressions must earn for a line to be asked", leftOut: "nothing",
      script: .valueOrNull),
    Setting(
      "cap", \.cap, .settings(AdUnit.Cap.settings, .init()),
      "How many impressions there may be within a time", leftOut: "any number",
      script: .valueOrNull),
    Setting(
      "refuses", \.refusal, .word, "What Google answers by itself, before it asks a line",
      leftOut: "nothing", script: .valueOrNull),
    Setting(
      "when", \.refusalCondition, .condition, "When it does so", leftOut: "always"),
    Setting(
      "rewardServer", \.rewardServer, .settings(RewardServer.settings, .init()),
      "How the publisher's server answers when it is told of a reward", leftOut: "not known",
      script: .valueOrNull),
  ])
}

extension RewardServer {
  static let settings = SettingTable<Self>([
    Setting("outcome", \.outcome, .word, "What it does with a request", leftOut: "grants"),
    Setting(
      "times", \.times, .ordinal, "With how many requests about one reward, before it grants",
      leftOut: "all"),
    Setting("latency", \.latency, .duration, "How long its answer takes", leftOut: "100ms"),
    Setting(
      "keepsTransactions", \.keepsTransactions, .flag,
      "Whether it keeps what it has granted, and grants it once", leftOut: "true"),
    Setting("order", \.order, .word, "Who hears of the reward first", leftOut: "appFirst"),
  ])
}

extension AdUnit.Cap {
  static let settings = SettingTable<Self>([
    Setting("impressions", \.impressions, .ordinal, "How many", leftOut: "1"),
    Setting("time", \.time, .positiveDuration, "Within which time", leftOut: "1h"),
  ])
}
