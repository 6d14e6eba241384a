/// What must be known of the bytes before they are parsed.
struct XMLEncoding {
  /// How many bytes at the beginning are not parsed: a byte order mark, and blanks before the
  /// declaration.
  var skipped = 0
  /// How many lines these are, and how many characters of the line where the rest begins.
  var skippedLines = 0
  var skippedColumns = 0
  /// The encoding to use, whatever the declaration says; nil to let the parser find out.
  var forced: String?
  /// Whether the text is UTF-8, or plain ASCII.
  private(set) var isUTF8 = false

  static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  init(_ bytes: [UInt8]) throws(VASTRefusal) {
    guard !bytes.starts(with: [0, 0, 0xFE, 0xFF]), !bytes.starts(with: [0xFF, 0xFE, 0, 0]) else {
      throw VASTRefusal(.utf32)
    }
    if bytes.starts(with: Self.utf8Mark) {
      skipped = Self.utf8Mark.count
      forced = "UTF-8"
    }
    skipBlanks(bytes)
    guard skipped < bytes.count else { throw VASTRefusal(.empty) }
    let declared = Self.declared(bytes[skipped...].prefix(200))
    forced = forced ?? declared.flatMap(Self.alias)
    let name = forced ?? declared
    isUTF8 = name.map { $0.uppercased() == "UTF-8" } ?? !Self.isWide(bytes[skipped...])
  }

  /// Real servers put line ends before the declaration, where XML allows nothing.
  private mutating func skipBlanks(_ bytes: [UInt8]) {
    while skipped < bytes.count, bytes[skipped].isBlank {
      let isLineEnd = bytes[skipped] == 0x0A
      skippedLines += isLineEnd ? 1 : 0
      skippedColumns = isLineEnd ? 0 : skippedColumns + 1
      skipped += 1
    }
  }

  /// Whether it begins as UTF-16 does.
  private static func isWide(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
      || bytes.prefix(2).contains(0)
  }

  /// The encoding in the XML declaration, if there is one in plain ASCII.
  private static func declared(_ head: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: head, as: UTF8.self)
    guard text.hasPrefix("<?xml"), let end = text.firstRange(of: "?>"),
      let key = text[..<end.lowerBound].firstRange(of: "encoding")
    else { return nil }
    let value = text[key.upperBound..<end.lowerBound].drop { " \t\r\n=".contains($0) }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    let name = value.dropFirst()
    return name.firstIndex(of: quote).map { String(name[..<$0]) }
  }

  /// The parser's name for encodings that it would not know by the name in the file.
  private static func alias(_ name: String) -> String? {
    switch name.lowercased() {
    case "utf8", "utf_8": "UTF-8"
    case "ascii", "us-ascii", "us_ascii": "US-ASCII"
    case "latin1", "latin-1", "iso8859-1", "iso_8859-1": "ISO-8859-1"
    default: nil
    }
  }
}

/// Encodings of one byte per character that the parser does not have itself.
enum ByteEncoding {
  /// The characters of all bytes, -1 for those that are none; nil for any other encoding.
  static func characters(_ name: String) -> [Int32]? {
    switch name.lowercased() {
    case "windows-1252", "cp1252", "cp-1252", "x-cp1252": windows1252
    case "iso-8859-15", "iso_8859-15", "iso8859-15", "latin-9", "latin9": latin9
    default: nil
    }
  }

  private static let latin1 = (0..<256).map { Int32($0) }

  private static let latin9: [Int32] = {
    var all = latin1
    for (byte, character) in [
      (0xA4, 0x20AC), (0xA6, 0x160), (0xA8, 0x161), (0xB4, 0x17D), (0xB8, 0x17E), (0xBC, 0x152),
      (0xBD, 0x153), (0xBE, 0x178),
    ] { all[byte] = Int32(character) }
    return all
  }()

  private static let windows1252: [Int32] = {
    let upper: [Int32] = [
      0x20AC, -1, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
      0x0152, -1, 0x017D, -1, -1, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC,
      0x2122, 0x0161, 0x203A, 0x0153, -1, 0x017E, 0x0178,
    ]
    return Array(latin1[..<0x80]) + upper + Array(latin1[0xA0...])
  }()
}
