extension Scenario {
  /// The change made; nothing when it names a unit or line that is not there.
  package mutating func apply(_ change: Change) {
    guard let unit = adUnits.firstIndex(where: { $0.id == change.unit }) else { return }
    adUnits[unit].apply(change)
  }
}

extension Scenario.Unit {
  /// The change made to this unit, whichever it names.
  package mutating func apply(_ change: Change) {
    switch change.what {
    case .adChoices(let corner): options.adChoices = corner
    case .images(let images): options.images = images
    case .multipleImages(let flag): options.multipleImages = flag
    case .mediaAspectRatio(let ratio): options.mediaAspectRatio = ratio
    case .startMuted(let flag): options.startMuted = flag
    case .testRequest(let flag): options.testRequest = flag
    case .size(let size): options.size = size
    case .refresh(let interval): options.refresh = interval
    case .handlesUserClicks(let flag): eachLine(change) { $0.flags.handlesUserClicks = flag }
    case .handlesUserImpressions(let flag):
      eachLine(change) { $0.flags.handlesUserImpressions = flag }
    case .outcome(let outcome): eachLine(change) { $0.outcome = outcome }
    case .fault(let fault): eachLine(change) { $0.fault = fault }
    case .latency(let latency): eachLine(change) { $0.latency = latency }
    case .servingDecides(let decides): eachLine(change) { $0.googleDecides = decides }
    case .enabled(let flag): eachLine(change) { $0.isEnabled = flag }
    case .parameter(let text): eachLine(change) { $0.parameter = text }
    case .order(let order): eachLine(change) { $0.order = order }
    case .showing(let showing): eachLine(change) { $0.showing = showing }
    case .position(let place): moveLine(change, to: place)
    }
  }

  /// Moves the line that is named; a place beyond the ends is the nearest one.
  private mutating func moveLine(_ change: Change, to place: Int) {
    guard let from = lines.firstIndex(where: { $0.label == change.line }) else { return }
    let line = lines.remove(at: from)
    lines.insert(line, at: max(1, min(lines.count + 1, place)) - 1)
  }

  /// Changes the line that is named, or all where none is.
  private mutating func eachLine(_ change: Change, _ body: (inout Scenario.Line) -> Void) {
    for index in lines.indices where change.line == nil || lines[index].label == change.line {
      body(&lines[index])
    }
  }
}
