/// What is allowed at a place in a JSON text, and what an editor says about it: the part of JSON
/// Schema (draft 2020-12) that our formats need, as a value.
///
/// Texts for an editor are one short sentence each. A schema must refuse exactly what the reader
/// refuses; tests change a scenario in every place and compare the two.
package struct Schema: Equatable, Sendable {
  package var shape: Shape
  /// What an editor shows beside the place.
  package var description: String?

  package init(_ shape: Shape, _ description: String? = nil) {
    self.shape = shape
    self.description = description
  }

  package indirect enum Shape: Equatable, Sendable {
    case object(Object)
    case array(of: Schema, atLeast: Int)
    /// So many of them, no more and no less.
    case tuple(of: Schema, count: Int)
    case words([String])
    case string(pattern: String?)
    case integer(ClosedRange<Int>)
    case number(ClosedRange<Int>)
    case anyNumber
    case boolean
    case null
    case constant(Constant)
    case anyOf([Schema])
    case oneOf([Schema])
    /// One of the definitions beside the root.
    case reference(String)
  }

  /// The one value allowed.
  package enum Constant: Equatable, Sendable {
    case string(String)
    case int(Int)
    case `true`
  }

  /// An object and its keys.
  package struct Object: Equatable, Sendable {
    package var properties: [Property]
    /// Whether other keys are allowed, and what they may hold.
    package var others = Others.refused
    /// Keys of which exactly one must be there.
    package var exactlyOneOf: [String] = []
    /// Keys of which at least one must be there.
    package var atLeastOneOf: [String] = []
    /// Keys that are allowed only beside another one.
    package var only: [Beside] = []
    /// How many keys there must be.
    package var atLeast = 0

    package init(
      properties: [Property], others: Others = .refused, exactlyOneOf: [String] = [],
      atLeastOneOf: [String] = [], only: [Beside] = [], atLeast: Int = 0
    ) {
      self.properties = properties
      self.others = others
      self.exactlyOneOf = exactlyOneOf
      self.atLeastOneOf = atLeastOneOf
      self.only = only
      self.atLeast = atLeast
    }

    package enum Others: Equatable, Sendable {
      case refused, passedOver
      case all(Schema)
    }

    package struct Beside: Equatable, Sendable {
      package let key: String
      /// Any of them will do.
      package let others: [String]

      package init(key: String, other: String) {
        self.init(key: key, anyOf: [other])
      }

      package init(key: String, anyOf others: [String]) {
        self.key = key
        self.others = others
      }
    }
  }

  /// A key and its value's schema.
  package struct Property: Equatable, Sendable {
    package let key: String
    package let isRequired: Bool
    package let value: Schema

    package static func required(_ key: String, _ value: Schema) -> Property {
      Property(key: key, isRequired: true, value: value)
    }

    package static func optional(_ key: String, _ value: Schema) -> Property {
      Property(key: key, isRequired: false, value: value)
    }
  }
}
