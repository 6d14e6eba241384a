import JSON
import Simulation

extension Scenario.MAX {
  /// Every setting of such a unit.
  package static let settings = SettingTable<Self>(
    [
      Setting(
        "network", \.network, .text, "The network behind MAX that has the ads",
        leftOut: "AppLovin"),
      Setting(
        "adapter", \.adapter, .settings(Scenario.MAX.Adapter.settings, .init()),
        "The network's adapter for MAX, as a party of its own",
        leftOut: "the network answers for it", script: .valueOrNull),
      Setting(
        "before", \.before,
        .list(
          of: Scenario.MAX.PassedOver.settings, .init(), "One network.",
          "there must be at least one network"),
        "The networks that MAX asks first, in vain", leftOut: "none"),
      Setting(
        "mistakes", \.mistakes, .words("A mistake.", "Several mistakes.", atLeast: "one mistake"),
        "What MAX itself does wrong", leftOut: "nothing", script: .valueOrNull),
      Setting(
        "by", \.delay, .positiveDuration,
        "How much later MAX asks once more, tells what it delays, or drops an ad",
        leftOut: "at once, 3s"),
      Setting(
        "when", \.condition, .condition, "When it does so", leftOut: "always", script: .value),
      Setting(
        "retries", \.retries, .ordinal, "How often MAX asks again before it tells of no ad",
        leftOut: "never", script: .valueOrNull),
      Setting("flaw", \.flaw, .word, "What the application does wrong", leftOut: "nothing"),
      Setting("size", \.size, .word, "How large a banner is", leftOut: "banner"),
      Setting(
        "refresh", \.refresh, .positiveDuration, "How long after an answer a banner is replaced",
        leftOut: "30s", script: .valueOrNull),
    ],
    shared: served(
      by: "MAX", of: "network", \.answers, \.order, \.showing, \.adUnitID, \.ad)
      + conduct(\.counts, \.pixel, \.habits))
}

extension Scenario.MAX.PassedOver {
  static let settings = SettingTable<Self>([
    Setting("network", \.network, .text, "The network", leftOut: "AppLovin"),
    Setting("outcome", \.outcome, .word, "Whether it says so", leftOut: "noFill"),
    Setting(
      "latency", \.latency, .duration, "How long it takes; MAX waits for ten seconds",
      leftOut: "200ms"),
  ])
}

extension Scenario.MAX.Adapter {
  static let settings = SettingTable<Self>([
    Setting("name", \.name, .text, "Its name in the journal", leftOut: "none"),
    Setting(
      "mistakes", \.mistakes, .words("A mistake.", "Several mistakes.", atLeast: "one mistake"),
      "What it does wrong", leftOut: "nothing"),
    Setting(
      "by", \.delay, .positiveDuration, "How late it passes on what it delays", leftOut: "3s"),
    Setting("when", \.condition, .condition, "When it makes its mistakes", leftOut: "always"),
  ])
}
