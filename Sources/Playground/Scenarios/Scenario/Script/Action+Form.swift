import JSON
import Simulation

extension Action {
  /// How one kind of action is written: its word, and the value after the word.
  package struct Form: Sendable {
    package let word: String
    /// What a script has of the action's facts.
    package let written: Written
    /// The schema of the value.
    let value: Schema
    /// Reads the action from a script.
    let read: @Sendable (Place) throws(JSONError) -> Action
    /// The action for the journal's facts; nil if they are not sufficient.
    let replayed: @Sendable (Fields) -> Action?

    /// What stands after the word.
    package enum Written: Sendable {
      /// True, and nothing else.
      case yes
      /// One fact, and perhaps another one in a key beside the word.
      case fact(String, beside: String? = nil)
      /// A length of time, whose milliseconds are that fact.
      case time(String)
      /// All facts in an object.
      case fields
      /// The same, with each setting as a file has it.
      case settings
    }

    /// Where an action is in a script.
    struct Place {
      let value: JSONNode
      let units: [Scenario.Unit]
      /// What stands beside the word.
      let beside: JSONNode?

      /// The value as the id of a unit, perhaps of some kinds alone.
      func unit(_ kinds: [Scenario.Through]?) throws(JSONError) -> String {
        guard let kinds else { return try value.unit(in: units) }
        return try value.unit(in: units, of: kinds)
      }
    }
  }
}

// MARK: - Common forms

extension Action.Form {
  /// An action of one unit, perhaps only of those of some kinds.
  static func ofUnit(
    _ word: String, _ summary: String, of kinds: [Scenario.Through]? = nil,
    _ make: @escaping @Sendable (String) -> Action
  ) -> Self {
    Self(
      word: word, written: .fact("unit"), value: .reference("unitName", summary),
      read: { (place) throws(JSONError) in make(try place.unit(kinds)) },
      replayed: { $0.string("unit").map(make) })
  }

  /// An action that is a yes or a no, which is its fact.
  static func flag(
    _ word: String, _ summary: String, _ make: @escaping @Sendable (Bool) -> Action
  ) -> Self {
    Self(
      word: word, written: .fact(word), value: .flag(summary),
      read: { (place) throws(JSONError) in make(try place.value.bool()) },
      replayed: { $0.bool(word).map(make) })
  }

  /// An action without a value.
  static func plain(_ word: String, _ summary: String, _ action: Action) -> Self {
    Self(
      word: word, written: .yes, value: .constant(summary, .true),
      read: { (place) throws(JSONError) in
        guard try place.value.bool() else { throw place.value.problem("true", found: "false") }
        return action
      },
      replayed: { _ in action })
  }
}

// MARK: - Their values

extension JSONNode {
  func target() throws(JSONError) -> Target {
    if kind == .object { return try point() }
    switch Target(rawValue: try string()) {
    case .button(let name)?: return .button(name)
    case .point(let x, let y)?: return .point(x: x, y: y)
    case .text, .part, nil: return try word(of: Target.self)
    }
  }

  private func point() throws(JSONError) -> Target {
    var object = try object()
    let x = try object.required("x").int(in: Target.points)
    let y = try object.required("y").int(in: Target.points)
    try object.finish()
    return .point(x: Int16(x), y: Int16(y))
  }
}
