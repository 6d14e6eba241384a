/// Finds `KEY = VALUE;` and its like in a line, however many there are.
enum AssignedPairs {
  /// A key of consent, and where its value begins.
  private struct Start {
    let key: ConsentKey
    let name: Substring.Index
    let value: Substring.Index
  }

  static func all(in line: Substring) -> [ConsentDump.Pair] {
    let starts = starts(in: line)
    let ends = starts.dropFirst().map(\.name) + [line.endIndex]
    return zip(starts, ends).map { start, end in
      (start.key, value(line[start.value..<max(start.value, end)]))
    }
  }

  private static func starts(in line: Substring) -> [Start] {
    let bytes = line.utf8
    var starts: [Start] = []
    var place = bytes.startIndex
    while let name = bytes[place...].firstIndex(where: isOfName) {
      let end = bytes[name...].firstIndex { !isOfName($0) } ?? bytes.endIndex
      place = end
      if let value = behindSign(bytes[end...]), let key = ConsentKey(String(line[name..<end])) {
        starts.append(Start(key: key, name: name, value: value))
      }
    }
    return starts
  }

  /// What follows `=`, `:` or `=>`, if that is next.
  private static func behindSign(_ bytes: Substring.UTF8View.SubSequence) -> Substring.Index? {
    let rest = bytes.drop { " \t\"'\\)".utf8.contains($0) }
    guard let sign = rest.first, "=:".utf8.contains(sign) else { return nil }
    let value = rest.dropFirst()
    return (value.first == UInt8(ascii: ">") ? value.dropFirst() : value).startIndex
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// What is between quotes, or before what closes the pair or the whole.
  private static func value(_ text: Substring) -> String {
    let text = text.drop { $0.isWhitespace || $0 == "\\" }
    if let quote = text.first, quote == "\"" || quote == "'" {
      return ConsentDump.bare(text.dropFirst().prefix { $0 != quote })
    }
    return ConsentDump.bare(text.prefix(upTo: closing(text)))
  }

  /// A comma between two digits separates the numbers of one value.
  private static func closing(_ text: Substring) -> Substring.Index {
    let bytes = text.utf8
    return bytes.indices.first { place in
      switch bytes[place] {
      case UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: "]"): true
      case UInt8(ascii: ","):
        bytes[bytes.index(after: place)...].first.map { " \t\"'\\".utf8.contains($0) } ?? true
      default: false
      }
    } ?? text.endIndex
  }
}
