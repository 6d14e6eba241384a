import GoogleMobileAds
import SampleAdSDK

extension SampleNativeAd {
  /// Where the pictures can be had that did not come along.
  var addressesOfMissingImages: [String] {
    var addresses: [String] = []
    if icon == nil, let iconURL { addresses.append(iconURL) }
    if image == nil, let imageURL { addresses.append(imageURL) }
    if moreImages.isEmpty { addresses += moreImageURLs }
    return addresses
  }

  /// The small picture as Google wants it: itself if it is here, else where it can be had.
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
