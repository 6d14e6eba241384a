import AdServing
import Catalogue
import Contract
import Glibc
import Hunting
import Playing
import Scenarios

/// `adplay hunt`: random users, networks and publishers, until an adapter breaks a rule.
@MainActor
struct HuntCommand {
  private let options: Command.HuntOptions
  private let name: String
  private var search: HuntSearch
  private var outcomes: [HuntOutcome] = []
  private let clock = SuspendingClock()
  private let start = SuspendingClock().now
  private var lastProgress = SuspendingClock().now
  private let folder: HuntFolder

  /// 1 if something was found that is more than a note, 2 if it could not be written, otherwise 0.
  static func run(_ options: Command.HuntOptions) throws(Failure) -> Int32 {
    var hunt = try HuntCommand(options)
    hunt.playCorpus()
    hunt.play()
    return hunt.finish()
  }

  private init(_ options: Command.HuntOptions) throws(Failure) {
    self.options = options
    let names = options.scenarios.isEmpty ? ["storefront"] : options.scenarios
    let files = try ScenarioFiles.expand(names)
    try Overwriting.refuse([("--junit", options.junit)], of: files)
    var scenarios: [Scenario] = []
    for file in files { scenarios.append(try ScenarioFiles.open(file)) }
    name = names.joined(separator: ", ")
    var ground = try Self.ground(scenarios, options.adapter, options, "--adapter")
    if let rival = options.rival {
      ground.compare(with: try Self.ground(scenarios, rival, options, "--against").adapters[0])
    }
    guard ground.adapters.contains(where: { !$0.formats.isEmpty }) else {
      throw .unreadable(path: name, .nothingToHunt)
    }
    if ground.takesRealTime { Console.note(HuntWords.takesRealTime(name)) }
    search = HuntSearch(
      ground, seed: options.seed, runs: options.runs, rules: Set(options.rules))
    folder = try HuntFolder(options.corpus)
  }

  /// What the hunt begins with, once its adapters were asked what they have.
  private static func ground(
    _ scenarios: [Scenario], _ adapter: String?, _ options: Command.HuntOptions, _ option: String
  ) throws(Failure) -> HuntGround {
    let named = try adapter.map { (name) throws(Failure) in
      guard let api = LinkedAdapters.api(of: name) else {
        throw .usage(.badValue(option: option, value: name, wanted: .linkedAdapter))
      }
      return (className: name, api: api)
    }
    guard var ground = HuntGround(scenarios, adapter: named, hasFaults: options.hasFaults) else {
      throw .unreadable(path: options.scenarios.joined(separator: ", "), .nothingToHunt)
    }
    ask(&ground)
    return ground
  }

  /// Finds out which adapter has which formats. One that ends the process is hunted in that format.
  private static func ask(_ ground: inout HuntGround) {
    let questions = ground.questions
    var last: Int?
    for report in HuntChild.run(HuntJob(ground: ground, seed: 0, task: .questions)) {
      switch report {
      case .began(let number): last = number
      case .answered(let adapter, let format, let inRealTime):
        UnitFormat(rawValue: format).map { ground.take($0, of: adapter, inRealTime: inRealTime) }
      case .done: last = nil
      default: break
      }
    }
    for question in questions[(last ?? questions.count)...] {
      ground.adapters[question.adapter].formats.append(question.format)
    }
    ground.assumeAllFormatsWhereNoneAnswered()
  }

  // MARK: Playing

  /// What was found before is tried first.
  private mutating func playCorpus() {
    let shrinker = HuntShrinker(ground: search.ground, seed: options.seed)
    for (cause, tree) in folder.finds {
      let find = HuntFind(cause, run: 0, firstRun: 0, tree: tree, of: search.ground.rivals)
      guard search.isNew(find), let shrunk = shrinker.shrunk(find) else { continue }
      search.knows(find)
      keep(shrunk, shrinker)
      if options.stopsAtFirst { return }
    }
  }

  private mutating func play() {
    guard !options.stopsAtFirst || outcomes.isEmpty else { return }
    var pool = HuntPool(size: options.workers ?? Self.cores)
    defer { pool.stop() }
    while true {
      while !pool.isFull, !isOver, let batch = search.next() { pool.start(batch, search) }
      guard !pool.isEmpty else { break }
      for batch in isLate ? pool.giveUp() : pool.wait(search, atMost: 100) {
        for find in search.take(batch) {
          take(find)
          if options.stopsAtFirst { return }
        }
      }
      tellProgress()
    }
  }

  private static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  private var isOver: Bool { options.runs == nil && clock.now - start >= options.time }
  /// Nobody waits longer than this for the last runs of a slow adapter.
  private var isLate: Bool {
    options.runs == nil && clock.now - start >= options.time + .seconds(2)
  }

  private mutating func take(_ find: HuntFind) {
    let shrinker = HuntShrinker(ground: search.ground, seed: options.seed)
    guard let shrunk = shrinker.shrunk(find) else {
      return report(HuntOutcome(find: find, dependence: dependence(of: find)))
    }
    keep(shrunk, shrinker)
  }

  private func dependence(of find: HuntFind) -> HuntOutcome.Dependence {
    if search.ground.takesRealTime { return .realTime }
    return find.firstRun < find.run ? .earlierRuns : .surroundings
  }

  private mutating func keep(_ find: HuntFind, _ shrinker: HuntShrinker) {
    let file = HuntFile(find, seed: options.seed, proof: shrinker.proof(of: find))
    var outcome = HuntOutcome(find: find)
    (outcome.path, outcome.failure) = folder.write(file.text, find.cause)
    outcome.line = file.lastLine
    report(outcome)
  }

  // MARK: Saying it

  private mutating func report(_ outcome: HuntOutcome) {
    outcomes.append(outcome)
    clearProgress()
    options.printsJSON
      ? Console.print(outcome.json) : Console.print(HuntWords.lines(outcome) + "\n")
    if let failure = outcome.failure {
      Console.complain(
        OutputTrouble.notWritten(path: outcome.path ?? "", reason: failure).sentence)
    }
  }

  private mutating func tellProgress() {
    let isTerminal = isatty(STDERR_FILENO) == 1
    guard options.showsProgress || isTerminal, clock.now - lastProgress > .milliseconds(250) else {
      return
    }
    lastProgress = clock.now
    let line = HuntWords.progress(
      runs: search.runs, seconds: (clock.now - start) / .seconds(1),
      reached: search.reached.count, finds: outcomes.count)
    Console.writeError(options.showsProgress ? "\(line)\n" : "\r\u{1B}[K\(line)")
  }

  private func clearProgress() {
    if !options.showsProgress, isatty(STDERR_FILENO) == 1 { Console.writeError("\r\u{1B}[K") }
  }

  private func finish() -> Int32 {
    clearProgress()
    let summary = HuntWords.summary(
      name, options, runs: search.runs, finds: outcomes.map(\.find.cause.severity))
    options.printsJSON ? Console.note(summary) : Console.print(summary + "\n")
    if options.printsStats { Console.print(HuntStats(search.reached, of: search.ground).text) }
    var isWritten = outcomes.allSatisfy { $0.failure == nil }
    if let path = options.junit {
      var junit = JUnitReport()
      junit.add(outcomes, name, orElse: HuntWords.nothing(options))
      if let reason = Files.write(junit.bytes, to: path) {
        Console.complain(OutputTrouble.notWritten(path: path, reason: reason).sentence)
        isWritten = false
      }
    }
    guard isWritten else { return 2 }
    return outcomes.contains { $0.find.cause.severity != .note } ? 1 : 0
  }
}
