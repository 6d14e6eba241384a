package import HAR
package import VAST

/// A VAST document of a capture, or one that was given beside it.
package struct CapturedDocument: Sendable {
  /// Its request; nil for a file.
  package let exchange: Exchange?
  /// Where it is from.
  package let origin: Origin
  package let result: Result<VASTDocument, VASTRefusal>
  let bytes: [UInt8]

  package enum Origin: Equatable, Sendable {
    case answer
    /// The markup of a bid.
    case bid
    case file(String)
  }

  init(_ exchange: Exchange?, _ origin: Origin, _ bytes: [UInt8]) {
    (self.exchange, self.origin, self.bytes) = (exchange, origin, bytes)
    do throws(VASTRefusal) {
      result = .success(try VASTReader.read(bytes).document)
    } catch {
      result = .failure(error)
    }
  }

  var document: VASTDocument? { try? result.get() }

  /// The file that it is from; nil if it is from the capture.
  package var file: String? {
    guard case .file(let path) = origin else { return nil }
    return path
  }
}
