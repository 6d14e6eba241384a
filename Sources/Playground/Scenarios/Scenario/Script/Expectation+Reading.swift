import Contract
import JSON

extension Expectation {
  init(reading node: JSONNode, in units: [Scenario.Unit]) throws(JSONError) {
    var object = try node.object()
    self.init()
    ad = try object.optional("ad")?.adName(in: units)
    google = try object.optional("google").map { (node) throws(JSONError) in
      try Numbers(reading: node)
    }
    network = try object.optional("network").map { (node) throws(JSONError) in
      try Numbers(reading: node)
    }
    vast = try object.optional("vast").map { (node) throws(JSONError) in
      try Numbers(reading: node)
    }
    line = try object.optional("line").map { (node) throws(JSONError) in
      if case .null = node.value { return .nobody }
      return .line(try node.line("the label of a line is one line, and not empty"))
    }
    books = try object.optional("books").map { (node) throws(JSONError) in
      var books: [String: Numbers] = [:]
      for member in try node.map() { books[member.key] = try Numbers(reading: member.value) }
      guard !books.isEmpty else { throw node.refusal(Self.nothing) }
      return books
    }
    // An empty list says that no rule is broken.
    findings = try object.optional("findings")?.array { (node) throws(JSONError) in
      try node.word(of: Rulebook.all.map(\.id))
    }
    if let node = object.optional("journal") { try readJournal(node) }
    screen = try object.optional("screen")?.some { (node) throws(JSONError) in
      let text = try node.string()
      // Every screen has blanks.
      guard text.utf8.contains(where: { !" \t\r\n".utf8.contains($0) }) else {
        throw node.refusal(Self.nothing)
      }
      return text
    }
    try object.finish()
    guard node.members.contains(where: { $0.key != "ad" }) else {
      throw node.refusal(Self.nothing)
    }
  }

  /// A list of what must be there, or an object that says as well what must not.
  private mutating func readJournal(_ node: JSONNode) throws(JSONError) {
    func mentions(_ node: JSONNode) throws(JSONError) -> [Mention] {
      try node.some { (node) throws(JSONError) in try Mention(reading: node) }
    }
    guard case .object = node.value else { return journal = try mentions(node) }
    var object = try node.object()
    journal = try object.optional("has").map(mentions)
    isJournalOfAd = true
    absent = try object.optional("not").map(mentions)
    try object.finish()
    guard journal != nil || absent != nil else { throw node.refusal(Self.nothing) }
  }

  /// The refusal of an expectation that expects nothing: it would always hold.
  static let nothing =
    #"this expects nothing; say what must hold, such as "google": { "clicks": 1 }"#

  /// The range of a number in a ledger.
  static let counts = 0...1_000_000_000
}

extension Expectation.Numbers {
  fileprivate init(reading node: JSONNode) throws(JSONError) {
    var object = try node.object()
    func count(_ word: String) throws(JSONError) -> Int? {
      try object.optional(word)?.int(in: Expectation.counts)
    }
    self.init(
      impressions: try count("impressions"), clicks: try count("clicks"),
      rewards: try count("rewards"), firstQuartile: try count("firstQuartile"),
      midpoint: try count("midpoint"), thirdQuartile: try count("thirdQuartile"),
      complete: try count("complete"))
    try object.finish()
    guard self != Self() else { throw node.refusal(Expectation.nothing) }
  }
}

extension JSONNode {
  /// A list with something in it.
  fileprivate func some<Element>(
    _ element: (JSONNode) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    let elements = try array(of: element)
    guard !elements.isEmpty else { throw refusal(Expectation.nothing) }
    return elements
  }
}
