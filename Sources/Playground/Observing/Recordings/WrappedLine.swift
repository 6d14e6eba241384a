/// A recorder's line that a mail, or whoever copied it from a screen, has cut into several.
struct WrappedLine {
  /// The number of its first line.
  let line: Int
  private var parts: [Part]
  private(set) var breaks: LineBreaks

  private struct Part {
    let text: [UInt8]
    /// Of the line that it is of, in letters.
    let length: Int
  }

  /// More lines than a line of a log is ever cut into.
  private static let mostLines = 40

  /// `whole` is the line that ends with the beginning, in a file whose lines were broken so.
  init(
    _ beginning: [UInt8], of whole: UnsafeRawBufferPointer, line: Int, _ breaks: LineBreaks
  ) {
    parts = [Part(text: Self.unpadded(beginning), length: Self.length(of: whole))]
    (self.line, self.breaks) = (line, breaks)
  }

  /// The whole object, once the next line has its end. Nil while more has to come.
  mutating func add(_ next: UnsafeRawBufferPointer) -> [UInt8]? {
    parts.last.map { breaks.add($0.length) }
    parts.append(
      Part(text: Self.unpadded(Array(Self.unquoted(next))), length: Self.length(of: next)))
    guard
      let whole = ConsoleText.object(in: joined { !breaks.isFull($0) })
        ?? ConsoleText.object(in: joined { _ in false })
    else { return nil }
    breaks.indent = indent
    return StrayBlanks.removed(from: whole)
  }

  /// Whether the next line can belong to it: a log's next line begins with its time. One that is broken as others
  /// are, or in the middle of a value, or whose end is in the next line, goes on there.
  func goesOn(with next: UnsafeRawBufferPointer) -> Bool {
    let text = Self.unquoted(next)
    guard parts.count < Self.mostLines, let first = text.first, let last = parts.last else {
      return false
    }
    var breaks = breaks
    breaks.add(last.length)
    let plain = joined { _ in false }
    let mayBeNext = Self.beginsWithTime(text) || first == UInt8(ascii: "[")
    guard mayBeNext, !breaks.isFull(last.length), !Self.endsInValue(plain) else { return true }
    return ConsoleText.object(in: plain + text) != nil
  }

  /// A mail breaks a line at a space, which is gone then. Only sentences have spaces in them.
  private func joined(_ mayHaveLostSpace: (_ length: Int) -> Bool) -> [UInt8] {
    let indent = indent
    var text = parts[0].text
    for (part, next) in zip(parts, parts.dropFirst()) {
      let next = next.text.dropFirst(indent)
      while let last = text.last, last == 0x0A || last == 0x0D { text.removeLast() }
      // A soft break of quoted-printable.
      if text.last == UInt8(ascii: "=") { text.removeLast() }
      let isSpaceLost =
        next.first != UInt8(ascii: " ") && text.last != UInt8(ascii: " ")
        && text.last != UInt8(ascii: "\\") && mayHaveLostSpace(part.length)
      if isSpaceLost, Self.endsInSentence(text) { text.append(UInt8(ascii: " ")) }
      text += next
    }
    return text
  }

  /// How many bytes stand before each line but the first: whoever broke the line has put it to the right. One blank
  /// alone may be the text's own.
  private var indent: Int {
    let indents = parts.dropFirst().map { Self.blanks(before: $0.text) }
    guard let least = indents.min(), least > 0 else { return 0 }
    let isTab = parts.dropFirst().contains { $0.text.first == 9 }
    return least > 1 || isTab || indents.count > 1 || breaks.indent == least ? least : 0
  }

  /// The bytes of blanks, tabs, and blanks that do not break.
  private static func blanks(before text: [UInt8]) -> Int {
    var count = 0
    while count < text.count {
      if text[count] == 32 || text[count] == 9 {
        count += 1
      } else if text[count...].starts(with: [0xC2, 0xA0]) {
        count += 2
      } else {
        break
      }
    }
    return count
  }

  /// Without the blanks that fill a line up to a screen's width.
  private static func unpadded(_ text: [UInt8]) -> [UInt8] {
    let end = text.last == 0x0D ? text.dropLast() : text[...]
    let filling = end.reversed().prefix { $0 == 32 }.count
    return filling > 1 ? Array(end.dropLast(filling)) : text
  }

  private static func beginsWithTime(_ text: Slice<UnsafeRawBufferPointer>) -> Bool {
    let digit = UInt8(ascii: "0")...UInt8(ascii: "9")
    let beginning = text.prefix(6)
    return text.first.map(digit.contains) == true
      && (beginning.contains(UInt8(ascii: "-")) || beginning.contains(UInt8(ascii: ":")))
  }

  private static func endsInValue(_ text: [UInt8]) -> Bool {
    let quotes = String(decoding: text, as: UTF8.self).replacing("\\\"", with: "").count {
      $0 == "\""
    }
    return !quotes.isMultiple(of: 2) || text.last == UInt8(ascii: ":")
  }

  private static func length(of line: UnsafeRawBufferPointer) -> Int {
    let text = line.last == 0x0D ? line.dropLast() : line[...]
    return String(decoding: text, as: UTF8.self).count
  }

  /// Mails put a mark before each line of a mail that they answer.
  private static func unquoted(_ line: UnsafeRawBufferPointer) -> Slice<UnsafeRawBufferPointer> {
    let marks: [UInt8] = [UInt8(ascii: ">"), UInt8(ascii: " ")]
    var text = line[...]
    if text.first == marks[0] { text = text.drop { marks.contains($0) } }
    return text
  }

  private static let sentences: Set<String> = [
    "message", "error", "headline", "body", "callToAction", "advertiser", "store", "app", "text",
    "ad", "fromName", "toName", "line",
  ]

  /// Whether a text ends within the value of a key whose values have words in them.
  private static func endsInSentence(_ text: [UInt8]) -> Bool {
    let parts = String(decoding: text, as: UTF8.self)
      .replacing("\\\"", with: "").split(separator: "\"", omittingEmptySubsequences: false)
    // Within a text there is an odd number of quotes before, and before that of a value a colon.
    guard parts.count.isMultiple(of: 2), parts.count >= 4,
      parts[parts.count - 2].allSatisfy({ $0 == ":" || $0.isWhitespace })
    else { return false }
    return sentences.contains(String(parts[parts.count - 3]))
  }
}
