import MediatedNetworks
import UIKit

/// A loaded ad that competes.
public final class CLXArbiterBid: NSObject {
  /// Unique in this run of the application.
  public let bidId: String
  /// Whose ad it is.
  public let platform: CLXArbiterPlatform
  /// More about it; nothing with an empty key is in here.
  public let extras: [String: String]

  let offer: ArbitrationOffer

  private init(
    _ platform: CLXArbiterPlatform, _ price: Double?, _ unit: ArbitrationOffer.Unit,
    from buyer: String, precision: String, extras: [String: String]? = nil
  ) {
    bidId = CLXIdentifier.next()
    self.platform = platform
    self.extras = (extras ?? [:]).filter { !$0.key.isBlank }
    offer = ArbitrationOffer(
      id: bidId, platform: platform.name, price: price, unit: unit, buyer: buyer,
      precision: precision, extras: self.extras)
  }

  /// CloudX's own ad. Nobody looks at whether it is one; CloudX's server does.
  public static func cloudX(ad: CLXAd) -> CLXArbiterBid {
    CLXArbiterBid(
      .cloudX, ad.revenue?.doubleValue, .perImpression, from: ad.networkName ?? "",
      precision: ad.revenuePrecision ?? "")
  }

  /// An ad of Unity LevelPlay; `revenue` is what one impression pays, in US dollars.
  public static func levelPlay(
    networkName: String, revenue: Double, precision: String, extras: [String: String]? = nil
  ) -> CLXArbiterBid {
    CLXArbiterBid(
      .levelPlay, revenue, .perImpression, from: networkName, precision: precision, extras: extras)
  }

  /// An ad of PubMatic; `price` is what a thousand impressions pay, in US dollars.
  public static func pubMatic(
    price: Double, partnerName: String? = nil, extras: [String: String]? = nil
  ) -> CLXArbiterBid {
    CLXArbiterBid(
      .pubMatic, price, .perThousand, from: partnerName ?? "", precision: "", extras: extras)
  }
}

/// Identifiers that are unique in a world, and the same in every run of it.
enum CLXIdentifier {
  /// In the form of a UUID, as CloudX's server wants it.
  static func next() -> String {
    let digits = String(MediatedNumbers.next(of: CloudXNetwork.name), radix: 16)
    let tail = String(repeating: "0", count: max(0, 12 - digits.count)) + digits
    return "00000000-0000-4000-8000-\(tail.uppercased())"
  }
}
