import AdServing
package import Simulation

extension Scenario {
  /// What the publisher asks for with every request of a unit. What is nil is not asked for.
  package struct Options: Equatable, Sendable {
    package var adChoices: Corner?
    package var images: Images?
    package var multipleImages: Bool?
    package var mediaAspectRatio: AspectRatio?
    package var startMuted: Bool?
    package var testRequest: Bool?
    /// The size of a banner.
    package var size: BannerSize?
    /// How often a banner on the screen loads another ad by itself; nil for never.
    package var refresh: Duration?
    /// Where the application puts a banner.
    package var place: BannerPlace?
    /// What the publisher's server is told when a reward is earned; nil to tell it nothing.
    package var verification: Verification?
    /// Whether Google counts a full-screen ad's impression as soon as it is presented.
    package var countsOnPresent: Bool?
    /// When Google itself counts an impression; nil for as usual in the unit's format.
    package var googleCounts: CountingMoment?
    /// How the application lays out a native ad.
    package var card: Card?
    /// The application's own layout of a native ad, in place of a card.
    package var layout: AdLayout?
    /// From which controller the application presents a full-screen ad.
    package var presents: Presents?
    /// Whether the audience is children.
    package var childDirected: Bool?
    /// Whether the audience is under the age of consent.
    package var underAgeOfConsent: Bool?
    /// The age that ads must suit.
    package var ageRestrictedTreatment: AgeTreatment?
    /// Words about what is on the screen.
    package var keywords: [String]?
    /// What the publisher hands to the network with a request.
    package var extras: [String: String]?
    /// The formats of native ads that custom events of SDK 7 are asked for; nil for the
    /// usual ones.
    package var formats: [NativeFormat]?
    /// The pictures that the publisher prefers, as SDK 7 knew it.
    package var imageOrientation: ImageOrientation?

    package init() {}
  }
}

extension Scenario.Options {
  /// Every option, in the order of the options room.
  package static let settings = SettingTable<Scenario.Options>([
    Setting(
      "adChoices", \.adChoices, .word, "The corner where the publisher wants AdChoices",
      script: .value,
      offer: .words(
        "preferred AdChoices position", assumed: Corner.topRight,
        unsaid: "left open (topRight)", of: [.native])),
    Setting(
      "images", \.images, .word,
      "Downloaded pictures, or only their URLs", script: .value,
      offer: .words(
        "images", assumed: Images.downloaded, unsaid: "left open (downloaded)", of: [.native])),
    Setting(
      "multipleImages", \.multipleImages, .flag,
      "Whether the publisher wants more than one picture", script: .value,
      offer: .flag("multiple images", assumed: false, of: [.native])),
    Setting(
      "mediaAspectRatio", \.mediaAspectRatio, .word,
      "The shape of media that the publisher prefers", script: .value,
      offer: .words(
        "media aspect ratio", assumed: AspectRatio.any, unsaid: "left open (any)",
        of: [.native])),
    Setting(
      "startMuted", \.startMuted, .flag, "Whether videos start without sound",
      script: .value, offer: .flag("video starts muted", assumed: true, of: [.native])),
    Setting(
      "size", \.size, .word, "The size of the banner", script: .value,
      offer: .words(
        "banner size", assumed: BannerSize.banner, unsaid: "not said (banner)", of: [.banner])),
    Setting(
      "place", \.place, .word, "Where the app wants the banner", leftOut: "bottom", script: .value),
    Setting(
      "refresh", \.refresh, .refreshInterval,
      "How often a banner on the screen loads a new ad", leftOut: "never", script: .valueOrNull,
      offer: Offer(
        "another ad every", [.null, 30_000], assumed: .null, unsaid: "never", of: [.banner])),
    Setting(
      "testRequest", \.testRequest, .flag, "Whether to request a test ad",
      script: .value, offer: .flag("test request", assumed: false)),
    Setting(
      "verification", \.verification, .settings(Verification.settings, .init()),
      "What the publisher's server is told when the user earns a reward"),
    Setting(
      "countsOnPresent", \.countsOnPresent, .flag,
      "Whether Google counts a full-screen ad when it is presented, as some SDKs do"),
    Setting(
      "googleCounts", \.googleCounts, .word, "When Google counts an impression",
      leftOut: "as usual in its format",
      script: .valueOrNull,
      offer: Offer(
        "Google counts", [.null] + CountingMoment.allCases.map { .string($0.rawValue) },
        assumed: .null, unsaid: "as usual")),
    Setting(
      "card", \.card, .word, "How the application lays out a native ad", script: .value,
      offer: .words("card", assumed: Card.feed, unsaid: "not said (feed)", of: [.native])),
    Setting(
      "layout", \.layout, .layout,
      "The views that the application draws a native ad with, in place of a card"),
    Setting(
      "presents", \.presents, .word,
      "The controller from which the app presents a full-screen ad", leftOut: "fromTheTop",
      script: .value),
    Setting(
      "childDirected", \.childDirected, .flag, "Whether the audience is children",
      leftOut: "not said", script: .valueOrNull, offer: .tag("child directed")),
    Setting(
      "underAgeOfConsent", \.underAgeOfConsent, .flag,
      "Whether the audience is under the age of consent", leftOut: "not said",
      script: .valueOrNull, offer: .tag("under age of consent")),
    Setting(
      "ageRestrictedTreatment", \.ageRestrictedTreatment, .word, "The age that ads must suit",
      leftOut: "not said", script: .valueOrNull,
      offer: .words(
        "age restricted", assumed: AgeTreatment.unspecified, unsaid: "not said (unspecified)")),
    Setting(
      "keywords", \.keywords, .textList, "Words about what is on the screen",
      leftOut: "none", script: .valueOrNull),
    Setting(
      "extras", \.extras, .textsByKey,
      "What the publisher hands to the network, text by key", leftOut: "nothing",
      script: .valueOrNull),
    Setting(
      "formats", \.formats, .nativeFormats,
      "The formats that a unit with the legacy api asks for", leftOut: "content and appInstall",
      script: .valueOrNull,
      offer: Offer(
        "formats",
        [.null] + NativeFormat.allCases.map { .list([.string($0.rawValue)]) }, assumed: .null,
        unsaid: "content, appInstall", of: [.native], in: .legacy)),
    Setting(
      "imageOrientation", \.imageOrientation, .word,
      "The pictures that a publisher of a legacy unit prefers", script: .value,
      offer: .words(
        "image orientation", assumed: ImageOrientation.any, unsaid: "left open (any)",
        of: [.native], in: .legacy)),
  ])
}

extension Offer {
  /// Yes, no, or nothing said.
  fileprivate static func tag(_ title: String) -> Offer {
    Offer(title, [.null, true, false], assumed: .null, unsaid: "not said")
  }
}

extension Scenario.Options.Verification {
  fileprivate static let settings = SettingTable<Self>([
    Setting("userIdentifier", \.userIdentifier, .text, "The publisher's id of the user"),
    Setting(
      "customRewardText", \.customRewardText, .text, "Any text for the server"),
  ])
}
