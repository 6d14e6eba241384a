import Scenarios
package import Simulation

/// What the journal says about the VAST ad of one ad: where it is from, how far it has played, and
/// what its servers were told.
package struct VideoRecord: Equatable, Sendable {
  /// From the outermost wrapper to the inline ad, as far as the chain goes.
  package private(set) var levels: [Level] = []
  /// The documents that led nowhere, of all lines that were asked.
  package private(set) var failures: [Failure] = []
  /// What there is to play; nil if it was not played or cannot be.
  package private(set) var show: Show?
  /// What happened while it played, oldest first; of a pod, the ad that plays now.
  package private(set) var events: [Event] = []
  /// The URLs that were called, oldest first.
  package private(set) var pixels: [Pixel] = []
  /// What the app could know of the ad, every time that it changed.
  package private(set) var metadata: [Metadata] = []
  package private(set) var isMuted = false
  private var playing = Playing.standing(.zero)

  /// A wrapper, or the ad inside.
  package struct Level: Equatable, Sendable {
    package var isWrapper: Bool
    package var adID: String
    package var system: String
    package var creativeID: String
    /// Where it was asked for; nil for the first one.
    package var url: String?
  }

  package struct Failure: Equatable, Sendable {
    package let line: String?
    package let code: Int
    package let error: String
    package let levels: [Level]
    /// What was called with the code.
    package fileprivate(set) var pixels: [Pixel] = []
    /// The entry that says so.
    fileprivate let number: Int
  }

  /// What is played. Times are from its start.
  package struct Show: Equatable, Sendable {
    package let title: String
    /// Nil for an overlay.
    package let duration: Duration?
    package let skip: Duration?
    package let progress: [Duration]
    package let media: String?
    package let endCard: String?
    package let hasIcon: Bool
    /// The ids of the document's other ads, which are not played.
    package let others: [String]
    /// Its place among the ads that are played one after the other, and how many there are.
    package let number: Int
    package let count: Int
  }

  package struct Event: Equatable, Sendable {
    package let word: String
    package let time: Instant
    /// How much was played then.
    package let position: Duration
  }

  package struct Pixel: Equatable, Sendable {
    package let event: String
    package let url: String
    package let level: Int
    package let system: String
    package let time: Instant
    /// How much was played then; nil before and after.
    package let position: Duration
    /// Which ad of a pod called it, from 1.
    package let ad: Int
    /// The entry that says so.
    package let entry: Int
  }

  package struct Metadata: Equatable, Sendable {
    package let facts: Fields
    package let time: Instant
  }

  private enum Playing: Equatable, Sendable {
    case standing(Duration)
    case running(since: Instant, from: Duration)
  }
}

extension VideoRecord {
  /// How much of it has played.
  package func position(at now: Instant) -> Duration {
    let position =
      switch playing {
      case .standing(let position): position
      case .running(let since, let start): start + (now - since)
      }
    return show?.duration.map { min($0, position) } ?? position
  }

  package var isRunning: Bool { if case .running = playing { true } else { false } }

  /// Whether an event has happened.
  package func happened(_ word: String) -> Bool { events.contains { $0.word == word } }

  /// A line that is asked later has another document.
  mutating func beginLine() {
    let (failures, metadata) = (failures, metadata)
    self = VideoRecord()
    self.failures = failures
    self.metadata = metadata
  }

  mutating func add(_ sense: Sense, _ entry: Entry, line: String?) {
    switch sense {
    case .vastAnswered: answered(entry.data)
    case .vastRead: read(entry.data)
    case .vastNext:
      read(entry.data)
      (events, playing) = ([], .standing(.zero))
    case .vastFailed:
      failures.append(
        Failure(
          line: line, code: entry.data[.code] ?? 0, error: entry.data[.error] ?? "",
          levels: (entry.data[.levels] ?? []).map(Level.init), number: entry.number))
    case .vastEvent: happened(entry)
    case .appToldMetadata: metadata.append(Metadata(facts: entry.data, time: entry.time))
    default:
      guard sense.isPixel, let url = entry.data[.url] else { return }
      called(
        Pixel(
          event: entry.data[.event] ?? "", url: url,
          level: entry.data[.level] ?? 0, system: entry.data[.system] ?? "",
          time: entry.time, position: position(at: entry.time),
          ad: show?.number ?? 1, entry: entry.number),
        because: entry.cause)
    }
  }

  /// What a failure called stays with it, whatever line fills later.
  private mutating func called(_ pixel: Pixel, because cause: Int?) {
    if let failure = failures.lastIndex(where: { $0.number == cause }) {
      failures[failure].pixels.append(pixel)
    } else {
      pixels.append(pixel)
    }
  }

  private mutating func answered(_ data: Fields) {
    guard data[.kind] != nil else { return }
    levels.append(Level(data))
  }

  private mutating func read(_ data: Fields) {
    levels = (data[.levels] ?? []).map(Level.init)
    show = Show(data)
  }

  private mutating func happened(_ entry: Entry) {
    guard let word = entry.data[.event] else { return }
    let position = Duration.milliseconds(entry.data[.position] ?? 0)
    events.append(Event(word: word, time: entry.time, position: position))
    switch word {
    case "start", "resume": playing = .running(since: entry.time, from: position)
    case "pause", "skip", "complete", "close": playing = .standing(position)
    case "mute": isMuted = true
    case "unmute": isMuted = false
    default: break
    }
  }
}

extension VideoRecord.Level {
  fileprivate init(_ data: Fields) {
    isWrapper = data[.kind] == "wrapper"
    adID = data[.adID] ?? ""
    system = data[.system] ?? ""
    creativeID = data[.creativeID] ?? ""
    url = data[.url]
  }
}

extension VideoRecord.Show {
  fileprivate init(_ data: Fields) {
    title = data[.title] ?? ""
    duration = data[.duration].flatMap { $0 < 0 ? nil : .milliseconds($0) }
    skip = data[.skip].map { .milliseconds($0) }
    progress = (data[.progress] ?? []).map { .milliseconds($0) }
    media = data[.media]
    endCard = data[.endCard]
    hasIcon = data[.icon] != nil
    others = data[.others] ?? []
    (number, count) = (data[.number] ?? 1, data[.ads] ?? 1)
  }
}
