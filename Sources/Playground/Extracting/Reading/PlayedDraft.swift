import Hunting
import JSON
import Scenarios
import Simulation

/// Makes a draft of a journal that the program wrote itself: its scenario, and what was done with it.
enum PlayedDraft {
  static func draft(of scenario: JSONNode, _ entries: [Entry]) -> Draft {
    let tree = JSONTree(scenario)
    var draft = Draft()
    draft.units = tree["adUnits"]?.elements ?? []
    draft.steps = steps(of: entries)
    draft.rest = tree.members.filter { !own.contains($0.key) }
    for entry in entries {
      guard let ad = entry.ad else { continue }
      draft.names[ad] = ad
      guard entry.sense == .lineAsked, let className = entry.data[.className],
        let unit = AdName.unit(of: ad),
        let place = draft.units.firstIndex(where: { $0["id"]?.string == unit })
      else { continue }
      draft.parts[ad] = Part(unit: place, className: className)
    }
    return draft
  }

  private static let own: Set<String> = [
    "title", "about", "adUnits", "script", "lesson", "version",
  ]

  /// What was done, at its moments.
  private static func steps(of entries: [Entry]) -> [JSONTree] {
    var writer = ScriptWriter()
    for entry in entries {
      guard let action = Action(entry) else { continue }
      writer.add(action)
    }
    // Without a step the usual round would be played.
    if writer.steps.isEmpty { writer.step("advance", .time(1)) }
    return writer.steps
  }
}

extension ScriptWriter {
  /// An action as a script has it. Time passes by what was done.
  fileprivate mutating func add(_ action: Action) {
    let (form, facts) = (action.row.form, action.facts)
    switch form.written {
    case .yes: step(form.word, .bool(true))
    case .fact(let name, let beside): add(form.word, facts[name], beside: beside, facts)
    case .time(let name): step(form.word, .time(facts.int(name) ?? 0))
    case .fields: step(form.word, JSONTree(fact: .fields(facts)))
    case .settings:
      step(
        form.word,
        .object(
          Change.scriptMembers(of: facts).map {
            .init(key: $0.key, value: JSONTree(fact: $0.value))
          }))
    }
  }
}

extension ScriptWriter {
  private mutating func add(
    _ word: String, _ value: Fields.Value?, beside key: String?, _ facts: Fields
  ) {
    let beside = key.flatMap { key in
      facts[key].map { JSONTree.Member(key: key, value: JSONTree(fact: $0)) }
    }
    let own = JSONTree.Member(key: word, value: value.map(JSONTree.init(fact:)) ?? .null)
    step(.object([own] + (beside.map { [$0] } ?? [])))
  }
}

extension JSONTree {
  init(fact: Fields.Value) {
    switch fact {
    case .string(let text): self = .string(text)
    case .int(let number): self = .number(number)
    case .bool(let flag): self = .bool(flag)
    case .null: self = .null
    case .list(let all): self = .array(all.map(JSONTree.init(fact:)))
    case .fields(let fields):
      self = .object(fields.all.map { .init(key: $0.name, value: JSONTree(fact: $0.value)) })
    }
  }
}
