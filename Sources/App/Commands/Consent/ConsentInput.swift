import Catalogue
import Consent
import Observing

/// The strings of a command line, and of standard input.
enum ConsentInput {
  /// A string or a value, and the name that is given to it.
  struct Source {
    let name: String?
    let item: ConsentItem
  }

  static func sources(_ words: [String]) throws(Failure) -> [Source] {
    var sources: [Source] = []
    for word in words {
      sources += word == "-" ? try fromInput() : try named(word)
    }
    return sources.count == 1 || sources.allSatisfy { $0.name != nil }
      ? sources
      : sources.enumerated().map { number, source in
        Source(name: source.name ?? "string \(number + 1)", item: source.item)
      }
  }

  /// A URL has several, and so can a listing.
  private static func named(_ word: String) throws(Failure) -> [Source] {
    let entries = ConsentDump.entries(in: [word[...]])
    return entries.isEmpty ? [try source(word)] : entries.map { source($0.key, $0.text) }
  }

  /// A string by itself, perhaps copied with its quotes.
  private static func source(_ word: String) throws(Failure) -> Source {
    // No string has a sign of equality before its end.
    if let sign = word.firstIndex(of: "="), word[sign...].contains(where: { $0 != "=" }) {
      let name = String(word[..<sign])
      throw .usage(.unknownKey(name, nearest: ConsentKey.nearest(to: name)))
    }
    return Source(name: nil, item: ConsentItem(ConsentDump.bare(word)))
  }

  private static func source(_ key: ConsentKey, _ text: String) -> Source {
    Source(name: key.name, item: ConsentItem(text, key: key))
  }

  /// Either lines with keys, of which those of others are left out, or a string on each line.
  private static func fromInput() throws(Failure) -> [Source] {
    let text = String(decoding: try Files.readInput(limit: longest), as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let entries = ConsentDump.entries(in: lines)
    guard entries.isEmpty else { return entries.map { source($0.key, $0.text) } }
    let strings = lines.enumerated().compactMap { number, line -> Source? in
      let words = line.split(whereSeparator: \.isWhitespace)
      guard !words.isEmpty else { return nil }
      let item = ConsentItem(ConsentDump.bare(words.joined(separator: " ")))
      return Source(name: "-: line \(number + 1)", item: item)
    }
    return strings.isEmpty ? [Source(name: "-", item: ConsentItem(""))] : strings
  }

  static let longest = 8 << 20
}
