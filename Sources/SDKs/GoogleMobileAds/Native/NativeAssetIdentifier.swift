/// Identifies an asset of a native ad.
public struct GADNativeAssetIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number the asset is known by, as text.
  public let rawValue: String

  /// The asset with this number.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The headline.
  public static let headlineAsset = GADNativeAssetIdentifier(rawValue: "3001")
  /// The button.
  public static let callToActionAsset = GADNativeAssetIdentifier(rawValue: "3002")
  /// The small picture.
  public static let iconAsset = GADNativeAssetIdentifier(rawValue: "3003")
  /// The text.
  public static let bodyAsset = GADNativeAssetIdentifier(rawValue: "3004")
  /// The advertiser.
  public static let advertiserAsset = GADNativeAssetIdentifier(rawValue: "3005")
  /// Where to get the application.
  public static let storeAsset = GADNativeAssetIdentifier(rawValue: "3006")
  /// The price.
  public static let priceAsset = GADNativeAssetIdentifier(rawValue: "3007")
  /// The large picture.
  public static let imageAsset = GADNativeAssetIdentifier(rawValue: "3008")
  /// The stars.
  public static let starRatingAsset = GADNativeAssetIdentifier(rawValue: "3009")
  /// The view that plays the media.
  public static let mediaViewAsset = GADNativeAssetIdentifier(rawValue: "3010")
  /// The view that leads to AdChoices.
  public static let adChoicesViewAsset = GADNativeAssetIdentifier(rawValue: "3013")
}

extension GADNativeAssetIdentifier {
  /// The asset in a word, for people to read.
  package var word: String {
    switch self {
    case .headlineAsset: "headline"
    case .callToActionAsset: "callToAction"
    case .iconAsset: "icon"
    case .bodyAsset: "body"
    case .advertiserAsset: "advertiser"
    case .storeAsset: "store"
    case .priceAsset: "price"
    case .imageAsset: "image"
    case .starRatingAsset: "starRating"
    case .mediaViewAsset: "media"
    case .adChoicesViewAsset: "adChoices"
    default: rawValue
    }
  }
}
