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
