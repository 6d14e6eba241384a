import CExpat

/// Collects what the parser reports. It stops the parser at anything that must not be there.
struct XMLTreeBuilder {
  /// Why it stopped.
  private(set) var refusal: VASTRefusal?
  /// The name of an encoding that nobody here knows.
  var unknownEncoding: String?
  /// The name of the root; empty before it.
  private(set) var root = ""
  private var rootPosition = VASTPosition.start
  private var nodes: [XMLTree.Node] = []
  private var attributes: [XMLTree.Attribute] = []
  private var strangers: [XMLTree.Stranger] = []

  private let parser: OpaquePointer
  private let encoding: XMLEncoding
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Nil for text that only the parser can count.
  private var lines: LineCounter?
  private var open: [Open] = []
  /// The text of the open elements by depth; kept, so that few of them are made.
  private var texts: [[UInt8]] = []
  /// Below how many open elements nothing is kept, if anywhere.
  private var skippedFrom: Int?

  private struct Open {
    /// Its number in the tree, if it is kept.
    let number: Int?
    /// Its name, if it is not.
    let stranger: String?
    var lastChild: Int?
    let position: VASTPosition
    /// Whether any XML belongs in it.
    let isFree: Bool
  }

  /// The bytes are those that the parser is given, and must stay as long as it parses.
  init(
    parser: OpaquePointer, encoding: XMLEncoding, parsing bytes: UnsafeBufferPointer<UInt8>
  ) {
    self.parser = parser
    self.encoding = encoding
    self.bytes = bytes
    let isPlain = encoding.isUTF8 && bytes.first(0x0D, in: bytes.indices) == nil
    lines = isPlain ? LineCounter(bytes) : nil
    // About what real documents have.
    nodes.reserveCapacity(min(bytes.count / 100, 4096))
    attributes.reserveCapacity(min(bytes.count / 100, 4096))
  }

  var tree: XMLTree { XMLTree(nodes, attributes, strangers, root: root, at: rootPosition) }

  /// The innermost open element.
  var innermost: (name: String, position: VASTPosition)? {
    open.last.map { last in
      (last.stranger ?? last.number.map { nodes[$0].name.rawValue } ?? "", last.position)
    }
  }

  /// Where the parser is.
  var position: VASTPosition {
    moved(
      line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }

  /// Where the element begins that the parser is at.
  private mutating func startPosition() -> VASTPosition {
    guard let (line, column) = lines?.place(of: Int(XML_GetCurrentByteIndex(parser))) else {
      return position
    }
    return moved(line: line, column: column)
  }

  /// Counted from the beginning of the text, of which the parser did not get all.
  private func moved(line: Int, column: Int) -> VASTPosition {
    VASTPosition(
      line: line + encoding.skippedLines,
      column: line == 1 ? column + encoding.skippedColumns : column)
  }

  mutating func refuse(_ problem: VASTRefusal.Problem, at place: VASTPosition? = nil) {
    guard refusal == nil else { return }
    refusal = VASTRefusal(problem, at: place ?? position)
    XML_StopParser(parser, 0)
  }

  /// Refuses a DOCTYPE where it begins; the parser has read on, as far as it had to.
  mutating func refuseDoctype(_ name: String) {
    let start = lastDoctype(before: Int(XML_GetCurrentByteIndex(parser)) + 1)
    refuse(name.lowercased() == "html" ? .webPage : .doctype, at: start.map(position(of:)))
  }

  /// The place of the last `<!DOCTYPE` up to a byte, in any case of letters.
  func lastDoctype(before end: Int) -> Int? {
    let name = Array("<!doctype".utf8)
    let last = min(end, bytes.count - name.count)
    return stride(from: last, through: 0, by: -1).first { start in
      bytes[start] == name[0]
        && name.indices.allSatisfy { bytes[start + $0] | 0x20 == name[$0] | 0x20 }
    }
  }

  /// The position of a byte that is not behind the parser's.
  func position(of start: Int) -> VASTPosition {
    let here = max(start, min(Int(XML_GetCurrentByteIndex(parser)), bytes.count))
    let between = bytes[start..<here]
    let lineEnds = between.count { $0 == 0x0A }
    let line = Int(XML_GetCurrentLineNumber(parser)) - lineEnds
    func characters(_ part: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
      part.count { $0 & 0xC0 != 0x80 }
    }
    guard lineEnds > 0 else {
      return moved(
        line: line, column: Int(XML_GetCurrentColumnNumber(parser)) + 1 - characters(between))
    }
    let lineStart = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return moved(line: line, column: characters(bytes[lineStart..<start]) + 1)
  }

  mutating func start(
    _ name: UnsafePointer<CChar>, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>
  ) {
    guard refusal == nil else { return }
    guard open.count < XMLLimits.deepest else {
      return refuse(.tooDeep(levels: XMLLimits.deepest))
    }
    let position = startPosition()
    let local = name.withoutPrefix
    let known = skippedFrom == nil ? ElementTable.shared.name(local) : nil
    let isFree = open.last?.isFree == true || known?.isFree == true
    if open.isEmpty {
      (root, rootPosition) = (String(decoding: local, as: UTF8.self), position)
    }
    guard let known, !open.isEmpty || known == .vast else {
      return skip(String(decoding: local, as: UTF8.self), position, isFree)
    }
    guard nodes.count < XMLLimits.mostElements else {
      return refuse(.tooManyElements(XMLLimits.mostElements))
    }
    let number = nodes.count
    nodes.append(XMLTree.Node(name: known, position: position, attributes: keep(attributes)))
    link(number)
    push(Open(number: number, stranger: nil, position: position, isFree: isFree))
  }

  private mutating func push(_ element: Open) {
    open.append(element)
    if texts.count < open.count { texts.append([]) }
  }

  private mutating func skip(_ name: String, _ position: VASTPosition, _ isFree: Bool) {
    if skippedFrom == nil {
      note(name, position)
      skippedFrom = open.count + 1
    }
    push(Open(number: nil, stranger: name, position: position, isFree: isFree))
  }

  private mutating func note(_ name: String, _ position: VASTPosition) {
    guard let parent = open.last?.number, open.last?.isFree == false,
      strangers.count < XMLLimits.mostStrangers
    else { return }
    strangers.append(
      XMLTree.Stranger(name: name, parent: nodes[parent].name, position: position))
  }

  /// Makes it the last child of the innermost open element.
  private mutating func link(_ number: Int) {
    guard let parent = open.indices.last else { return }
    if let last = open[parent].lastChild {
      nodes[last].nextSibling = Int32(number)
    } else if let parent = open[parent].number {
      nodes[parent].firstChild = Int32(number)
    }
    open[parent].lastChild = number
  }

  /// Attributes of other namespaces are left out.
  private mutating func keep(
    _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>
  ) -> Range<Int32> {
    let first = Int32(attributes.count)
    var place = 0
    while let name = pairs[place], let value = pairs[place + 1] {
      place += 2
      // The first letter tells most of them apart.
      if name.pointee == 0x78 {
        let text = String(cString: name)
        if ["xmlns", "xsi:", "xml:"].contains(where: text.hasPrefix) { continue }
      }
      attributes.append(
        XMLTree.Attribute(
          name: String(decoding: name.withoutPrefix, as: UTF8.self), value: String(cString: value)))
    }
    return first..<Int32(attributes.count)
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard skippedFrom == nil, !open.isEmpty else { return }
    // Blanks at the beginning would only be trimmed.
    if texts[open.count - 1].isEmpty, bytes.allSatisfy(\.isBlank) { return }
    texts[open.count - 1].append(contentsOf: bytes)
  }

  mutating func end() {
    guard refusal == nil, let last = open.last else { return }
    if let skipped = skippedFrom {
      if skipped == open.count { skippedFrom = nil }
    } else if let number = last.number {
      takeText(for: number)
    }
    open.removeLast()
  }

  /// Moves the text of the innermost element to its node, trimmed.
  private mutating func takeText(for number: Int) {
    let place = open.count - 1
    guard !texts[place].isEmpty else { return }
    texts[place].withUnsafeBufferPointer { bytes in
      var (start, end) = (0, bytes.count)
      while start < end, bytes[start].isBlank { start += 1 }
      while start < end, bytes[end - 1].isBlank { end -= 1 }
      guard start < end else { return }
      nodes[number].text = String(
        decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    }
    texts[place].removeAll(keepingCapacity: texts[place].count < 1 << 16)
  }
}

extension UnsafePointer<CChar> {
  /// The bytes of a local name.
  fileprivate var withoutPrefix: UnsafeBufferPointer<UInt8> {
    var (start, end) = (0, 0)
    while self[end] != 0 {
      if self[end] == 0x3A { start = end + 1 }
      end += 1
    }
    return UnsafeRawBufferPointer(start: self + start, count: end - start)
      .assumingMemoryBound(to: UInt8.self)
  }
}
