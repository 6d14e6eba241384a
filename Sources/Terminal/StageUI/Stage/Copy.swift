package import Catalogue
import JSON

/// Something of the stage to be put into a report: as JSON, or a URL as it is.
package struct Copy: Equatable, Sendable {
  /// What it is, for the message.
  package let subject: CopySubject
  package let text: String

  init(_ subject: CopySubject, text: String) {
    self.subject = subject
    self.text = text
  }

  init(_ subject: CopySubject, _ write: (inout JSONWriter) -> Void) {
    self.subject = subject
    var writer = JSONWriter()
    write(&writer)
    text = String(decoding: writer.bytes, as: UTF8.self)
  }
}
