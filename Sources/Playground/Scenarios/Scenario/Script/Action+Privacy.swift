import JSON
import Simulation

// The action that changes what holds for the user's data.

extension Action.Form {
  static let consent = Self(
    word: "consent", written: .fields,
    value: .object(
      "The user answers, or something else about the user's data changes; null takes it away.",
      settings.changeable.map(\.change), atLeast: 1),
    read: { (place) throws(JSONError) in
      var object = try place.value.object()
      var facts: [(String, Fields.Value)] = []
      for setting in settings.changeable {
        guard let node = object.optional(setting.key) else { continue }
        facts.append((setting.key, try setting.fact(reading: node)))
      }
      try object.finish()
      guard !facts.isEmpty else {
        throw place.value.refusal(#"this changes nothing; say what holds, such as "tcf": null"#)
      }
      return .consent(Fields(facts.sorted { $0.0 < $1.0 }))
    },
    replayed: { facts in
      let isPossible = facts.all.allSatisfy { settings.canChange($0.name, to: $0.value) }
      guard isPossible, !facts.isEmpty else { return nil }
      return .consent(Fields(facts.all.map { ($0.name, $0.value) }.sorted { $0.0 < $1.0 }))
    })

  private static let settings = Scenario.Privacy.settings
}
