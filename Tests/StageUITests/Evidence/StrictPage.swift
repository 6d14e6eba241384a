/// A strict reader of pages: tags balanced, attributes quoted, texts escaped, ids unique, links to
/// places that exist, and nothing that a browser would fetch. What it does not expect is a problem.
struct StrictPage {
  final class Element {
    let name: String
    let attributes: [String: String]
    var text = ""
    var children: [Element] = []

    init(_ name: String, _ attributes: [String: String]) {
      (self.name, self.attributes) = (name, attributes)
    }

    /// It, and all that is in it.
    var all: [Element] { [self] + children.flatMap(\.all) }

    /// Whether it has a class.
    func has(_ word: String) -> Bool {
      attributes["class"]?.split(separator: " ").contains { $0 == word } ?? false
    }
  }

  let root = Element("", [:])
  private(set) var problems: [String] = []
  private var open: [Element]
  private var rest: Substring

  private static let start = "<!DOCTYPE html>\n"
  private static let void: Set = ["br", "input", "link", "meta"]
  private static let flags: Set = ["hidden"]
  private static let entities = ["amp;": "&", "gt;": ">", "lt;": "<", "quot;": "\"", "#39;": "'"]

  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    open = [root]
    rest = text[...]
    if !text.hasPrefix(Self.start) { problems.append("it does not begin with its type") }
    rest = rest.dropFirst(Self.start.count)
    checkScalars(of: text)
    while !rest.isEmpty { readNext() }
    if open.count > 1 { problems.append("<\(open.last?.name ?? "")> is not closed") }
    checkLinks()
  }

  /// All elements with a name or a class.
  func elements(_ name: String) -> [Element] {
    root.all.filter { $0.name == name || $0.has(name) }
  }

  func element(id: String) -> Element? { root.all.first { $0.attributes["id"] == id } }

  // MARK: Reading

  private mutating func readNext() {
    if rest.hasPrefix("</") {
      readEnd()
    } else if rest.hasPrefix("<") {
      readStart()
    } else {
      let text = rest.prefix { $0 != "<" }
      rest = rest[text.endIndex...]
      take(plain(text))
    }
  }

  private func take(_ text: String) {
    for element in open { element.text += text }
  }

  private mutating func readEnd() {
    let name = rest.dropFirst(2).prefix { $0 != ">" }
    rest = rest[name.endIndex...].dropFirst()
    if open.count > 1, let last = open.popLast(), last.name == name { return }
    problems.append("</\(name)> closes something else")
  }

  private mutating func readStart() {
    let tag = rest.dropFirst().prefix { $0 != ">" }
    rest = rest[tag.endIndex...].dropFirst()
    let name = String(tag.prefix { $0.isLetter || $0.isNumber })
    if name.isEmpty { problems.append("<\(tag)> is no tag") }
    let element = Element(name, attributes(tag.dropFirst(name.count)))
    open.last?.children.append(element)
    if Self.void.contains(name) { return }
    open.append(element)
    if name == "script" || name == "style" { readRaw(name, into: element) }
  }

  /// Up to its end nothing is a tag.
  private mutating func readRaw(_ name: String, into element: Element) {
    guard let end = rest.firstRange(of: "</\(name)>") else {
      return problems.append("<\(name)> is not closed")
    }
    element.text = String(rest[..<end.lowerBound])
    rest = rest[end.lowerBound...]
    for word in ["url(", "@import", "http", "fetch(", "XMLHttpRequest", "import("]
    where element.text.contains(word) {
      problems.append("<\(name)> has \(word)")
    }
  }

  private mutating func attributes(_ text: Substring) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = text
    while !rest.isEmpty {
      if rest.first != " " { problems.append("no blank before \(rest)") }
      rest = rest.dropFirst()
      let name = String(rest.prefix { $0.isLetter || $0 == "-" })
      rest = rest.dropFirst(name.count)
      if attributes[name] != nil { problems.append("\(name) twice") }
      attributes[name] = ""
      if Self.flags.contains(name) { continue }
      guard rest.hasPrefix("=\""), let end = rest.dropFirst(2).firstIndex(of: "\"") else {
        problems.append("\(name) is not quoted: \(text)")
        return attributes
      }
      attributes[name] = plain(rest.dropFirst(2)[..<end])
      rest = rest[rest.index(after: end)...]
    }
    return attributes
  }

  /// A text without its escapes.
  private mutating func plain(_ text: Substring) -> String {
    var result = ""
    for (number, part) in text.split(separator: "&", omittingEmptySubsequences: false).enumerated()
    {
      let entity = number == 0 ? nil : Self.entities.first { part.hasPrefix($0.key) }
      if number > 0, entity == nil { problems.append("& is not escaped: \(part.prefix(20))") }
      result += (entity?.value ?? "") + part.dropFirst(entity?.key.count ?? 0)
      if part.contains(">") || part.contains("<") { problems.append("> is not escaped: \(part)") }
    }
    return result
  }

  // MARK: Checks

  private mutating func checkScalars(of text: String) {
    for scalar in text.unicodeScalars where scalar != "\n" {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        problems.append("U+\(String(scalar.value, radix: 16))")
      case .format where scalar.value != 0x200D:
        problems.append("U+\(String(scalar.value, radix: 16))")
      default: continue
      }
    }
  }

  private mutating func checkLinks() {
    let all = root.all
    let ids = all.compactMap { $0.attributes["id"] }
    if Set(ids).count < ids.count { problems.append("an id is there twice") }
    for element in all {
      for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
        switch name {
        case "href" where value.hasPrefix("data:"): continue
        case "href" where value.hasPrefix("#") && ids.contains(String(value.dropFirst())): continue
        case "href", "src", "srcset", "style", "action", "formaction", "background", "poster":
          problems.append("<\(element.name)> has \(name) \(value)")
        case _ where name.hasPrefix("on"): problems.append("<\(element.name)> has \(name)")
        case "for" where !value.split(separator: " ").allSatisfy({ ids.contains(String($0)) }):
          problems.append("no \(value)")
        default: continue
        }
      }
    }
  }
}
