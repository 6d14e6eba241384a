package import AdServing
import Contract
import GoogleMobileAds
package import Observing
import Publishing
package import Scenarios
package import Simulation
import UIKit

/// A running playground: a scenario and actions go in, a journal comes out.
///
/// It owns the current world from beginning to end; there is only one at a time.
@MainActor
package final class Session {
  package let world: World
  package private(set) var scenario: Scenario
  private let readers: Readers

  /// The scenario as it was at the beginning.
  package let original: Scenario
  var deployment = Deployment()
  /// Time stops at this moment; nil for no limit. It is looked at before each thing that happens by
  /// itself, so it may depend on what has happened.
  var horizon: (() -> Instant?)? { didSet { isAtHorizon = false } }
  /// Whether time was stopped there.
  private(set) var isAtHorizon = false
  /// Draws the stage as lines of text, for expectations about the screen.
  package var drawing: (@MainActor (Session) -> [String])?
  /// Called at the end of each moment, when everybody has done what there was to do.
  package var onMoment: (@MainActor () -> Void)?
  package private(set) var hasStarted = false
  var app: PublisherApp
  /// Whether the application has ended, and was not started since.
  var hasEnded = false
  var lastSnapshot: (moment: Moment, snapshot: DeviceSnapshot)?
  /// Where adapters are asked for signals.
  package var threads: Threads { AdServer.shared.threads }
  /// Whether outside code may be waiting on the main queue.
  package let hostsStrangers: Bool
  /// How long it waits in real time for their answers; the stage, whose time is real, never does.
  package var patience = Patience.none
  /// How much real time was waited for something that then came.
  package internal(set) var realTimePassed = Duration.zero
  /// Whether patience ended while an adapter owed an answer.
  package internal(set) var hasLostPatience = false

  /// Begins a new world with the scenario's seed, or a given one.
  package init(_ scenario: Scenario, seed: UInt64? = nil, threads: Threads = .main) {
    world = World.begin(seed: seed ?? scenario.seed ?? 1)
    self.scenario = scenario
    original = scenario
    hostsStrangers = Self.hostsStrangers(scenario, threads: threads)
    readers = Readers(scenario, waitsForAnswers: hostsStrangers)
    AdServer.shared.threads = threads
    deployment.deploy(scenario)
    PrivacyStore.begin()
    app = PublisherApp(ownScreen: scenario.app)
    world.driver = self
    letAppReact()
  }

  /// Whether a session of this scenario would.
  package static func hostsStrangers(_ scenario: Scenario, threads: Threads) -> Bool {
    threads == .real || scenario.app != nil
      || scenario.adUnits.contains { $0.lines.contains(where: Networks.mayLeaveMain) }
  }

  /// Starts the application. To get the first entries, join the journal before.
  package func start() {
    begin()
    drive(Journey(to: .thisMoment))
  }

  /// Starts the application, without ending the moment.
  func begin() {
    hasStarted = true
    world.journal.readers.append(readers.read)
    if let privacy = scenario.privacy { app.say(privacy.said) }
    // An app without Google's ads has no need of its SDK.
    startApp()
    // What it asks for at once is on its way before anybody does something.
    world.timeline.settle()
  }

  package var journal: Journal { world.journal }
  /// Both books of every ad, after everything that has happened.
  package var ledgers: Ledgers { readers.ledgers(after: journal.entries) }
  var questions: OpenQuestions { readers.questions ?? OpenQuestions() }
  /// The ids of the rules that were broken, each once.
  package var findings: [String] {
    Set(ledgers.findings.map(\.id)).sorted()
  }
  package var now: Instant { world.timeline.now }
  package var moment: Moment {
    Moment(entries: journal.entries.count, timers: world.timeline.rung)
  }

  /// When the screen next changes by itself.
  package var nextDue: Instant? {
    Instant.earliest(world.timeline.nextDue, readers.judge.nextDue)
  }

  /// When something next happens by itself: a timer rings, or something is missing for too long.
  package var nextRing: Instant? {
    Instant.earliest(world.timeline.nextRing, readers.judge.nextDue)
  }

  // MARK: Time

  /// The longest wait for an ad. A request may never be answered while another unit retries forever, so
  /// that something is always due.
  static let longestLoad = Duration.seconds(600)

  /// When the next timer rings, if the unit still waits for the ad of that load and may wait that long. A unit that
  /// asks again has had its answer.
  func nextRing(onTheWayToAdOf unit: Scenario.Unit, _ load: Int, by last: Instant) -> Instant? {
    guard app.isLoading(unit), app.loads(of: unit) <= load, !isAtHorizon else { return nil }
    return world.timeline.nextRing.flatMap { $0 <= last ? $0 : nil }
  }

  /// Lets time pass until a moment. This is not an input: time passes by itself.
  package func advance(to moment: Instant) { drive(Journey(to: .moment(moment), fromMidst: false)) }

  /// Lets time pass until no rule is waiting any more for what is missing: an answer, a report, a
  /// set-up.
  package func waitForDeadlines() { drive(wayToSilence) }

  var wayToSilence: Journey { Journey(to: .silence(after: lastDeadline), fromMidst: false) }

  /// Time goes no further.
  func stopAtHorizon() { isAtHorizon = true }

  /// When everything that was asked by now must have been answered.
  private var lastDeadline: Instant {
    let longestLoad = scenario.adUnits.map(\.asking.timeout).max() ?? .zero
    // A delayed message comes a second after the line's timeout.
    let last = now + max(Rulebook.longestSilence, longestLoad + .seconds(1))
    return max(last, .start + MobileAds.setUpPatience)
  }

  /// When a rule next finds that something is missing.
  var nextDeadline: Instant? { readers.judge.nextDue }

  // MARK: What actions change

  func withUnit(_ id: String, _ body: (Scenario.Unit) -> Void) {
    guard let unit = scenario.unit(id) else {
      return world.journal.note(by: .app, "there is no ad unit \(id)")
    }
    body(unit)
  }

  /// Does something as the decision of the application's own code.
  func decides(_ word: String, for unit: Scenario.Unit, _ body: () -> Void) {
    world.journal.note(
      by: .app, "the application's own code decides: \(word)", .appDecided,
      data: [Fact.unit(unit.id)], body)
  }

  func set(_ change: Change) {
    let before = scenario
    scenario.apply(change)
    for (line, outcome, problem) in scenario.takeBackUnplayable(since: before) {
      world.journal.note(
        by: StandIn.party, "\(line) stays as it was: \(problem.sentence)", .standIn,
        data: [Fact.line(line), Fact.outcome(outcome.rawValue)])
    }
    deployment.deploy(scenario)
  }

  // MARK: The end of a moment

  /// Everybody has done what there was to do, so what is missing now breaks a rule.
  func judgeMoment() {
    noteUntoldCover()
    for finding in readers.judge.endMoment(at: now) { world.journal.append(finding) }
  }

  /// An ad is visible if the phone shows it, whatever its adapter says: the journal has what covers
  /// the application, or has left it, also where no party reports it.
  private func noteUntoldCover() {
    if isCovered, readers.judge.phone.feed != nil, !readers.judge.phone.isCovered {
      let isOwn = app.screen.hasPage
      journal.note(
        by: .app,
        isOwn
          ? "a page of the application's own covers its feed"
          : "something covers the application, and no party has reported it",
        .coverCameUntold, ad: adOnScreen)
    } else if !isCovered, readers.judge.phone.isCoveredUntold {
      journal.note(
        by: .app, "nothing covers the application any more, and no party has reported it",
        .coverLeftUntold, ad: adCovering ?? adOnScreen)
    }
  }
}
