/// Reads VAST 2.0 to 4.3.
///
/// It is strict about XML: a text that is not well-formed gives no document at all. It is lenient
/// about VAST, as players must be: elements may come in any order, what is unknown is skipped, and
/// what cannot be used is a finding. Whatever the bytes are, no file and no network is touched, and
/// no entity is expanded.
public enum VASTReader {
  /// The most bytes a document may have: 8 MiB.
  public static let longest = XMLLimits.longest

  /// How deep elements may be nested.
  public static let deepest = XMLLimits.deepest

  /// The document in `bytes`, and what is wrong with it.
  public static func read(_ bytes: [UInt8]) throws(VASTRefusal) -> VASTReading {
    guard bytes.count <= longest else { throw .tooLarge }
    let tree = try XMLTree.parse(bytes)
    guard let root = tree.element else {
      let isOld = tree.root == oldRoot
      throw VASTRefusal(isOld ? .oldRoot : .wrongRoot(tree.root), at: tree.rootPosition)
    }
    var maker = DocumentMaker()
    let document = try maker.document(root)
    for stranger in tree.strangers { maker.skip(stranger) }
    return VASTReading(document: document, findings: maker.findings.sorted)
  }

  /// Whether the text begins as a VAST document of any version does, however broken the rest is.
  public static func isVAST(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= longest, let root = XMLTree.root(of: bytes) else { return false }
    return root == ElementName.vast.rawValue || root == oldRoot
  }

  private static let oldRoot = "VideoAdServingTemplate"

  /// The document in a text.
  public static func read(_ text: String) throws(VASTRefusal) -> VASTReading {
    try read(Array(text.utf8))
  }
}

/// A document, and what its reader could not use.
public struct VASTReading: Hashable, Sendable {
  /// What it says.
  public let document: VASTDocument
  /// In the order of the text.
  public let findings: [VASTFinding]
}
