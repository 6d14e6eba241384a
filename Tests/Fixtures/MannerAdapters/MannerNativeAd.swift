// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
import GoogleMobileAds

/// A native ad that leaves seeing to Google.
final class MannerNativeAd: NSObject, MediationNativeAd, MannerAd {
  var events: (any MediationAdEventDelegate)?

  var headline: String? { "Marmalade by post" }
  var body: String? { "Three jars, one letter." }
  var callToAction: String? { "Taste" }
  var advertiser: String? { "Manner & Sons" }
  var icon: NativeAdImage? { nil }
  var starRating: NSDecimalNumber? { nil }
  var store: String? { nil }
  var price: String? { nil }
  var extraAssets: [String: Any]? { nil }

  /// Four by three pixels, one of which is a jar.
  let images: [NativeAdImage]? = UIImage(
    data: Data("P6 4 3 255\n".utf8)
      + Data((0..<12).flatMap { $0 == 5 ? [230, 120, 20] : [250, 240, 220] as [UInt8] })
  ).map { [NativeAdImage(image: $0)] }

  private(set) lazy var adChoicesView: UIView? = {
    let icon = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    icon.text = "i"
    return icon
  }()
}
