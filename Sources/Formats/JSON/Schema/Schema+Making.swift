/// Short names, so that a schema reads like a table.
extension Schema {
  package static func object(
    _ description: String, _ properties: [Property], atLeast: Int = 0
  ) -> Schema {
    Schema(.object(Object(properties: properties, atLeast: atLeast)), description)
  }

  /// Names that the author chooses, each with such a value.
  package static func map(
    _ description: String, of value: Schema, atLeast: Int = 0
  ) -> Schema {
    Schema(.object(Object(properties: [], others: .all(value), atLeast: atLeast)), description)
  }

  package static func array(_ description: String, of element: Schema, atLeast: Int = 0) -> Schema {
    Schema(.array(of: element, atLeast: atLeast), description)
  }

  /// An array of this many numbers.
  package static func numbers(_ description: String, _ count: Int, _ range: ClosedRange<Int>)
    -> Schema
  {
    Schema(.tuple(of: .number("A number.", range), count: count), description)
  }

  /// The raw values of a type the reader knows, so there is no second list of them.
  package static func word<Word>(_ description: String, _ type: Word.Type) -> Schema
  where Word: RawRepresentable<String> & CaseIterable {
    Schema(.words(Word.allCases.map(\.rawValue)), description)
  }

  package static func text(_ description: String? = nil, pattern: String? = nil) -> Schema {
    Schema(.string(pattern: pattern), description)
  }

  package static func integer(_ description: String, _ range: ClosedRange<Int>) -> Schema {
    Schema(.integer(range), description)
  }

  package static func number(_ description: String, _ range: ClosedRange<Int>) -> Schema {
    Schema(.number(range), description)
  }

  package static func flag(_ description: String) -> Schema {
    Schema(.boolean, description)
  }

  package static func constant(_ description: String, _ value: Constant) -> Schema {
    Schema(.constant(value), description)
  }

  package static func one(of schemas: [Schema], _ description: String? = nil) -> Schema {
    Schema(.oneOf(schemas), description)
  }

  package static func any(of schemas: [Schema], _ description: String? = nil) -> Schema {
    Schema(.anyOf(schemas), description)
  }

  package static func reference(_ name: String, _ description: String? = nil) -> Schema {
    Schema(.reference(name), description)
  }
}
