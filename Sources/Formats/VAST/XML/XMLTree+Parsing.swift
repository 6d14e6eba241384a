import CExpat

extension XMLTree {
  /// The elements in these bytes. No file, network or environment is touched, whatever they are.
  static func parse(_ bytes: [UInt8]) throws(VASTRefusal) -> XMLTree {
    try parse(bytes) { (builder, refusal) throws(VASTRefusal) in
      if let refusal { throw refusal }
      return builder.tree
    }
  }

  /// The name of the first element, whatever comes after it; nil without one.
  static func root(of bytes: [UInt8]) -> String? {
    let name = try? parse(bytes) { (builder, _) throws(VASTRefusal) in builder.root }
    return name.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Parses, as far as that is possible, and returns what is made of it.
  private static func parse<Result>(
    _ bytes: [UInt8], _ make: (XMLTreeBuilder, VASTRefusal?) throws(VASTRefusal) -> Result
  ) throws(VASTRefusal) -> Result {
    let encoding = try XMLEncoding(bytes)
    guard let parser = XML_ParserCreate(encoding.forced) else {
      throw VASTRefusal(.other("there is not enough memory"))
    }
    defer { XML_ParserFree(parser) }
    return try bytes.withUnsafeBufferPointer { bytes throws(VASTRefusal) in
      let bytes = UnsafeBufferPointer(rebasing: bytes[encoding.skipped...])
      let (builder, refusal) = build(bytes, encoding, with: parser)
      return try make(builder, refusal)
    }
  }

  private static func build(
    _ bytes: UnsafeBufferPointer<UInt8>, _ encoding: XMLEncoding, with parser: OpaquePointer
  ) -> (builder: XMLTreeBuilder, refusal: VASTRefusal?) {
    var builder = XMLTreeBuilder(parser: parser, encoding: encoding, parsing: bytes)
    let status = withUnsafeMutablePointer(to: &builder) { builder in
      XMLTreeBuilder.listen(to: parser, with: builder)
      return bytes.withMemoryRebound(to: CChar.self) { text in
        XML_Parse(parser, text.baseAddress, Int32(text.count), 1)
      }
    }
    if let refusal = builder.refusal { return (builder, refusal) }
    guard status == XML_STATUS_OK else {
      return (builder, builder.refusal(for: XML_GetErrorCode(parser), bytes, parser))
    }
    return (builder, nil)
  }
}

extension XMLTreeBuilder {
  /// The parser keeps the pointer, which must be valid as long as it parses.
  fileprivate static func listen(
    to parser: OpaquePointer, with builder: UnsafeMutablePointer<XMLTreeBuilder>
  ) {
    XML_SetUserData(parser, builder)
    XML_SetElementHandler(
      parser,
      { user, name, attributes in
        guard let name, let attributes else { return }
        XMLTreeBuilder.at(user)?.pointee.start(name, attributes)
      },
      { user, _ in XMLTreeBuilder.at(user)?.pointee.end() })
    XML_SetCharacterDataHandler(parser) { user, text, count in
      guard let text else { return }
      text.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
        XMLTreeBuilder.at(user)?.pointee.text(UnsafeBufferPointer(start: $0, count: Int(count)))
      }
    }
    XML_SetStartDoctypeDeclHandler(parser) { user, name, _, _, _ in
      XMLTreeBuilder.at(user)?.pointee.refuseDoctype(name.map { String(cString: $0) } ?? "")
    }
    XML_SetUnknownEncodingHandler(
      parser,
      { user, name, info in
        guard let name, let info else { return 0 }
        let text = String(cString: name)
        guard let characters = ByteEncoding.characters(text) else {
          XMLTreeBuilder.at(user)?.pointee.unknownEncoding = text
          return 0
        }
        withUnsafeMutableBytes(of: &info.pointee.map) { map in
          characters.withUnsafeBytes { map.copyMemory(from: $0) }
        }
        return 1
      }, builder)
  }

  private static func at(
    _ user: UnsafeMutableRawPointer?
  ) -> UnsafeMutablePointer<XMLTreeBuilder>? {
    user?.assumingMemoryBound(to: XMLTreeBuilder.self)
  }

  /// What an error of the parser means here, and where.
  fileprivate func refusal(
    for code: XML_Error, _ bytes: UnsafeBufferPointer<UInt8>, _ parser: OpaquePointer
  ) -> VASTRefusal {
    let place = max(0, Int(XML_GetCurrentByteIndex(parser)))
    if let page = webPage(before: place) { return VASTRefusal(.webPage, at: page) }
    return VASTRefusal(problem(code, bytes, at: place), at: position)
  }

  /// Where a web page, which need not be XML, ends to be.
  private func webPage(before place: Int) -> VASTPosition? {
    if root.lowercased() == "html" { return position }
    // XML knows no `<!doctype` in small letters; the parser stops in it.
    guard root.isEmpty, let start = lastDoctype(before: place), place - start < 10 else {
      return nil
    }
    return position(of: start)
  }

  private func problem(
    _ code: XML_Error, _ bytes: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> VASTRefusal.Problem {
    switch code {
    case XML_ERROR_SYNTAX: .notWellFormed
    case XML_ERROR_NO_ELEMENTS: truncated ?? .noMarkup
    case XML_ERROR_INVALID_TOKEN: invalidToken(bytes, at: place)
    case XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR: truncated ?? .unclosedToken
    case XML_ERROR_TAG_MISMATCH:
      innermost.map { .wrongEnd(element: $0.name, opened: $0.position) } ?? .notWellFormed
    case XML_ERROR_DUPLICATE_ATTRIBUTE: .duplicateAttribute
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: .textAfterRoot
    case XML_ERROR_UNDEFINED_ENTITY: .unknownEntity
    case XML_ERROR_BAD_CHAR_REF: .badCharacterReference
    case XML_ERROR_MISPLACED_XML_PI: .misplacedDeclaration
    case XML_ERROR_XML_DECL: .badDeclaration
    case XML_ERROR_UNKNOWN_ENCODING: .encoding(unknownEncoding)
    case XML_ERROR_INCORRECT_ENCODING: .wrongEncoding
    case XML_ERROR_UNCLOSED_CDATA_SECTION: .unclosedCDATA
    default: .other(XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue)")
    }
  }

  private var truncated: VASTRefusal.Problem? {
    innermost.map { .truncated(element: $0.name, opened: $0.position) }
  }

  /// The usual reasons why nothing that begins here is XML.
  private func invalidToken(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int)
    -> VASTRefusal.Problem
  {
    guard bytes.indices.contains(place) else { return .notWellFormed }
    if root.isEmpty, !bytes[..<place].contains(UInt8(ascii: "<")),
      bytes[place] != UInt8(ascii: "<")
    {
      return .noMarkup
    }
    if bytes[place] >= 0x80 || bytes[place] == 0 { return .invalidByte(bytes[place]) }
    let before = bytes[..<place].suffix(40)
    guard let ampersand = before.lastIndex(of: UInt8(ascii: "&")),
      before[ampersand...].allSatisfy({ !$0.isBlank && $0 != UInt8(ascii: ";") && $0 != 0x3C })
    else { return bytes[place] == UInt8(ascii: "&") ? .bareAmpersand : .notWellFormed }
    return .bareAmpersand
  }
}
