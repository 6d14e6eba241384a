import MediatedNetworks
import Simulation

/// An ad as the Sample network's server stores it. What is nil is missing from the ad.
@dynamicMemberLookup
package struct SampleCreative: Equatable, Sendable {
  package var format = Format.native
  /// Which of the two kinds of native ads it is; nil for other ads.
  package var kind: Kind?
  /// What ads of any network have. Its texts are under their names in ``SampleNativeAd``.
  package var common = MediatedCreative()
  package var starRating: Decimal?
  package var degreeOfAwesomeness: String?
  package var extras: [String: String] = [:]

  package var icon: Icon?
  package var image: Image?
  /// Whether a VAST ad has its stars and its icon of its own, and not as any ad of its kind.
  package var (hasOwnStars, hasOwnIcon) = (false, false)

  /// In which order a full-screen ad reports its events.
  package var order = MediatedOrder()
  /// What happens when a full-screen ad is shown.
  package var showing = Showing.normal
  /// When its impression is counted.
  package var counting = MediatedCounting()
  /// What its network does of its own accord.
  package var habits: Set<NetworkHabit> = []
  /// How long a full-screen ad may wait to be shown; nil for no limit.
  package var expiresAfter: Duration?

  /// Whether the network delivers pictures, or only their URLs.
  package var delivers = Delivery.rasters
  /// Whether the network has a view for AdChoices, or only a picture and an address.
  package var adChoices = AdChoices.view

  /// The two kinds of native ads.
  package enum Kind: String, CaseIterable, Sendable {
    case content, appInstall
  }

  /// What sort of ad it is.
  package enum Format: String, CaseIterable, Sendable {
    case native, interstitial, rewarded, appOpen
  }

  package enum Delivery: String, CaseIterable, Sendable {
    case rasters, urls
  }

  package enum AdChoices: String, CaseIterable, Sendable {
    case view, imageURL
  }

  package subscript<Value>(dynamicMember path: WritableKeyPath<MediatedCreative, Value>) -> Value {
    get { common[keyPath: path] }
    set { common[keyPath: path] = newValue }
  }

  /// The small picture: a letter or two on a colour, or a motif drawn from a number.
  package struct Icon: Hashable, Sendable {
    package var text: String?
    package var color: UInt32
    /// The name of a file to show instead.
    package var file: String?
    package init(text: String? = nil, color: UInt32, file: String? = nil) {
      self.text = text
      self.color = color
      self.file = file
    }
  }

  /// The large picture: a scene from a number, between two colours.
  package struct Image: Hashable, Sendable {
    package var colors: [UInt32]
    package var motif: Int
    /// The name of a file to show instead.
    package var file: String?
    package init(colors: [UInt32], motif: Int, file: String? = nil) {
      self.colors = colors
      self.motif = motif
      self.file = file
    }
  }

  /// An ad without a text.
  package init() {
    common.texts = [:]
    common.reward = Reward()
  }

  /// An ad for something to read.
  package static let content: SampleCreative = {
    var creative = SampleCreative()
    creative.kind = .content
    creative.texts = [
      "headline": "Sample Content!",
      "body":
        "This is a sample ad, so there's no real content. In the event of a real ad, though, some persuasive text would appear here.",
      "callToAction": "Take Action",
      "advertiser": "The very best advertiser!",
    ]
    creative.degreeOfAwesomeness = "Fairly Awesome!"
    creative.icon = Icon(color: 0x2F6FDE)
    creative.image = Image(colors: [0x2F6FDE, 0x9AD0F5], motif: 1)
    return creative
  }()

  /// An ad for an application.
  package static let appInstall: SampleCreative = {
    var creative = SampleCreative()
    creative.kind = .appInstall
    creative.texts = [
      "headline": "Sample App!",
      "body": "This app doesn't actually exist.",
      "callToAction": "Take Action",
      "store": "Sample Store",
      "price": "$1.99",
    ]
    creative.starRating = 4.5
    creative.degreeOfAwesomeness = "Quite Awesome!"
    creative.icon = Icon(color: 0xE5732D)
    creative.image = Image(colors: [0xE5732D, 0xF7D26B], motif: 2)
    return creative
  }()

  /// A full-screen ad: one picture, and none of a native ad's parts.
  package static let fullScreen: SampleCreative = {
    var creative = SampleCreative()
    creative.format = .interstitial
    creative.image = Image(colors: [0x3B2F63, 0xE58FB1], motif: 211)
    return creative
  }()

  /// What a misconfigured server sends instead of what was asked for.
  static func another(than format: Format, _ kinds: [Kind]) -> SampleCreative {
    guard format == .native else { return .content }
    return switch kinds {
    case [.content]: .appInstall
    case [.appInstall]: .content
    default: .fullScreen
    }
  }
}
