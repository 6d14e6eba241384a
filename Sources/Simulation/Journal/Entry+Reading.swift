package import JSON

extension Entry {
  /// The entry on a journal's line. Unknown keys and kinds are skipped, as a reader of a public
  /// format should.
  package init(reading node: JSONNode) throws(JSONError) {
    var line = EntryLine()
    for member in try node.map() { try line.take(member) }
    self = try line.entry(of: node)
  }
}

/// The parts of a line, collected in any order.
private struct EntryLine {
  private var number: Int?
  private var time: Int?
  private var cause: Int?
  private var kind: String?
  private var from: Party.Role?
  private var fromName: String?
  private var to: Party.Role?
  private var toName: String?
  private var sense: Sense?
  private var ad: String?
  private var message = ""
  private var data = Fields.none
  private var ledger: Ledger?
  private var what: Count.What?
  private var amount = 1
  private var violation: String?
  private var finding = (rule: "", severity: "", proof: [Int]())
  private var thread: String?
  private var object: String?

  mutating func take(_ member: JSONMember) throws(JSONError) {
    let value = member.value
    switch member.key {
    case "n": number = try value.int(in: 1...Int.max)
    case "t": time = try value.int(in: 0...Int.max)
    case "cause": cause = try value.int(in: 1...Int.max)
    case "kind": kind = try value.string()
    case "from": from = try value.word(of: Party.Role.self)
    case "fromName": fromName = try value.string()
    case "to": to = try value.word(of: Party.Role.self)
    case "toName": toName = try value.string()
    // An unknown sense counts as none.
    case "sense": sense = Sense(word: try value.string())
    case "ad": ad = try value.string()
    case "message": message = try value.string()
    case "data": data = try Fields(reading: value)
    case "ledger": ledger = try value.word(of: Ledger.self)
    case "what": what = try value.word(of: Count.What.self)
    case "amount": amount = try value.int()
    case "violation": violation = try value.string()
    case "rule": finding.rule = try value.string()
    case "severity": finding.severity = try value.string()
    case "proof":
      finding.proof = try value.array { (node) throws(JSONError) in try node.int() }
    // Where a recorded call came, and of which object: facts like the others.
    case "thread": thread = try value.string()
    case "object": object = try value.string()
    default: break
    }
  }

  func entry(of node: JSONNode) throws(JSONError) -> Entry {
    var data = data
    if let thread { data[.thread] = thread }
    if let object { data[.objectID] = object }
    return Entry(
      number: try require(number, "n", node),
      time: Instant(milliseconds: try require(time, "t", node)),
      cause: cause, kind: try entryKind(node),
      from: Party(try require(from, "from", node), name: fromName),
      to: to.map { Party($0, name: toName) }, sense: sense, ad: ad, message: message, data: data)
  }

  private func entryKind(_ node: JSONNode) throws(JSONError) -> Entry.Kind {
    switch try require(kind, "kind", node) {
    case "input": .input
    case "call": .call
    case "callback": .callback
    case "timer": .timer
    case "count":
      .count(
        Count(
          try require(what, "what", node), in: try require(ledger, "ledger", node), amount: amount))
    case "finding":
      .finding(rule: finding.rule, severity: finding.severity, proof: finding.proof)
    default: .note(violation: violation.flatMap(Violation.init))
    }
  }

  private func require<Value>(
    _ value: Value?, _ key: String, _ node: JSONNode
  ) throws(JSONError) -> Value {
    guard let value else { throw node.error(.missingKey(key)) }
    return value
  }
}

extension Fields {
  fileprivate init(reading node: JSONNode) throws(JSONError) {
    self = .none
    for member in try node.map() { append(member.key, try Value(reading: member.value)) }
  }
}

extension Fields.Value {
  fileprivate init(reading node: JSONNode) throws(JSONError) {
    switch node.value {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .string(let text): self = .string(text)
    case .number: self = .int(try node.int())
    case .array:
      self = .list(try node.array { (node) throws(JSONError) in try .init(reading: node) })
    case .object: self = .fields(try Fields(reading: node))
    }
  }
}
