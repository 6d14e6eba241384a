/// What kind of string a text looks like.
struct ConsentLook {
  let form: ConsentKind
  let isGuess: Bool

  init(_ slice: ConsentSlice) throws(ConsentError) {
    (form, isGuess) = try Self.form(of: slice)
  }

  private static func form(
    of slice: ConsentSlice
  ) throws(ConsentError) -> (ConsentKind, isGuess: Bool) {
    let text = slice.bytes
    if isUSPrivacy(text) { return (.usPrivacy, false) }
    if isNumberAndTilde(text) { return (.additionalConsent, false) }
    switch text.first {
    case UInt8(ascii: "D") where !isOtherVersion(slice): return (.gpp, false)
    case UInt8(ascii: "B"), UInt8(ascii: "C"):
      let core = text.prefix { $0 != UInt8(ascii: ".") }.count
      return core <= longestSection ? try section(slice, core) : (.tcf, false)
    default:
      guard isOtherVersion(slice) else { throw ConsentError(.unrecognised, at: slice.start) }
      return (.tcf, false)
    }
  }

  /// A string as long as a core of TCF whose first character, its version, is none that there is. The
  /// header of GPP goes on with a version of its own.
  private static func isOtherVersion(_ slice: ConsentSlice) -> Bool {
    let core = slice.bytes.prefix { $0 != UInt8(ascii: ".") }
    return core.count >= shortestCore && !slice.bytes.starts(with: "DB".utf8)
      && core.allSatisfy { WebAlphabet.bits(of: $0) != nil }
  }

  private static let shortestCore = 40

  /// A core of TCF has no fewer than 43 characters, and of any section no more than 12.
  private static let longestSection = 14

  /// A section by itself does not say which it is: its version and its lengths have to.
  private static func section(
    _ slice: ConsentSlice, _ core: Int
  ) throws(ConsentError) -> (ConsentKind, isGuess: Bool) {
    let second = slice.bytes.count - core - 1
    let isSecondVersion = slice[0] == UInt8(ascii: "C")
    let candidates = USSection.all.filter { section in
      section.canHave(characters: core)
        && (!isSecondVersion || section.layouts.count > 1)
        && (second < 0 || section.second == (second <= 2 ? .gpc : .sensitive))
    }
    guard let first = candidates.first else {
      return (.tcf, true)
    }
    guard candidates.count == 1 else {
      throw ConsentError(.ambiguous(candidates.map(\.id.prefix)), at: slice.start)
    }
    return (.section(first.id), true)
  }

  /// A version and an answer; what is wrong behind them has a character.
  private static func isUSPrivacy(_ text: ArraySlice<UInt8>) -> Bool {
    text.count < shortestCore && text.first.map(isDigit) == true
      && text.dropFirst().first.map("YNyn-".utf8.contains) == true
  }

  private static func isNumberAndTilde(_ text: ArraySlice<UInt8>) -> Bool {
    let digits = text.prefix(while: isDigit).count
    return (1...9).contains(digits) && text.dropFirst(digits).first == UInt8(ascii: "~")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
