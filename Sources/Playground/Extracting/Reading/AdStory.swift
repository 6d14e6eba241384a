import AdServing
import Simulation

/// What a recording has of one ad, in order.
struct AdStory {
  let name: String
  private(set) var entries: [Entry] = []

  init(_ name: String) { self.name = name }

  mutating func add(_ entry: Entry) { entries.append(entry) }

  func all(_ senses: Set<Sense>) -> [Entry] {
    entries.filter { $0.sense.map(senses.contains) ?? false }
  }

  func first(_ senses: Set<Sense>) -> Entry? {
    entries.first { $0.sense.map(senses.contains) ?? false }
  }

  func has(_ sense: Sense) -> Bool { first([sense]) != nil }

  /// What was asked of adapters for it, line by line; of one that has no signals for an auction, nothing more.
  var loads: [RecordedLoad] {
    let lines = all([.lineAsked])
    let left = all([.signalsAsked]).filter { signals in
      !lines.contains { $0.data[.number] == signals.data[.number] }
    }
    return (lines + left).map { load(asked: $0, isLast: $0 == lines.last) }
  }

  private func load(asked: Entry, isLast: Bool) -> RecordedLoad {
    let number = asked.data[.number] ?? 1
    let later = entries.drop { $0.number <= asked.number }
    let answer =
      later.first { $0.sense == .lineAnswered && ($0.data[.number] ?? 1) == number }
      ?? (isLast ? first(Self.lives) : nil)
    var load = RecordedLoad(
      number: number, asked: asked, answer: answer,
      formatOfNetwork: later.first { $0.sense == .networkAnswered }?.data[.format])
    guard load.result == .ad else { return load }
    load.isMadeUp = Self.isMadeUp(later.prefix { $0.number < answer?.number ?? 0 })
    load.clicksFlag = first([.clicksFlagAsked])?.data[.answer]
    load.impressionsFlag = first([.impressionsFlagAsked])?.data[.answer]
    return load
  }

  /// Whether the network said before the adapter's answer that it has no ad.
  private static func isMadeUp(_ before: some Sequence<Entry>) -> Bool {
    let said = before.map(\.sense)
    return said.contains(.networkFailed) && !said.contains(.networkAnswered)
  }

  /// What happens only to an ad that an adapter has answered with.
  private static let lives: Set<Sense> = [
    .clicksFlagAsked, .impressionsFlagAsked, .viewAsked, .adReceived, .rendered, .presentTold,
  ]

  /// When the application had the ad, or had none; nil if neither is recorded.
  var loaded: Instant? {
    let told = first([.adReceived, .adRefused])?.time
    return told ?? loads.first { $0.result == .ad }?.answer?.time
  }

  /// Whether its full-screen ad could not be shown, and was shown all the same; nil if it could.
  var refusal: Showing? {
    guard let refused = first([.networkShowFailed, .presentFailed]) else {
      return isSilent ? .fails : nil
    }
    let plays = entries.contains {
      $0.number > refused.number && ($0.sense == .networkWillPresent || $0.sense == .willPresent)
    }
    return plays ? .failsAndPlays : .fails
  }

  /// Whether it was told to show and nothing came of it: that its network refused is the likeliest reason.
  private var isSilent: Bool {
    guard let told = first([.presentTold]) else { return false }
    return all(UserDecider.signs).allSatisfy { $0.number < told.number }
  }

  /// The lines that Google's SDK names in its response, and that no recorded adapter was asked for. The one
  /// that won is the last adapter's that had an ad.
  var linesUnseen: [String] {
    let response = first([.adReceived, .adRefused])?.data[.responseInfo] ?? []
    var failed = loads.filter { $0.result != .ad }
    return response.compactMap { line in
      if let place = failed.firstIndex(where: { $0.isLine(line) }) {
        failed.remove(at: place)
        return nil
      }
      let hasWon = line[.error] == nil && line[.code] == nil
      return hasWon && loads.contains { $0.result == .ad } ? nil : line[.line] ?? "?"
    }
  }

  var hasAd: Bool {
    has(.adReceived) || !has(.adRefused) && loads.contains { $0.result == .ad }
  }
}

/// What one adapter was asked for, and what it answered.
struct RecordedLoad {
  let number: Int
  let asked: Entry
  let answer: Entry?
  /// The format that the network's ad is in, where it says so.
  let formatOfNetwork: String?
  var clicksFlag: Bool?
  var impressionsFlag: Bool?
  /// Whether it was answered with an ad that the network does not have.
  var isMadeUp = false

  /// Whether the response of Google's SDK means it: by its name, or where nobody knows that, by its error.
  func isLine(_ response: Fields) -> Bool {
    if let name: String = asked.data[.line] { return name == response[.line] }
    return answer.map { $0.data[.code] == response[.code] } ?? false
  }

  var className: String { asked.data[.className] ?? "" }
  /// The line's name; the adapter's where nobody knows it.
  var label: String {
    asked.data[.line] ?? className.split(separator: ".").last.map(String.init) ?? "Adapter"
  }
  var format: String? { asked.data[.format] }
  /// Whether it is asked for signals before.
  var bids: Bool { asked.sense == .signalsAsked || asked.data[.bidResponse] != nil }
  /// An ad whose answer was not recorded was there all the same.
  var result: LineAnswer? { answer.map { $0.data[.result] ?? .ad } }
  var latency: Int? { answer.map { Int(($0.time - asked.time) / .milliseconds(1)) } }
}

/// The ads of one ad unit in one format.
struct RecordedUnit {
  let name: String
  let format: String
  var stories: [AdStory] = []

  /// The units of a recording, in the order in which their ads were asked for, and the ads that no adapter
  /// was asked for.
  static func all(in entries: [Entry]) -> (units: [RecordedUnit], strangers: [String]) {
    var (stories, places): ([AdStory], [String: Int]) = ([], [:])
    for entry in entries {
      guard let ad = entry.ad else { continue }
      if places[ad] == nil {
        places[ad] = stories.count
        stories.append(AdStory(ad))
      }
      if let place = places[ad] { stories[place].add(entry) }
    }
    return sorted(stories)
  }

  private static func sorted(_ stories: [AdStory]) -> (units: [RecordedUnit], strangers: [String]) {
    var (units, strangers): ([RecordedUnit], [String]) = ([], [])
    for story in stories {
      let loads = story.loads
      guard !loads.isEmpty else {
        strangers.append(story.name)
        continue
      }
      let asked = story.first([.adAsked])?.data[.format]
      let format = loads.lazy.compactMap(\.format).first ?? asked ?? UnitFormat.native.rawValue
      let name = AdName.unit(of: story.name) ?? story.name
      let place = units.firstIndex { $0.name == name && $0.format == format } ?? units.count
      if place == units.count { units.append(RecordedUnit(name: name, format: format)) }
      units[place].stories.append(story)
    }
    return (units, strangers)
  }
}
