import AdServing
package import JSON

extension ScenarioSchema {
  static let unit = Schema.any(
    of: Scenario.Through.allCases.map { .reference($0.form.name) }, "An ad unit.")

  package static let googleUnit = unit(.google)

  /// A unit of a kind.
  static func unit(_ through: Scenario.Through) -> Schema {
    let form = through.form
    let asks = Schema.constant("Who requests its ads.", .string(through.rawValue))
    return .object(
      form.summary,
      [
        .required("id", .reference("unitName", "Its name; its ads are ID#1, ID#2 and so on.")),
        .required("format", Schema(.words(form.formats.map(\.rawValue)), "The format of its ads.")),
        through == Scenario.Through.usual
          ? .optional("through", asks) : .required("through", asks),
      ] + Scenario.Unit.settings.properties + form.properties())
  }

  static let slot = Schema.object(
    "An SDK that loads an ad for an arbiter to choose from, and how its network behaves.",
    [
      .required("platform", Codec<Scenario.Vendor>.vendor(in: .slots).schema("The SDK.")),
      .required("label", .text("Its name on the screen.", pattern: #"^[\s\S]*\S[\s\S]*$"#)),
    ] + Scenario.Slot.settings.properties)

  package static let line = Schema.object(
    "A mediation line: its settings, and how its network behaves.",
    [
      .required("label", .text("Its name on the screen.")),
      .required("class", AdapterClassName.schema),
    ] + Scenario.Line.settings.properties)

  package static let ad = Schema(
    .object(
      .init(
        properties: Scenario.Content.settings.properties,
        only: [
          .init(key: "metadataAfter", anyOf: ["metadata", "vast"]),
          .init(key: "vastCatalogue", other: "vast"), .init(key: "vastError", other: "vast"),
          .init(key: "player", other: "vast"), .init(key: "mediaURLAfter", other: "vast"),
        ])),
    "The network's ad; what is left out is as in the Sample network's own ad of its kind.")
}
