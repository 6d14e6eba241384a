import AdServing
import JSON

extension Scenario.Waterfall {
  /// Units whose ads Google requests.
  static let form = UnitForm(
    formats: Scenario.Format.allCases, name: "googleUnit",
    summary: "An ad unit whose ads Google requests, line by line.",
    properties: {
      [
        .optional(
          "options", .object("The options of each request.", Scenario.Options.settings.properties)),
        .required(
          "lines",
          .array(
            "The mediation lines, asked in this order until one fills.", of: .reference("line"))),
      ] + settings.properties
    },
    read: { (object, format) throws(JSONError) in .google(try Self(from: &object, format)) },
    takesPresenter: true,
    choosyWords: { $0.waterfall?.choosyWords ?? [] },
    idleWords: { $0.waterfall?.idleWords ?? [] },
    lackOf: { asking, option in
      let options = asking.waterfall?.options ?? .init()
      guard options.says(option) else { return "the same among the unit's \"options\"" }
      return options.isUsual(option)
        ? "another one than the usual among the unit's \"options\"" : nil
    },
    forced: { $0.waterfall?.forced(since: $1?.waterfall) ?? [] },
    changes: "Changes one setting of a line or of a unit's options.",
    tables: [.lines, .creatives, .options, .waterfall, .position, .names, .units],
    places: [
      .optional("line", .text("The label of the line; all lines when left out.")),
      .optional(
        "number",
        .integer(
          "The place of the line in its unit, where others have its label, from 1.", 1...10_000)),
    ],
    placeRules: [
      .init(key: Change.What.positionKey, other: "line"), .init(key: "number", other: "line"),
      .init(key: Change.What.classKey, other: "line"),
      .init(key: Change.What.labelKey, other: "line"),
    ],
    place: { (asking, object) throws(JSONError) in
      try place(in: asking.waterfall?.lines ?? [], from: &object)
    },
    objection: { _, change, place in
      guard place.line == nil else {
        return settings[change.key].map { .init($0.isOfWholeUnit, at: change.key) }
      }
      if change.position != nil {
        return .init(#""position" needs a "line" that is moved to it"#, at: change.key)
      }
      let isName = change.name(Change.What.classKey) ?? change.name(Change.What.labelKey) != nil
      return isName ? .init("\"\(change.key)\" needs a \"line\" that has it", at: change.key) : nil
    },
    apply: { change, asking in asking.waterfall?.apply(change) })

  private init(
    from object: inout JSONObjectReader, _ format: Scenario.Format
  ) throws(JSONError) {
    try Self.settings.read(&self, from: &object)
    if let node = object.optional("options") {
      do {
        options = try Scenario.Options.settings.value(.init(), reading: node)
      } catch {
        let isOfToday = api == .modern
        throw error.suggesting(in: node) { key in
          Scenario.Options.settings[key].map { $0.concerns(format, ofToday: isOfToday) } ?? true
        }
      }
    }
    for line in try object.required("lines").array() {
      lines.append(try Scenario.Line(reading: line))
    }
  }
}

// MARK: - What a script can change

extension Scenario.Waterfall {
  private static func place(
    in lines: [Scenario.Line], from object: inout JSONObjectReader
  ) throws(JSONError) -> Change.Place {
    var place = Change.Place()
    place.line = try object.optional("line")?.one(of: lines.map(\.label))
    guard let number = object.optional("number") else { return place }
    guard place.line != nil else {
      throw number.refusal(#""number" needs a "line" that is at this place"#)
    }
    place.number = try number.int(in: 1...max(1, lines.count))
    return place
  }

  private mutating func apply(_ change: Change) {
    let what = change.what
    if let option = Scenario.Options.settings[what.key] {
      option.apply(what.value, to: &options)
    } else if let setting = Self.settings[what.key] {
      setting.apply(what.value, to: &self)
    } else if let setting = Scenario.Line.settings[what.key]
      ?? Scenario.Line.creativeSettings[what.key]
    {
      for place in places(of: change) { setting.apply(what.value, to: &lines[place]) }
    } else if let name = what.name(Change.What.classKey), change.line != nil {
      for place in places(of: change) { lines[place].className = name }
    } else if let name = what.name(Change.What.labelKey), change.line != nil {
      for place in places(of: change) { lines[place].label = name }
    } else if let place = what.position, change.line != nil {
      moveLine(places(of: change).first, to: place)
    }
  }

  /// The places of the lines that are meant.
  func places(of change: Change) -> [Int] {
    lines.indices.filter { place in
      (change.line ?? lines[place].label) == lines[place].label
        && (change.number ?? place + 1) == place + 1
    }
  }

  /// Moves a line; a place beyond the ends means the nearest end.
  private mutating func moveLine(_ from: Int?, to place: Int) {
    guard let from else { return }
    let line = lines.remove(at: from)
    lines.insert(line, at: max(1, min(lines.count + 1, place)) - 1)
  }
}
