/// A recorder's line that a mail, or whoever copied it from a screen, has cut into several.
struct WrappedLine {
  /// The number of its first line.
  let line: Int
  private var text: [UInt8]
  private var count = 1

  /// More lines than a line of a log is ever cut into.
  private static let mostLines = 40

  init(_ beginning: [UInt8], line: Int) {
    (text, self.line) = (beginning, line)
  }

  /// The whole object, once the next line has its end. Nil while more has to come.
  mutating func add(_ next: UnsafeRawBufferPointer) -> [UInt8]? {
    count += 1
    text = Self.joined(text, Self.unquoted(next))
    return ConsoleText.object(in: text)
  }

  /// Whether the next line can belong to it: a log's next line begins with its time.
  func goesOn(with next: UnsafeRawBufferPointer) -> Bool {
    let next = Self.unquoted(next)
    guard count < Self.mostLines, let first = next.first else { return false }
    let digit = UInt8(ascii: "0")...UInt8(ascii: "9")
    let beginning = next.prefix(6)
    let isTime =
      digit ~= first
      && (beginning.contains(UInt8(ascii: "-")) || beginning.contains(UInt8(ascii: ":")))
    return !isTime && first != UInt8(ascii: "[")
  }

  /// Mails put a mark before each line of a mail that they answer.
  private static func unquoted(_ line: UnsafeRawBufferPointer) -> Slice<UnsafeRawBufferPointer> {
    let marks: [UInt8] = [UInt8(ascii: ">"), UInt8(ascii: " ")]
    var text = line[...]
    if text.first == marks[0] { text = text.drop { marks.contains($0) } }
    return text
  }

  /// A mail breaks a line at a space, which is gone then; a screen breaks it anywhere. Only sentences have
  /// spaces in them.
  private static func joined(_ text: [UInt8], _ next: Slice<UnsafeRawBufferPointer>) -> [UInt8] {
    var text = text
    while let last = text.last, last == 0x0A || last == 0x0D { text.removeLast() }
    // A soft break of quoted-printable.
    if text.last == UInt8(ascii: "=") { text.removeLast() }
    let isBroken = text.last != UInt8(ascii: " ") && next.first != UInt8(ascii: " ")
    if isBroken, endsInSentence(text) { text.append(UInt8(ascii: " ")) }
    return text + next
  }

  private static let sentences: Set<String> = [
    "message", "error", "headline", "body", "callToAction", "advertiser", "store", "app", "text",
  ]

  /// Whether a text ends within the value of a key whose values have words in them.
  private static func endsInSentence(_ text: [UInt8]) -> Bool {
    let parts = String(decoding: text, as: UTF8.self)
      .replacing("\\\"", with: "").split(separator: "\"", omittingEmptySubsequences: false)
    // Within a text there is an odd number of quotes before.
    guard parts.count.isMultiple(of: 2), parts.count >= 4 else { return false }
    return sentences.contains(String(parts[parts.count - 3]))
  }
}
