package import JSON
import Simulation

/// How values of one kind are written: in a scenario, in the journal, and for an editor.
///
/// A journal has lengths of time in milliseconds, a scenario has `"2s"`; everything else is the
/// same in both.
package struct Codec<Value: Sendable>: Sendable {
  /// The schema of its values, with a description.
  let schema: @Sendable (String) -> Schema
  let read: @Sendable (JSONNode) throws(JSONError) -> Value
  /// The journal's form, and back; nil for an invalid value.
  let fact: @Sendable (Value) -> Fields.Value
  let value: @Sendable (Fields.Value) -> Value?
  /// The scenario's form of a journal's value.
  let written: @Sendable (Fields.Value) -> Fields.Value

  init(
    schema: @escaping @Sendable (String) -> Schema,
    read: @escaping @Sendable (JSONNode) throws(JSONError) -> Value,
    fact: @escaping @Sendable (Value) -> Fields.Value,
    value: @escaping @Sendable (Fields.Value) -> Value?,
    written: @escaping @Sendable (Fields.Value) -> Fields.Value = { $0 }
  ) {
    self.schema = schema
    self.read = read
    self.fact = fact
    self.value = value
    self.written = written
  }

  /// The same with optional values: null in the journal, left out in a scenario.
  var optional: Codec<Value?> {
    .init(
      schema: schema, read: { (node) throws(JSONError) in try read(node) },
      fact: { $0.map(fact) ?? .null },
      value: { $0 == .null ? .some(nil) : value($0).map { .some($0) } }, written: written)
  }
}

extension Codec where Value == Bool {
  package static let flag = Codec(
    schema: { .flag($0) }, read: { (node) throws(JSONError) in try node.bool() },
    fact: { .bool($0) },
    value: { if case .bool(let flag) = $0 { flag } else { nil } })

  /// True for one word, absent for false.
  static func only<Word>(_ word: Word) -> Codec
  where Word: RawRepresentable<String> & CaseIterable & Equatable & Sendable {
    let words = Codec<Word>.word.optional
    return Codec(
      schema: words.schema,
      read: { (node) throws(JSONError) in try words.read(node) == word },
      fact: { words.fact($0 ? word : nil) }, value: { words.value($0).map { $0 == word } })
  }
}

extension Codec where Value == String {
  static let text = Codec(
    schema: { .text($0) }, read: { (node) throws(JSONError) in try node.string() },
    fact: { .string($0) },
    value: { if case .string(let text) = $0 { text } else { nil } })
}

extension Codec where Value: RawRepresentable<String> & CaseIterable {
  /// The words of a type.
  package static var word: Codec {
    Codec(
      schema: { .word($0, Value.self) },
      read: { (node) throws(JSONError) in try node.word(of: Value.self) },
      fact: { .string($0.rawValue) },
      value: { if case .string(let text) = $0 { Value(rawValue: text) } else { nil } })
  }
}

extension Codec where Value == Duration {
  /// Up to a day.
  static let duration = time("duration") { (node) throws(JSONError) in try node.duration() }
  /// Up to a day, and not 0.
  static let positiveDuration = time("positiveDuration") { (node) throws(JSONError) in
    try node.positiveDuration()
  }
  /// Of any length.
  static let anyDuration = time("anyDuration") { (node) throws(JSONError) in
    try node.anyDuration()
  }
  /// As the settings of an ad unit allow it.
  static let refreshInterval = time("refreshInterval") { (node) throws(JSONError) in
    try node.refreshInterval()
  }

  private static func time(
    _ definition: String, _ read: @escaping @Sendable (JSONNode) throws(JSONError) -> Duration
  ) -> Codec {
    Codec(
      schema: { .reference(definition, $0) }, read: read,
      fact: { .int($0.wholeMilliseconds) },
      value: { if case .int(let milliseconds) = $0 { .milliseconds(milliseconds) } else { nil } },
      written: { if case .int(let milliseconds) = $0 { "\(milliseconds)ms" } else { $0 } })
  }
}

extension Codec {
  /// For values found only in a scenario's file, not in a script or the journal.
  package static func inFile(
    _ schema: @escaping @Sendable (String) -> Schema,
    _ read: @escaping @Sendable (JSONNode) throws(JSONError) -> Value
  ) -> Codec {
    Codec(schema: schema, read: read, fact: { _ in .null }, value: { _ in nil })
  }

  /// An object with settings of its own, which a script and the stage can change as a whole.
  static func settings(_ table: SettingTable<Value>, _ empty: Value) -> Codec {
    Codec(
      schema: { .object($0, table.properties) },
      read: { (node) throws(JSONError) in try table.value(empty, reading: node) },
      fact: { .fields(table.facts(of: $0)) }, value: { table.value(empty, of: $0) },
      written: { table.written($0) })
  }

  /// Several of them, at least one, or null for none; `refusal` is said of an empty list.
  static func list<Element>(
    of table: SettingTable<Element>, _ empty: Element, _ description: String, _ refusal: String
  ) -> Codec where Element: Sendable, Value == [Element] {
    let element = Codec<Element>.settings(table, empty)
    return Codec(
      schema: { .array($0, of: element.schema(description), atLeast: 1) },
      read: { (node) throws(JSONError) in
        let all = try node.array { (node) throws(JSONError) in try element.read(node) }
        guard !all.isEmpty else { throw node.refusal(refusal) }
        return all
      },
      fact: { $0.isEmpty ? .null : .list($0.map { element.fact($0) }) },
      value: { fact in
        if fact == .null { return [] }
        guard case .list(let list) = fact else { return nil }
        let all = list.compactMap { element.value($0) }
        return all.count == list.count ? all : nil
      },
      written: { fact in
        guard case .list(let list) = fact else { return fact }
        return .list(list.map { element.written($0) })
      })
  }

  /// An object with settings of its own, found only in a scenario's file.
  static func object(_ table: SettingTable<Value>, _ empty: Value) -> Codec {
    inFile({ .object($0, table.properties) }) { (node) throws(JSONError) in
      try table.value(empty, reading: node)
    }
  }
}
