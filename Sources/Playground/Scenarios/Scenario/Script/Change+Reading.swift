package import JSON
import Simulation

extension Change {
  /// Which part of a unit is meant; all of it where nothing is said.
  struct Place: Equatable {
    var line: String?
    var number: Int?
    var slot: String?
  }

  /// Why a change cannot be made, said at one of its keys or at all of it.
  struct Objection: Equatable {
    let reason: String
    let key: String?

    init(_ reason: String, at key: String? = nil) {
      self.reason = reason
      self.key = key
    }
  }

  /// `unit`, perhaps which part of it is meant, and one setting.
  init(reading node: JSONNode, in units: [Scenario.Unit]) throws(JSONError) {
    var object = try node.object()
    let id = try object.required("unit").unit(in: units)
    guard let unit = units.first(where: { $0.id == id }) else {
      throw node.error(.missingKey("unit"))
    }
    let form = unit.asking.through.form
    let place = try form.place(unit.asking, &object)
    var changes: [What] = []
    for table in form.tables { changes += try table.read(&object) }
    try object.finish()
    let what = try Self.onlyOne(of: changes, node)
    if place != Place(), let setting = Scenario.Unit.settings[what.key] {
      throw node.refusal(setting.isOfWholeUnit)
    }
    if let objection = form.objection(unit, what, place) {
      let key = objection.key.flatMap { object.optional($0) }
      throw (key ?? node).refusal(objection.reason)
    }
    self.init(unit: id, line: place.line, number: place.number, slot: place.slot, what)
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
}

extension Setting {
  /// Why a change of it names no line and no slot.
  var isOfWholeUnit: String { "\"\(key)\" is of the whole unit; name no part of it" }
}

// MARK: - In a schema

extension Change {
  /// What a script can change of a line of Google's.
  package static let settingsOfLines = ChangeTable.lines.properties
  /// What a script can change of a unit of Google's.
  package static let settingsOfUnits = ChangeTable.options.properties

  /// The schema of a change: one setting of a unit of any kind.
  static let schema = Schema.any(of: Scenario.Through.allCases.map { schema(of: $0.form) })

  private static func schema(of form: UnitForm) -> Schema {
    let unit = Schema.Property.required("unit", .reference("unitName", "The unit."))
    let settings = form.tables.flatMap(\.properties)
    return Schema(
      .object(
        .init(
          properties: [unit] + form.places + settings,
          exactlyOneOf: settings.map(\.key), only: form.placeRules)),
      form.changes)
  }
}
