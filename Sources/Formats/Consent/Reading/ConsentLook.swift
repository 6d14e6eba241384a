/// What kind of string a text looks like.
struct ConsentLook {
  let form: ConsentForm
  let isGuess: Bool

  init(_ slice: ConsentSlice) throws(ConsentError) {
    (form, isGuess) = try Self.form(of: slice)
  }

  private static func form(
    of slice: ConsentSlice
  ) throws(ConsentError) -> (ConsentForm, isGuess: Bool) {
    let text = slice.bytes
    if isUSPrivacy(text) { return (.usPrivacy, false) }
    if isNumberAndTilde(text) { return (.additionalConsent, false) }
    switch text.first {
    case UInt8(ascii: "D"): return (.gpp, false)
    case UInt8(ascii: "B"), UInt8(ascii: "C"):
      let core = text.prefix { $0 != UInt8(ascii: ".") }.count
      return core <= longestSection ? try section(slice, core) : (.tcf, false)
    default: throw ConsentError(.unrecognised, at: slice.start)
    }
  }

  /// A core of TCF has no fewer than 43 characters, and of any section no more than 12.
  private static let longestSection = 14

  /// A section by itself does not say which it is: its version and its lengths have to.
  private static func section(
    _ slice: ConsentSlice, _ core: Int
  ) throws(ConsentError) -> (ConsentForm, isGuess: Bool) {
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

  private static func isUSPrivacy(_ text: ArraySlice<UInt8>) -> Bool {
    text.count == 4 && text.first.map(isDigit) == true
      && text.dropFirst().allSatisfy { Array("YNyn-".utf8).contains($0) }
  }

  private static func isNumberAndTilde(_ text: ArraySlice<UInt8>) -> Bool {
    let digits = text.prefix(while: isDigit).count
    return (1...9).contains(digits) && text.dropFirst(digits).first == UInt8(ascii: "~")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
