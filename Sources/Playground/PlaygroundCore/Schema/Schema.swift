/// What may stand at a place of a JSON text, and what an editor says of it: the part of JSON Schema
/// (draft 2020-12) that our formats need, as a value.
///
/// Texts for an editor are one short sentence each. What a reader refuses a schema must refuse too,
/// and the other way round; tests change a scenario in every place and hold the two together.
package struct Schema: Equatable, Sendable {
  var shape: Shape
  /// What an editor shows beside the place.
  var description: String?

  init(_ shape: Shape, _ description: String? = nil) {
    self.shape = shape
    self.description = description
  }

  indirect enum Shape: Equatable, Sendable {
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
  enum Constant: Equatable, Sendable {
    case string(String)
    case int(Int)
    case `true`
  }

  /// An object and its keys.
  struct Object: Equatable, Sendable {
    var properties: [Property]
    /// What other keys may hold; nil where nothing may be said of them.
    var others = Others.refused
    /// Keys of which just one must be there.
    var exactlyOneOf: [String] = []
    /// Keys of which one at least must be there.
    var atLeastOneOf: [String] = []
    /// Keys that stand only beside another one.
    var only: [Beside] = []

    enum Others: Equatable, Sendable {
      case refused, passedOver
      case all(Schema)
    }

    struct Beside: Equatable, Sendable {
      let key: String
      let other: String
    }
  }

  /// A key and what may stand behind it.
  struct Property: Equatable, Sendable {
    let key: String
    let isRequired: Bool
    let value: Schema

    static func required(_ key: String, _ value: Schema) -> Property {
      Property(key: key, isRequired: true, value: value)
    }

    static func optional(_ key: String, _ value: Schema) -> Property {
      Property(key: key, isRequired: false, value: value)
    }
  }
}
