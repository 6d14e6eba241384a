import JSON

extension ScriptStep {
  private static let words = [
    "load", "request", "show", "dismiss", "visible", "tap", "advance", "nextTimer", "close",
    "background", "foreground", "set", "expect",
  ]

  init(reading node: JSONNode, in units: [Scenario.Unit]) throws(JSONError) {
    let (word, value) = try node.onlyMember(of: Self.words)
    line = node.position.line
    step =
      switch word {
      case "load": .action(.load(unit: try value.unit(in: units)))
      case "request": .action(.request(unit: try value.unit(in: units)))
      case "show": .action(.show(unit: try value.unit(in: units)))
      case "dismiss": .action(.dismiss(unit: try value.unit(in: units)))
      case "visible": .action(.visible(try value.bool()))
      case "tap": .action(.tap(try value.word(of: Target.self)))
      case "advance": .action(.advance(try value.duration()))
      case "set": .action(.set(try Change(reading: value, in: units)))
      case "expect": .expect(try Expectation(reading: value))
      case "nextTimer": .action(try value.onlyTrue(.nextTimer))
      case "close": .action(try value.onlyTrue(.close))
      case "background": .action(try value.onlyTrue(.background))
      default: .action(try value.onlyTrue(.foreground))
      }
  }
}

extension JSONNode {
  /// The key and value of an object that has just one.
  fileprivate func onlyMember(
    of words: [String]
  ) throws(JSONError) -> (word: String, value: JSONNode) {
    let members = try map()
    guard let first = members.first else { throw problem("an object with one step", found: "{}") }
    guard words.contains(first.key) else {
      throw JSONError(
        position: first.keyPosition,
        problem: .unknownKey(first.key, nearest: NearestWord.of(first.key, in: words)))
    }
    if members.count > 1 { throw problem("one step", found: "\(members.count)") }
    return (first.key, first.value)
  }

  /// The id of a unit that is there.
  fileprivate func unit(in units: [Scenario.Unit]) throws(JSONError) -> String {
    try one(of: units.map(\.id))
  }

  /// The label of a line that the unit has.
  fileprivate func line(of unit: String, in units: [Scenario.Unit]) throws(JSONError) -> String {
    try one(of: units.first { $0.id == unit }?.lines.map(\.label) ?? [])
  }

  private func one(of known: [String]) throws(JSONError) -> String {
    let text = try string()
    guard known.contains(text) else {
      throw error(
        .impossibleValue(found: text, expected: known, nearest: NearestWord.of(text, in: known)))
    }
    return text
  }

  /// The action of a step that has nothing to say but that it happens.
  fileprivate func onlyTrue(_ action: Action) throws(JSONError) -> Action {
    guard try bool() else { throw problem("true", found: "false") }
    return action
  }
}

extension Change {
  /// `unit`, perhaps `line`, and one word of a line or of the options.
  fileprivate init(reading node: JSONNode, in units: [Scenario.Unit]) throws(JSONError) {
    var object = try node.object()
    let unit = try object.required("unit").unit(in: units)
    let line = try object.optional("line").map { (node) throws(JSONError) in
      try node.line(of: unit, in: units)
    }
    var changes: [What] = []
    if let value = object.optional("handlesUserClicks") {
      changes.append(.handlesUserClicks(try value.bool()))
    }
    if let value = object.optional("handlesUserImpressions") {
      changes.append(.handlesUserImpressions(try value.bool()))
    }
    if let value = object.optional("adChoices") {
      changes.append(.adChoices(try value.word(of: Scenario.Options.Corner.self)))
    }
    if let value = object.optional("images") {
      changes.append(.images(try value.word(of: Scenario.Options.Images.self)))
    }
    if let value = object.optional("multipleImages") {
      changes.append(.multipleImages(try value.bool()))
    }
    if let value = object.optional("mediaAspectRatio") {
      changes.append(.mediaAspectRatio(try value.word(of: Scenario.Options.AspectRatio.self)))
    }
    if let value = object.optional("startMuted") { changes.append(.startMuted(try value.bool())) }
    if let value = object.optional("testRequest") { changes.append(.testRequest(try value.bool())) }
    if let value = object.optional("outcome") {
      changes.append(.outcome(try value.word(of: Scenario.Outcome.self)))
    }
    if let value = object.optional("latency") { changes.append(.latency(try value.duration())) }
    try object.finish()
    guard changes.count == 1, let change = changes.first else {
      throw node.problem("exactly one", found: "\(changes.count) changes")
    }
    self.init(unit: unit, line: line, change)
  }
}

extension Expectation {
  fileprivate init(reading node: JSONNode) throws(JSONError) {
    var object = try node.object()
    self.init()
    ad = try object.optional("ad")?.string()
    google = try object.optional("google").map { (node) throws(JSONError) in
      try Numbers(reading: node)
    }
    network = try object.optional("network").map { (node) throws(JSONError) in
      try Numbers(reading: node)
    }
    if let node = object.optional("journal") {
      var messages: [String] = []
      for element in try node.array() { messages.append(try element.string()) }
      journal = messages
    }
    try object.finish()
  }
}

extension Expectation.Numbers {
  fileprivate init(reading node: JSONNode) throws(JSONError) {
    var object = try node.object()
    self.init(
      impressions: try object.optional("impressions")?.int(),
      clicks: try object.optional("clicks")?.int(),
      rewards: try object.optional("rewards")?.int())
    try object.finish()
  }
}
