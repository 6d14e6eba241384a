import AdServing
import JSON
import Contract

extension ScenarioSchema {
  static let step = Schema(
    .object(
      .init(
        properties: stepProperties, exactlyOneOf: ScriptStep.words,
        only: [.init(key: "ad", other: "tap"), .init(key: "placement", other: "show")])),
    "One step: an object with one key; a tap can also name its ad, a show its placement.")

  private static let stepProperties: [Schema.Property] =
    Action.Form.all.map { .optional($0.word, $0.value) } + [
      .optional(
        "ad", .reference("adName", "The ad to tap; the one on the screen when left out.")),
      .optional("placement", .text("Where in the application the ad is shown.")),
      .optional(
        ScriptStep.expectWord, .reference("expectation", "What must be true at this point.")),
    ] + Telling.Form.all.map { .optional($0.word, $0.value) }

  static let expectation = Schema(
    .object(.init(properties: [expectedAd] + expected, atLeastOneOf: expected.map(\.key))),
    "What must be true; what is left out is not checked.")

  private static let expectedAd = Schema.Property.optional(
    "ad", .reference("adName", "The ad, as in feed#1; the one on the screen when left out."))

  private static let expected: [Schema.Property] = [
    .optional("google", .reference("ledger", "What Google must have counted.")),
    .optional(
      "network", .reference("ledger", "What the network whose ad it is must have counted.")),
    .optional(
      "vast", .reference("ledger", "What the servers of its VAST document must have been told.")),
    .optional(
      "books",
      .map(
        "What other networks must have counted, by their names.",
        of: .reference("ledger", "What this network must have counted."), atLeast: 1)),
    .optional(
      "findings",
      .array(
        "The ids of all broken rules, in any order; empty for none.",
        of: Schema(.words(Rulebook.all.map(\.id))))),
    .optional(
      "screen",
      .array(
        "Texts that the stage must show.", of: .text(pattern: #"^[\s\S]*[^ \t\r\n][\s\S]*$"#),
        atLeast: 1)),
    .optional(
      "line",
      .any(
        of: [.text(pattern: #"^[^\n\r\u000B\u000C\u0085\u2028\u2029]+$"#), Schema(.null)],
        "The label of the line whose ad it must be; null if no line may have had one.")),
    .optional(
      "journal", .any(of: [mentions, said], "What the journal must have, and what it must not.")),
  ]

  private static let mentions = Schema.array(
    "Entries that the journal must have in this order; others may stand between them.",
    of: .reference("mention"), atLeast: 1)

  private static let said = Schema(
    .object(
      .init(
        properties: [
          .optional("has", mentions),
          .optional(
            "not",
            .array(
              "Entries that the journal must not have: about the ad, if one is named.",
              of: .reference("mention"), atLeast: 1)),
        ], atLeastOneOf: ["has", "not"])),
    "Entries that must be there, and entries that must not.")

  static let mistake = Schema.object(
    "How to tell that somebody has gone wrong, and what to say then.",
    [
      .required("when", .reference("expectation", "What is true then.")),
      .required("say", .text("What is wrong and what to try, in a sentence.")),
    ])

  static let ledger = Schema.object(
    "What one side must have counted.",
    [
      .optional("impressions", .integer("How many impressions.", Expectation.counts)),
      .optional("clicks", .integer("How many clicks.", Expectation.counts)),
      .optional("rewards", .integer("How many rewards.", Expectation.counts)),
      .optional(
        "firstQuartile", .integer("How many videos played a quarter.", Expectation.counts)),
      .optional("midpoint", .integer("How many videos played half.", Expectation.counts)),
      .optional(
        "thirdQuartile", .integer("How many videos played three quarters.", Expectation.counts)),
      .optional("complete", .integer("How many videos played to the end.", Expectation.counts)),
    ], atLeast: 1)
}
