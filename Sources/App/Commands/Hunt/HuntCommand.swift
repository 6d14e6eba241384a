import Catalogue
import Glibc
import Hunting
import Scenarios

/// `adplay hunt`: random users, networks and publishers, until an adapter breaks a rule.
@MainActor
struct HuntCommand {
  private let options: HuntOptions
  private let folder: HuntFolder
  private var search: HuntSearch
  private var output: HuntOutput
  private let clock = SuspendingClock()
  private let start = SuspendingClock().now
  /// Whether the system lets it start processes.
  private var canStart = true

  /// 1 if something was found that is more than a note, 2 if it could not be played or written,
  /// otherwise 0.
  static func run(_ options: HuntOptions) throws(Failure) -> Int32 {
    var hunt = try HuntCommand(options)
    hunt.playCorpus()
    hunt.play()
    guard hunt.canStart else {
      Console.complain(HuntText.noProcess.sentence)
      return 2
    }
    return hunt.output.finish(hunt.search)
  }

  private init(_ options: HuntOptions) throws(Failure) {
    self.options = options
    let names = options.scenarios.isEmpty ? ["storefront"] : options.scenarios
    let files = try ScenarioFiles.expand(names)
    try Overwriting.refuse([("--junit", options.junit)], of: files)
    var scenarios: [Scenario] = []
    for file in files { scenarios.append(try ScenarioFiles.open(file)) }
    folder = try HuntFolder(options.corpus)
    output = HuntOutput(options, names.joined(separator: ", "))
    let ground = try HuntGround(scenarios, options, name: output.name)
    if ground.takesRealTime { Console.note(HuntWords.takesRealTime(output.name)) }
    search = HuntSearch(
      ground, seed: options.seed, runs: options.runs, rules: Set(options.rules))
  }

  private var shrinker: HuntShrinker { HuntShrinker(ground: search.ground, seed: options.seed) }

  // MARK: Playing

  /// Earlier finds are tried first, with the adapter that is hunted now. Their files are left as they
  /// are: people rename and comment them.
  private mutating func playCorpus() {
    for kept in folder.finds {
      let tree =
        options.adapter == nil ? kept.tree : kept.tree.played(by: search.ground.adapters[0])
      let find = HuntFind(kept.cause, run: 0, firstRun: 0, tree: tree, of: search.ground.rivals)
      guard search.isNew(find), shrinker.holds(tree, kept.cause) else { continue }
      search.knows(find)
      var outcome = HuntOutcome(find: find)
      (outcome.path, outcome.line) = (kept.path, kept.line)
      output.tell(outcome)
      if options.stopsAtFirst { return }
    }
  }

  private mutating func play() {
    guard !options.stopsAtFirst || output.outcomes.isEmpty else { return }
    var pool = HuntPool(size: options.workers ?? Self.cores)
    defer { pool.stop() }
    while true {
      while pool.canStart, !pool.isFull, !isOver, let batch = search.next() {
        pool.start(batch, search)
      }
      guard !pool.isEmpty else { break }
      for batch in isLate ? pool.giveUp() : pool.wait(search, atMost: 100) {
        for find in search.take(batch) {
          take(find)
          if options.stopsAtFirst { return }
        }
      }
      output.tellProgress(search, after: clock.now - start)
    }
    canStart = pool.canStart
  }

  private static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  private var isOver: Bool { options.runs == nil && clock.now - start >= options.time }
  /// Nobody waits longer than this for the last runs of a slow adapter.
  private var isLate: Bool {
    options.runs == nil && clock.now - start >= options.time + .seconds(2)
  }

  // MARK: Finds

  private mutating func take(_ find: HuntFind) {
    guard let shrunk = shrinker.shrunk(find) else {
      return output.tell(HuntOutcome(find: find, dependence: dependence(of: find)))
    }
    keep(shrunk)
  }

  private func dependence(of find: HuntFind) -> HuntOutcome.Dependence {
    if search.ground.takesRealTime { return .realTime }
    return find.firstRun < find.run ? .earlierRuns : .surroundings
  }

  private mutating func keep(_ find: HuntFind) {
    let file = HuntFile(find, seed: options.seed, proof: shrinker.proof(of: find))
    var outcome = HuntOutcome(find: find)
    (outcome.path, outcome.failure) = folder.write(file.text, find.cause)
    outcome.line = file.lastLine
    output.tell(outcome)
  }
}
