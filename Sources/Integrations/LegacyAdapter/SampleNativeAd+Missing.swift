import SampleAdSDK

extension SampleNativeAd {
  /// The addresses of the pictures that did not come with the ad.
  package var addressesOfMissingPictures: [String] {
    var addresses = moreImages.isEmpty ? moreImageURLs : []
    if icon == nil, let iconURL { addresses.append(iconURL) }
    if image == nil, let imageURL { addresses.append(imageURL) }
    return addresses
  }
}
