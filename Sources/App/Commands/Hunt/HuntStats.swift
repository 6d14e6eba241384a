import Catalogue
import Contract
import Hunting
import Observing
import Screen
import Simulation

/// How much of the contract a hunt has reached: states of an ad by what users did, rules, and what
/// journals can say. What its ads cannot reach is only counted.
struct HuntStats {
  private let reached: Set<ReachedPoint>
  private let reachable: Reachable

  init(_ reached: [ReachedPoint], of ground: HuntGround) {
    self.reached = Set(reached)
    reachable = Reachable(ground)
  }

  var text: String { (states + [""] + rules + [""] + senses + [""]).joined(separator: "\n") }

  private static let acts: [Sense] = [
    .adWanted, .showWanted, .dismissWanted, .tapped, .coverClosed, .coverForced, .scrolledAway,
    .left, .settingChanged, .timePassed,
  ]

  private var states: [String] {
    let head = ["state"] + Self.acts.map(\.word)
    let rows = LifeState.allCases.filter(reachable.contains).map { state in
      ["\(state)"] + Self.acts.map { reached.contains(.act(state, $0)) ? "x" : "-" }
    }
    let widths = head.indices.map { place in ([head] + rows).map { $0[place].count }.max() ?? 0 }
    return ([head] + rows).map { row in
      zip(row, widths.dropLast()).map { Text.padded($0, to: $1) }.joined(separator: "  ")
        + "  \(row[row.count - 1])"
    }
  }

  private var rules: [String] {
    let all = Rulebook.all.indices.filter { Rulebook.all[$0].party.role == .adapter }
    let possible = all.filter { reachable.contains(Rulebook.all[$0]) }
    let never = possible.filter { !reached.contains(.rule($0, isBroken: false)) }
    return rows(
      "rules at stake: \(possible.count - never.count) of \(possible.count)",
      others: all.count - possible.count, never: never.map { Rulebook.all[$0].id })
  }

  private var senses: [String] {
    let possible = Sense.allCases.filter(reachable.contains)
    let never = possible.filter { !reached.contains(.sense($0)) }
    let pairs = reached.count { if case .pair = $0 { true } else { false } }
    return rows(
      "senses: \(possible.count - never.count) of \(possible.count), "
        + "\(pairs.grouped) pairs of one and the next",
      others: Sense.allCases.count - possible.count, never: never.map(\.word))
  }

  private func rows(_ head: String, others: Int, never: [String]) -> [String] {
    [others == 0 ? head : "\(head); \(others) others belong to other ads"]
      + (never.isEmpty ? [] : Text.wrapped("never: " + never.joined(separator: " "), width: 98))
      .map { "  \($0)" }
  }
}
