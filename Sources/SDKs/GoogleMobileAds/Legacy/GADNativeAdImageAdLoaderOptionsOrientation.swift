/// The pictures that a publisher preferred in SDK 7; ``NativeAdMediaAdLoaderOptions`` replaced it.
public enum GADNativeAdImageAdLoaderOptionsOrientation: Int, Sendable {
  case any = 1
  case portrait = 2
  case landscape = 3
}
