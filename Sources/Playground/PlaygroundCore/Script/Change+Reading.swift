import GoogleMobileAds
import JSON

extension Change {
  /// `unit`, perhaps `line`, and one word of a line or of the options.
  init(reading node: JSONNode, in units: [Scenario.Unit]) throws(JSONError) {
    var object = try node.object()
    let unit = try object.required("unit").unit(in: units)
    let line = try object.optional("line").map { (node) throws(JSONError) in
      try node.line(of: unit, in: units)
    }
    var changes = try Self.flags(&object)
    changes += try Self.options(&object)
    changes += try Self.answers(&object)
    try object.finish()
    guard changes.count == 1, let change = changes.first else {
      throw node.problem("exactly one", found: "\(changes.count) changes")
    }
    self.init(unit: unit, line: line, change)
  }

  private static func flags(_ object: inout JSONObjectReader) throws(JSONError) -> [What] {
    var changes: [What] = []
    if let value = object.optional("handlesUserClicks") {
      changes.append(.handlesUserClicks(try value.bool()))
    }
    if let value = object.optional("handlesUserImpressions") {
      changes.append(.handlesUserImpressions(try value.bool()))
    }
    return changes
  }

  private static func options(_ object: inout JSONObjectReader) throws(JSONError) -> [What] {
    var changes: [What] = []
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
    return changes
  }

  /// What the network behind the line does.
  private static func answers(_ object: inout JSONObjectReader) throws(JSONError) -> [What] {
    var changes: [What] = []
    if let value = object.optional("outcome") {
      changes.append(.outcome(try value.word(of: Scenario.Outcome.self)))
    }
    if let value = object.optional("fault") {
      changes.append(.fault(value.kind == .null ? nil : try value.word(of: WireFault.self)))
    }
    if let value = object.optional("latency") { changes.append(.latency(try value.duration())) }
    return changes
  }
}
