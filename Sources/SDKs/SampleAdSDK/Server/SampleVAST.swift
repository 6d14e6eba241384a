/// A video ad as the Sample network's server stores it: a VAST document, and the documents that its
/// wrappers lead to.
package struct SampleVAST: Equatable, Sendable {
  /// The first document, whatever it is.
  package var document: [UInt8]
  /// The others by URL; what is not there cannot be reached.
  package var catalogue: [String: [UInt8]]
  /// The VAST error that the player has with it, however good the document is.
  package var error: Int?
  /// The texts that the ad has whatever the document says.
  package var texts: [String: String] = [:]
  /// Whether its stars and its icon are its own, and not those of any ad of its kind.
  package var (hasStars, hasIcon) = (false, false)

  package init(document: [UInt8], catalogue: [String: [UInt8]] = [:], error: Int? = nil) {
    self.document = document
    self.catalogue = catalogue
    self.error = error
  }
}
