package import Consent

/// Two statements of which only one can be true.
package enum ConsentContradiction: Hashable, Sendable {
  /// A TC string that was created after the day on which it is judged.
  case fromTheFuture(source: String?, created: CivilMoment, day: CivilMoment)
  /// A value that the key cannot have.
  case badValue(key: String, text: String)
  /// GDPR applies, and there is no TC string.
  case noString(key: String)
  /// GDPR does not apply, and a section for Europe does.
  case appliesOnlyInSections(key: String, sections: String)
  /// Providers of Additional Consent count only beside a TC string.
  case additionalAlone
  /// A key repeats a field of the TC string, and differs. Ids are those that only one side has.
  case ids(key: String, onlyThere: [Int], onlyInString: [Int])
  case value(key: String, says: String, string: String)
  /// Two strings that should be one.
  case strings(String, String)
  /// Sections that apply, and are not in the string.
  case sectionsMissing(key: String, [Int])
  case headerSections(key: String, says: [Int], string: [Int])
  /// One string says that the user opted out of sale, and the other that the user did not.
  case sale(optedOut: String, not: String)
}
