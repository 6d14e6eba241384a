import GoogleMobileAds
import LegacyAdapter
import SampleAdSDK

/// Hands over the addresses of pictures where the publisher wants the pictures.
///
/// After the guide to native custom events of SDK 7: the custom event has to download them.
public final class PassesAddressesOnCustomEvent: LegacyNativeCustomEvent {
  /// None.
  public override func picturesToDownload(_ ad: SampleNativeAd) -> [String] { [] }
}
