import JSON

extension ScenarioSchema {
  static let unit = Schema.object(
    "An ad unit.",
    [
      .required("id", .reference("unitName", "Its name; its ads are ID#1, ID#2 and so on.")),
      .required("format", .word("What sort of ad it shows.", Scenario.Format.self)),
      .optional(
        "options",
        .object(
          "What the publisher asks for with each request.", Scenario.Options.settings.properties)),
      .required(
        "lines",
        .array("The lines, asked in this order until one fills.", of: .reference("line"))),
    ] + Scenario.Unit.settings.properties)

  static let line = Schema.object(
    "A mediation line: what its settings say, and how the network behind it behaves.",
    [
      .required("label", .text("What it is called on the screen.")),
      .required("class", .text("The adapter, as Module.Class, linked into the program.")),
    ] + Scenario.Line.settings.properties)

  static let ad = Schema(
    .object(
      .init(
        properties: Scenario.Content.settings.properties,
        only: [.init(key: "metadataAfter", other: "metadata")])),
    "The network's ad; what is left out is as in the Sample network's own ad of that kind.")
}
