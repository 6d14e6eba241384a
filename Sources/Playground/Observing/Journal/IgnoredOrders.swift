package import Simulation

/// What a script ordered in a user's place, and was not done. A user may order anything, so it is nobody's
/// mistake; the reader of a scenario may have meant the application.
package struct IgnoredOrder: Equatable, Sendable {
  /// What was ordered.
  package let order: Entry
  /// What came of it.
  package let answer: Entry

  /// Whether an application could have ordered it; only a user taps an ad, or closes one.
  package var canBeOfApp: Bool { order.sense == .adWanted || order.sense == .showWanted }

  /// All of a journal, in their order.
  package static func all(in entries: [Entry]) -> [IgnoredOrder] {
    entries.compactMap { answer in
      guard answer.sense?.refusesOrder == true else { return nil }
      return order(behind: answer, in: entries).map { IgnoredOrder(order: $0, answer: answer) }
    }
  }

  /// Nil where the application's code has decided it and was judged, or where an adapter or a network was asked on the
  /// way.
  private static func order(behind answer: Entry, in entries: [Entry]) -> Entry? {
    var next = answer.cause
    while let number = next, entries.indices.contains(number - 1) {
      let entry = entries[number - 1]
      switch entry.sense {
      case .adWanted, .showWanted, .coverClosed, .backPressed, .tapped, .cameBack: return entry
      case .appDecided: return isJudged(entry, in: entries) ? nil : entry
      case .presented, .serviceShowAsked, .serviceLoadAsked, .networkAsked: next = entry.cause
      default: return nil
      }
    }
    return nil
  }

  private static func isJudged(_ decision: Entry, in entries: [Entry]) -> Bool {
    entries[decision.number...].prefix { $0.time == decision.time }.contains { entry in
      guard case .note(.some) = entry.kind, let cause = entry.cause else { return false }
      return cause == decision.number || entries[cause - 1].cause == decision.number
    }
  }
}

extension Sense {
  fileprivate var refusesOrder: Bool {
    switch self {
    case .orderIgnored, .presentRefused, .serviceDisplayFailed, .closeMissed, .tapMissed, .tapLost:
      true
    default: false
    }
  }
}
