import Foundation

/// A part of a native ad.
open class POBNativeAdResponseAsset: NSObject {
  /// The number under which it was requested.
  open var assetId: Int { number }
  private let number: Int

  /// A part that says nothing.
  public override convenience init() {
    self.init(0)
  }

  init(_ number: Int) {
    self.number = number
  }
}

/// The title of a native ad.
open class POBNativeAdTitleResponseAsset: POBNativeAdResponseAsset {
  /// The title; empty if there is none.
  open var text: String { words }
  /// How long it is.
  open var length: Int { text.count }
  private let words: String

  init(_ number: Int = 0, _ text: String = "") {
    words = text
    super.init(number)
  }
}

/// A text of a native ad besides its title.
open class POBNativeAdDataResponseAsset: POBNativeAdResponseAsset {
  /// The text; empty if there is none.
  open var value: String { words }
  /// How long it is.
  open var length: Int { value.count }
  /// Which text it is.
  open var type: POBNativeDataAssetType { sort }
  private let words: String
  private let sort: POBNativeDataAssetType

  init(
    _ number: Int = 0, _ type: POBNativeDataAssetType = .description, _ value: String = ""
  ) {
    words = value
    sort = type
    super.init(number)
  }
}

/// A picture of a native ad.
open class POBNativeAdImageResponseAsset: POBNativeAdResponseAsset {
  /// Where it is; empty if there is none.
  open var imageURL: String { url }
  /// In pixels.
  open var width: Int { Int(size.width) }
  /// In pixels.
  open var height: Int { Int(size.height) }
  /// Which picture it is.
  open var type: POBNativeImageAssetType { sort }
  private let url: String
  private let size: CGSize
  private let sort: POBNativeImageAssetType

  init(
    _ number: Int = 0, _ type: POBNativeImageAssetType = .main, _ url: String = "",
    _ size: CGSize = .zero
  ) {
    self.url = url
    self.size = size
    sort = type
    super.init(number)
  }
}

/// Which text of a native ad.
public enum POBNativeDataAssetType: Int, Sendable {
  case sponsored = 1
  case description = 2
  case rating = 3
  case price = 6
  case ctaText = 12
}

/// Which picture of a native ad.
public enum POBNativeImageAssetType: Int, Sendable {
  case icon = 1
  case main = 3
}

/// How a native ad is drawn.
public enum POBNativeTemplateType: Int, Sendable {
  /// An icon, two texts and a button.
  case small
  /// The same with a large picture.
  case medium
  /// As the application draws it.
  case custom
}
