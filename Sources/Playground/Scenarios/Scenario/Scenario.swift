package import AdServing
package import JSON

/// What a playground is made of: ad units with their mediation lines, and a script of user actions.
package struct Scenario: Sendable {
  package var title: String
  /// What it teaches, in a sentence.
  package var about: String?
  package var seed: UInt64?
  /// The class or name of the application's own screen; nil for the built-in feed.
  package var app: String?
  /// What holds for the user's data at the beginning; nil if nobody has said anything.
  package var privacy: Privacy?
  /// How the application asks for consent; nil if it does not.
  package var consent: ConsentQuestion?
  package var adUnits: [Unit]
  package var script: [ScriptStep]
  /// What the person in front of the stage is to bring about.
  package var lesson: Lesson?
  /// What built-in networks are called in this scenario, by their own names.
  package var networkNames: [String: String] = [:]
  /// The scenario as it was read; nil for one made in code.
  package internal(set) var source: JSONNode?
  /// Where the files are that it names; only who opened it knows.
  package var files = FilePlaces()

  package init(title: String, seed: UInt64? = nil, adUnits: [Unit], script: [ScriptStep] = []) {
    self.title = title
    self.seed = seed
    self.adUnits = adUnits
    self.script = script
  }

  /// The unit with this id.
  package func unit(_ id: String) -> Unit? {
    adUnits.first { $0.id == id }
  }
}

extension Scenario {
  /// A unit's format.
  package typealias Format = UnitFormat

  /// Something to do on the stage, and how to tell that it was done.
  package struct Lesson: Equatable, Sendable {
    /// One sentence.
    package var task: String
    /// What holds once it is done.
    package var until: Expectation
    /// What it has shown, said once it is done.
    package var done: String?
    /// Ways that do not lead there; the first that is true is said.
    package var mistakes: [Mistake]

    package init(
      task: String, until: Expectation, done: String? = nil, mistakes: [Mistake] = []
    ) {
      self.task = task
      self.until = until
      self.done = done
      self.mistakes = mistakes
    }

    /// How to tell that somebody has gone wrong, and what to say then.
    package struct Mistake: Equatable, Sendable {
      package var when: Expectation
      /// What is wrong and what to try, in a sentence.
      package var say: String
    }
  }
}
