/// The texts of a native ad, with the same words in scenarios, in scripts, and in what networks and
/// Google write into the journal. In a sensible reading order.
package enum TextAsset: String, CaseIterable, Sendable {
  case headline, body, callToAction, advertiser, store, price
}
