import JSON
package import Simulation

extension Scenario {
  /// How the application asks whether its user has to be asked for consent, and shows the form.
  package struct ConsentQuestion: Equatable, Sendable {
    /// What Google answers.
    package var outcome = ConsentOutcome.required
    /// What the application does wrong.
    package var flaw: Flaw?
    /// The layer through which it asks; nil if it asks itself.
    package var layer: String?
    /// What the layer does wrong.
    package var mistakes: [Mistake] = []

    package init() {}

    package enum Flaw: String, CaseIterable, Sendable {
      /// It loads the form before it has asked whether there is one.
      case asksForNoUpdate
      /// It shows the form to a user who has answered.
      case showsItAlways
      /// It takes a user who has answered for one who has agreed.
      case takesAnAnswerForYes
      /// It asks for no ad until the user has answered, and waits for that also where nobody asks.
      case holdsAdsBack
    }

    package enum Mistake: String, CaseIterable, Sendable {
      /// It does not show the form that is needed.
      case keepsTheForm
      /// It does not tell that the form is closed, or that none was needed.
      case keepsTheEnd
      /// It does not tell of an error.
      case keepsTheFailure
      /// It tells that the user has not answered, who has.
      case deniesTheAnswer
    }
  }
}

extension Scenario.ConsentQuestion {
  /// How it asks from the beginning, and from a step on.
  package static let settings = SettingTable<Self>([
    Setting(
      "outcome", \.outcome, .word, "What Google answers when it is asked", leftOut: "required",
      script: .value),
    Setting(
      "flaw", \.flaw, .word, "What the app does wrong", leftOut: "nothing",
      script: .valueOrNull),
    Setting(
      "layer", \.layer, .text, "The layer through which the app asks", leftOut: "none",
      script: .valueOrNull),
    Setting(
      "mistakes", \.mistakes, .words("A mistake.", "Several mistakes.", atLeast: "one mistake"),
      "What that layer does wrong", leftOut: "nothing", script: .valueOrNull),
  ])

  /// Takes a change; null for what is no longer so.
  package mutating func apply(_ change: Fields) {
    for fact in change.all { Self.settings[fact.name]?.apply(fact.value, to: &self) }
  }
}
