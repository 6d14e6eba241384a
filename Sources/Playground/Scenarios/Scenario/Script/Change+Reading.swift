import AdServing
import JSON

extension Change {
  /// What a `position` may be; one beyond the last line is the last.
  static let positions = 1...10_000

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
    changes += try Self.settings(&object, of: line)
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
    if let value = object.optional("size") {
      changes.append(.size(try value.word(of: Scenario.Options.BannerSize.self)))
    }
    if let value = object.optional("refresh") {
      changes.append(.refresh(value.kind == .null ? nil : try value.refreshInterval()))
    }
    return changes
  }

  /// What stands in the mediation settings.
  private static func settings(
    _ object: inout JSONObjectReader, of line: String?
  ) throws(JSONError) -> [What] {
    var changes: [What] = []
    if let value = object.optional("servingDecides") {
      let isNobody = value.kind == .null
      changes.append(
        .servingDecides(isNobody ? false : try value.word(of: Scenario.Decider.self) == .google))
    }
    if let value = object.optional("enabled") { changes.append(.enabled(try value.bool())) }
    if let value = object.optional("parameter") {
      changes.append(.parameter(value.kind == .null ? nil : try value.string()))
    }
    if let value = object.optional("position") {
      guard line != nil else { throw value.problem("a line whose position it is", found: "none") }
      changes.append(.position(try value.int(in: Change.positions)))
    }
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
    if let value = object.optional("order") {
      changes.append(.order(try value.word(of: Scenario.Order.self)))
    }
    if let value = object.optional("showing") {
      changes.append(.showing(try value.word(of: Scenario.Showing.self)))
    }
    if let value = object.optional("latency") { changes.append(.latency(try value.duration())) }
    return changes
  }
}
