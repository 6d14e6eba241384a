import JSON

/// What a script tells the person in front of the stage. It changes nothing in the simulated world:
/// a run without a screen plays a script with tellings and without them to the same journal.
package enum Telling: Equatable, Sendable {
  /// A sentence for everybody, under the stage.
  case say(String)
  /// What to look at, which is lit and brought into view.
  case look(StageSpot)
  /// A sentence for the person who presents, not on the screen.
  case note(String)
}

extension Telling {
  /// How one kind of telling is written.
  struct Form: Sendable {
    let word: String
    let value: Schema
    let read: @Sendable (JSONNode) throws(JSONError) -> Telling

    static let all = [say, look, note]
  }
}

extension Telling.Form {
  fileprivate static let say = sentence(
    "say", "A sentence under the stage; a story stops here until the next step."
  ) { .say($0) }
  fileprivate static let look = Self(
    word: "look", value: .word("What to look at on the stage.", StageSpot.self),
    read: { (node) throws(JSONError) in .look(try node.word(of: StageSpot.self)) })
  fileprivate static let note = sentence(
    "note", "A sentence for the presenter, which is not on the screen."
  ) { .note($0) }

  private static func sentence(
    _ word: String, _ summary: String, _ make: @escaping @Sendable (String) -> Telling
  ) -> Self {
    Self(
      word: word, value: .text(summary, pattern: "^.+$"),
      read: { (node) throws(JSONError) in
        let text = try node.string()
        guard !text.isEmpty, !text.contains(where: \.isNewline) else {
          throw node.refusal("a sentence is one line, and not empty")
        }
        return make(text)
      })
  }
}

/// A place on the stage that a script can point at.
package enum StageSpot: String, CaseIterable, Sendable {
  case ads, phone, counts
  /// The switch of who sees the user.
  case whoSees
  case trace, assets, mediation, rules, life, video, arbiter, services
}
