package import Simulation

extension Scenario {
  /// One SDK that loads an ad for the arbiter to choose from, and how its network behaves.
  package struct Slot: Equatable, NetworkConduct {
    package var platform: Vendor
    package var label: String
    /// In the platform's own unit; nil if the ad comes without one.
    package var price: Price?
    /// How sure the price is, in the platform's own word.
    package var precision = "exact"
    /// The winner within the platform's own auction.
    package var network = "Sample Exchange"
    /// Told to the arbiter with its bid; CloudX's own bid takes none.
    package var extras: [String: String] = [:]
    package var outcome = NetworkOutcome.fill
    package var latency = Duration.milliseconds(200)
    /// Whether it answers within the call that asks.
    package var isInline = false
    /// How long its ad can be shown after it has loaded.
    package var expiresAfter: Duration?
    package var showing = Showing.normal
    package var order = CallbackOrder.usual
    package var counts: CountingMoment?
    package var pixel: CountingMoment?
    package var habits: [NetworkHabit] = []
    /// What the controller does wrong with it; nil for nothing.
    package var mishandling: Mishandling?
    /// Whether its SDK starts.
    package var initialises = true
    /// Whether its placement shows no more ads for now.
    package var isCapped = false
    package var ad: Content?

    /// A mistake of the controller's with one slot.
    package enum Mishandling: String, CaseIterable, Sendable {
      /// It asks the network to show an ad that has expired.
      case showsExpired
      /// It does not tell the network that its bid lost.
      case forgetsTheLoser
      /// It tells the network that its bid lost whose ad was shown.
      case losesTheWinner
    }

    package init(_ platform: Vendor, label: String, price: Price? = nil) {
      self.platform = platform
      self.label = label
      self.price = price
    }
  }
}

extension Scenario.Slot {
  /// Every setting of a slot besides its platform and label.
  package static let settings = SettingTable<Scenario.Slot>(
    [
      Setting(
        "price", \.price, .price, "What its ad is worth, in the platform's own unit",
        leftOut: "no price", script: .valueOrNull),
      Setting(
        "precision", \.precision, .text, "How sure the price is, in the platform's own word",
        leftOut: "exact", script: .value),
      Setting(
        "network", \.network, .text, "Who has won the platform's own auction",
        leftOut: "Sample Exchange", script: .value),
      Setting(
        "extras", \.extras, .textsByKey, "Texts by key that go to the arbiter with its bid",
        leftOut: "none", script: .value),
      Setting(
        "outcome", \.outcome, .word, "What the platform's server answers", leftOut: "fill",
        script: .value),
      Setting(
        "latency", \.latency, .duration, "How long the server takes to answer", leftOut: "200ms",
        script: .value),
      Setting(
        "inline", \.isInline, .flag, "Whether it answers within the call that asks",
        leftOut: "false", script: .value),
      Setting(
        "expiresAfter", \.expiresAfter, .positiveDuration,
        "How long its ad can be shown after it has loaded", leftOut: "forever",
        script: .valueOrNull),
      Setting(
        "showing", \.showing, .word, "What happens when its ad is shown", leftOut: "normal",
        script: .value),
      Setting(
        "order", \.order, .word, "The order in which its ad reports its events", leftOut: "usual",
        script: .value),
      Setting(
        "initialises", \.initialises, .flag, "Whether its SDK starts", leftOut: "true",
        script: .value),
      Setting(
        "capped", \.isCapped, .flag, "Whether its placement shows no more ads for now",
        leftOut: "false", script: .value),
      Setting(
        "mishandling", \.mishandling, .word,
        "What the controller does wrong with this slot",
        leftOut: "nothing"),
      Setting("ad", \.ad, .content, "The ad that the platform has", leftOut: "a usual one"),
    ], shared: conduct(\.counts, \.pixel, \.habits))
}
