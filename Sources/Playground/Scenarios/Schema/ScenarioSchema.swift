import AdServing
import JSON

/// What editors are told of a scenario: every key and word that its reader takes.
package enum ScenarioSchema {
  /// The schema as a file, broken into lines; always the same bytes.
  package static func bytes() -> [UInt8] {
    scenario.file(
      title: "adplay scenario",
      definitions: [
        ("unit", unit), ("line", line), ("ad", ad), ("step", step), ("change", change),
        ("expectation", expectation), ("ledger", ledger), ("duration", duration),
        ("positiveDuration", positiveDuration), ("anyDuration", anyDuration),
        ("refreshInterval", refreshInterval), ("metadata", metadata), ("color", color),
        ("unitName", unitName),
        ("adName", adName),
      ])
  }

  private static let scenario = Schema.object(
    "A scenario: ad units, how their networks behave, and what a user does.",
    [
      .optional("$schema", .text("Where an editor finds this schema; nobody else reads it.")),
      .required("title", .text("What the scenario is about.")),
      .optional("about", .text("What one learns from it, in a sentence.")),
      .optional("version", .constant("The version of the format: 1.", .int(1))),
      .optional(
        "seed", .integer("The number all chance comes from; `--seed` goes before it.", 0...Int.max)),
      .required(
        "adUnits",
        .array("The ad units, at least one.", of: .reference("unit"), atLeast: 1)),
      .optional(
        "script",
        .array("What `adplay run` plays; the stage does not.", of: .reference("step"))),
    ])

  private static let unit = Schema.object(
    "An ad unit.",
    [
      .required("id", .reference("unitName", "Its name; its ads are ID#1, ID#2 and so on.")),
      .optional("title", .text("What the list of ads shows; the id when left out.")),
      .optional(
        "api", .word("Which of Google's interfaces its adapters know.", Scenario.API.self)),
      .required("format", .word("What sort of ad it shows.", Scenario.Format.self)),
      .optional(
        "through", .word("Who asks for its ads: Google by itself.", Scenario.Through.self)),
      .optional(
        "options",
        .object("What the publisher asks for with each request.", optionProperties + unitOnly)),
      .optional(
        "timeout",
        .reference("positiveDuration", "How long Google waits for one line; 5s when left out.")),
      .required(
        "lines",
        .array("The lines, asked in this order until one fills.", of: .reference("line"))),
    ])

  /// They stand in a unit's options, and a `set` has them otherwise or not at all.
  private static let unitOnly: [Schema.Property] = [
    .optional(
      "refresh",
      .reference(
        "refreshInterval",
        "How often a banner on the screen gets another ad; never when left out.")),
    .optional(
      "verification",
      .object("What the publisher's server is told when a reward is earned.", verification)),
    .optional(
      "countsOnPresent",
      .flag("Whether Google counts a full-screen ad as soon as it is presented, as some SDKs do.")),
  ]

  private static let verification: [Schema.Property] = [
    .optional("userIdentifier", .text("Who the user is.")),
    .optional("customRewardText", .text("What else the server should know.")),
  ]

  /// They stand in a unit's options and in a script's `set`.
  static let optionProperties: [Schema.Property] = [
    .optional("adChoices", .word("The corner for AdChoices.", Scenario.Options.Corner.self)),
    .optional(
      "images",
      .word(
        "Pictures, or only their URLs: the publisher loads them itself.",
        Scenario.Options.Images.self)),
    .optional("multipleImages", .flag("Whether the publisher can show several pictures.")),
    .optional(
      "mediaAspectRatio",
      .word("The shape that the publisher prefers.", Scenario.Options.AspectRatio.self)),
    .optional("startMuted", .flag("Whether videos begin without sound.")),
    .optional("testRequest", .flag("Whether the ad must be a test ad.")),
    .optional("size", .word("How large a banner is to be.", Scenario.Options.BannerSize.self)),
  ]
}

extension ScenarioSchema {
  private static let duration = Schema.text(
    "A length of time: a number and ms, s, min or h, in whole milliseconds and up to a day.",
    pattern: LengthOfTime.pattern)

  private static let positiveDuration = Schema.text(
    "A length of time that is not 0: a number and ms, s, min or h, up to a day.",
    pattern: LengthOfTime.positivePattern)

  private static let anyDuration = Schema.text(
    "A length of time: a number and ms, s, min or h, in whole milliseconds.",
    pattern: LengthOfTime.anyPattern)

  private static let refreshInterval = Schema.text(
    "A length of time from 30s to 120s.", pattern: RefreshInterval.pattern)

  private static let color = Schema.text(
    "A colour, as in #1a2b3c.", pattern: "^#[0-9a-fA-F]{6}$")

  private static let unitName = Schema.text("The id of an ad unit.", pattern: "^[^#]+$")

  private static let adName = Schema.text(
    "An ad: its unit's id, # and its number in it from 1.", pattern: "^[^#]+#[1-9][0-9]{0,8}$")
}
