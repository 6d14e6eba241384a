import GoogleMobileAds

/// Downloads pictures for which the network has only URLs, on behalf of the publisher.
package enum ImageDownload {
  /// Calls back on the main queue with the pictures that could be loaded, by address.
  package static func images(
    at addresses: [String], _ done: @escaping (_ images: [String: UIImage]) -> Void
  ) {
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
