/// Named facts of a journal entry, in the order given; the journal writes them sorted.
public struct Fields: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  /// What a fact can be.
  public enum Value: Equatable, Sendable {
    case string(String)
    case int(Int)
    case bool(Bool)
    case list([Value])
    case fields(Fields)
    case null
  }

  /// A fact and its name.
  public struct Field: Equatable, Sendable {
    /// Its name.
    public let name: String
    /// Its value.
    public let value: Value
  }

  /// The facts.
  public private(set) var all: [Field]

  /// No facts.
  public static let none: Fields = [:]

  /// The facts as written.
  public init(dictionaryLiteral elements: (String, Value)...) {
    all = elements.map { Field(name: $0.0, value: $0.1) }
  }

  /// These facts.
  public init(_ fields: [(String, Value)]) {
    all = fields.map { Field(name: $0.0, value: $0.1) }
  }

  init(_ facts: [Field]) { all = facts }

  /// Texts by name, in the order of the names.
  package init(_ texts: [String: String]) {
    all = texts.sorted { $0.key < $1.key }.map { Field(name: $0.key, value: .string($0.value)) }
  }

  /// Whether there are no facts.
  public var isEmpty: Bool { all.isEmpty }

  /// Adds a fact whose name is known not to be there yet.
  mutating func append(_ name: String, _ value: Value) {
    all.append(Field(name: name, value: value))
  }

  /// Sets many facts at once, each with a different name; setting them one by one searches all the
  /// existing ones each time.
  package mutating func set(_ fields: [(name: String, value: Value)]) {
    let names = Set(fields.map(\.name))
    all.removeAll { names.contains($0.name) }
    all += fields.map { Field(name: $0.name, value: $0.value) }
  }

  /// The fact of this name. Setting an existing one replaces it.
  public subscript(name: String) -> Value? {
    get { place(of: name).map { all[$0].value } }
    set {
      if let place = place(of: name) { all.remove(at: place) }
      if let newValue { all.append(Field(name: name, value: newValue)) }
    }
  }

  // By places, since going through the facts themselves copies each of them.
  private func place(of name: String) -> Int? {
    all.indices.first { all[$0].name == name }
  }
}

extension Fields.Value: ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .int(value) }
  /// Yes or no.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Several values, in this order.
  public init(arrayLiteral elements: Fields.Value...) { self = .list(elements) }
}

extension Fields.Value {
  /// The text, or null if there is none.
  public init(_ text: String?) {
    self = text.map { .string($0) } ?? .null
  }
}
