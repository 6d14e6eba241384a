import Catalogue
import Contract
import Hunting
import Observing
import Screen
import Simulation

/// What a hunt reached of the contract, and what never: states of an ad by what users did, senses,
/// rules.
struct HuntStats {
  private let reached: Set<ReachedPoint>

  init(_ reached: [ReachedPoint]) { self.reached = Set(reached) }

  var text: String {
    (states + [""] + rules + [""] + senses + [""]).joined(separator: "\n")
  }

  private static let acts: [Sense] = [
    .adWanted, .showWanted, .dismissWanted, .tapped, .coverClosed, .coverForced, .scrolledAway,
    .left, .settingChanged, .timePassed,
  ]

  private var states: [String] {
    let head = ["state"] + Self.acts.map(\.word)
    let rows = LifeState.allCases.map { state in
      ["\(state)"] + Self.acts.map { reached.contains(.act(state, $0)) ? "x" : "-" }
    }
    let widths = head.indices.map { place in ([head] + rows).map { $0[place].count }.max() ?? 0 }
    return ([head] + rows).map { row in
      zip(row, widths).map { Text.padded($0, to: $1) }.joined(separator: "  ")
    }
  }

  private var rules: [String] {
    let ofAdapters = Rulebook.all.indices.filter { Rulebook.all[$0].party.role == .adapter }
    let never = ofAdapters.filter { !reached.contains(.rule($0, isBroken: false)) }
    return [
      "rules at stake: \(ofAdapters.count - never.count) of \(ofAdapters.count)"
    ] + never.map { "  never  \(Rulebook.all[$0].id)" }
  }

  private var senses: [String] {
    let never = Sense.allCases.filter { !reached.contains(.sense($0)) }
    let pairs = reached.count { if case .pair = $0 { true } else { false } }
    let all = Sense.allCases.count
    return [
      "senses: \(all - never.count) of \(all), \(pairs.grouped) pairs",
      "  never  " + never.map(\.word).joined(separator: " "),
    ]
  }
}
