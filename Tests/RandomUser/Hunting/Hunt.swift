import AdServing
import Contract
package import Hunting
import Playing
import Publishing
package import Scenarios

/// A hunt in this process, for adapters that keep nothing from one run to the next.
@MainActor
package struct Hunt {
  package private(set) var search: HuntSearch

  /// With a rival only what the two do differently is found.
  package init(
    _ scenarios: String..., adapter: String?, against rival: String? = nil, runs: Int,
    seed: UInt64 = 1
  ) throws {
    let contents = try scenarios.map { name in
      guard let content = ScenarioLibrary.content(of: name) else { throw Missing(name: name) }
      return try Scenario(reading: content)
    }
    var ground = try Self.ground(contents, adapter)
    if let rival { ground.compare(with: try Self.ground(contents, rival).adapters[0]) }
    search = HuntSearch(ground, seed: seed, runs: runs)
  }

  /// A hunt for mistakes of the adapters that a scenario's lines have, and of its screen.
  package init(in scenario: Scenario, runs: Int, seed: UInt64) throws {
    search = HuntSearch(try Self.ground([scenario], nil), seed: seed, runs: runs)
  }

  /// A scenario, adapter or unit that is not there.
  package struct Missing: Error {
    let name: String
  }

  private static func ground(_ scenarios: [Scenario], _ adapter: String?) throws -> HuntGround {
    let named = try adapter.map { name in
      guard let api = LinkedAdapters.api(of: name) else { throw Missing(name: name) }
      return (className: name, api: api)
    }
    guard var ground = HuntGround(scenarios, adapter: named) else { throw Missing(name: "a unit") }
    HuntWorker(HuntJob(ground: ground, seed: 0, task: .questions)) { report in
      switch report {
      case .answered(let adapter, let format, let inRealTime):
        UnitFormat(rawValue: format).map { ground.take($0, of: adapter, inRealTime: inRealTime) }
      case .buttons(let names): ground.app?.buttons = names
      case .began, .broke, .reached, .held, .proved, .troubled, .done: break
      }
    }.work()
    ground.assumeAllFormatsWhereNoneAnswered()
    return ground
  }

  /// Plays all runs, or until there is a certain find.
  package mutating func play(until enough: (HuntFind) -> Bool = { _ in false }) -> [HuntFind] {
    var finds: [HuntFind] = []
    while let batch = search.next() {
      finds += search.take(play(batch))
      if finds.contains(where: enough) { break }
    }
    return finds
  }

  /// Plays the next batch.
  package mutating func playBatch() -> [HuntFind] {
    search.next().map { search.take(play($0)) } ?? []
  }

  private func play(_ batch: HuntBatch) -> HuntBatch {
    var batch = batch
    HuntWorker(search.job(batch)) { batch.take($0) }.work()
    batch.end()
    return batch
  }

  /// The find made small.
  package func shrunk(_ find: HuntFind) -> HuntFind {
    var find = find
    find.tree = find.tree.smallest(where: { holds($0, find.cause) })
    return find
  }

  package func holds(_ tree: JSONTree, _ cause: HuntFind.Cause) -> Bool {
    guard let scenario = Scenario.playable(tree) else { return false }
    return HuntTrial(scenario).findings.contains { $0.rule.id == cause.word }
  }
}

extension JSONTree {
  /// Shrinks with one player, who tries one candidate after the other.
  package func smallest(where holds: (JSONTree) -> Bool) -> JSONTree {
    var shrinking = Shrinking(self)
    while !shrinking.isDone { shrinking.answer(holds(shrinking.next(1)[0]) ? 0 : nil, of: 1) }
    return shrinking.tree
  }

  package var steps: [JSONTree] { self["script"]?.elements ?? [] }
}
