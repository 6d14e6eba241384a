/// Takes the blanks out of the words of a line that was put together from several: who broke it may have left one
/// in the middle of a name. Only texts for people have blanks of their own.
///
///     {"sen se":"lineAsked","data":{"vers ion":"2. 3.1","headline":"Two words"}}
///     {"sense":"lineAsked","data":{"version":"2.3.1","headline":"Two words"}}
enum StrayBlanks {
  /// The keys whose values are words, and never sentences.
  private static let words: Set<String> = [
    "kind", "from", "to", "sense", "run", "format", "class", "adapterVersion", "sdkVersion",
    "recorder", "sdk", "started", "result", "watches", "crossing", "crossings", "leftOut", "asset",
    "clickable", "nonclickable", "lacks", "object", "domain", "currency", "precision", "size",
    "adChoices", "view", "thread", "ledger", "what",
  ]

  static func removed(from text: [UInt8]) -> [UInt8] {
    var scan = Scan(text)
    return scan.run()
  }

  private struct Scan {
    private let text: [UInt8]
    private var place = 0
    private var result: [UInt8] = []
    private var key = ""

    init(_ text: [UInt8]) {
      self.text = text
      result.reserveCapacity(text.count)
    }

    mutating func run() -> [UInt8] {
      while place < text.count {
        guard text[place] == UInt8(ascii: "\"") else {
          result.append(text[place])
          place += 1
          continue
        }
        let string = string()
        let isKey = text[place...].first { !isBlank($0) } == UInt8(ascii: ":")
        let plain = string.filter { !isBlank($0) }
        if isKey { key = String(decoding: plain.dropFirst().dropLast(), as: UTF8.self) }
        result += isKey || words.contains(key) || key == "message" && isCall(plain) ? plain : string
      }
      return result
    }

    /// From a quote to the next one.
    private mutating func string() -> [UInt8] {
      let start = place
      place += 1
      while place < text.count, text[place] != UInt8(ascii: "\"") {
        place += text[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      place = min(place + 1, text.count)
      return Array(text[start..<place])
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }

    /// `didRecordImpression()`, `adLoader(_:didReceive:)`.
    private func isCall(_ text: [UInt8]) -> Bool {
      let end = text.dropLast()
      return end.last == UInt8(ascii: ")")
        && [UInt8(ascii: ":"), UInt8(ascii: "(")].contains(end.dropLast().last)
    }
  }
}
