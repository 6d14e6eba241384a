package import JSON
import Simulation

/// All settings of something, in the order they are written.
package struct SettingTable<Owner>: Sendable {
  package let all: [Setting<Owner>]
  /// The descriptions of the groups' keys.
  private let groups: [(key: String, summary: String)]

  /// `shared` are those that other owners have, too.
  package init(
    _ own: [Setting<Owner>], shared: [Setting<Owner>] = [],
    groups: [(key: String, summary: String)] = []
  ) {
    all = own + shared
    self.groups = groups
  }

  /// The settings that a script can change.
  package var changeable: [Setting<Owner>] {
    all.filter(\.isChangeable)
  }

  /// The setting with this key.
  package subscript(key: String) -> Setting<Owner>? { all.first { $0.key == key } }

  /// Whether a script can give this value to the setting with this key.
  func canChange(_ key: String, to value: Fields.Value) -> Bool {
    self[key].map { $0.isChangeable && $0.canBe(value) } ?? false
  }

  /// Takes what a file contains; what it leaves out stays as it is.
  func read(_ owner: inout Owner, from object: inout JSONObjectReader) throws(JSONError) {
    for setting in all where setting.group == nil {
      if let node = object.optional(setting.key) { try setting.read(&owner, node) }
    }
    for group in groups {
      guard let node = object.optional(group.key) else { continue }
      var inner = try node.object()
      for setting in all where setting.group == group.key {
        if let node = inner.optional(setting.key) { try setting.read(&owner, node) }
      }
      try inner.finish()
    }
  }

  /// The value of an object that has nothing but settings.
  package func value(_ empty: Owner, reading node: JSONNode) throws(JSONError) -> Owner {
    var owner = empty
    var object = try node.object()
    try read(&owner, from: &object)
    try object.finish()
    return owner
  }

  // MARK: In the journal

  /// The values of an object that has nothing but settings, in the order of a journal.
  func facts(of owner: Owner) -> Fields {
    Fields(all.map { ($0.key, $0.value(of: owner)) }.sorted { $0.0 < $1.0 })
  }

  /// An object from the journal's form; nil if a key or value is unknown.
  func value(_ empty: Owner, of fact: Fields.Value) -> Owner? {
    guard case .fields(let fields) = fact else { return nil }
    var owner = empty
    for field in fields.all {
      guard let setting = self[field.name], setting.canBe(field.value) else { return nil }
      setting.apply(field.value, to: &owner)
    }
    return owner
  }

  /// The scenario's form of an object in the journal's; what is absent is left out.
  func written(_ fact: Fields.Value) -> Fields.Value {
    guard case .fields(let fields) = fact else { return fact }
    return .fields(
      Fields(
        fields.all.filter { $0.value != .null }.map {
          ($0.name, self[$0.name]?.written($0.value) ?? $0.value)
        }))
  }

  // MARK: In a schema

  /// What editors are told.
  package var properties: [Schema.Property] {
    all.filter { $0.group == nil }.map(\.property)
      + groups.map { group in
        .optional(
          group.key,
          .object(group.summary, all.filter { $0.group == group.key }.map(\.property)))
      }
  }
}
