import Hunting
import Scenarios
import Simulation

/// The lines of a recorded unit as a scenario has them, and what changes from load to load.
struct LinesOfUnit {
  private(set) var losses: Set<Loss> = []
  private(set) var trees: [JSONTree] = []
  private(set) var options: [JSONTree.Member] = []
  private let unit: RecordedUnit
  /// The lines in the order in which they are asked.
  private var keys: [Key] = []
  /// How each line behaves in each of the unit's loads.
  private var conducts: [[Key: [JSONTree.Member]]] = []
  /// What is set before each of the unit's loads, line by line.
  private var changes: [[Key: [JSONTree.Member]]] = []
  /// Whether the network could not show one of the unit's ads.
  private let isRefused: Bool

  private struct Key: Hashable {
    let label: String
    let className: String

    init(_ load: RecordedLoad) { (label, className) = (load.label, load.className) }
  }

  init(_ unit: RecordedUnit, leftOut: Set<String>) {
    self.unit = unit
    isRefused = unit.stories.contains { $0.refusal != nil }
    sortLines()
    decideConduct()
    decideOptions()
    var assets = AssetDecider(unit, leftOut: leftOut)
    for key in keys { trees.append(tree(of: key, &assets)) }
    losses.formUnion(assets.losses)
  }

  var api: String? { loads.first?.asked.data["api"].flatMap(String.init(fact:)) }

  /// How long Google waits, if an answer came later than usual.
  var timeout: Int? {
    guard let longest = loads.compactMap(\.latency).max(), longest >= 5000 else { return nil }
    return (longest / 1000 + 1) * 1000
  }

  private var loads: [RecordedLoad] { unit.stories.flatMap(\.loads) }

  private mutating func sortLines() {
    var numbers: [Key: Int] = [:]
    for load in loads {
      let key = Key(load)
      if numbers[key] == nil { keys.append(key) }
      numbers[key] = min(numbers[key] ?? load.number, load.number)
    }
    let places = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
    keys.sort { (numbers[$0] ?? 0, places[$0] ?? 0) < (numbers[$1] ?? 0, places[$1] ?? 0) }
  }

  // MARK: What the network does

  private mutating func decideConduct() {
    var decider = LineDecider(unit: unit.name)
    for story in unit.stories {
      let loads = story.loads
      var conduct: [Key: [JSONTree.Member]] = [:]
      for (place, load) in loads.enumerated() {
        let next = place + 1 < loads.count ? loads[place + 1].asked.time : nil
        let waits = next.map { Int(($0 - load.asked.time) / .milliseconds(1)) }
        conduct[Key(load)] =
          decider.conduct(of: load, waits: waits) + showing(story, load)
          + LineDecider.flags(of: load)
      }
      conducts.append(conduct)
    }
    losses.formUnion(decider.losses)
    decideChanges()
  }

  /// What differs from what was set last.
  private mutating func decideChanges() {
    var last: [Key: [String: JSONTree]] = [:]
    for conduct in conducts {
      var changed: [Key: [JSONTree.Member]] = [:]
      for (key, members) in conduct {
        if let set = last[key] {
          changed[key] = members.filter { set[$0.key] != $0.value }
        }
        for member in members { last[key, default: [:]][member.key] = member.value }
      }
      changes.append(changed)
    }
  }

  /// Whether the network can show its ad, if it could not once.
  private func showing(_ story: AdStory, _ load: RecordedLoad) -> [JSONTree.Member] {
    guard load.result == .ad, isRefused else { return [] }
    return [.init(key: "showing", value: .string((story.refusal ?? .normal).rawValue))]
  }

  /// What a script changes before a load.
  func changes(before load: Int, in id: String) -> [JSONTree] {
    keys.enumerated().flatMap { place, key -> [JSONTree] in
      (changes[load][key] ?? []).map { member in
        .object([
          "set": .object([
            .init(key: "unit", value: .string(id)),
            .init(key: "line", value: .string(label(place))), member,
          ])
        ])
      }
    }
  }

  private func label(_ place: Int) -> String {
    let label = keys[place].label
    let same = keys[..<place].count { $0.label == label }
    return same == 0 ? label : "\(label) \(same + 1)"
  }

  private mutating func tree(of key: Key, _ assets: inout AssetDecider) -> JSONTree {
    let own = unit.stories.filter { story in
      story.loads.contains { Key($0) == key && $0.result == .ad }
    }
    let first = conducts.lazy.compactMap { $0[key] }.first ?? []
    let flags = first.filter { Scenario.Flags.keys.contains($0.key) }
    let bid = loads.first { Key($0) == key && $0.bids }.map {
      $0.asked.data[.bidResponse] ?? "recorded"
    }
    if bid != nil { losses.insert(.credentials) }
    return .object(
      [
        .init(key: "label", value: .string(label(keys.firstIndex(of: key) ?? 0))),
        .init(key: "class", value: .string(key.className)),
        .init(key: "parameter", value: .string("recorded")),
      ] + (bid.map { [.init(key: "bidResponse", value: .string($0))] } ?? [])
        + first.filter { !Scenario.Flags.keys.contains($0.key) }
        + (flags.isEmpty ? [] : [.init(key: "flags", value: .object(flags))])
        + (assets.ad(of: own).map { [.init(key: "ad", value: $0)] } ?? []))
  }

  // MARK: Options

  /// Options that a scenario can have.
  private mutating func decideOptions() {
    guard let facts = loads.first(where: { $0.asked.sense == .lineAsked })?.asked.data else {
      return
    }
    for field in [facts[.options], facts[.request]].flatMap({ $0?.all ?? [] }) {
      guard let value = Self.value(field.value, of: field.name),
        Self.isOption(field.name, value, unit.format, api)
      else {
        losses.insert(.setting(unit: unit.name, name: field.name))
        continue
      }
      options.append(.init(key: field.name, value: value))
    }
    if facts[.test] == true { options.append(.init(key: "testRequest", value: .bool(true))) }
  }

  private static func value(_ fact: Fields.Value, of name: String) -> JSONTree? {
    switch fact {
    case .string(let text): .string(name == "size" ? sizes[text] ?? text : text)
    case .int(let number): .number(number)
    case .bool(let flag): .bool(flag)
    case .list(let all): .array(all.compactMap { value($0, of: name) })
    case .fields, .null: nil
    }
  }

  private static let sizes = [
    "320×50": "banner", "320×100": "largeBanner", "300×250": "mediumRectangle",
  ]

  /// Whether the program would read it.
  private static func isOption(
    _ name: String, _ value: JSONTree, _ format: String, _ api: String?
  ) -> Bool {
    let unit = JSONTree.object([
      "id": .string("unit"), "format": .string(format), "api": api.map { .string($0) },
      "options": .object([.init(key: name, value: value)]), "lines": .array([]),
    ])
    let tree = JSONTree.object(["title": .string("option"), "adUnits": .array([unit])])
    return (try? Scenario(reading: Array(tree.text.utf8))) != nil
  }
}
