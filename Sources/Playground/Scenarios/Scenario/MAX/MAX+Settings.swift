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
        "answers", \.answers, .serviceAnswers,
        "What the network's server answers in turn; the last one stays",
        leftOut: "one that fills", script: .value),
      Setting(
        "order", \.order, .word, "The order in which its ads report their events",
        leftOut: "usual", script: .value),
      Setting(
        "showing", \.showing, .word, "What happens when its ad is shown",
        leftOut: "normal", script: .value),
      Setting(
        "mistakes", \.mistakes, .words("A mistake.", "Several mistakes.", atLeast: "one mistake"),
        "What MAX itself does wrong", leftOut: "nothing", script: .valueOrNull),
      Setting(
        "refresh", \.refresh, .positiveDuration, "How long after an answer a banner is replaced",
        leftOut: "30s"),
      Setting("adUnitId", \.adUnitID, .text, "MAX's own name for the unit", leftOut: "the id"),
      Setting("ad", \.ad, .content, "The ad that the network has", leftOut: "a usual one"),
    ], shared: conduct(\.counts, \.pixel, \.habits))
}
