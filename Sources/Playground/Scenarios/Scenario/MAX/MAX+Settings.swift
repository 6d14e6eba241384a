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
        "mistakes", \.mistakes, .words("A mistake.", "Several mistakes.", atLeast: "one mistake"),
        "What MAX itself does wrong", leftOut: "nothing", script: .valueOrNull),
      Setting("when", \.condition, .condition, "When it does so", leftOut: "always"),
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
