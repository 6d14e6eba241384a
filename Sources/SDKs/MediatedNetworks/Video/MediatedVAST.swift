import Simulation

/// A video ad as a network's server stores it: a VAST document, and the documents that its wrappers
/// lead to.
package struct MediatedVAST: Equatable, Sendable {
  /// The first document, whatever it is.
  package var document: [UInt8]
  /// The others by URL; what is not there cannot be reached.
  package var catalogue: [String: [UInt8]]
  /// The VAST error that the player has with it, however good the document is.
  package var error: Int?
  /// What the player does in its own way.
  package var manners: [PlayerManner] = []
  /// The texts that the ad has whatever the document says, by name.
  package var texts: [String: String] = [:]

  package init(document: [UInt8], catalogue: [String: [UInt8]] = [:], error: Int? = nil) {
    self.document = document
    self.catalogue = catalogue
    self.error = error
  }
}
