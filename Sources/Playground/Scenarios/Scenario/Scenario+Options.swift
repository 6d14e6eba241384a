extension Scenario {
  /// What the publisher asks for with every request of a unit. What is nil is not asked for.
  package struct Options: Equatable, Sendable {
    package var adChoices: Corner?
    package var images: Images?
    package var multipleImages: Bool?
    package var mediaAspectRatio: AspectRatio?
    package var startMuted: Bool?
    package var testRequest: Bool?
    /// How large a banner is to be.
    package var size: BannerSize?
    /// How often a banner on the screen gets another ad by itself; never when nil.
    package var refresh: Duration?
    /// What the publisher's server is told when a reward is earned; it is not told when nil.
    package var verification: Verification?
    /// Whether Google counts a full-screen ad's impression as soon as it is presented.
    package var countsOnPresent: Bool?

    package init() {}

    /// What goes with a reward to the publisher's server.
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
}
