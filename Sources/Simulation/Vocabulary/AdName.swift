/// What an ad is called: the id of its unit, `#`, and its number among the ads of that unit, from 1.
package struct AdName: Hashable, Sendable {
  package let unit: String
  package let number: Int

  package init(unit: String, number: Int) { (self.unit, self.number) = (unit, number) }

  /// Nil for a text that is no such name.
  package init?(_ text: String) {
    guard let mark = text.lastIndex(of: "#"), mark > text.startIndex else { return nil }
    let digits = text[text.index(after: mark)...]
    guard (1...9).contains(digits.utf8.count), digits.utf8.first != UInt8(ascii: "0"),
      digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int(digits)
    else { return nil }
    self.init(unit: String(text[..<mark]), number: number)
  }

  package var text: String { "\(unit)#\(number)" }

  /// The unit alone, of a name that is known to be one: it is asked for with every entry.
  package static func unit(of name: String) -> String? {
    name.lastIndex(of: "#").map { String(name[..<$0]) }
  }
}
