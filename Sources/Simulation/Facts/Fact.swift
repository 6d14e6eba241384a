/// A fact that entries carry: its name in the journal, and the type of its value. Whoever writes it and
/// whoever reads it name the same one, so that neither can be misspelt, nor be of another type.
package struct Fact<Value: FactValue>: Sendable {
  package let name: String

  package init(_ name: String) { self.name = name }

  /// The fact with this value, for a list of facts.
  package func callAsFunction(_ value: Value) -> Fields.Field {
    Fields.Field(name: name, value: value.asFact)
  }

  /// The fact with this value, or with null: it was asked for, and there is none.
  package func orNull(_ value: Value?) -> Fields.Field {
    Fields.Field(name: name, value: value?.asFact ?? .null)
  }
}

/// A type that facts have.
package protocol FactValue {
  init?(fact: Fields.Value)
  var asFact: Fields.Value { get }
}

extension Fields: ExpressibleByArrayLiteral {
  /// These facts, in this order.
  public init(arrayLiteral facts: Field...) { self.init(facts) }

  /// The value of this fact; nil also if it has another type. Setting an existing one replaces it, nil
  /// removes it.
  package subscript<Value>(fact: Fact<Value>) -> Value? {
    get { self[fact.name].flatMap(Value.init(fact:)) }
    set { self[fact.name] = newValue?.asFact }
  }

  /// Whether the fact was asked for, and there is none.
  package func saysNone<Value>(_ fact: Fact<Value>) -> Bool { self[fact.name] == .null }

  /// Adds a fact, or replaces the one of its name.
  package mutating func set(_ fact: Field) { self[fact.name] = fact.value }
}

// MARK: The types that facts have

extension String: FactValue {
  package init?(fact: Fields.Value) {
    guard case .string(let text) = fact else { return nil }
    self = text
  }
  package var asFact: Fields.Value { .string(self) }
}

extension Int: FactValue {
  package init?(fact: Fields.Value) {
    guard case .int(let number) = fact else { return nil }
    self = number
  }
  package var asFact: Fields.Value { .int(self) }
}

extension Bool: FactValue {
  package init?(fact: Fields.Value) {
    guard case .bool(let flag) = fact else { return nil }
    self = flag
  }
  package var asFact: Fields.Value { .bool(self) }
}

extension Fields: FactValue {
  package init?(fact: Fields.Value) {
    guard case .fields(let fields) = fact else { return nil }
    self = fields
  }
  package var asFact: Fields.Value { .fields(self) }
}

extension Array: FactValue where Element: FactValue {
  /// The elements that have the type.
  package init?(fact: Fields.Value) {
    guard case .list(let values) = fact else { return nil }
    self = values.compactMap(Element.init(fact:))
  }
  package var asFact: Fields.Value { .list(map(\.asFact)) }
}

extension Ledger: FactValue {}
extension LineAnswer: FactValue {}
extension CountingMoment: FactValue {}

extension FactValue where Self: RawRepresentable<String> {
  package init?(fact: Fields.Value) {
    guard let word = String(fact: fact) else { return nil }
    self.init(rawValue: word)
  }
  package var asFact: Fields.Value { .string(rawValue) }
}
