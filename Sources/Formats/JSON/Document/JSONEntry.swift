/// One value or key in a document's flat list.
///
/// The list is in the order of the text: a container, then its children; in an object each key,
/// then its value. A key is an entry like any other string.
struct JSONEntry: Sendable {
  enum Kind: UInt8, Sendable {
    case null, `false`, `true`, number
    /// A string without escapes.
    case plainString
    case escapedString
    case array, object

    var outside: JSONKind {
      switch self {
      case .null: .null
      case .false, .true: .bool
      case .number: .number
      case .plainString, .escapedString: .string
      case .array: .array
      case .object: .object
      }
    }
  }

  private let startOffset: UInt32
  private var endOffset: UInt32
  let kind: Kind

  /// Offsets fit because the reader refuses longer texts.
  init(_ kind: Kind, from start: Int, to end: Int) {
    self.kind = kind
    startOffset = UInt32(truncatingIfNeeded: start)
    endOffset = UInt32(truncatingIfNeeded: end)
  }

  /// The byte it starts with.
  var start: Int { Int(startOffset) }

  /// The offset after its last byte; for an array or object, the index of the entry after its last
  /// descendant.
  var end: Int {
    get { Int(endOffset) }
    set { endOffset = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The bytes between the quotes of a string.
  var inside: Range<Int> { start + 1..<end - 1 }
}
