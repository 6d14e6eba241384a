import JSON
import Simulation

// The actions about the user's consent, each with the settings that it changes.

extension Action.Form {
  static let consent = changing(
    "consent", Scenario.Privacy.settings, atLeast: 1,
    "The user answers, or something else about the user's data changes; null takes it away."
  ) { .consent($0) }

  static let form = changing(
    "form", Scenario.ConsentQuestion.settings, atLeast: 0,
    "Has the application ask for the user's consent, as `consentForm` and these keys say."
  ) { .form($0) }

  private static func changing<Owner>(
    _ word: String, _ settings: SettingTable<Owner>, atLeast least: Int, _ summary: String,
    _ make: @escaping @Sendable (Fields) -> Action
  ) -> Self {
    Self(
      word: word, written: .fields,
      value: .object(summary, settings.changeable.map(\.change), atLeast: least),
      read: { (place) throws(JSONError) in
        var object = try place.value.object()
        var facts: [(String, Fields.Value)] = []
        for setting in settings.changeable {
          guard let node = object.optional(setting.key) else { continue }
          facts.append((setting.key, try setting.fact(reading: node)))
        }
        try object.finish()
        guard facts.count >= least else {
          throw place.value.refusal(#"this changes nothing; say what holds, such as "tcf": null"#)
        }
        return make(Fields(facts.sorted { $0.0 < $1.0 }))
      },
      replayed: { facts in
        let isPossible = facts.all.allSatisfy { settings.canChange($0.name, to: $0.value) }
        guard isPossible, facts.all.count >= least else { return nil }
        return make(Fields(facts.all.map { ($0.name, $0.value) }.sorted { $0.0 < $1.0 }))
      })
  }
}
