import AdServing
import Simulation

/// What the tracker of an ad knows of the line the ad came from.
struct NativeAdLine {
  /// Held, as its adapter is: networks expect both to live as long as the ad.
  let adapter: any MediationAdapter
  let mediatedAd: any MediationNativeAd
  let preferredAdChoicesPosition: AdChoicesPosition
  let valueMicros: Int?
  /// The ad and line everything about it is written under.
  let context: Context
  let wire: Wire
}
