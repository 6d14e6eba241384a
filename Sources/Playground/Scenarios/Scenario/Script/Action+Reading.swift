package import Simulation

extension Action {
  /// What the user did, as the journal has it; nil for an entry that is no input, or one that this
  /// program does not know.
  package init?(_ entry: Entry) {
    guard entry.kind == .input else { return nil }
    let data = entry.data
    let unit = data.string("unit")
    let action: Action? =
      switch entry.message {
      case "load": unit.map { .load(unit: $0) }
      case "request": unit.map { .request(unit: $0) }
      case "show": unit.map { .show(unit: $0) }
      case "dismiss": unit.map { .dismiss(unit: $0) }
      case "visible": data.bool("visible").map { .visible($0) }
      case "tap": data.word("target").map { .tap($0, ad: data.string("ad")) }
      case "close": .close
      case "forceClose": .forceClose
      case "background": .background
      case "foreground": .foreground
      case "advance": data.int("by").map { .advance(.milliseconds($0)) }
      case "nextTimer": .nextTimer
      case "set": Change(data).map { .set($0) }
      default: nil
      }
    guard let action else { return nil }
    self = action
  }
}

extension Change {
  fileprivate init?(_ data: Fields) {
    guard let unit = data.string("unit"),
      let fact = data.all.first(where: { $0.name != "unit" && $0.name != "line" }),
      let what = What(fact.name, data)
    else { return nil }
    self.init(unit: unit, line: data.string("line"), what)
  }
}

extension Change.What {
  fileprivate init?(_ name: String, _ data: Fields) {
    let what: Self? =
      switch name {
      case "handlesUserClicks": data.bool(name).map { .handlesUserClicks($0) }
      case "handlesUserImpressions": data.bool(name).map { .handlesUserImpressions($0) }
      case "adChoices": data.word(name).map { .adChoices($0) }
      case "images": data.word(name).map { .images($0) }
      case "multipleImages": data.bool(name).map { .multipleImages($0) }
      case "mediaAspectRatio": data.word(name).map { .mediaAspectRatio($0) }
      case "startMuted": data.bool(name).map { .startMuted($0) }
      case "testRequest": data.bool(name).map { .testRequest($0) }
      case "size": data.word(name).map { .size($0) }
      case "refresh":
        data[name] == .null
          ? .refresh(nil) : data.int(name).map { .refresh(.milliseconds($0)) }
      case "outcome": data.word(name).map { .outcome($0) }
      case "latency": data.int(name).map { .latency(.milliseconds($0)) }
      case "servingDecides":
        data[name] == .null
          ? .servingDecides(false)
          : (data.word(name) as Scenario.Decider?).map { .servingDecides($0 == .google) }
      case "enabled": data.bool(name).map { .enabled($0) }
      case "parameter":
        data[name] == .null ? .parameter(nil) : data.string(name).map { .parameter($0) }
      case "order": data.word(name).map { .order($0) }
      case "showing": data.word(name).map { .showing($0) }
      case "position": data.int(name).map { .position($0) }
      case "fault": data[name] == .null ? .fault(nil) : data.word(name).map { .fault($0) }
      default: nil
      }
    guard let what else { return nil }
    self = what
  }
}
