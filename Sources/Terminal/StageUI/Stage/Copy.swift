package import Catalogue
import JSON

/// Something of the stage as JSON, to be put into a report.
package struct Copy: Equatable, Sendable {
  /// What it is, for the message.
  package let subject: CopySubject
  package let json: String

  init(_ subject: CopySubject, _ write: (inout JSONWriter) -> Void) {
    self.subject = subject
    var writer = JSONWriter()
    write(&writer)
    json = String(decoding: writer.bytes, as: UTF8.self)
  }
}
