import AdServing
import Scenarios

/// What a user does at random.
protocol RandomDeeds {
  var pauses: Pauses { get }
  var dice: Dice { get }

  /// A whole script.
  var steps: [JSONTree] { get }
  /// Anything.
  func step() -> JSONTree
}

extension RandomDeeds {
  func pause() -> JSONTree { .step("advance", .milliseconds(dice.pick(pauses.all))) }

  /// A tap on what invites to it, or on anything.
  func tap(_ unit: JSONTree) -> JSONTree {
    let format = unit["format"]?.string.flatMap(Scenario.Format.init)
    let target =
      dice.isOne(in: 2) ? format?.invitation ?? .callToAction : dice.pick(Target.allCases)
    return .step("tap", .string(target.rawValue))
  }
}

extension JSONTree {
  /// A step of a script.
  static func step(_ word: String, _ value: JSONTree) -> JSONTree {
    .object([.init(key: word, value: value)])
  }
}
