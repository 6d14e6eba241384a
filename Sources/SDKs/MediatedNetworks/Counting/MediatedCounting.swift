import Simulation

/// When an ad's impression is counted beside Google. What is nil is as usual in the ad's format.
package struct MediatedCounting: Equatable, Sendable {
  /// By its network. What the network is told of counts as it is told.
  package var network: CountingMoment?
  /// By a third party, whose pixel is in the creative; nil without such a pixel.
  package var pixel: CountingMoment?
  /// Whether the network counts an ad's impression once, however often it sees or is told of it.
  package var isGuarded = true
  /// What the network pays for an impression, in micros; nil if its book says nothing of that.
  package var paysMicros: Int?

  package init(
    network: CountingMoment? = nil, pixel: CountingMoment? = nil, isGuarded: Bool = true
  ) {
    self.network = network
    self.pixel = pixel
    self.isGuarded = isGuarded
  }
}
