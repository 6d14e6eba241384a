import AdServing
import JSON
import Contract

extension ScenarioSchema {
  static let step = Schema(
    .object(
      .init(
        properties: stepProperties, exactlyOneOf: ScriptStep.words,
        only: [.init(key: "ad", other: "tap")])),
    "One step: an object with one key; beside a tap may stand its ad.")

  private static let stepProperties: [Schema.Property] =
    Action.Form.all.map { .optional($0.word, $0.value) } + [
      .optional(
        "ad", .reference("adName", "The ad to touch; the one on the screen when left out.")),
      .optional(ScriptStep.expectWord, .reference("expectation", "What must hold now.")),
    ]

  static let expectation = Schema(
    .object(.init(properties: [expectedAd] + expected, atLeastOneOf: expected.map(\.key))),
    "What must hold; what is left out is not looked at.")

  private static let expectedAd = Schema.Property.optional(
    "ad", .reference("adName", "The ad, as in feed#1; the one on the screen when left out."))

  private static let expected: [Schema.Property] = [
    .optional("google", .reference("ledger", "What Google's ledger must show.")),
    .optional(
      "network", .reference("ledger", "What the book of the network that filled must show.")),
    .optional(
      "books",
      .map("Books of other networks, by their names.", of: .reference("ledger", "One book."))),
    .optional(
      "findings",
      .array(
        "The rules that are broken: exactly these, in any order.",
        of: Schema(.words(Rulebook.all.map(\.id))))),
    .optional("screen", .array("Texts that the stage shows.", of: .text())),
    .optional(
      "journal",
      .array("Messages that stand in the journal in this order, others between.", of: .text())),
  ]

  static let ledger = Schema.object(
    "What a bookkeeper must have counted.",
    [
      .optional("impressions", .integer("How many impressions.", Expectation.counts)),
      .optional("clicks", .integer("How many clicks.", Expectation.counts)),
      .optional("rewards", .integer("How many rewards.", Expectation.counts)),
    ])
}
