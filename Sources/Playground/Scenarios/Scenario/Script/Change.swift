import JSON
package import Simulation

/// A new value for one setting of a unit or of its lines, used from the next request on.
package struct Change: Equatable, Sendable {
  package var unit: String
  /// The label of the line; nil for all lines of the unit.
  package var line: String?
  package var what: What

  package init(unit: String, line: String? = nil, _ what: What) {
    self.unit = unit
    self.line = line
    self.what = what
  }

  package init<Value: Sendable>(
    unit: String, line: String? = nil, _ path: KeyPath<Scenario.Line, Value>, _ value: Value
  ) {
    self.init(unit: unit, line: line, What(path, value))
  }

  package init<Value: Sendable>(
    unit: String, _ path: KeyPath<Scenario.Options, Value>, _ value: Value
  ) {
    self.init(unit: unit, What(path, value))
  }

  /// The setting's key, and its new value in the journal's form.
  package struct What: Equatable, Sendable {
    package let key: String
    package let value: Fields.Value

    package init(_ key: String, _ value: Fields.Value) {
      self.key = key
      self.value = value
    }
  }
}

extension Change.What {
  /// A setting of a line. It must be one that a script can change.
  package init<Value: Sendable>(_ path: KeyPath<Scenario.Line, Value>, _ value: Value) {
    self = Self.of(Scenario.Line.settings, path, value)
  }

  /// An option of a unit. It must be one that a script can change.
  package init<Value: Sendable>(_ path: KeyPath<Scenario.Options, Value>, _ value: Value) {
    self = Self.of(Scenario.Options.settings, path, value)
  }

  private static func of<Owner, Value: Sendable>(
    _ table: SettingTable<Owner>, _ path: KeyPath<Owner, Value>, _ value: Value
  ) -> Self {
    guard let setting = table.changeable.first(where: { $0.isKept(at: path) }),
      let fact = setting.fact(value)
    else { preconditionFailure("\(String(describing: path)) is no setting that can be changed") }
    return Self(setting.key, fact)
  }

  fileprivate static let positionKey = "position"
  /// The range of a position; one beyond the last line means the last.
  fileprivate static let positions = 1...10_000

  /// A line's position among all lines of its unit, from 1.
  package static func position(_ place: Int) -> Self { Self(positionKey, .int(place)) }

  fileprivate var position: Int? {
    if key == Self.positionKey, case .int(let place) = value { place } else { nil }
  }
}

// MARK: - Making it

extension Scenario {
  /// Makes the change; does nothing if it names a unit or line that does not exist.
  package mutating func apply(_ change: Change) {
    guard let unit = adUnits.firstIndex(where: { $0.id == change.unit }) else { return }
    adUnits[unit].apply(change)
  }
}

extension Scenario.Unit {
  /// Makes the change to this unit, whichever one it names.
  package mutating func apply(_ change: Change) {
    let what = change.what
    if let option = Scenario.Options.settings[what.key] {
      option.apply(what.value, to: &options)
    } else if let setting = Scenario.Line.settings[what.key] {
      for index in lines.indices where change.line == nil || lines[index].label == change.line {
        setting.apply(what.value, to: &lines[index])
      }
    } else if let place = what.position {
      moveLine(change.line, to: place)
    }
  }

  /// Moves a line; a place beyond the ends means the nearest end.
  private mutating func moveLine(_ label: String?, to place: Int) {
    guard let from = lines.firstIndex(where: { $0.label == label }) else { return }
    let line = lines.remove(at: from)
    lines.insert(line, at: max(1, min(lines.count + 1, place)) - 1)
  }
}

// MARK: - In the journal

extension Change {
  var facts: Fields {
    var fields: Fields = ["unit": .string(unit)]
    fields["line"] = line.map { .string($0) }
    fields[what.key] = what.value
    return fields
  }

  /// Nil for an unknown setting or an invalid value.
  init?(_ facts: Fields) {
    guard let unit = facts.string("unit"),
      let fact = facts.all.first(where: { $0.name != "unit" && $0.name != "line" }),
      Change.What.isPossible(fact.name, fact.value)
    else { return nil }
    self.init(unit: unit, line: facts.string("line"), What(fact.name, fact.value))
  }

  /// The change as a script has it, member by member; the journal has lengths of time as numbers.
  package static func scriptMembers(of facts: Fields) -> [(key: String, value: Fields.Value)] {
    facts.all.map { fact in
      let written =
        Scenario.Line.settings[fact.name]?.written(fact.value)
        ?? Scenario.Options.settings[fact.name]?.written(fact.value)
      return (fact.name, written ?? fact.value)
    }
  }
}

extension Change.What {
  fileprivate static func isPossible(_ key: String, _ value: Fields.Value) -> Bool {
    if key == positionKey { return Self(key, value).position != nil }
    return Scenario.Line.settings.canChange(key, to: value)
      || Scenario.Options.settings.canChange(key, to: value)
  }
}

// MARK: - In a script

extension Change {
  /// `unit`, perhaps `line`, and one setting.
  init(reading node: JSONNode, in units: [Scenario.Unit]) throws(JSONError) {
    var object = try node.object()
    let unit = try object.required("unit").unit(in: units)
    let line = try object.optional("line").map { (node) throws(JSONError) in
      try node.line(of: unit, in: units)
    }
    var changes = try Scenario.Line.settings.changes(&object)
    changes += try Scenario.Options.settings.changes(&object)
    if let value = object.optional(What.positionKey) {
      guard line != nil else {
        throw value.refusal(#""position" needs a "line" that is moved to it"#)
      }
      changes.append(.position(try value.int(in: What.positions)))
    }
    try object.finish()
    guard changes.count == 1, let change = changes.first else {
      throw node.refusal(
        changes.isEmpty
          ? #"this changes nothing; say what is set, such as "outcome": "noFill""#
          : "this changes \(Self.list(changes)); change one setting at a time")
    }
    self.init(unit: unit, line: line, change)
  }

  private static func list(_ changes: [What]) -> String {
    changes.map { "\"\($0.key)\"" }.joined(separator: ", ")
  }

  static let schema = Schema(
    .object(
      .init(
        properties: place + settings, exactlyOneOf: settings.map(\.key),
        only: [.init(key: What.positionKey, other: "line")])),
    "Changes one setting of a line or of a unit's options.")

  private static let place: [Schema.Property] = [
    .required("unit", .reference("unitName", "The unit.")),
    .optional("line", .text("The label of the line; all lines when left out.")),
  ]

  private static let settings: [Schema.Property] =
    Scenario.Line.settings.changeable.map(\.change)
    + Scenario.Options.settings.changeable.map(\.change)
    + [
      .optional(
        What.positionKey,
        .integer("The new place of the line in its unit, from 1.", What.positions))
    ]
}

extension SettingTable {
  /// The changes in an object.
  fileprivate func changes(
    _ object: inout JSONObjectReader
  ) throws(JSONError) -> [Change.What] {
    var changes: [Change.What] = []
    for setting in changeable {
      guard let node = object.optional(setting.key) else { continue }
      changes.append(Change.What(setting.key, try setting.fact(reading: node)))
    }
    return changes
  }
}
