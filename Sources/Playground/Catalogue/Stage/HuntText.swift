import Languages

/// Texts about a hunt on the stage.
package enum HuntText: Equatable, Sendable {
  case progress(runs: Int, perSecond: Int, reached: Int)
  /// Nothing was found, so far or in the end.
  case nothingYet, nothing
  /// A find that depends on other runs, or on the machine.
  case notAgain
  case madeInCode, noProcess
  case child(ChildTrouble)
}

extension HuntText {
  package var sentence: String {
    switch self {
    case .progress(let runs, let perSecond, let reached):
      localized(
        "\(runs.grouped) runs, \(perSecond.grouped) a second, \(reached.grouped) points reached")
    case .nothingYet: localized("No rule is broken so far.")
    case .nothing: localized("The adapter survived: no rule is broken.")
    case .notAgain: localized("It did not show again by itself, so there is nothing to open.")
    case .madeInCode: localized("This scenario was made in code, so it can't be run again.")
    case .noProcess: localized("The hunt could not be started: the system refused a new process.")
    case .child(let trouble): trouble.sentence
    }
  }
}
