import AdServing
import Contract
package import Playing
import Scenarios
import Simulation

/// Does a job in this process.
@MainActor
package struct HuntWorker {
  private let job: HuntJob
  private let prepare: (Session) -> Void
  private let troubles: () -> [HuntTrouble]
  private let tell: (HuntReport) -> Void

  /// `prepare` is given each session before it starts, and `troubles` says after each what it did to
  /// the process.
  package init(
    _ job: HuntJob, prepare: @escaping (Session) -> Void = { _ in },
    troubles: @escaping () -> [HuntTrouble] = { [] }, tell: @escaping (HuntReport) -> Void
  ) {
    self.job = job
    self.prepare = prepare
    self.troubles = troubles
    self.tell = tell
  }

  package func work() {
    switch job.task {
    case .questions: ask()
    case .runs(let runs, let earlier, let known): play(runs, after: earlier, known)
    case .candidates(let trees, let cause): attempt(trees, cause)
    case .proof(let tree, let rule): prove(tree, rule)
    }
    tell(.done)
  }

  private func ask() {
    guard job.ground.app == nil else { return lookForButtons() }
    for (number, question) in job.ground.questions.enumerated() {
      guard let scenario = Scenario.playable(question.tree) else { continue }
      tell(.began(number))
      let trial = trial(scenario)
      guard trial.hasAnswered else { continue }
      tell(
        .answered(
          adapter: question.adapter, format: question.format.rawValue,
          inRealTime: trial.session.realTimePassed > .zero))
    }
  }

  /// How many buttons are pressed one after another to find more.
  private static let longestPath = 4

  /// Presses each button when it first comes to light, after those that led to it.
  private func lookForButtons() {
    var (known, paths): ([String], [[String]]) = ([], [[]])
    while let path = paths.popLast() {
      let new = Set(buttons(after: path)).subtracting(known).sorted()
      known += new
      if path.count < Self.longestPath { paths += new.map { path + [$0] } }
      tell(.buttons(known))
    }
  }

  /// All that come to light while these are pressed, and what opens is closed.
  private func buttons(after path: [String]) -> [String] {
    guard let scenario = Scenario.playable(job.ground.tree(job.ground.units, [])) else { return [] }
    let session = Session(scenario)
    prepare(session)
    _ = ScriptRun.play(session)
    var found: [String] = []
    func look(after action: Action) {
      session.perform(action)
      session.perform(.advance(.seconds(5)))
      found += session.buttonNames
    }
    look(after: .advance(.zero))
    for name in path {
      look(after: .tap(.button(name)))
      look(after: .close)
    }
    return found
  }

  private func play(_ runs: Range<Int>, after earlier: [JSONTree], _ known: Set<Int>) {
    var (broken, known): (Set<String>, Set<Int>) = ([], known)
    for number in runs {
      let run = HuntRun(number, of: job.seed, on: job.ground, after: earlier)
      tell(.began(number))
      let trial = trial(run.scenario)
      let new = causes(of: trial, run.tree).filter { broken.insert($0).inserted }
      if !new.isEmpty { tell(.broke(run: number, new)) }
      let reached = trial.session.reached.map(\.code).filter { known.insert($0).inserted }
      if !reached.isEmpty { tell(.reached(run: number, reached)) }
    }
  }

  private func attempt(_ trees: [JSONTree], _ cause: String) {
    for (number, tree) in trees.enumerated() {
      guard let scenario = Scenario.playable(tree) else { continue }
      tell(.began(number))
      guard causes(of: trial(scenario), tree).contains(cause) else { continue }
      return tell(.held(number))
    }
  }

  private func prove(_ tree: JSONTree, _ rule: String) {
    guard let scenario = Scenario.playable(tree),
      let proof = HuntProof(
        scenario, breaking: rule, blamesWires: job.ground.hasFaults, prepare: prepare)
    else { return }
    tell(.proved(proof))
  }

  private func trial(_ scenario: Scenario) -> HuntTrial {
    HuntTrial(scenario, blamesWires: job.ground.hasFaults, prepare: prepare)
  }

  /// The rules that were broken, each once, or where a rival parts ways, and what happened to the
  /// process.
  private func causes(of trial: HuntTrial, _ tree: JSONTree) -> [String] {
    var known: Set<String> = []
    let broken = job.ground.rival == nil ? trial.findings.map(\.rule.id) : []
    return (broken + differences(of: trial, tree) + troubles().map(\.rawValue)).filter {
      known.insert($0).inserted
    }
  }

  private func differences(of trial: HuntTrial, _ tree: JSONTree) -> [String] {
    guard let other = job.ground.rivalled(tree).flatMap(Scenario.playable) else { return [] }
    let roles = job.ground.comparedRoles
    return HuntDifference(trial.steps(between: roles), self.trial(other).steps(between: roles)).map
    {
      [$0.word]
    } ?? []
  }
}

extension HuntTrial {
  /// Whether an adapter tried to have an ad, rather than saying at once that it has none of these.
  fileprivate var hasAnswered: Bool {
    if !findings.isEmpty { return true }
    let entries = session.journal.entries
    guard let asked = entries.first(where: { $0.sense == .lineAsked }) else { return false }
    if entries.contains(where: { $0.sense == .networkAsked || $0.sense == .adReceived }) {
      return true
    }
    return !entries.contains { $0.sense == .lineAnswered && $0.time == asked.time }
  }
}
