import GoogleMobileAds
import SampleAdSDK

/// Hands over whatever the network answers with, even a full-screen ad as a native one: it never
/// checks.
///
/// After the native ad protocol: the application has a place only for what it requested.
public final class HandsOverAnotherFormatCustomEvent: ZooCustomEvent {
  override func refusal(of nativeAd: SampleNativeAd) -> NSError? { nil }
}
