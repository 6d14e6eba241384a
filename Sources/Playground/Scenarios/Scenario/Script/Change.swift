package import Simulation

/// A new value for one setting of a unit or of its lines, used from the next request on.
package struct Change: Equatable, Sendable {
  package var unit: String
  /// The label of the line; nil for all lines of the unit.
  package var line: String?
  /// The place of the line among all lines of its unit, from 1; nil for every line with that label.
  package var number: Int?
  /// The label of the slot, in a unit that has slots; nil for all of them.
  package var slot: String?
  package var what: What

  package init(
    unit: String, line: String? = nil, number: Int? = nil, slot: String? = nil, _ what: What
  ) {
    self.unit = unit
    self.line = line
    self.number = number
    self.slot = slot
    self.what = what
  }

  /// A change of one of these lines of a unit, whose number is said where another has its label.
  package init(unit: String, line place: Int, of lines: [Scenario.Line], _ what: What) {
    let label = lines[place].label
    let isShared = lines.count { $0.label == label } > 1
    self.init(unit: unit, line: label, number: isShared ? place + 1 : nil, what)
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
    let isOfAd = Scenario.Line.creativeSettings.all.contains { $0.isKept(at: path) }
    let table = isOfAd ? Scenario.Line.creativeSettings : Scenario.Line.settings
    self = Self.of(table, path, value)
  }

  /// An option of a unit. It must be one that a script can change.
  package init<Value: Sendable>(_ path: KeyPath<Scenario.Options, Value>, _ value: Value) {
    self = Self.of(Scenario.Options.settings, path, value)
  }

  /// A setting of a unit whose ads Google requests.
  package init<Value: Sendable>(waterfall path: KeyPath<Scenario.Waterfall, Value>, _ value: Value)
  {
    self = Self.of(Scenario.Waterfall.settings, path, value)
  }

  /// A setting of a slot. It must be one that a script can change.
  package init<Value: Sendable>(slot path: KeyPath<Scenario.Slot, Value>, _ value: Value) {
    self = Self.of(Scenario.Slot.settings, path, value)
  }

  /// A setting of a unit whose ads an arbiter chooses.
  package init<Value: Sendable>(arbiter path: KeyPath<Scenario.Arbitration, Value>, _ value: Value)
  {
    self = Self.of(Scenario.Arbitration.settings, path, value)
  }

  /// A setting of a unit whose ads a wrapper of services requests.
  package init<Value: Sendable>(service path: KeyPath<Scenario.Aggregation, Value>, _ value: Value)
  {
    self = Self.of(Scenario.Aggregation.settings, path, value)
  }

  /// A setting of a unit of any kind.
  package init<Value: Sendable>(unit path: KeyPath<Scenario.Unit, Value>, _ value: Value) {
    self = Self.of(Scenario.Unit.settings, path, value)
  }

  /// A setting of a unit whose ads MAX has.
  package init<Value: Sendable>(max path: KeyPath<Scenario.MAX, Value>, _ value: Value) {
    self = Self.of(Scenario.MAX.settings, path, value)
  }

  private static func of<Owner, Value: Sendable>(
    _ table: SettingTable<Owner>, _ path: KeyPath<Owner, Value>, _ value: Value
  ) -> Self {
    guard let setting = table.changeable.first(where: { $0.isKept(at: path) }),
      let fact = setting.fact(value)
    else { preconditionFailure("\(String(describing: path)) is no setting that can be changed") }
    return Self(setting.key, fact)
  }

  static let positionKey = "position"
  /// The range of a position; one beyond the last line means the last.
  static let positions = 1...10_000

  /// A line's position among all lines of its unit, from 1.
  package static func position(_ place: Int) -> Self { Self(positionKey, .int(place)) }

  static let classKey = "class"
  static let labelKey = "label"

  /// Another class for a line, as AdMob's form has it; nil for a text without a letter.
  package static func className(_ text: String) -> Self? { named(classKey, text) }
  /// Another label for a line; nil for a text without a letter.
  package static func label(_ text: String) -> Self? { named(labelKey, text) }

  private static func named(_ key: String, _ text: String) -> Self? {
    text.contains { !$0.isWhitespace } ? Self(key, .string(text)) : nil
  }

  /// The new text, if it is of this key.
  func name(_ key: String) -> String? {
    if self.key == key, case .string(let text) = value, Self.named(key, text) != nil {
      text
    } else {
      nil
    }
  }

  var position: Int? {
    if key == Self.positionKey, case .int(let place) = value { place } else { nil }
  }

  /// Whether it asks for the published example with its mistakes.
  var isSeedMode: Bool { key == "mode" && value == .string(Scenario.Mode.seed.rawValue) }
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
    if let setting = Self.settings[change.what.key] {
      setting.apply(change.what.value, to: &self)
    } else {
      asking.through.form.apply(change, &asking)
    }
  }
}

// MARK: - In the journal

extension Change {
  var facts: Fields {
    var fields: Fields = ["unit": .string(unit)]
    fields["line"] = line.map { .string($0) }
    fields["number"] = number.map { .int($0) }
    fields["slot"] = slot.map { .string($0) }
    fields[what.key] = what.value
    return fields
  }

  /// The facts that say where, not what.
  package static let places: Set = ["unit", "line", "number", "slot"]

  /// Nil for an unknown setting or an invalid value.
  init?(_ facts: Fields) {
    guard let unit = facts.string("unit"),
      let fact = facts.all.first(where: { !Self.places.contains($0.name) }),
      ChangeTable.all.contains(where: { $0.canChange(fact.name, fact.value) })
    else { return nil }
    self.init(
      unit: unit, line: facts.string("line"), number: facts.int("number"),
      slot: facts.string("slot"),
      What(fact.name, fact.value))
  }

  /// The change as a script has it, member by member; the journal has lengths of time as numbers.
  package static func scriptMembers(of facts: Fields) -> [(key: String, value: Fields.Value)] {
    facts.all.map { fact in
      let written = ChangeTable.all.lazy.compactMap { $0.written(fact.name, fact.value) }.first
      return (fact.name, written ?? fact.value)
    }
  }
}
