package import Consent

/// Something that an app keeps, or a request says, of its user's consent.
package struct ConsentItem: Sendable {
  /// The key that it was under; nil for a string by itself.
  package let key: ConsentKey?
  package let text: String
  /// What the string says; nil for a value that is no string, and for an empty one.
  package let reading: Result<ConsentReading, ConsentError>?

  package init(_ text: String, key: ConsentKey? = nil) {
    (self.key, self.text) = (key, text)
    switch key?.role {
    case nil: reading = Self.read(text, nil)
    // An app that never asked keeps nothing, or an empty text.
    case .string(let form)?: reading = text.isEmpty ? nil : Self.read(text, form)
    default: reading = nil
    }
  }

  private static func read(
    _ text: String, _ form: ConsentKind?
  ) -> Result<ConsentReading, ConsentError> {
    do throws(ConsentError) {
      return .success(try ConsentReader.read(text, as: form))
    } catch {
      return .failure(error)
    }
  }

  package var decoded: ConsentReading? { try? reading?.get() }

  /// Whether it, or a section of it, cannot be decoded.
  package var isBad: Bool {
    if case .failure? = reading { return true }
    return decoded?.errors.isEmpty == false
  }
}
