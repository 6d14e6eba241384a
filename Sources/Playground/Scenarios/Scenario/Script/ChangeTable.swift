import JSON
import Simulation

/// The settings of one kind of thing, as far as a script can change them, whatever that thing is.
struct ChangeTable: Sendable {
  /// The keys, as editors are told of them.
  var properties: [Schema.Property] { makeProperties() }
  private let makeProperties: @Sendable () -> [Schema.Property]
  /// The changes in an object.
  let read: @Sendable (inout JSONObjectReader) throws(JSONError) -> [Change.What]
  let canChange: @Sendable (String, Fields.Value) -> Bool
  /// The scenario's form of a journal's value; nil for another table's key.
  let written: @Sendable (String, Fields.Value) -> Fields.Value?

  private init(
    properties: @autoclosure @escaping @Sendable () -> [Schema.Property],
    read: @escaping @Sendable (inout JSONObjectReader) throws(JSONError) -> [Change.What],
    canChange: @escaping @Sendable (String, Fields.Value) -> Bool,
    written: @escaping @Sendable (String, Fields.Value) -> Fields.Value?
  ) {
    (makeProperties, self.read) = (properties, read)
    (self.canChange, self.written) = (canChange, written)
  }

  /// What all kinds of units have.
  static let units = ChangeTable(Scenario.Unit.settings)
  static let lines = ChangeTable(Scenario.Line.settings)
  static let creatives = ChangeTable(Scenario.Line.creativeSettings)
  static let options = ChangeTable(Scenario.Options.settings)
  static let waterfall = ChangeTable(Scenario.Waterfall.settings)
  static let slots = ChangeTable(Scenario.Slot.settings)
  static let arbitration = ChangeTable(Scenario.Arbitration.settings)
  static let aggregation = ChangeTable(Scenario.Aggregation.settings)
  static let max = ChangeTable(Scenario.MAX.settings)

  /// The place of a line, which is no setting of its own.
  static let position = ChangeTable(
    properties: [
      .optional(
        Change.What.positionKey,
        .integer("The new place of the line in its unit, from 1.", Change.What.positions))
    ],
    read: { (object) throws(JSONError) in
      guard let node = object.optional(Change.What.positionKey) else { return [] }
      return [.position(try node.int(in: Change.What.positions))]
    },
    canChange: { Change.What($0, $1).position != nil },
    written: { key, value in key == Change.What.positionKey ? value : nil })

  /// The class and the label of a line, which are no settings of its own.
  static let names = ChangeTable(
    properties: [
      .optional(
        Change.What.classKey,
        .text("The class of its adapter: its Class Name in AdMob.", pattern: notEmpty)),
      .optional(Change.What.labelKey, .text("Its new label.", pattern: notEmpty)),
    ],
    read: { (object) throws(JSONError) in
      var changes: [Change.What] = []
      for key in [Change.What.classKey, Change.What.labelKey] {
        guard let node = object.optional(key) else { continue }
        let change = Change.What(key, .string(try node.string()))
        guard change.name(key) != nil else { throw node.refusal("it must not be empty") }
        changes.append(change)
      }
      return changes
    },
    canChange: { key, value in Change.What(key, value).name(key) != nil && isName(key) },
    written: { key, value in isName(key) ? value : nil })

  /// A text with anything but blanks in it.
  private static let notEmpty = #"^(.|\n)*\S(.|\n)*$"#

  private static func isName(_ key: String) -> Bool {
    [Change.What.classKey, Change.What.labelKey].contains(key)
  }

  /// The tables of all kinds of units.
  static let all = Scenario.Through.allCases.flatMap(\.form.tables)
}

extension ChangeTable {
  private init<Owner>(_ table: SettingTable<Owner>) {
    self.init(
      properties: table.changeable.map(\.change),
      read: { (object) throws(JSONError) in
        var changes: [Change.What] = []
        for setting in table.changeable {
          guard let node = object.optional(setting.key) else { continue }
          changes.append(Change.What(setting.key, try setting.fact(reading: node)))
        }
        return changes
      },
      canChange: { table.canChange($0, to: $1) },
      written: { key, value in table[key]?.written(value) })
  }
}
