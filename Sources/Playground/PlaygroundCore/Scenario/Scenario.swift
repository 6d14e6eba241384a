package import GoogleMobileAds
package import JSON

/// What a playground is made of: ad units with their mediation lines, and a script of what the user
/// does.
package struct Scenario: Sendable {
  package var title: String
  /// What one learns from it, in a sentence.
  package var about: String?
  package var seed: UInt64?
  package var adUnits: [Unit]
  package var script: [ScriptStep]
  /// The scenario as it was read; nil for one that was made in code.
  package internal(set) var source: JSONNode?

  package init(title: String, seed: UInt64? = nil, adUnits: [Unit], script: [ScriptStep] = []) {
    self.title = title
    self.seed = seed
    self.adUnits = adUnits
    self.script = script
  }

  /// The unit with this id.
  package func unit(_ id: String) -> Unit? {
    adUnits.first { $0.id == id }
  }
}

extension Scenario {
  /// What sort of ad a unit shows.
  package enum Format: String, CaseIterable, Sendable {
    case native, banner, interstitial, rewarded, rewardedInterstitial, appOpen
  }

  /// Which of Google's interfaces the adapters of a unit are written for.
  package enum API: String, CaseIterable, Sendable {
    case modern
  }

  /// An ad unit.
  package struct Unit: Equatable, Sendable {
    package var id: String
    package var title: String?
    package var format: Format
    package var options: Options
    package var lines: [Line]
    /// How long one line is waited for.
    package var timeout: Duration

    package init(
      id: String, title: String? = nil, format: Format = .native, options: Options = .init(),
      lines: [Line], timeout: Duration = .seconds(5)
    ) {
      self.id = id
      self.title = title
      self.format = format
      self.options = options
      self.lines = lines
      self.timeout = timeout
    }
  }

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

  /// A mediation line: what the settings say, and how the network behind it behaves.
  package struct Line: Equatable, Sendable {
    package var label: String
    package var className: String
    package var parameter: String?
    /// Whether it is asked at all.
    package var isEnabled = true
    /// What the network answers; drawn when nil.
    package var outcome: Outcome?
    package var latency: Duration
    package var flags: Flags
    /// Whether Google tracks although the flags say that the network does.
    package var googleDecides: Bool
    /// What a thousand impressions earn, in micros.
    package var ecpmMicros: Int?
    /// What goes wrong between Google and the adapter.
    package var fault: WireFault?
    /// In which order the network tells what happens to a full-screen ad.
    package var order = Order.usual
    /// What comes of showing a full-screen ad.
    package var showing = Showing.normal
    package var ad: Content?

    package init(
      label: String, className: String, parameter: String? = nil, outcome: Outcome? = nil,
      latency: Duration = .milliseconds(200), flags: Flags = .init(), googleDecides: Bool = false,
      ecpmMicros: Int? = nil, fault: WireFault? = nil, ad: Content? = nil
    ) {
      self.label = label
      self.className = className
      self.parameter = parameter
      self.outcome = outcome
      self.latency = latency
      self.flags = flags
      self.googleDecides = googleDecides
      self.ecpmMicros = ecpmMicros
      self.fault = fault
      self.ad = ad
    }
  }

  /// What the network of a line answers.
  package enum Outcome: String, CaseIterable, Sendable {
    case fill, noFill, networkError, badRequest, timeout, unknown
    case neverAnswers, answersTwice, answersInline
    /// An ad of another format than the one that was asked for.
    case wrongFormat
    /// The class that the settings name is not in the application.
    case noSuchClass
  }

  /// In which order a network tells what happens to its full-screen ad.
  package enum Order: String, CaseIterable, Sendable {
    /// It comes, the impression, the reward when it is earned, it is gone.
    case usual
    case impressionFirst, rewardLast, impressionFirstRewardLast
  }

  /// What comes of showing a full-screen ad.
  package enum Showing: String, CaseIterable, Sendable {
    case normal
    /// The network says that it cannot show it.
    case fails
    /// It is shown, and the button that closes it never comes.
    case sticks
  }

  /// The two flags of a line; the adapter decides for itself where one is nil.
  package struct Flags: Equatable, Sendable {
    package var handlesUserClicks: Bool?
    package var handlesUserImpressions: Bool?

    package init(handlesUserClicks: Bool? = nil, handlesUserImpressions: Bool? = nil) {
      self.handlesUserClicks = handlesUserClicks
      self.handlesUserImpressions = handlesUserImpressions
    }
  }

  /// What the network's ad is: one of the Sample network's two kinds, with what is said changed.
  package struct Content: Equatable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
      case content, appInstall
    }

    /// An asset that is said: a text, or that there is none.
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
    package var video: Duration?
    /// How long a full-screen ad counts down.
    package var duration: Duration?
    /// When a full-screen ad can be closed.
    package var closeAfter: Duration?
    /// How long a full-screen ad may wait to be shown.
    package var expiresAfter: Duration?
    package var reward: Reward?
    /// What the ad server says of a rewarded ad.
    package var metadata: AdMetadata?
    /// How long after the ad that comes; with it when nil.
    package var metadataAfter: Duration?
    package var extras: [String: String] = [:]

    package init() {}

    package enum TextAsset: String, CaseIterable, Sendable {
      case headline, body, callToAction, advertiser, store, price
    }

    package enum Opens: String, CaseIterable, Sendable {
      case page, app, nothing
    }

    package enum ImagesAs: String, CaseIterable, Sendable {
      case rasters, urls
    }

    package enum AdChoicesAs: String, CaseIterable, Sendable {
      case view, imageURL
    }

    /// How much of what the user gets.
    package struct Reward: Equatable, Sendable {
      package var amount = 10
      package var type = "coins"
    }

    package struct Icon: Equatable, Sendable {
      package var text: String?
      package var color: UInt32?
      package init(text: String? = nil, color: UInt32? = nil) {
        self.text = text
        self.color = color
      }
    }

    package struct Image: Equatable, Sendable {
      package var colors: [UInt32]
      package var motif: Int
      package init(colors: [UInt32], motif: Int) {
        self.colors = colors
        self.motif = motif
      }
    }
  }
}
