import GoogleMobileAds
import SampleAdSDK

/// Downloads what a network has only as addresses.
enum PictureDownload {
  /// Calls back on the main queue with the pictures that could be loaded, by address.
  static func load(_ addresses: [String], _ done: @escaping ([String: UIImage]) -> Void) {
    var images: [String: UIImage] = [:]
    var pending = addresses.count
    guard pending > 0 else { return done([:]) }
    for address in addresses {
      load(address) { image in
        images[address] = image
        pending -= 1
        if pending == 0 { done(images) }
      }
    }
  }

  private static func load(_ address: String, _ done: @escaping (UIImage?) -> Void) {
    guard let url = URL(string: address) else { return done(nil) }
    URLSession.shared.dataTask(with: url) { data, _, _ in
      done(data.flatMap { UIImage(data: $0) })
    }.resume()
  }
}

extension SampleNativeAd {
  /// The addresses of the pictures that did not come with the ad.
  var addressesOfMissingPictures: [String] {
    var addresses = moreImages.isEmpty ? moreImageURLs : []
    if icon == nil, let iconURL { addresses.append(iconURL) }
    if image == nil, let imageURL { addresses.append(imageURL) }
    return addresses
  }
}
