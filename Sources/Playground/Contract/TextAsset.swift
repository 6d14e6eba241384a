/// The texts of a native ad: the same word in scenarios, in scripts, and in what networks and Google
/// write into the journal. In the order in which people look for them.
package enum TextAsset: String, CaseIterable, Sendable {
  case headline, body, callToAction, advertiser, store, price
}
