import GoogleMobileAds
import SampleAdSDK

/// Hands over whatever the network answers with, an ad for the whole screen for a native one: it never
/// looks at what came.
///
/// After the native ad protocol: what was asked for is all the application has a place for.
public final class HandsOverAnotherFormatCustomEvent: ZooCustomEvent {
  override func refusal(of nativeAd: SampleNativeAd) -> NSError? { nil }
}
