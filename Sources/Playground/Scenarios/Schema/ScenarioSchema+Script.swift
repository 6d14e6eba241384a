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

  private static let stepProperties: [Schema.Property] = [
    .optional(
      "load",
      .reference("unitName", "Asks the unit for an ad and lets time pass until it came or failed.")),
    .optional("request", .reference("unitName", "Asks the unit for an ad, and that is all.")),
    .optional(
      "show", .reference("unitName", "Puts the newest loaded ad of the unit on the screen.")),
    .optional("dismiss", .reference("unitName", "Takes the unit's ad off the screen.")),
    .optional("visible", .flag("False scrolls the ad out of view, true back.")),
    .optional("tap", .word("Touches something of the ad on the screen.", Target.self)),
    .optional("ad", .reference("adName", "The ad to touch; the one on the screen when left out.")),
    .optional("advance", .reference("duration", "Lets a length of time pass.")),
    .optional("nextTimer", .constant("Lets time pass until the next timer rings.", .true)),
    .optional("close", .constant("Closes what covers the application.", .true)),
    .optional(
      "forceClose", .constant("Takes off what covers the application, whatever it says.", .true)),
    .optional("background", .constant("Leaves the application.", .true)),
    .optional("foreground", .constant("Comes back to the application.", .true)),
    .optional("set", .reference("change", "Changes a setting from the next request on.")),
    .optional("expect", .reference("expectation", "What must hold now.")),
  ]

  static let change = Schema(
    .object(
      .init(
        properties: place + changes, exactlyOneOf: changes.map(\.key),
        only: [.init(key: "position", other: "line")])),
    "Where a setting is, and its new value: one setting at a time.")

  private static let place: [Schema.Property] = [
    .required("unit", .reference("unitName", "The unit.")),
    .optional("line", .text("The label of the line; all lines when left out.")),
  ]

  private static let changes: [Schema.Property] =
    flagProperties + optionProperties + [
      .optional(
        "refresh",
        .any(
          of: [.reference("refreshInterval"), Schema(.null)],
          "How often a banner gets another ad; null for never.")),
      .optional("outcome", .word("What the network answers.", Scenario.Outcome.self)),
      .optional("latency", .reference("duration", "How long the network takes.")),
      .optional(
        "fault",
        .any(
          of: [.word("What goes wrong.", WireFault.self), Schema(.null)],
          "What goes wrong between Google and the adapter; null for nothing.")),
      .optional(
        "servingDecides",
        .any(
          of: [.word("Who decides.", Scenario.Decider.self), Schema(.null)],
          "`google`: Google watches although a flag is true; null: the flags hold.")),
      .optional(
        "order",
        .word("In which order a full-screen ad tells what happens to it.", Scenario.Order.self)),
      .optional(
        "showing", .word("What comes of showing a full-screen ad.", Scenario.Showing.self)),
      .optional("enabled", .flag("Whether the line is asked at all.")),
      .optional(
        "parameter",
        .any(
          of: [.text(), Schema(.null)], "What the adapter finds in its settings; null for none.")
      ),
      .optional(
        "position", .integer("Where the line stands among its unit's, from 1.", Change.positions)),
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
