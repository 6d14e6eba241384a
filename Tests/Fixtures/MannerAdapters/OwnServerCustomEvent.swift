// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
import GoogleMobileAds

/// Its network has a server of its own, which sends a picture; without it there is no ad.
public final class OwnServerCustomEvent: MannerCustomEvent {
  private static let address = "https://ads.marmalade.example/jar"

  public override func deliver(_ answer: @escaping () -> Void) {
    guard let jar = MannerNativeAd.picture, let url = URL(string: Self.address)
    else { return }
    SimulatedServer.shared.route(.prefix(Self.address), latency: .milliseconds(300), image: jar)
    URLSession.shared.dataTask(with: url) { data, response, _ in
      guard (response as? HTTPURLResponse)?.statusCode == 200,
        let data, UIImage(data: data)?.size == jar.size
      else { return }
      answer()
    }.resume()
  }
}
