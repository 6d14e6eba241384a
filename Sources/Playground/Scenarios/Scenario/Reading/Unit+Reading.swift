import AdServing
import JSON

extension Scenario.Unit {
  init(reading node: JSONNode) throws(JSONError) {
    var object = try node.object()
    let idNode = try object.required("id")
    id = try idNode.string()
    guard !id.isEmpty, !id.contains("#") else {
      throw idNode.problem("an id without # that is not empty", found: id)
    }
    let formatNode = try object.required("format")
    format = try formatNode.word(of: Scenario.Format.self)
    (options, lines, timeout) = (.init(), [], .seconds(5))
    through = try object.optional("through")?.word(of: Scenario.Through.self) ?? .google
    try checkFormat(formatNode)
    switch through {
    case .google: try readGoogle(&object)
    case .arbiter: try readArbiter(&object)
    case .ghad: try readServices(&object)
    }
    try object.finish()
  }

  private func checkFormat(_ node: JSONNode) throws(JSONError) {
    guard !through.formats.contains(format) else { return }
    let formats = through.formats.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
    throw node.problem("\(formats), which is all that goes through \"\(through.rawValue)\"")
  }

  private mutating func readGoogle(_ object: inout JSONObjectReader) throws(JSONError) {
    if let node = object.optional("options") {
      options = try Scenario.Options.settings.value(.init(), reading: node)
    }
    try Self.settings.read(&self, from: &object)
    for line in try object.required("lines").array() {
      lines.append(try Scenario.Line(reading: line))
    }
  }

  private mutating func readArbiter(_ object: inout JSONObjectReader) throws(JSONError) {
    try Scenario.Arbitration.settings.read(&self, from: &object)
    let node = try object.required("slots")
    var labels: Set<String> = []
    for element in try node.array() {
      let slot = try Scenario.Slot(reading: element)
      guard labels.insert(slot.label).inserted else {
        throw element.refusal("another slot already has the label \"\(slot.label)\"")
      }
      arbitration.slots.append(slot)
    }
    try checkSeedMode(node)
  }

  private mutating func readServices(_ object: inout JSONObjectReader) throws(JSONError) {
    let mode = object.optional("mode")
    try Scenario.Aggregation.settings.read(&self, from: &object)
    guard let mode, aggregation.mode == .seed, !canBeThePublishedWrapper else { return }
    throw mode.refusal(Scenario.Aggregation.seedModeNeeds)
  }

  /// The published example knows exactly these two platforms.
  private func checkSeedMode(_ slots: JSONNode) throws(JSONError) {
    guard arbitration.mode == .seed, !canBeTheExample else { return }
    throw slots.refusal(Scenario.Arbitration.seedModeNeeds)
  }
}

extension Scenario.Arbitration {
  /// Whether its slots are those of the published example.
  package var canBeTheExample: Bool {
    slots.count == 2 && Set(slots.map(\.platform)) == [.cloudX, .levelPlay]
  }

  /// Why a unit cannot be in seed mode.
  static let seedModeNeeds =
    #""mode": "seed" is an interstitial with one "cloudX" slot and one "levelPlay" slot"#
}

extension Scenario.Unit {
  /// Whether it can be in seed mode: the published example loads one interstitial of CloudX and one
  /// of LevelPlay.
  package var canBeTheExample: Bool {
    format == .interstitial && arbitration.canBeTheExample
  }
}

extension Scenario.Aggregation {
  /// Why a unit cannot be in seed mode.
  static let seedModeNeeds =
    #""mode": "seed" wraps AppLovin MAX only; leave out "service" or write "appLovin""#
}

extension Scenario.Unit {
  /// Whether it can be in seed mode: the published wrapper is of AppLovin MAX.
  package var canBeThePublishedWrapper: Bool { aggregation.service == .appLovin }
}

extension Scenario.Slot {
  fileprivate init(reading node: JSONNode) throws(JSONError) {
    var object = try node.object()
    let platform = try object.required("platform").word(of: Platform.self)
    let labelNode = try object.required("label")
    self.init(platform, label: try labelNode.string())
    guard label.contains(where: { !$0.isWhitespace }) else {
      throw labelNode.problem("a label that is not empty", found: label)
    }
    try Self.settings.read(&self, from: &object)
    try object.finish()
  }
}
