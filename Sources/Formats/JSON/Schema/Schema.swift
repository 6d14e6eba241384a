/// What may stand at a place of a JSON text, and what an editor says of it: the part of JSON Schema
/// (draft 2020-12) that our formats need, as a value.
///
/// Texts for an editor are one short sentence each. What a reader refuses a schema must refuse too,
/// and the other way round; tests change a scenario in every place and hold the two together.
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
    case words([String])
    case string(pattern: String?)
    case integer(ClosedRange<Int>)
    case number(ClosedRange<Int>)
    case boolean
    case null
    case constant(Constant)
    case anyOf([Schema])
    case oneOf([Schema])
    /// One of the definitions that stand beside the root.
    case reference(String)
  }

  /// The one value that may stand there.
  package enum Constant: Equatable, Sendable {
    case string(String)
    case int(Int)
    case `true`
  }

  /// An object and its keys.
  package struct Object: Equatable, Sendable {
    package var properties: [Property]
    /// What other keys may hold; nil where nothing may be said of them.
    package var others = Others.refused
    /// Keys of which just one must be there.
    package var exactlyOneOf: [String] = []
    /// Keys of which one at least must be there.
    package var atLeastOneOf: [String] = []
    /// Keys that stand only beside another one.
    package var only: [Beside] = []

    package init(
      properties: [Property], others: Others = .refused, exactlyOneOf: [String] = [],
      atLeastOneOf: [String] = [], only: [Beside] = []
    ) {
      self.properties = properties
      self.others = others
      self.exactlyOneOf = exactlyOneOf
      self.atLeastOneOf = atLeastOneOf
      self.only = only
    }

    package enum Others: Equatable, Sendable {
      case refused, passedOver
      case all(Schema)
    }

    package struct Beside: Equatable, Sendable {
      package let key: String
      package let other: String

      package init(key: String, other: String) {
        self.key = key
        self.other = other
      }
    }
  }

  /// A key and what may stand behind it.
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
