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
