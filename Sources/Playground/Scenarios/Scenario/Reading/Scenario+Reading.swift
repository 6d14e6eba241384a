import AdServing
package import JSON

extension Scenario {
  /// The scenario in a file. Keys that mean nothing are refused, and so is a script that speaks of a
  /// unit or line that is not there.
  package init(reading bytes: [UInt8]) throws(JSONError) {
    try self.init(reading: try JSONReader.read(bytes))
  }

  /// The scenario that is written here, as in a journal's first line.
  package init(reading node: JSONNode) throws(JSONError) {
    source = node
    var object = try node.object()
    // How an editor is told of the schema; nothing here depends on it.
    _ = try object.optional("$schema")?.string()
    title = try object.required("title").string()
    about = try object.optional("about")?.string()
    if let version = object.optional("version"), try version.int() != 1 {
      throw version.problem("1", found: "\(try version.int())")
    }
    seed = try object.optional("seed").map { (node) throws(JSONError) in
      UInt64(try node.int(in: 0...Int.max))
    }
    adUnits = try Self.units(try object.required("adUnits"))
    script = []
    if let steps = object.optional("script") {
      for step in try steps.array() { script.append(try ScriptStep(reading: step, in: adUnits)) }
    }
    try object.finish()
  }

  private static func units(_ node: JSONNode) throws(JSONError) -> [Unit] {
    var units: [Unit] = []
    var ids: Set<String> = []
    for element in try node.array() {
      let unit = try Unit(reading: element)
      guard ids.insert(unit.id).inserted else {
        throw element.problem("an id that no other unit has", found: unit.id)
      }
      units.append(unit)
    }
    guard !units.isEmpty else { throw node.problem("at least one ad unit", found: "[]") }
    return units
  }
}

extension Scenario.Unit {
  fileprivate init(reading node: JSONNode) throws(JSONError) {
    var object = try node.object()
    let idNode = try object.required("id")
    id = try idNode.string()
    guard !id.isEmpty, !id.contains("#") else {
      throw idNode.problem("some letters without #", found: id)
    }
    title = try object.optional("title")?.string()
    _ = try object.optional("api")?.word(of: Scenario.API.self)
    format = try object.required("format").word(of: Scenario.Format.self)
    through = try object.optional("through")?.word(of: Scenario.Through.self) ?? .google
    options =
      try object.optional("options").map { (node) throws(JSONError) in
        try Scenario.Options(reading: node)
      } ?? .init()
    timeout = try object.optional("timeout")?.positiveDuration() ?? .seconds(5)
    lines = []
    for line in try object.required("lines").array() {
      lines.append(try Scenario.Line(reading: line))
    }
    try object.finish()
  }
}

extension Scenario.Options {
  fileprivate init(reading node: JSONNode) throws(JSONError) {
    self.init()
    var object = try node.object()
    adChoices = try object.optional("adChoices")?.word(of: Corner.self)
    images = try object.optional("images")?.word(of: Images.self)
    multipleImages = try object.optional("multipleImages")?.bool()
    mediaAspectRatio = try object.optional("mediaAspectRatio")?.word(of: AspectRatio.self)
    startMuted = try object.optional("startMuted")?.bool()
    testRequest = try object.optional("testRequest")?.bool()
    size = try object.optional("size")?.word(of: BannerSize.self)
    refresh = try object.optional("refresh")?.refreshInterval()
    verification = try object.optional("verification").map { (node) throws(JSONError) in
      try Verification(reading: node)
    }
    countsOnPresent = try object.optional("countsOnPresent")?.bool()
    try object.finish()
  }
}

extension Scenario.Options.Verification {
  fileprivate init(reading node: JSONNode) throws(JSONError) {
    var object = try node.object()
    self.init(
      userIdentifier: try object.optional("userIdentifier")?.string(),
      customRewardText: try object.optional("customRewardText")?.string())
    try object.finish()
  }
}

extension Scenario.Line {
  fileprivate init(reading node: JSONNode) throws(JSONError) {
    var object = try node.object()
    label = try object.required("label").string()
    className = try object.required("class").string()
    parameter = try object.optional("parameter")?.string()
    isEnabled = try object.optional("enabled")?.bool() ?? true
    outcome = try object.optional("outcome")?.word(of: Scenario.Outcome.self)
    latency = try object.optional("latency")?.duration() ?? .milliseconds(200)
    flags =
      try object.optional("flags").map { (node) throws(JSONError) in
        try Scenario.Flags(reading: node)
      } ?? .init()
    googleDecides =
      try object.optional("servingDecides")?.word(of: Scenario.Decider.self) == .google
    ecpmMicros = try object.optional("ecpm")?.micros()
    fault = try object.optional("fault")?.word(of: WireFault.self)
    order = try object.optional("order")?.word(of: Scenario.Order.self) ?? .usual
    showing = try object.optional("showing")?.word(of: Scenario.Showing.self) ?? .normal
    ad = try object.optional("ad").map { (node) throws(JSONError) in
      try Scenario.Content(reading: node)
    }
    try object.finish()
  }
}

extension Scenario {
  /// Who may be said to decide against a line's flags.
  enum Decider: String, CaseIterable {
    case google
  }
}

extension Scenario.Flags {
  fileprivate init(reading node: JSONNode) throws(JSONError) {
    var object = try node.object()
    self.init(
      handlesUserClicks: try object.optional("handlesUserClicks")?.bool(),
      handlesUserImpressions: try object.optional("handlesUserImpressions")?.bool())
    try object.finish()
  }
}
