package import JSON
import Simulation

extension Change {
  /// `unit`, perhaps its `line` with a `number`, or its `slot`, and one setting.
  init(reading node: JSONNode, in units: [Scenario.Unit]) throws(JSONError) {
    var object = try node.object()
    let id = try object.required("unit").unit(in: units)
    guard let unit = units.first(where: { $0.id == id }) else {
      throw node.error(.missingKey("unit"))
    }
    let (line, slot) = try Self.place(in: unit, &object)
    let number = try Self.number(of: line, in: unit, &object)
    var changes: [What] = []
    for table in ChangeTable.of(unit.through) { changes += try table.read(&object) }
    if unit.through == .google, let value = object.optional(What.positionKey) {
      guard line != nil else {
        throw value.refusal(#""position" needs a "line" that is moved to it"#)
      }
      changes.append(.position(try value.int(in: What.positions)))
    }
    try object.finish()
    let change = try Self.onlyOne(of: changes, node)
    if slot != nil, !ChangeTable.slots.properties.contains(where: { $0.key == change.key }) {
      throw node.refusal("\"\(change.key)\" is of the whole unit; leave out \"slot\"")
    }
    try Self.checkMode(change, of: unit, node)
    self.init(unit: id, line: line, number: number, slot: slot, change)
  }

  private static func number(
    of line: String?, in unit: Scenario.Unit, _ object: inout JSONObjectReader
  ) throws(JSONError) -> Int? {
    guard unit.through == .google, let value = object.optional(numberKey) else { return nil }
    guard line != nil else {
      throw value.refusal(#""number" needs a "line" that is at this place"#)
    }
    return try value.int(in: 1...max(1, unit.lines.count))
  }

  private static let numberKey = "number"

  private static func place(
    in unit: Scenario.Unit, _ object: inout JSONObjectReader
  ) throws(JSONError) -> (line: String?, slot: String?) {
    switch unit.through {
    case .google: (try object.optional("line")?.one(of: unit.lines.map(\.label)), nil)
    case .arbiter: (nil, try object.optional("slot")?.slot(of: unit).label)
    case .ghad: (nil, nil)
    }
  }

  private static func onlyOne(of changes: [What], _ node: JSONNode) throws(JSONError) -> What {
    guard changes.count == 1, let change = changes.first else {
      throw node.refusal(
        changes.isEmpty
          ? #"this changes nothing; say what is set, such as "outcome": "noFill""#
          : "this changes \(list(changes)); change one setting at a time")
    }
    return change
  }

  private static func list(_ changes: [What]) -> String {
    changes.map { "\"\($0.key)\"" }.joined(separator: ", ")
  }

  /// Not every unit can become the published example.
  private static func checkMode(
    _ change: What, of unit: Scenario.Unit, _ node: JSONNode
  ) throws(JSONError) {
    guard change.key == "mode", change.value == .string(Scenario.Mode.seed.rawValue) else { return }
    switch unit.through {
    case .arbiter where !unit.canBeTheExample:
      throw node.refusal(Scenario.Arbitration.seedModeNeeds)
    case .ghad where !unit.canBeThePublishedWrapper:
      throw node.refusal(Scenario.Aggregation.seedModeNeeds)
    case .google, .arbiter, .ghad: break
    }
  }
}

// MARK: - In a schema

extension Change {
  /// What a script can change of a line of Google's.
  package static let settingsOfLines = ChangeTable.lines.properties
  /// What a script can change of a unit of Google's.
  package static let settingsOfUnits = ChangeTable.options.properties

  /// One setting of a line, of a unit's options, of a slot, or of a unit of another kind.
  static let schema = Schema.any(
    of: [
      change(
        "Changes one setting of a line or of a unit's options.",
        [
          .optional("line", .text("The label of the line; all lines when left out.")),
          .optional(
            numberKey,
            .integer(
              "The place of the line in its unit, where others have its label, from 1.", 1...10_000)
          ),
        ],
        ChangeTable.of(.google).flatMap(\.properties) + [
          .optional(
            What.positionKey,
            .integer("The new place of the line in its unit, from 1.", What.positions))
        ],
        only: [
          .init(key: What.positionKey, other: "line"), .init(key: numberKey, other: "line"),
        ]),
      change(
        "Changes one setting of a slot, or of a unit that has slots.",
        [.optional("slot", .text("The label of the slot; all slots when left out."))],
        ChangeTable.of(.arbiter).flatMap(\.properties),
        only: [.init(key: "slot", anyOf: ChangeTable.slots.properties.map(\.key))]),
      change(
        "Changes one setting of a unit that goes through a wrapper of services.", [],
        ChangeTable.of(.ghad).flatMap(\.properties)),
    ])

  private static func change(
    _ summary: String, _ places: [Schema.Property], _ settings: [Schema.Property],
    only: [Schema.Object.Beside] = []
  ) -> Schema {
    let unit = Schema.Property.required("unit", .reference("unitName", "The unit."))
    return Schema(
      .object(
        .init(
          properties: [unit] + places + settings,
          exactlyOneOf: settings.map(\.key), only: only)),
      summary)
  }
}
