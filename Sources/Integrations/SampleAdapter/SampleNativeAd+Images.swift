import GoogleMobileAds
import SampleAdSDK

extension SampleNativeAd {
  /// The addresses of the pictures that did not come with the ad.
  var addressesOfMissingImages: [String] {
    var addresses: [String] = []
    if icon == nil, let iconURL { addresses.append(iconURL) }
    if image == nil, let imageURL { addresses.append(imageURL) }
    if moreImages.isEmpty { addresses += moreImageURLs }
    return addresses
  }

  /// The small picture as Google wants it: the picture itself, or else its address.
  func mappedIcon(_ downloaded: [String: UIImage]) -> NativeAdImage? {
    mapped(icon, iconURL, iconScale, downloaded)
  }

  /// The large pictures, likewise.
  func mappedImages(_ downloaded: [String: UIImage]) -> [NativeAdImage]? {
    guard let first = mapped(image, imageURL, imageScale, downloaded) else { return nil }
    let more =
      moreImages.isEmpty
      ? moreImageURLs.compactMap { mapped(nil, $0, imageScale, downloaded) }
      : moreImages.map { NativeAdImage(image: $0) }
    return [first] + more
  }

  private func mapped(
    _ image: UIImage?, _ address: String?, _ scale: CGFloat, _ downloaded: [String: UIImage]
  ) -> NativeAdImage? {
    if let image { return NativeAdImage(image: image) }
    guard let address, let url = URL(string: address) else { return nil }
    guard let image = downloaded[address] else { return NativeAdImage(url: url, scale: scale) }
    return NativeAdImage(image: image)
  }
}
