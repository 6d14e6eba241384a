extension Scenario.Options {
  /// What is sent to the publisher's server with a reward.
  package struct Verification: Equatable, Sendable {
    package var userIdentifier: String?
    package var customRewardText: String?

    package init(userIdentifier: String? = nil, customRewardText: String? = nil) {
      self.userIdentifier = userIdentifier
      self.customRewardText = customRewardText
    }
  }

  /// A format of native ads that SDK 7 knew.
  package enum NativeFormat: String, CaseIterable, Sendable {
    case content, appInstall
    /// Native ads of any kind, in later versions.
    case unified

    /// What is asked for if nothing else is said.
    package static let usual: [NativeFormat] = [.content, .appInstall]
  }

  /// The pictures that a publisher could prefer in SDK 7.
  package enum ImageOrientation: String, CaseIterable, Sendable {
    case any, portrait, landscape
  }

  package enum Corner: String, CaseIterable, Sendable {
    case topRight, topLeft, bottomRight, bottomLeft
  }

  package enum Card: String, CaseIterable, Sendable {
    /// The texts above a wide picture.
    case feed
    /// The picture above the texts.
    case article
    /// A small picture beside the text.
    case compact
  }

  package enum BannerPlace: String, CaseIterable, Sendable {
    case top, bottom
  }

  package enum Presents: String, CaseIterable, Sendable {
    /// The controller that the user sees.
    case fromTheTop
    /// The application's first one, whatever covers it.
    case fromTheRoot
    /// The one that was on top when the ad was asked for.
    case fromTheLoad
  }

  package enum AgeTreatment: String, CaseIterable, Sendable {
    case unspecified, child, teen
  }

  package enum Images: String, CaseIterable, Sendable {
    case downloaded, urlsOnly
  }

  package enum BannerSize: String, CaseIterable, Sendable {
    case banner, largeBanner, mediumRectangle, adaptive
  }

  package enum AspectRatio: String, CaseIterable, Sendable {
    case any, landscape, portrait, square
  }
}
