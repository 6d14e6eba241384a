import AdServing
package import Simulation

extension Action {
  /// The word the journal and scripts have for it.
  package var word: String {
    switch self {
    case .load: "load"
    case .request: "request"
    case .show: "show"
    case .dismiss: "dismiss"
    case .visible: "visible"
    case .tap: "tap"
    case .close: "close"
    case .forceClose: "forceClose"
    case .background: "background"
    case .foreground: "foreground"
    case .advance: "advance"
    case .nextTimer: "nextTimer"
    case .set: "set"
    }
  }

  /// What it means, whatever unit or ad it is about.
  package var sense: Sense {
    switch self {
    case .load, .request: .adWanted
    case .show: .showWanted
    case .dismiss: .dismissWanted
    case .visible(let isVisible): isVisible ? .scrolledBack : .scrolledAway
    case .tap(.close, _), .close: .coverClosed
    case .tap: .tapped
    case .forceClose: .coverForced
    case .background: .left
    case .foreground: .cameBack
    case .advance, .nextTimer: .timePassed
    case .set: .settingChanged
    }
  }

  /// What goes with the word, so that the journal alone says what was done.
  package var facts: Fields {
    switch self {
    case .load(let unit), .request(let unit), .show(let unit), .dismiss(let unit):
      ["unit": .string(unit)]
    case .visible(let isVisible): ["visible": .bool(isVisible)]
    case .tap(let target, let ad):
      ad.map { ["ad": .string($0), "target": .string(target.rawValue)] }
        ?? ["target": .string(target.rawValue)]
    case .advance(let duration): ["by": .int(duration.wholeMilliseconds)]
    case .close, .forceClose, .background, .foreground, .nextTimer: .none
    case .set(let change): change.facts
    }
  }
}

extension Change {
  fileprivate var facts: Fields {
    var fields: Fields = ["unit": .string(unit)]
    fields["line"] = line.map { .string($0) }
    let (name, value) = fact
    fields[name] = value
    return fields
  }

  private var fact: (String, Fields.Value) {
    switch what {
    case .handlesUserClicks(let flag): ("handlesUserClicks", .bool(flag))
    case .handlesUserImpressions(let flag): ("handlesUserImpressions", .bool(flag))
    case .adChoices(let corner): ("adChoices", .string(corner.rawValue))
    case .images(let images): ("images", .string(images.rawValue))
    case .multipleImages(let flag): ("multipleImages", .bool(flag))
    case .mediaAspectRatio(let ratio): ("mediaAspectRatio", .string(ratio.rawValue))
    case .startMuted(let flag): ("startMuted", .bool(flag))
    case .testRequest(let flag): ("testRequest", .bool(flag))
    case .size(let size): ("size", .string(size.rawValue))
    case .refresh(let interval): ("refresh", interval.map { .int($0.wholeMilliseconds) } ?? .null)
    case .outcome(let outcome): ("outcome", .string(outcome.rawValue))
    case .latency(let latency): ("latency", .int(latency.wholeMilliseconds))
    case .fault(let fault): ("fault", Fields.Value(fault?.rawValue))
    case .servingDecides(let decides):
      ("servingDecides", Fields.Value(decides ? Scenario.Decider.google.rawValue : nil))
    case .enabled(let flag): ("enabled", .bool(flag))
    case .parameter(let text): ("parameter", Fields.Value(text))
    case .order(let order): ("order", .string(order.rawValue))
    case .showing(let showing): ("showing", .string(showing.rawValue))
    case .position(let place): ("position", .int(place))
    }
  }
}
