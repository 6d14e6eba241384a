import Hunting

/// Repeats a find in fresh processes, and makes it small.
@MainActor
struct HuntShrinker {
  let ground: HuntGround
  let seed: UInt64

  /// How many candidates a process plays at most. Where an adapter keeps something from one to the
  /// next, each has its own.
  private static let sizes = [24, 1]

  /// The smallest scenario that shows the same; nil if not even the run itself does in a process of
  /// its own.
  func shrunk(_ find: HuntFind) -> HuntFind? {
    guard holds(find.tree, find.cause) else { return nil }
    var find = find
    for size in Self.sizes {
      var shrinking = Shrinking(find.tree)
      while !shrinking.isDone {
        let candidates = shrinking.next(size)
        shrinking.answer(firstHolding(candidates, find.cause, .tried), of: candidates.count)
      }
      guard holds(shrinking.tree, find.cause) else { continue }
      find.tree = shrinking.tree
      break
    }
    return find
  }

  /// What its file can expect; nil where the program does not get that far.
  func proof(of find: HuntFind) -> HuntProof? {
    guard case .rule(let id) = find.cause else { return nil }
    return run(.proof(find.tree, breaking: id)).lazy.compactMap { report in
      if case .proved(let proof) = report { proof } else { nil }
    }.first
  }

  /// Whether it shows again in a process of its own.
  func holds(_ tree: JSONTree, _ cause: HuntFind.Cause) -> Bool {
    firstHolding([tree], cause, .expected) == 0
  }

  /// The place of the first that breaks the same. A process that ends for another reason is followed
  /// by one for the rest.
  private func firstHolding(
    _ trees: [JSONTree], _ cause: HuntFind.Cause, _ hang: HuntJob.Hang
  ) -> Int? {
    var start = 0
    while start < trees.count {
      var (current, end): (Int?, HuntTrouble?) = (nil, .crashes)
      let rest = Array(trees[start...])
      let task = HuntJob.Task.candidates(rest, breaking: cause.word)
      for report in run(task, cause == .trouble(.hangs) ? hang : .unforeseen) {
        switch report {
        case .began(let place): current = place
        case .held(let place): return start + place
        case .troubled(let trouble): end = trouble
        case .done: end = nil
        case .answered, .buttons, .broke, .reached, .proved: break
        }
      }
      guard let end, let current else { return nil }
      if cause == .trouble(end) { return start + current }
      start += current + 1
    }
    return nil
  }

  private func run(_ task: HuntJob.Task, _ hang: HuntJob.Hang = .unforeseen) -> [HuntReport] {
    HuntChild.run(HuntJob(ground: ground, seed: seed, task: task, hang: hang))
  }
}
