import JSON

extension ScenarioSchema {
  static let unit = Schema.object(
    "An ad unit.",
    [
      .required("id", .reference("unitName", "Its name; its ads are ID#1, ID#2 and so on.")),
      .required("format", .word("The format of its ads.", Scenario.Format.self)),
      .optional(
        "options",
        .object(
          "The options of each request.", Scenario.Options.settings.properties)),
      .required(
        "lines",
        .array("The mediation lines, asked in this order until one fills.", of: .reference("line"))),
    ] + Scenario.Unit.settings.properties)

  static let line = Schema.object(
    "A mediation line: its settings, and how its network behaves.",
    [
      .required("label", .text("Its name on the screen.")),
      .required(
        "class",
        .text(
          "The adapter: a Module.Class that is linked into the program, or a name that it gives.")),
    ] + Scenario.Line.settings.properties)

  static let ad = Schema(
    .object(
      .init(
        properties: Scenario.Content.settings.properties,
        only: [
          .init(key: "metadataAfter", anyOf: ["metadata", "vast"]),
          .init(key: "vastCatalogue", other: "vast"), .init(key: "vastError", other: "vast"),
          .init(key: "mediaURLAfter", other: "vast"),
        ])),
    "The network's ad; what is left out is as in the Sample network's own ad of its kind.")
}
