/// Decodes consent strings of every kind. It never traps, whatever the text is.
///
/// ```
/// C… . I… . Y…        TCF: core and further segments
/// 1~1.35  2~1~dv.9    Additional Consent
/// DBABTA~1YNN         GPP: a header and a section for each id in it
/// 1YNN                US privacy
/// BVWSSSVY.YA         a section of GPP by itself
/// ```
package enum ConsentReader {
  /// Decodes a text as a kind of string, or as what it looks like.
  package static func read(
    _ text: String, as form: ConsentKind? = nil
  ) throws(ConsentError) -> ConsentReading {
    let slice = ConsentSlice(text)
    guard !slice.isEmpty else { throw ConsentError(.empty, at: 1) }
    if let form { return try read(slice, form) }
    let look = try ConsentLook(slice)
    var reading = try read(slice, look.form)
    reading.isGuess = look.isGuess
    return reading
  }

  private static func read(
    _ slice: ConsentSlice, _ form: ConsentKind
  ) throws(ConsentError) -> ConsentReading {
    switch form {
    case .gpp: return try GPPReader.read(slice)
    case .tcf: return reading(form, try TCFReader.european(slice))
    case .additionalConsent: return reading(form, try AdditionalConsentReader.read(slice))
    case .usPrivacy: return reading(form, try USPrivacyReader.read(slice))
    case .section(let id):
      guard let parts = try GPPReader.read(slice, as: id) else {
        throw ConsentError(.unrecognised, at: slice.start)
      }
      return reading(form, parts)
    }
  }

  private static func reading(_ form: ConsentKind, _ parts: ConsentParts) -> ConsentReading {
    ConsentReading(form: form, segments: parts.segments, findings: parts.findings)
  }
}
