package import Consent

extension ConsentError {
  /// What is wrong, and where.
  package var sentence: String { "character \(character): \(text)" }

  /// The problem alone.
  package var text: String {
    switch problem {
    case .empty: "there is nothing"
    case .unrecognised:
      "no consent string begins like this; a TC string begins with C, GPP with DB, Additional Consent with 1~ or 2~"
    case .ambiguous(let names):
      "a section of GPP by itself, which could be \(names.joined(separator: ", ")); write \(names[0])=STRING to say which"
    case .badCharacter("="): "a consent string has no = at its end"
    case .badCharacter(let scalar): "\(Self.quoted(scalar)) can't be in this string"
    case .truncated(let field): "the string ends inside \(field.rawValue)"
    case .obsolete: "a string of TCF 1, which is obsolete since 2020"
    case .version(let version): "version \(version) is not known"
    case .emptySegment: "nothing between two separators"
    case .headerType(let type): "the header of GPP has the type 3, not \(type)"
    case .headerVersion(let version): "the header of GPP has the version 1, not \(version)"
    case .tooLarge(let field): "a number in \(field.rawValue) is too large"
    case .sectionCount(let ids, let found): Self.sections(ids, found)
    case .noNumber: "a number is missing"
    case .partCount(let count):
      "Additional Consent has 1 part behind its version, or 2 in version 2; here there are \(count - 1)"
    case .noDisclosedProviders: "the last part of version 2 begins with dv."
    case .length(let count): "a US privacy string has 4 characters, not \(count)"
    }
  }

  private static func quoted(_ scalar: Unicode.Scalar) -> String {
    scalar.properties.isWhitespace || scalar.value < 32
      ? "U+\(String(scalar.value, radix: 16, uppercase: true))" : "\"\(scalar)\""
  }

  private static func sections(_ ids: [Int], _ found: Int) -> String {
    let names = ids.prefix(30).map { GPPSectionID(rawValue: $0)?.prefix ?? "\($0)" }
    let list = names.joined(separator: ", ")
    let named = ids.count == 1 ? "1 section" : "\(ids.count.grouped) sections"
    let following = found == 1 ? "1 follows" : "\(found.grouped) follow"
    return "the header names \(named) (\(list)), but \(following)"
  }
}
