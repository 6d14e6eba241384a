import AdServing
package import JSON

extension Scenario {
  /// The scenario in a file. Unknown keys are refused, and so is a script that names a unit or line
  /// that does not exist.
  package init(reading bytes: [UInt8]) throws(JSONError) {
    try self.init(reading: try JSONReader.read(bytes))
  }

  /// The scenario in this node, as in a journal's first line.
  package init(reading node: JSONNode) throws(JSONError) {
    do throws(JSONError) {
      try self.init(from: node)
    } catch {
      throw error.naming(articleOf: node)
    }
  }

  private init(from node: JSONNode) throws(JSONError) {
    source = node
    var object = try node.object()
    // For editors; nothing here depends on it.
    _ = try object.optional("$schema")?.string()
    title = try object.required("title").string()
    about = try object.optional("about")?.string()
    if let version = object.optional("version"), try version.int() != 1 {
      throw version.problem("1", found: "\(try version.int())")
    }
    seed = try object.optional("seed").map { (node) throws(JSONError) in
      UInt64(try node.int(in: 0...Int.max))
    }
    app = try object.optional("app")?.line("the name of a class is one line, and not empty")
    privacy = try object.optional("privacy").map { (node) throws(JSONError) in
      try Privacy.settings.value(Privacy(), reading: node)
    }
    consent = try object.optional("consentForm").map { (node) throws(JSONError) in
      try ConsentQuestion.settings.value(ConsentQuestion(), reading: node)
    }
    adUnits = try Self.units(try object.required("adUnits"))
    script = []
    if let steps = object.optional("script") {
      for step in try steps.array() { script.append(try ScriptStep(reading: step, in: adUnits)) }
      try Self.checkLooks(script, in: steps)
      if app != nil { try Self.checkOwnScreen(script, in: steps) }
    }
    lesson = try Lesson(from: &object, in: adUnits)
    for member in try object.optional("networkNames")?.map() ?? [] {
      networkNames[member.key] = try member.value.line("a name is one line, and not empty")
    }
    try object.finish()
  }

  /// A pointer without a sentence would never be seen: a beat ends where something is said.
  private static func checkLooks(_ script: [ScriptStep], in node: JSONNode) throws(JSONError) {
    guard let place = Story.firstLookWithoutSentence(script) else { return }
    throw try node.array()[place].refusal(#""look" needs a "say" that it belongs to"#)
  }

  /// An application's own screen asks for its ads itself.
  private static func checkOwnScreen(
    _ script: [ScriptStep], in node: JSONNode
  ) throws(JSONError) {
    for (place, step) in script.enumerated() {
      guard case .action(let action) = step.step, action.row.isOfFeed else { continue }
      throw try node.array()[place].refusal(
        "\"\(action.word)\" is for the built-in feed; the screen of \"app\" does it itself: "
          + #"tap its buttons, as in { "tap": "button:Load" }"#)
    }
  }

  private static func units(_ node: JSONNode) throws(JSONError) -> [Unit] {
    var units: [Unit] = []
    var ids: Set<String> = []
    for element in try node.array() {
      let unit = try Unit(reading: element)
      guard ids.insert(unit.id).inserted else {
        throw element.refusal("another ad unit already has the id \"\(unit.id)\"")
      }
      let form = unit.asking.through.form
      if let clash = units.lazy.compactMap({ form.clash(unit, $0) }).first {
        throw element.refusal(clash)
      }
      units.append(unit)
    }
    guard !units.isEmpty else { throw node.refusal("a scenario needs at least one ad unit") }
    return units
  }
}

extension Scenario.Lesson {
  /// Two keys belong together, and the others need them; nil if none is there.
  fileprivate init?(
    from object: inout JSONObjectReader, in units: [Scenario.Unit]
  ) throws(JSONError) {
    let (task, until) = (object.optional("task"), object.optional("until"))
    let (done, mistakes) = (object.optional("done"), object.optional("mistakes"))
    guard let task, let until else {
      if let task { throw task.refusal(#""task" needs "until" beside it"#) }
      if let until { throw until.refusal(#""until" needs "task" beside it"#) }
      if let done { throw done.refusal(#""done" needs "task" and "until" beside it"#) }
      if let mistakes {
        throw mistakes.refusal(#""mistakes" needs "task" and "until" beside it"#)
      }
      return nil
    }
    self.init(
      task: try task.string(), until: try Expectation(reading: until, in: units),
      done: try done?.string())
    for mistake in try mistakes?.array() ?? [] {
      self.mistakes.append(try Mistake(reading: mistake, in: units))
    }
  }
}

extension Scenario.Lesson.Mistake {
  fileprivate init(reading node: JSONNode, in units: [Scenario.Unit]) throws(JSONError) {
    var object = try node.object()
    when = try Expectation(reading: try object.required("when"), in: units)
    say = try object.required("say").string()
    try object.finish()
  }
}

extension Scenario.Line {
  init(reading node: JSONNode) throws(JSONError) {
    var object = try node.object()
    self.init(
      label: try object.required("label").string(),
      className: try AdapterClassName(reading: object.required("class")).text)
    try Self.settings.read(&self, from: &object)
    if object.optional(Self.parameterKey) != nil,
      var settings = try object.optional("settings")?.object(),
      let again = settings.optional(Self.parameterKey)
    {
      throw again.refusal(#""parameter" is given twice"#)
    }
    try object.finish()
  }
}

extension Scenario.Content {
  init(reading node: JSONNode) throws(JSONError) {
    self.init()
    var object = try node.object()
    try Self.settings.read(&self, from: &object)
    if metadata == nil, vast == nil, let after = object.optional("metadataAfter") {
      throw after.refusal(#""metadataAfter" needs "metadata" or "vast" beside it"#)
    }
    for key in ["vastCatalogue", "vastError", "player", "mediaURLAfter"] where vast == nil {
      guard let node = object.optional(key) else { continue }
      throw node.refusal(#""\#(key)" needs "vast" beside it"#)
    }
    try object.finish()
  }
}

extension JSONError {
  /// The same with the article that lists the words of the unit, or of the file, that it is about.
  fileprivate func naming(articleOf scenario: JSONNode) -> JSONError {
    guard case .impossibleValue = problem else { return self }
    var error = self
    error.article = Scenario.article(of: scenario, at: path)
    return error
  }
}

extension Scenario {
  /// Units that a platform or a wrapper asks for have an article of their own, but for their layers.
  fileprivate static func article(of node: JSONNode, at path: JSONPath) -> String {
    let steps = path.steps
    guard steps.count > 2, steps[0] == .key("adUnits"), case .index(let place) = steps[1],
      steps[2] != .key("layer"), var object = try? node.object(),
      var unit = try? object.optional("adUnits")?.array()[place].object(),
      let through = try? unit.optional("through")?.string()
    else { return "Scenarios" }
    return ["max": "Services", "ghad": "Services", "arbiter": "Arbiter"][through] ?? "Scenarios"
  }
}
