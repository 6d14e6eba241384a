extension VASTRefusal: CustomStringConvertible {
  /// The same as `sentence`.
  public var description: String { sentence }

  /// One line for people: the place, the code, and the problem. The caller puts the file's name in
  /// front.
  public var sentence: String { "\(position): error \(code): \(text)" }

  /// The problem alone.
  public var text: String { problem.words }
}

extension VASTRefusal.Problem {
  /// A table, one row per problem.
  var words: String {
    switch self {
    case .tooLarge(let mebibytes): "larger than \(mebibytes) MiB"
    case .empty: "expected a VAST document, but there is nothing"
    case .utf32: "the text is UTF-32; save it as UTF-8"
    case .encoding(let name?): "the encoding \(Quote.quote(name)) is not supported; use UTF-8"
    case .encoding(nil): "this encoding is not supported; use UTF-8"
    case .wrongEncoding: "the bytes are not in the encoding that the declaration names"
    case .invalidByte(let byte): "the byte 0x\(Quote.hex(byte)) is not text in this encoding"
    case .doctype: "a DOCTYPE is refused, since entities could be declared in it"
    case .webPage: "this is an HTML page, not a VAST document"
    case .tooDeep(let levels): "nested deeper than \(levels) levels"
    case .tooManyElements(let count): "more than \(count) elements"

    case .noMarkup: "this is not XML"
    case .truncated(let element, let opened):
      "the text ends inside <\(Quote.line(element))>, opened at \(opened)"
    case .unclosedToken: "the text ends inside a tag or a comment"
    case .wrongEnd(let element, let opened):
      "expected </\(Quote.line(element))> for the element opened at \(opened)"
    case .bareAmpersand: "write & as &amp;, or put the text into CDATA"
    case .unknownEntity: "this entity is not known; only &amp; &lt; &gt; &quot; &apos; are"
    case .duplicateAttribute: "this element has the same attribute twice"
    case .textAfterRoot: "there is more after the root element"
    case .badCharacterReference: "this character reference is not a character"
    case .misplacedDeclaration: "the XML declaration must come first"
    case .badDeclaration: "the XML declaration is not well-formed"
    case .unclosedCDATA: "this CDATA section is never closed"
    case .notWellFormed: "the XML is not well-formed here"
    case .other(let words): Quote.line(words)

    case .wrongRoot(let name): "expected the root element <VAST>, found <\(Quote.line(name))>"
    case .oldRoot: "this is VAST 1 (<VideoAdServingTemplate>); VAST 2.0 to 4.3 can be read"
    case .version(let version):
      "VAST \(Quote.line(version)) is not supported; VAST 2.0 to 4.3 can be read"
    }
  }
}
