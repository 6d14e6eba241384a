import JSON
package import Simulation

extension Scenario {
  /// How a server answers in turn, and its ads behave, where no adapter of Google's is between.
  package protocol ServedConduct: NetworkConduct {
    /// What the server answers, in turn; the last one stays.
    var answers: [Aggregation.Answer] { get set }
    var order: CallbackOrder { get set }
    var showing: Showing { get set }
    var ad: Content? { get set }
    /// The server's own name for the unit; nil for the unit's id.
    var adUnitID: String? { get set }
  }
}

extension Scenario.ServedConduct {
  /// The settings of all of that, where `owner` is asked and `network` has the ads.
  static func served(
    by owner: String, of network: String,
    _ answers: any WritableKeyPath<Self, [Scenario.Aggregation.Answer]> & Sendable,
    _ order: any WritableKeyPath<Self, Scenario.CallbackOrder> & Sendable,
    _ showing: any WritableKeyPath<Self, Showing> & Sendable,
    _ adUnitID: any WritableKeyPath<Self, String?> & Sendable,
    _ ad: any WritableKeyPath<Self, Scenario.Content?> & Sendable
  ) -> [Setting<Self>] {
    [
      Setting(
        "answers", answers, .serviceAnswers,
        "What the \(network)'s server answers in turn; the last one stays",
        leftOut: "one that fills", script: .value),
      Setting(
        "order", order, .word, "The order in which its ads report their events",
        leftOut: "usual", script: .value),
      Setting(
        "showing", showing, .word, "What happens when its ad is shown",
        leftOut: "normal", script: .value),
      Setting("adUnitId", adUnitID, .text, "\(owner)'s own name for the unit", leftOut: "the id"),
      Setting("ad", ad, .content, "The ad that the \(network) has", leftOut: "a usual one"),
    ]
  }
}
