package import AdServing
import Contract
package import Scenarios
package import Simulation

/// All that a screen may know about a session: values, taken at one moment.
package struct StageState: Sendable {
  package var title: String
  /// What it is about, in a sentence.
  package var about: String?
  /// Whether it has a script that can be played.
  package var hasScript = false
  package var seed: UInt64
  package var now: Instant
  /// When something last happened: an entry was written, or a timer changed something without one.
  package var lastHappening: Instant
  package var moment: Moment
  package var units: [UnitState]
  /// The unit on view.
  package var unit: String
  /// Who requests that unit's ads, with its settings; nil for a unit that the scenario does not have.
  package var asking: Scenario.Asking?
  /// What can be forced on each of those lines, by its place.
  package var outcomes: [[Scenario.Outcome]]
  /// The newest ad of that unit.
  package var ad: AdRecord?
  /// What that ad's network calls its assets.
  package var assetNames: AssetNames
  package var device: DeviceSnapshot
  package var entries: EntryList
  package var ledgers: Ledgers
  /// What was forced on the lines, or goes wrong with them anyway.
  package var forced: [ForcedPart]
  /// When the next timer rings, if one is waiting.
  package var nextTimer: Instant?
  /// The rows that match the trace's filter, as far as they have been found.
  package var matches: Matches?
  /// How far the script has been told; nil while nobody has asked for it.
  package var story: StoryState?
  /// What the scenario asks the viewer to do, if it does.
  package var task: TaskState?
  /// The moments that can be gone back to; nil where there are none.
  package var time: TimeState?
  /// The same through Google's other interface; nil if nobody looks at it.
  package var twin: TwinState?
  /// About a journal that is only viewed; nil if the session is running.
  package var recording: Recording?

  package init(
    title: String, seed: UInt64, now: Instant, lastHappening: Instant, moment: Moment,
    units: [UnitState], unit: String, asking: Scenario.Asking?,
    ad: AdRecord?, assetNames: AssetNames = .asGoogle, device: DeviceSnapshot, entries: EntryList,
    ledgers: Ledgers,
    outcomes: [[Scenario.Outcome]] = [], forced: [ForcedPart] = [], nextTimer: Instant? = nil,
    matches: Matches? = nil,
    recording: Recording? = nil
  ) {
    self.title = title
    self.seed = seed
    self.now = now
    self.lastHappening = lastHappening
    self.moment = moment
    self.units = units
    self.unit = unit
    self.asking = asking
    self.outcomes = outcomes
    self.ad = ad
    self.assetNames = assetNames
    self.device = device
    self.entries = entries
    self.ledgers = ledgers
    self.forced = forced
    self.nextTimer = nextTimer
    self.matches = matches
    self.recording = recording
  }

  /// The lines of the unit on view.
  package var lines: [Scenario.Line] { asking?.waterfall?.lines ?? [] }
  /// The options of its requests.
  package var options: Scenario.Options { asking?.waterfall?.options ?? .init() }
  /// Its slots, where an arbiter chooses; nil otherwise.
  package var arbitration: Scenario.Arbitration? { asking?.arbitration }
  /// Its service's settings, where one loads its ads; nil otherwise.
  package var aggregation: Scenario.Aggregation? { asking?.aggregation }

  /// What a clock shows: while something waits it runs by whole seconds since something last
  /// happened, so that it changes together with every other display of passing time.
  package var clock: Instant {
    let whole = (now - lastHappening).wholeMilliseconds / 1000
    return nextTimer == nil ? lastHappening : lastHappening + .seconds(whole)
  }

  /// What can be forced on the line at a place.
  package func outcomes(ofLine place: Int) -> [Scenario.Outcome] {
    outcomes.indices.contains(place) ? outcomes[place] : Scenario.Outcome.allCases
  }

  /// How far the script has been told.
  package struct StoryState: Equatable, Sendable {
    /// The beat on the stage, from 0.
    package var beat: Int
    package var count: Int
    package var caption: Story.Caption?
    /// Whether the viewer has done something of their own.
    package var isLeft: Bool
    /// What was expected and did not hold.
    package var failures: [[Expectation.Difference]]
    /// Whether another tour comes after its last step.
    package var hasSequel: Bool

    /// Whether its last step is on the stage.
    package var isAtEnd: Bool { !isLeft && beat + 1 >= count }

    package init(
      beat: Int, count: Int, caption: Story.Caption?, isLeft: Bool,
      failures: [[Expectation.Difference]], hasSequel: Bool = false
    ) {
      self.beat = beat
      self.count = count
      self.caption = caption
      self.isLeft = isLeft
      self.failures = failures
      self.hasSequel = hasSequel
    }
  }

  /// What the viewer is to do.
  package struct TaskState: Equatable, Sendable {
    package var sentence: String
    /// What is said once it is done; the task itself if nil.
    package var outcome: String?
    package var isDone: Bool
    /// What the viewer did wrong, and what to try.
    package var mistake: String?
    package var sequel: Sequel

    /// What comes after it.
    package enum Sequel: Equatable, Sendable {
      /// Nothing: it is no lesson of a row.
      case none
      case nextLesson
      /// It was the last of the row; `left` of the others were not done yet.
      case lastLesson(left: Int)
    }

    package init(
      sentence: String, outcome: String? = nil, isDone: Bool, mistake: String? = nil,
      sequel: Sequel = .none
    ) {
      self.sentence = sentence
      self.outcome = outcome
      self.isDone = isDone
      self.mistake = mistake
      self.sequel = sequel
    }
  }

  /// The unit that is looked at, in the list of ads.
  package var unitState: UnitState? {
    // Of the whole state only this goes into the closure, which would copy all of it.
    let unit = unit
    return units.first { $0.id == unit }
  }

  /// Whether the phone is drawn: not where an entry of a journal takes its place.
  package func showsPhone(selected entry: Int?) -> Bool {
    guard let recording else { return true }
    return recording.phone != nil && entry == nil && recording.percentRead == 100
  }

  /// A journal that is only viewed.
  package struct Recording: Equatable, Sendable {
    /// The file's name.
    package var name: String
    /// How much of it is in the ledgers, in hundredths.
    package var percentRead: Int
    /// Changes whenever any of this changes, or another row is found.
    package var revision: Int
    /// What is said of it if it was recorded on a phone; nil for a journal of adplay.
    package var phone: Phone?

    /// A recording on a phone.
    package struct Phone: Equatable, Sendable {
      /// Where it comes from, and what is missing.
      package var facts: [String] = []
      /// Whether more may come.
      package var isLive = false
      /// All runs of the application that were read.
      package var runs: [Run] = []
      /// The place of the one on the stage.
      package var place = 0

      package init(
        facts: [String] = [], isLive: Bool = false, runs: [Run] = [], place: Int = 0
      ) {
        (self.facts, self.isLive, self.runs, self.place) = (facts, isLive, runs, place)
      }
    }

    /// A run of the application that was recorded.
    package struct Run: Equatable, Sendable {
      package let id: String
      package let app: String
      package let started: String?
      package let ads: Int
      package let entries: Int
      package let broken: Int

      package init(_ recording: Observing.Recording) {
        id = recording.run
        let names = [recording.facts?.app, recording.title].compactMap(\.self)
        app = names.first { !$0.isEmpty } ?? ""
        started = recording.facts?.started
        (ads, entries) = (recording.ads.count, recording.entries)
        broken = Set(recording.findings.map(\.finding.rule.id)).count
      }
    }

    package init(name: String, percentRead: Int, revision: Int) {
      self.name = name
      self.percentRead = percentRead
      self.revision = revision
    }
  }

  /// What a filter has found.
  package struct Matches: Equatable, Sendable {
    package var filter: String
    /// Places in the journal, from 0.
    package var places: [Int]

    package init(filter: String, places: [Int]) {
      self.filter = filter
      self.places = places
    }
  }

  /// A unit in the list of ads.
  package struct UnitState: Equatable, Sendable {
    package var id: String
    package var title: String
    package var kind: Scenario.UnitKind
    package var api: AdapterAPI
    package var state: AdRecord.State?

    package var format: Scenario.Format { kind.format }
    /// Whether its format is known; a recording may not say it.
    package var isFormatKnown: Bool

    package init(
      id: String, title: String, kind: Scenario.UnitKind, api: AdapterAPI = .modern,
      state: AdRecord.State?, isFormatKnown: Bool = true
    ) {
      self.id = id
      self.title = title
      self.kind = kind
      self.api = api
      self.state = state
      self.isFormatKnown = isFormatKnown
    }
  }
}
