import AdServing
import JSON

extension ScenarioSchema {
  static let line = Schema.object(
    "A mediation line: what its settings say, and how the network behind it behaves.",
    [
      .required("label", .text("What it is called on the screen.")),
      .required("class", .text("The adapter, as Module.Class, linked into the program.")),
      .optional(
        "parameter", .text("What the adapter finds in its settings; the Sample SDK's ad unit.")),
      .optional("enabled", .flag("Whether the line is asked at all; true when left out.")),
      .optional(
        "outcome",
        .word("What the network answers; drawn when left out.", Scenario.Outcome.self)),
      .optional("latency", .reference("duration", "How long the network takes; 200ms by default.")),
      .optional(
        "flags",
        .object("What the adapter is told to answer for its two flags.", flagProperties)),
      .optional(
        "servingDecides",
        .word("`google`: Google watches although a flag is true.", Scenario.Decider.self)),
      .optional(
        "fault", .word("What goes wrong on the way between Google and the adapter.", WireFault.self)
      ),
      .optional(
        "order",
        .word("In which order a full-screen ad tells what happens to it.", Scenario.Order.self)),
      .optional(
        "showing", .word("What comes of showing a full-screen ad.", Scenario.Showing.self)),
      .optional("ecpm", .number("What a thousand impressions earn, in dollars.", 0...1_000_000)),
      .optional("ad", .reference("ad", "What the network's ad is; drawn when left out.")),
    ])

  /// They stand in a line's flags and in a script's `set`.
  static let flagProperties: [Schema.Property] = [
    .optional("handlesUserClicks", .flag("Whether the network watches for clicks itself.")),
    .optional(
      "handlesUserImpressions", .flag("Whether the network watches for impressions itself.")),
  ]

  static let ad = Schema(
    .object(
      .init(properties: adProperties, only: [.init(key: "metadataAfter", other: "metadata")])),
    "The network's ad; what is left out is as in the Sample network's own ad of that kind.")

  private static let adProperties: [Schema.Property] =
    [
      .optional(
        "kind", .word("Which of the network's two kinds it is.", Scenario.Content.Kind.self)),
      .optional("opens", .word("What a click opens.", Scenario.Content.Opens.self)),
      .optional(
        "imagesAs",
        .word("Pictures, or only their addresses.", Scenario.Content.ImagesAs.self)),
      .optional(
        "adChoicesAs",
        .word("A view for AdChoices, or only a picture.", Scenario.Content.AdChoicesAs.self)),
    ] + texts + [
      .optional("starRating", .number("From 0 to 5 stars.", Scenario.Content.stars)),
      .optional(
        "icon",
        .any(
          of: [.text("The letters."), .object("Letters and a colour.", iconProperties)],
          "A letter or two, or an object that also has a colour.")),
      .optional("image", .object("A landscape that is drawn from a number.", imageProperties)),
      .optional(
        "video", .reference("positiveDuration", "How long the video is, which the media then is.")),
      .optional(
        "duration",
        .reference("anyDuration", "How long a full-screen ad counts down.")),
      .optional("closeAfter", .reference("anyDuration", "When a full-screen ad can be closed.")),
      .optional(
        "expiresAfter",
        .reference("positiveDuration", "How long a full-screen ad may wait to be shown.")),
      .optional("reward", .object("What the user gets for a rewarded ad.", rewardProperties)),
      .optional("metadata", .reference("metadata", "What the ad server says of a rewarded ad.")),
      .optional(
        "metadataAfter",
        .reference("positiveDuration", "How long after the ad its metadata comes.")),
      .optional(
        "extras", .map("Texts by name, which Google has no field for.", of: .text())),
    ]

  private static let texts = Scenario.Content.TextAsset.allCases.map { asset in
    Schema.Property.optional(
      asset.rawValue,
      .any(of: [.text(), Schema(.null)], "The ad's \(asset.rawValue); null for none."))
  }

  private static let iconProperties: [Schema.Property] = [
    .optional("text", .text("A letter or two.")),
    .optional("color", .reference("color", "What they stand on.")),
  ]

  private static let rewardProperties: [Schema.Property] = [
    .optional("amount", .integer("How much; 10 when left out.", Scenario.Content.rewards)),
    .optional("type", .text("Of what; coins when left out.")),
  ]

  private static let imageProperties: [Schema.Property] = [
    .optional("colors", .array("The colours it fades between.", of: .reference("color"))),
    .optional(
      "motif", .integer("A number that gives the picture its shape.", Scenario.Content.motifs)),
  ]
}
