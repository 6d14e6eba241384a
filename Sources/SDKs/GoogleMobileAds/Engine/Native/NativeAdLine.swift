import AdServing
import Simulation

/// What an ad's tracker knows about the line the ad came from.
struct NativeAdLine {
  /// Kept, like its adapter: networks expect both to live as long as the ad.
  let adapter: any MediationAdapter
  let mediatedAd: any MediationNativeAd
  let preferredAdChoicesPosition: AdChoicesPosition
  let settings: AdUnit.Line
  /// The ad and line that entries about it are written under.
  let context: Context
  let wire: Wire
  /// What the calls of its adapter are called.
  let naming: AdapterNaming
}
