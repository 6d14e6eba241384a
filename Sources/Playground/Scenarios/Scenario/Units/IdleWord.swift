package import JSON
import Simulation

extension Scenario {
  /// A word of a unit that changes nothing, for want of something beside it.
  ///
  /// ```
  ///   "layer": { "by": "5s" }                          needs a mistake that delays something
  ///   "layer": { "mistakes": "misroutesTheShow" }      needs another unit of the kind
  ///   "currency": "EUR"                                needs "ecpm" or "pays"
  /// ```
  package struct IdleWord: Equatable, Sendable {
    /// Where it is in the unit.
    package let path: [JSONPath.Step]
    /// The word, if it is one of several that may stand there.
    package let word: String?
    /// What it lacks.
    package let needs: String

    init(_ path: [JSONPath.Step], _ word: String? = nil, needs: String) {
      (self.path, self.word, self.needs) = (path, word, needs)
    }

    /// The same as seen from a part of the unit, so many steps down.
    package func dropping(_ steps: Int) -> Self {
      Self(Array(path.dropFirst(steps)), word, needs: needs)
    }
  }

  /// What a word needs beside it to change anything: a row of each owner's table.
  struct Companion<Owner: Sendable>: Sendable {
    let path: [JSONPath.Step]
    /// Nil if the key alone says all.
    let word: String?
    let needs: String
    let isThere: @Sendable (Owner) -> Bool

    init(
      _ path: String..., word: String? = nil, needs: String,
      _ isThere: @escaping @Sendable (Owner) -> Bool
    ) {
      self.path = path.map { .key($0) }
      (self.word, self.needs, self.isThere) = (word, needs, isThere)
    }
  }
}

extension [Scenario.Companion<Scenario.AppLayer>] {
  fileprivate static let ofLayers: Self = [
    .init("when", needs: "a mistake, an option that it loses, or something in \"reacts\"") {
      !$0.mistakes.isEmpty || !$0.loses.isEmpty || !$0.reacts.isEmpty
    },
    .init("missing", needs: "no mistake and nothing in \"reacts\": what is not there does nothing")
    {
      !$0.isMissing || $0.mistakes.isEmpty && $0.reacts.isEmpty && $0.loses.isEmpty
    },
    .init("agreed", needs: "something in \"reacts\"") { !$0.reacts.isEmpty },
    .init("by", needs: "a mistake that delays something") { $0.mistakes.contains(where: \.delays) },
    .init("when", "grows", needs: "a mistake that repeats or delays what is told") {
      $0.mistakes.contains(where: \.canGrow)
    },
  ]
}

extension [Scenario.Companion<Scenario.Reaction>] {
  private static let all: Self = [
    .init("doubles", needs: "\"after\"") { $0.delay > .zero },
    .init("to", word: "waiting", needs: "\"after\"") { $0.to != .waiting || $0.delay > .zero },
  ]

  fileprivate static func ofReactions(
    _ reactions: [Scenario.Reaction], at path: [JSONPath.Step]
  ) -> [Scenario.IdleWord] {
    reactions.enumerated().flatMap { all.idleWords(of: $1, at: path + [.index($0)]) }
  }
}

extension Array {
  /// The words of this owner that lack what they need; `path` leads to it.
  func idleWords<Owner>(
    of owner: Owner?, at path: [JSONPath.Step]
  ) -> [Scenario.IdleWord] where Element == Scenario.Companion<Owner> {
    guard let owner else { return [] }
    return filter { !$0.isThere(owner) }.map { .init(path + $0.path, $0.word, needs: $0.needs) }
  }
}

extension Scenario.Unit {
  /// The words that would change nothing in this scenario, whether the file has them or not.
  package func idleWords(in scenario: Scenario) -> [Scenario.IdleWord] {
    [Scenario.Companion].ofLayers.idleWords(of: layer, at: [.key("layer")]) + idleEnds
      + (asking.waterfall?.idleWords(of: layer?.condition ?? .init(), at: [.key("layer")]) ?? [])
      + idleDrawing + idleOptions + misroutings(in: scenario) + idleNames(in: scenario)
      + asking.through.form.idleWords(asking)
      + [Scenario.Companion].ofReactions(reacts, at: [.key("reacts")])
      + [Scenario.Companion].ofReactions(
        layer?.reacts ?? [], at: [.key("layer"), .key("reacts")])
  }

  /// A condition that looks at another unit's ads, where there is none, or at nothing of them.
  private func idleNames(in scenario: Scenario) -> [Scenario.IdleWord] {
    let ofLines: [([JSONPath.Step], MistakeCondition)] = lines.enumerated().map {
      ([.key("lines"), .index($0), .key("when")], $1.condition)
    }
    let others: [([JSONPath.Step], MistakeCondition?)] = [
      ([.key("layer"), .key("when")], layer?.condition), ([.key("when")], asking.max?.condition),
      ([.key("adapter"), .key("when")], asking.max?.adapter?.condition),
    ]
    return (ofLines + others.compactMap { path, condition in condition.map { (path, $0) } })
      .compactMap { path, condition in
        guard let id = condition.of else { return nil }
        let isKnown = scenario.adUnits.contains { $0.id == id && $0.id != self.id }
        guard isKnown, condition.once ?? condition.until != nil else {
          return .init(
            path + [.key("of")], needs: "\"once\" or \"until\", and the id of another unit")
        }
        return nil
      }
  }

  /// An exception that nobody catches, and that nobody throws.
  private var idleEnds: [Scenario.IdleWord] {
    guard let layer, layer.isFatal, !layer.isMissing, miscalls.isEmpty,
      !layer.mistakes.contains(where: \.throwsSomething)
    else { return [] }
    return [
      .init(
        [.key("layer"), .key("fatal")],
        needs: "a mistake that throws an exception, \"missing\", or the unit's \"miscalls\"")
    ]
  }

  /// The application's own cards are right.
  private var idleDrawing: [Scenario.IdleWord] {
    guard layer?.draws == true, options.layout == nil else { return [] }
    return [.init([.key("layer"), .key("draws")], needs: "\"layout\" in \"options\"")]
  }

  /// The options that a layer loses, and that no request has.
  private var idleOptions: [Scenario.IdleWord] {
    (layer?.loses ?? []).compactMap { option in
      asking.through.form.lackOf(asking, option).map {
        .init([.key("layer"), .key("loses")], option.rawValue, needs: $0)
      }
    }
  }

  /// A layer takes a unit for another one only if there is one.
  private func misroutings(in scenario: Scenario) -> [Scenario.IdleWord] {
    let others = scenario.adUnits.filter { $0.id != id }
    return (layer?.mistakes ?? []).filter(\.misroutes).compactMap { mistake in
      let isOfCall = mistake.call != nil
      guard
        !others.contains(where: {
          isOfCall ? $0.mayBeTaken(for: self) : $0.mayHearInstead(of: self)
        })
      else { return nil }
      return .init(
        [.key("layer"), .key("mistakes")], mistake.rawValue,
        needs: "another unit with the same \"through\""
          + (isOfCall ? ", of the same format or full screen as it is" : ""))
    }
  }
}
