import AdServing
package import JSON

extension ScenarioSchema {
  static let unit = Schema.any(
    of: [.reference("googleUnit"), .reference("arbiterUnit"), .reference("serviceUnit")],
    "An ad unit.")

  package static let googleUnit = Schema.object(
    "An ad unit whose ads Google requests, line by line.",
    identity(.google) + [
      .optional(
        "options",
        .object(
          "The options of each request.", Scenario.Options.settings.properties)),
      .required(
        "lines",
        .array("The mediation lines, asked in this order until one fills.", of: .reference("line"))),
    ] + Scenario.Unit.settings.properties)

  static let arbiterUnit = Schema.object(
    "An ad unit whose ads are loaded by several SDKs, and chosen by an arbiter.",
    identity(.arbiter) + [
      .required("slots", .array("The SDKs that load an ad each.", of: .reference("slot")))
    ] + Scenario.Arbitration.settings.properties)

  static let serviceUnit = Schema.object(
    "An ad unit whose ads are requested through a wrapper of many services.",
    identity(.ghad) + Scenario.Aggregation.settings.properties)

  /// The keys that every unit has.
  private static func identity(_ through: Scenario.Through) -> [Schema.Property] {
    let asks = Schema.constant("Who requests its ads.", .string(through.rawValue))
    return [
      .required("id", .reference("unitName", "Its name; its ads are ID#1, ID#2 and so on.")),
      .required(
        "format", Schema(.words(through.formats.map(\.rawValue)), "The format of its ads.")),
      // Google's may leave it out.
      through == .google ? .optional("through", asks) : .required("through", asks),
    ]
  }

  static let slot = Schema.object(
    "An SDK that loads an ad for an arbiter to choose from, and how its network behaves.",
    [
      .required("platform", .word("The SDK.", Scenario.Slot.Platform.self)),
      .required("label", .text("Its name on the screen.", pattern: #"^[\s\S]*\S[\s\S]*$"#)),
    ] + Scenario.Slot.settings.properties)

  package static let line = Schema.object(
    "A mediation line: its settings, and how its network behaves.",
    [
      .required("label", .text("Its name on the screen.")),
      .required(
        "class",
        .text(
          "The adapter: a Module.Class that is linked into the program, or a name that it gives.")),
    ] + Scenario.Line.settings.properties)

  package static let ad = Schema(
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
