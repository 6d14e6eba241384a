import Contract
import Simulation

/// What a recorder would have written of a played session: only what crosses between some parties, with
/// numbers of its own. What Google's stand-in noted, counted and timed is not there.
struct Wiretap {
  private(set) var entries: [Entry] = []
  private var numbers: [Int: Int] = [:]
  let parts: [SeenPart]
  private let pairs: Set<Set<Party.Role>>
  private let hearsNetwork: Bool
  /// Whether the next call comes from another queue than main.
  private var isOffMain = false
  /// The last answers to questions for flags, by ad.
  private var flags: [String: [Entry]] = [:]

  init(of all: [Entry], _ parts: [SeenPart]) {
    self.parts = parts
    pairs = Set(parts.compactMap(Self.roles))
    hearsNetwork = parts.contains(.adapterNetwork) || parts.contains(.networkCounts)
    for entry in all { take(entry) }
  }

  private static func roles(_ part: SeenPart) -> Set<Party.Role>? {
    switch part {
    case .googleAdapter: [.google, .adapter]
    case .appGoogle: [.app, .google]
    case .adapterNetwork: [.adapter, .network]
    default: nil
    }
  }

  private mutating func take(_ entry: Entry) {
    switch entry.kind {
    case .call, .callback:
      guard let to = entry.to?.role, pairs.contains([entry.from.role, to]) else { return }
      write(entry)
    case .count(let count) where count.ledger == .network && hearsNetwork: write(entry)
    case .note(let violation?): stand(for: violation, entry)
    case .note where entry.sense == .standIn || entry.message == "still recording": write(entry)
    default: break
    }
  }

  private mutating func write(_ entry: Entry) {
    var data = entry.data
    if entry.from.role == .adapter {
      data[.thread] = isOffMain ? "com.example.queue" : "main"
      isOffMain = false
    }
    if entry.sense == .clicksFlagAsked || entry.sense == .impressionsFlagAsked, let ad = entry.ad {
      flags[ad, default: []].append(entry)
    }
    entries.append(
      Entry(
        number: entries.count + 1, time: entry.time, cause: entry.cause.flatMap { numbers[$0] },
        kind: entry.kind, from: entry.from, to: entry.to, sense: entry.sense, ad: entry.ad,
        message: entry.message, data: data))
    numbers[entry.number] = entries.count
  }

  /// Where Google's stand-in writes a note alone, a recorder sees the call that it is about.
  private mutating func stand(for violation: Violation, _ note: Entry) {
    switch violation {
    case .calledOffMain where note.from.role == .adapter: isOffMain = true
    case .setUpAnsweredTwice:
      write(
        Entry(
          number: note.number, time: note.time, cause: nil, kind: .callback, from: .adapter,
          to: .google, sense: .setUpAnswered, ad: nil, message: "completionHandler(_:)",
          data: note.data))
    case .flagsChanged:
      for flag in flags[note.ad ?? ""] ?? [] {
        var data = flag.data
        data[.answer] = data[.answer] != true
        write(
          Entry(
            number: note.number, time: note.time, cause: note.cause, kind: .call, from: .google,
            to: .adapter, sense: flag.sense, ad: note.ad, message: flag.message, data: data))
      }
    case .adHandedOverTwice: markObject()
    // A phone has the network's word for what it counts.
    case .clickNotBooked where hearsNetwork:
      write(
        Entry(
          number: note.number, time: note.time, cause: note.cause,
          kind: .count(Count(.click, in: .network)), from: note.from, to: nil,
          sense: .networkClick, ad: note.ad, message: "click", data: .none))
    // `this is the delegate of break#1; …`
    case .toldTheWrongAd:
      let words = note.message.split { " ;".contains($0) }
      write(
        Entry(
          number: note.number, time: note.time, cause: note.cause, kind: .call, from: .adapter,
          to: .google, sense: .willPresent, ad: words.count > 5 ? String(words[5]) : nil,
          message: "willPresentFullScreenView()", data: .none))
    default: break
    }
  }

  /// The last two ads of one class that were handed over are one object.
  private mutating func markObject() {
    let places = entries.indices.filter {
      entries[$0].sense == .lineAnswered && entries[$0].data[.result] == .ad
    }
    for place in places.suffix(2) {
      let entry = entries[place]
      var data = entry.data
      data[.objectID] = "0x600"
      entries[place] = Entry(
        number: entry.number, time: entry.time, cause: entry.cause, kind: entry.kind,
        from: entry.from, to: entry.to, sense: entry.sense, ad: entry.ad, message: entry.message,
        data: data)
    }
  }
}
