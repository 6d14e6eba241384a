/// Why a document is not read at all, and where. The words for it are in `sentence`.
public struct VASTRefusal: Error, Hashable, Sendable {
  /// What went wrong.
  public let problem: Problem
  /// Where; the start for what concerns all of the text.
  public let position: VASTPosition

  init(_ problem: Problem, at position: VASTPosition = .start) {
    self.problem = problem
    self.position = position
  }

  /// For callers that read no further than `VASTReader.longest`.
  public static let tooLarge = VASTRefusal(.tooLarge(mebibytes: XMLLimits.longest >> 20))

  /// What a player reports.
  public var code: VASTErrorCode {
    switch problem {
    case .wrongRoot: .schema
    case .oldRoot, .version: .version
    default: .malformed
    }
  }

  /// What can be wrong with a text as a whole.
  public enum Problem: Hashable, Sendable {
    case tooLarge(mebibytes: Int)
    case empty
    case utf32
    /// Nil if the system's parser cannot use an encoding that it knows.
    case encoding(String?)
    case wrongEncoding
    case invalidByte(UInt8)
    case doctype
    /// A web page instead of an ad, which servers send with their own errors.
    case webPage
    case tooDeep(levels: Int)
    case tooManyElements(Int)

    // Not well-formed.
    case noMarkup
    case truncated(element: String, opened: VASTPosition)
    case unclosedToken
    case wrongEnd(element: String, opened: VASTPosition)
    case bareAmpersand
    case unknownEntity
    case duplicateAttribute
    case textAfterRoot
    case badCharacterReference
    case misplacedDeclaration
    case badDeclaration
    case unclosedCDATA
    case notWellFormed
    /// The parser's own words.
    case other(String)

    // Well-formed, but not a VAST that can be read.
    case wrongRoot(String)
    /// The root of VAST 1.
    case oldRoot
    case version(String)
  }
}
