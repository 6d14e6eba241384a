import Scenarios
import Simulation

extension JSONTree {
  var isLeaf: Bool { if case .leaf = self { true } else { false } }

  func without(_ key: String) -> JSONTree {
    var tree = self
    tree[key] = nil
    return tree
  }

  /// A length of time, as a scenario has it.
  var milliseconds: Int? {
    string.flatMap(Duration.init(reading:)).map { Int($0 / .milliseconds(1)) }
  }

  /// A length of time in its shortest form.
  package static func time(_ milliseconds: Int) -> JSONTree {
    .string(RoundTime.text(milliseconds))
  }

  /// Whether a step is about a unit.
  package func names(unit id: String?) -> Bool {
    members.contains { member in
      if let text = member.value.string, text == id { return true }
      if member.key == "ad" {
        return member.value.string.map { AdName.unit(of: $0) ?? $0 } == id
      }
      return member.value["unit"]?.string == id
    }
  }

  /// The tree with another name for one of its units, and for the ads of it.
  func renaming(unit id: String, to name: String) -> JSONTree {
    switch self {
    case .leaf:
      guard let text = string else { return self }
      if text == id { return .string(name) }
      guard AdName.unit(of: text) == id else { return self }
      return .string(name + text.dropFirst(id.count))
    case .array(let elements): return .array(elements.map { $0.renaming(unit: id, to: name) })
    case .object(let members):
      return .object(
        members.map { .init(key: $0.key, value: $0.value.renaming(unit: id, to: name)) })
    }
  }

  /// The same step in more usual words.
  var simplerSteps: [JSONTree] {
    var steps: [JSONTree] = []
    for companion in ["ad", "placement"] where self[companion] != nil {
      steps.append(without(companion))
    }
    if let unit = self["request"] { steps.append(.object([.init(key: "load", value: unit)])) }
    if self["forceClose"] != nil {
      steps.append(.object([.init(key: "close", value: .bool(true))]))
    }
    if self["nextTimer"] != nil {
      steps.append(.object([.init(key: "advance", value: .time(1000))]))
    }
    if let target = self["tap"]?.string, target != Target.callToAction.rawValue {
      var step = self
      step["tap"] = .string(Target.callToAction.rawValue)
      steps.append(step)
    }
    return steps
  }

  /// A unit with what a step of a script sets in it.
  func applying(_ change: JSONTree) -> JSONTree {
    guard self["id"] == change["unit"], let setting = change.members.last else { return self }
    var unit = self
    if Scenario.Options.settings[setting.key] != nil {
      var options = unit["options"] ?? .object([Member]())
      options[setting.key] = setting.value
      unit["options"] = options
    } else {
      unit[elementsOf: "lines"] = unit[elementsOf: "lines"].map { line in
        change["line"] == nil || change["line"] == line["label"] ? line.saying(setting) : line
      }
    }
    return unit
  }

  /// A line with a setting, which may be in a group.
  private func saying(_ setting: Member) -> JSONTree {
    var line = self
    guard let group = Scenario.Line.settings[setting.key]?.group else {
      line[setting.key] = setting.value
      return line
    }
    var inner = line[group] ?? .object([Member]())
    inner[setting.key] = setting.value
    line[group] = inner
    return line
  }

  /// The tree with one of its times replaced, in all ways.
  func withEachTime(_ replacements: (Int) -> [JSONTree]) -> [JSONTree] {
    switch self {
    case .leaf: milliseconds.map(replacements) ?? []
    case .array(let elements):
      elements.indices.flatMap { place in
        elements[place].withEachTime(replacements).map { element in
          var changed = elements
          changed[place] = element
          return .array(changed)
        }
      }
    case .object(let members):
      members.indices.flatMap { place in
        members[place].value.withEachTime(replacements).map { value in
          var changed = members
          changed[place].value = value
          return .object(changed)
        }
      }
    }
  }
}

/// Times that people would write.
enum RoundTime {
  private static let all = [1000, 2000, 5000, 10_000, 30_000, 60_000, 120_000, 3_600_000]

  /// Shorter round times, and for one that is not round the longer ones as well.
  static func simpler(than milliseconds: Int) -> [Int] {
    all.contains(milliseconds) ? all.filter { $0 < milliseconds } : all
  }

  static func text(_ milliseconds: Int) -> String {
    if milliseconds % 3_600_000 == 0, milliseconds > 0 { return "\(milliseconds / 3_600_000)h" }
    if milliseconds % 60_000 == 0, milliseconds > 0 { return "\(milliseconds / 60_000)min" }
    return milliseconds % 1000 == 0 ? "\(milliseconds / 1000)s" : "\(milliseconds)ms"
  }
}
