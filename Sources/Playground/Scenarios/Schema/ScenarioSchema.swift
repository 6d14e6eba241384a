import AdServing
package import JSON

/// What editors are told about a scenario: every key and word that its reader accepts.
package enum ScenarioSchema {
  /// The schema as a file, broken into lines; always the same bytes.
  package static func bytes() -> [UInt8] {
    scenario.file(title: "adplay scenario", definitions: definitions)
  }

  /// The names of its parts: the scenario itself, and what that refers to.
  package static let parts = ["scenario"] + makers.map(\.name)

  /// One part as a line; nil if there is none of this name.
  package static func bytes(ofPart name: String) -> [UInt8]? {
    guard let schema = name == "scenario" ? scenario : definition(name) else { return nil }
    return JSONWriter.line { json in
      json.writeMember("part", name)
      json.array("parts", of: parts) { $0.write($1) }
      json.writeKey("schema")
      schema.write(to: &json)
    }
  }

  /// What a reference with this name stands for.
  package static func definition(_ name: String) -> Schema? {
    definitions.first { $0.name == name }?.schema
  }

  private static let definitions = makers.map { (name: $0.name, schema: $0.schema()) }

  /// A part's schema is made when somebody wants one, which most commands do not: they take its name.
  private typealias Maker = (name: String, schema: @Sendable () -> Schema)

  private static let makers = anyUnit + unitMakers + otherMakers

  private static let anyUnit: [Maker] = [("unit", { unit })]

  private static let unitMakers: [Maker] = Scenario.Through.allCases.map { through in
    (name: through.form.name, schema: { unit(through) })
  }

  private static let otherMakers: [Maker] = [
    ("line", { line }), ("layoutView", { AdLayout.viewSchema }), ("mention", { Mention.schema }),
    ("slot", { slot }), ("ad", { ad }), ("step", { step }), ("change", { Change.schema }),
    ("expectation", { expectation }), ("mistake", { mistake }), ("ledger", { ledger }),
    ("duration", { duration }), ("positiveDuration", { positiveDuration }),
    ("anyDuration", { anyDuration }), ("refreshInterval", { refreshInterval }),
    ("metadata", { metadata }), ("color", { color }), ("unitName", { unitName }),
    ("target", { target }), ("adName", { adName }),
  ]

  private static let scenario = Schema(
    .object(
      .init(
        properties: scenarioProperties,
        only: [
          .init(key: "task", other: "until"), .init(key: "until", other: "task"),
          .init(key: "done", other: "task"), .init(key: "mistakes", other: "task"),
        ])),
    "A scenario: ad units, how their networks behave, and what a user does.")

  private static let scenarioProperties: [Schema.Property] = [
    .optional("$schema", .text("Where editors find this schema; adplay ignores it.")),
    .required("title", .text("The name of the scenario.")),
    .optional("about", .text("What it shows, in one sentence.")),
    .optional("version", .constant("The version of the format: 1.", .int(1))),
    .optional(
      "seed", .integer("The seed of all random choices; `--seed` overrides it.", 0...Int.max)),
    .optional(
      "app",
      .text(
        "The application's own screen: `Module.ViewController`, or a name that the program gives.",
        pattern: "^.+$")),
    .optional(
      "privacy",
      .object(
        "What holds for the user's data at the beginning, stored where adapters find it.",
        Scenario.Privacy.settings.properties)),
    .optional(
      "consentForm",
      .object(
        "How the app asks for the user's consent, with the step `form`.",
        Scenario.ConsentQuestion.settings.properties)),
    .required(
      "adUnits",
      .array("The ad units, at least one.", of: .reference("unit"), atLeast: 1)),
    .optional(
      "script",
      .array(
        "What `adplay run` plays, and the stage step by step.", of: .reference("step"))),
    .optional(
      "networkNames",
      .map(
        "What built-in networks are called here, by their own names.",
        of: .text("Its name.", pattern: "^.+$"))),
    .optional("task", .text("What to bring about on the stage, in one sentence.")),
    .optional("until", .reference("expectation", "What holds once that is done.")),
    .optional("done", .text("What it has shown, said once it is done.")),
    .optional(
      "mistakes",
      .array(
        "Ways that do not lead there; the first that is true is said.", of: .reference("mistake"))),
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

  private static let target = Schema.one(of: [
    .word("A part of an ad.", Target.self),
    .text(
      "A button of the screen of `app`, by its accessibility identifier or its title.",
      pattern: "^\(Target.buttonPrefix).+$"),
    .text("A point of the ad, as a journal has it.", pattern: Target.pointPattern),
    .object(
      "A point of the ad, from its upper left corner.",
      [
        .required("x", .integer("Points to the right.", Target.points)),
        .required("y", .integer("Points down.", Target.points)),
      ]),
  ])

  private static let unitName = Schema.text("The id of an ad unit.", pattern: "^[^#]+$")

  private static let adName = Schema.text(
    "An ad: its unit's id, # and its number in it from 1.", pattern: "^[^#]+#[1-9][0-9]{0,8}$")
}
