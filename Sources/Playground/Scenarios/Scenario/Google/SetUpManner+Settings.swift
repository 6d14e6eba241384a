import AdServing
import JSON

extension SetUpManner {
  /// How a line's adapter is set up.
  static let settings = SettingTable<Self>([
    Setting(
      "latency", \.latency, .duration, "How long the network takes to set itself up",
      leftOut: "no time"),
    Setting("outcome", \.outcome, .word, "How that ends", leftOut: "succeeds"),
  ])
}
