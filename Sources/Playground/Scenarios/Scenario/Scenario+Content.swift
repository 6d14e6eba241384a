package import AdServing
package import Contract
package import Simulation

extension Scenario {
  /// The network's ad: one of the Sample network's two kinds, with changes.
  package struct Content: Equatable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
      case content, appInstall
    }

    /// An asset that is set: a text, or none.
    package enum Text: Equatable, Sendable {
      case text(String)
      case absent
    }

    package var kind = Kind.appInstall
    package var opens: Opens?
    package var imagesAs: ImagesAs?
    package var adChoicesAs: AdChoicesAs?
    package var texts: [TextAsset: Text] = [:]
    package var starRating: Double?
    package var icon: Icon?
    package var image: Image?
    /// The name of a file to show as the media.
    package var media: String?
    package var video: Duration?
    /// How long a full-screen ad counts down.
    package var duration: Duration?
    /// When a full-screen ad can be closed.
    package var closeAfter: Duration?
    /// How late its network tells that it is gone, where it tells that late.
    package var goesLateBy: Duration?
    /// How long a full-screen ad may wait to be shown.
    package var expiresAfter: Duration?
    package var reward: Reward?
    /// What the ad server says about a rewarded ad.
    package var metadata: AdMetadata?
    /// How long after the ad it comes; nil if it comes with the ad.
    package var metadataAfter: Duration?
    /// What a full-screen ad plays.
    package var vast: VASTSource?
    /// The documents that its wrappers lead to, by URL.
    package var vastCatalogue: [String: VASTSource] = [:]
    /// The VAST error that the player has with it.
    package var vastError: Int?
    /// How its player goes about it.
    package var player: [PlayerManner] = []
    /// How long after its other metadata its `MediaURL` comes; nil if they come together.
    package var mediaURLAfter: Duration?
    package var extras: [String: String] = [:]

    package init() {}

    package enum Opens: String, CaseIterable, Sendable {
      case page, app, nothing
    }

    package enum ImagesAs: String, CaseIterable, Sendable {
      case rasters, urls
    }

    package enum AdChoicesAs: String, CaseIterable, Sendable {
      case view, imageURL
    }

    package struct Icon: Equatable, Sendable {
      package var text: String?
      package var color: UInt32?
      /// The name of a file to show instead.
      package var file: String?
      /// The ad has none.
      package static let absent = Icon(isAbsent: true)
      package private(set) var isAbsent = false

      private init(isAbsent: Bool) { self.isAbsent = isAbsent }

      package init(text: String? = nil, color: UInt32? = nil, file: String? = nil) {
        self.text = text
        self.color = color
        self.file = file
      }
    }

    package struct Image: Equatable, Sendable {
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
  }
}
