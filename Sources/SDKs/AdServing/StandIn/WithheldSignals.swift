/// Why a network has nothing to say before an auction.
package enum WithheldSignals: String, Equatable, Sendable {
  case refused, silent
}
