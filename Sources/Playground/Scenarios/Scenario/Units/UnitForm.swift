import AdServing
import JSON
import Simulation

/// How the units of one kind are written in a file, and what a script can change of them.
struct UnitForm: Sendable {
  /// The formats that can be requested this way.
  let formats: [Scenario.Format]

  // MARK: In a file

  /// The name of such a unit in the schema, and what editors are told of it.
  let name: String
  let summary: String
  /// Its keys besides those that every unit has: made where somebody wants the schema, which most commands
  /// do not.
  let properties: @Sendable () -> [Schema.Property]
  /// Takes these keys from a unit of that format.
  let read: @Sendable (inout JSONObjectReader, Scenario.Format) throws(JSONError) -> Scenario.Asking
  /// What the application is told of an ad of some format that goes this way.
  var news: @Sendable (AppNews, Scenario.Format) -> Bool = { news, format in
    switch news {
    case .ad, .refusal, .impression, .click, .revenue, .other: true
    // Of a page that a view opens, too.
    case .display, .closing, .close: true
    case .failure: format.isFullScreen
    case .reward: format.hasReward
    }
  }
  /// Whether who shows an ad says from which controller.
  var takesPresenter = false
  /// Whether who shows an ad says for which place in the application.
  var takesPlacement = false
  /// What goes wrong with such a unit, and can't go wrong in every format.
  var choosyWords: @Sendable (Scenario.Asking) -> [Scenario.Unit.ChoosyWord] = { _ in [] }
  /// The words that change nothing beside the others.
  var idleWords: @Sendable (Scenario.Asking) -> [Scenario.IdleWord] = { _ in [] }
  /// What is missing for a layer to lose this option; nil where requests have it.
  var lackOf: @Sendable (Scenario.Asking, Scenario.LostOption) -> String? = { _, _ in
    "a unit whose ads Google requests"
  }
  /// What was forced on its parts since the scenario began, or goes wrong with them anyway.
  var forced: @Sendable (Scenario.Asking, _ original: Scenario.Asking?) -> [ForcedPart] = { _, _ in
    []
  }
  /// Why a unit cannot stand beside an earlier one; nil if it can.
  var clash: @Sendable (Scenario.Unit, _ earlier: Scenario.Unit) -> String? = { _, _ in nil }

  // MARK: In a script

  /// The sentence about a change in an editor.
  let changes: String
  /// The settings that a script can change, whatever part they are of.
  let tables: [ChangeTable]
  /// The keys that say which part is meant, and which keys need another one.
  let places: [Schema.Property]
  let placeRules: [Schema.Object.Beside]
  /// Which part a change is about.
  let place: @Sendable (Scenario.Asking, inout JSONObjectReader) throws(JSONError) -> Change.Place
  /// Why this change cannot be made; nil if it can.
  let objection: @Sendable (Scenario.Unit, Change.What, Change.Place) -> Change.Objection?
  /// Makes a change; does nothing if it names a part that does not exist.
  let apply: @Sendable (Change, inout Scenario.Asking) -> Void
}
