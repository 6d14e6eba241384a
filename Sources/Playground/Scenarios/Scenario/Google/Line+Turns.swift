extension Scenario.Line {
  /// Whether a line takes part in the waterfall.
  package enum Turn: Equatable, Sendable {
    case asked, off
    /// Other lines are asked alone.
    case leftOut
  }
}

extension [Scenario.Line] {
  /// Whether each of them is asked: if some are to be asked alone, only those.
  package var turns: [Scenario.Line.Turn] {
    let areSomeAlone = contains(where: \.isAlone)
    return map { line in
      areSomeAlone ? line.isAlone ? .asked : .leftOut : line.isEnabled ? .asked : .off
    }
  }
}
