import Simulation

/// What crossed between Google and the adapters of one ad, as far as Google's stand-in would look at it.
struct WireOfAd {
  private var format: String?
  private var lines: [Int: Line] = [:]
  private var current: Int?
  /// Whether the application got the ad, or was told that there is none.
  private var isOver = false
  /// The entry that asked for a banner's view, which is not as large as it was to be.
  private var otherSize: Entry?
  private var sizeAsked: String?
  private var clicks: Flag?
  private var impressions: Flag?
  private var presentation = PresentationOnWire()
  private var reward: Int?
  private var counts = CountsOnWire()

  private struct Line {
    var answered: Int?
    var hasStandIn = false
  }

  private struct Flag {
    let entry: Int
    let answer: Bool
    /// Whether Google follows its own eyes, which is certain only where the flag says so.
    let isGoogles: Bool
    /// Whether it was asked again, and the answer was another one: nobody knows which one holds.
    var hasChanged = false

    var isGooglesAlone: Bool { isGoogles && !answer && !hasChanged }
  }

  private var isFullScreen: Bool {
    format.map { !["native", "banner"].contains($0) } ?? false
  }

  /// The violations that this entry proves, as notes, and what Google counts by it.
  mutating func add(_ entry: Entry, _ sense: Sense) -> [Entry] {
    let flag = sense == .clickReported ? clicks : impressions
    return notes(entry, sense)
      + counts.add(entry, sense, isGoogles: flag?.isGooglesAlone ?? false)
  }

  private mutating func notes(_ entry: Entry, _ sense: Sense) -> [Entry] {
    switch sense {
    case .lineAsked: return ask(entry)
    case .standIn: entry.data[.number].map { lines[$0, default: Line()].hasStandIn = true }
    case .lineAnswered: return answer(entry)
    case .adReceived:
      isOver = true
      otherSize = nil
    case .adRefused:
      isOver = true
      return refuseSize()
    case .viewAsked: look(at: entry)
    case .clicksFlagAsked: return Self.ask(entry, &clicks)
    case .impressionsFlagAsked: return Self.ask(entry, &impressions)
    case .clickReported: return report(entry, clicks, .clickReportedWhileGoogleTracks)
    case .impressionReported:
      return report(entry, impressions, .impressionReportedWhileGoogleTracks)
    case .rewardReported: return giveReward(entry)
    case .appToldImpression: return countAtPresentation(entry)
    default:
      if isFullScreen { return presentation.add(entry, sense) }
    }
    return []
  }

  // MARK: The load

  private mutating func ask(_ entry: Entry) -> [Entry] {
    let refused = refuseSize()
    format = entry.data[.format]
    sizeAsked = entry.data[.options]?[.size] ?? entry.data[.size]
    let number = entry.data[.number] ?? 1
    lines[number] = Line()
    current = number
    isOver = false
    return refused
  }

  private mutating func answer(_ entry: Entry) -> [Entry] {
    let number = entry.data[.number] ?? current ?? 1
    guard let line = lines[number], !line.hasStandIn else { return [] }
    let isOne = entry.data[.result] == .ad || entry.data[.result] == .error
    let notes = isOne ? [] : [entry.noting(.notExactlyOneOfAdAndError)]
    lines[number]?.answered = line.answered ?? entry.number
    if let first = line.answered {
      return notes + [entry.noting(.completionCalledTwice, after: first)]
    }
    return number == current && !isOver ? notes : notes + [entry.noting(.answerTooLate)]
  }

  private mutating func look(at entry: Entry) {
    guard let size = entry.data[.size].flatMap(Self.sides),
      let asked = sizeAsked.flatMap(Self.sides), !Self.fits(size, in: asked)
    else { return }
    otherSize = entry
  }

  /// The numbers of `320×50`, however it is written.
  private static func sides(_ size: String) -> [Int]? {
    let sides = size.split { !$0.isNumber }.compactMap { Int($0) }
    return sides.count == 2 ? sides : nil
  }

  /// A banner that was asked for without a height is as high as it wants to be.
  private static func fits(_ size: [Int], in asked: [Int]) -> Bool {
    size == asked || asked[1] == 0 && size[0] == asked[0]
  }

  /// Google has gone on after it saw the view: it has not taken it.
  mutating func refuseSize() -> [Entry] {
    defer { otherSize = nil }
    return otherSize.map { [$0.noting(.bannerOfAnotherSize)] } ?? []
  }

  // MARK: Counts

  private static func ask(_ entry: Entry, _ flag: inout Flag?) -> [Entry] {
    guard let answer = entry.data[.answer] else { return [] }
    guard let first = flag else {
      let isGoogles = entry.data[.watches].map { $0 == .google } ?? !answer
      flag = Flag(entry: entry.number, answer: answer, isGoogles: isGoogles)
      return []
    }
    guard first.answer != answer else { return [] }
    flag?.hasChanged = true
    return [entry.noting(.flagsChanged, after: first.entry)]
  }

  private func report(_ entry: Entry, _ flag: Flag?, _ violation: Violation) -> [Entry] {
    guard let flag, flag.isGooglesAlone else { return [] }
    return [entry.noting(violation, after: flag.entry)]
  }

  private mutating func giveReward(_ entry: Entry) -> [Entry] {
    guard let first = reward else {
      reward = entry.number
      return []
    }
    // One too many, whether or not the application still has the ad.
    return [entry.noting(.rewardTwice, after: first)]
  }

  /// Only a full-screen ad that the adapter has not been asked to show.
  private func countAtPresentation(_ entry: Entry) -> [Entry] {
    isFullScreen && presentation.isBeforePresent
      ? [entry.noting(.impressionCountedAtPresentation)] : []
  }
}
