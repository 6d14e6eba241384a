package import Scenarios
package import Simulation

/// How the lines of a unit were asked for one ad: a fold over the ad's journal entries.
package struct WaterfallView: Equatable, Sendable {
  /// The ad: `UNIT#N`.
  package let ad: String
  package let began: Instant
  /// When the app was told; nil while the load runs.
  package private(set) var ended: Instant?
  /// How long to wait for one line.
  package let timeout: Duration
  /// In the order of the settings, including switched-off lines.
  package private(set) var lines: [LineRecord]
  /// The numbers of the lines in the order of the auction, if one was held.
  private var order: [Int]?
  /// What is known of the signals that lines were asked for before it, by their numbers.
  private var silences: [Int: LineRecord.Silence] = [:]
  private var askedForSignals: Int?
  /// Whether the settings say which lines there are.
  private let areLinesKnown: Bool
  /// Whether all lines are known: by the settings, or by Google's answer.
  package private(set) var isWhole: Bool

  package init(ad: String, of unit: Scenario.Unit?, began: Instant) {
    self.ad = ad
    self.began = began
    timeout = unit?.asking.timeout ?? .seconds(5)
    areLinesKnown = unit != nil
    isWhole = areLinesKnown
    let lines = unit?.lines ?? []
    self.lines = zip(lines, lines.turns).enumerated().map { place, line in
      LineRecord(number: place + 1, label: line.0.label, state: .init(line.1))
    }
  }

  /// When the load ended; while it runs, the latest time it can end unless another line is asked.
  package var horizon: Instant {
    guard areLinesKnown else {
      return ended ?? lines.compactMap { $0.span?.over ?? $0.asked }.max() ?? began
    }
    return ended ?? lines.compactMap(\.asked).max().map { $0 + timeout } ?? began + timeout
  }

  /// The places of the lines as Google ranked them: in the order of the auction, if one was held, and
  /// behind it those that took no part.
  package var ranking: [Int] {
    guard let order else { return Array(lines.indices) }
    let ranked = order.compactMap(place)
    return ranked + lines.indices.filter { !ranked.contains($0) }
  }

  /// The line whose ad the app got.
  package var winner: LineRecord? {
    lines.first { if case .filled = $0.state { true } else { false } }
  }

  package mutating func add(_ entry: Entry) {
    switch entry.sense {
    case .signalsAsked, .signalsAnswered, .signalsRanOut: addSignals(entry)
    case .auctionHeld: holdAuction(entry)
    case .underFloor, .capReached, .refusedByGoogle:
      entry.bar.map { bar(by: $0, entry.data[.lines]) }
    case .lineAsked: change(entry) { $0 = .asked(entry.time) }
    case .lineAnswered: addAnswer(entry)
    case .standIn: if entry.data[.result] != nil { addAnswer(entry) }
    case .adReceived, .adRefused: addEnd(entry)
    case .ranOutOfTime: runOutOfTime(entry.time)
    case .settingMissed: addMissed(entry)
    case .networkAsked: addNetwork()
    default: addNote(entry)
    }
  }

  private mutating func addNote(_ entry: Entry) {
    switch entry.kind {
    case .note(.bannerOfAnotherSize): change(entry) { $0 = $0.refused(at: entry.time) }
    case .note(.classNotFound): change(entry) { $0 = .noSuchClass(entry.time) }
    default: break
    }
  }

  /// Whether an entry can change its ad's waterfall.
  static func mayConcern(_ entry: Entry) -> Bool {
    switch entry.sense {
    case .signalsAsked, .signalsAnswered, .signalsRanOut, .auctionHeld, .underFloor, .capReached,
      .refusedByGoogle, .lineAsked, .lineAnswered, .standIn, .adReceived, .adRefused, .ranOutOfTime,
      .settingMissed, .networkAsked:
      true
    default:
      switch entry.kind {
      case .note(.bannerOfAnotherSize), .note(.classNotFound): true
      default: false
      }
    }
  }

  // MARK: What happens to a line

  private mutating func holdAuction(_ entry: Entry) {
    guard let order = entry.data[.lines] else { return }
    self.order = order
    for place in lines.indices where lines[place].state == .waiting {
      let number = lines[place].number
      if !order.contains(number) { lines[place].state = .noSignals(silences[number] ?? .noBidder) }
    }
  }

  /// Bars the lines with these numbers, or all.
  private mutating func bar(by bar: LineRecord.Bar, _ numbers: [Int]?) {
    for place in lines.indices where lines[place].state == .waiting {
      if numbers?.contains(lines[place].number) ?? true { lines[place].state = .barred(by: bar) }
    }
  }

  /// Lines are asked one after the other: what runs out is the time of the last one.
  private mutating func addSignals(_ entry: Entry) {
    switch entry.sense {
    case .signalsAsked: askedForSignals = entry.data[.number]
    case .signalsRanOut: askedForSignals.map { silences[$0] = .ranOutOfTime }
    default:
      guard let number = entry.data[.number], silences[number] == nil else { return }
      silences[number] = entry.data[.error].map { .failed($0) } ?? .empty
    }
  }

  private mutating func addAnswer(_ entry: Entry) {
    change(entry) { state in
      switch state {
      case .asked(let asked):
        let span = LineRecord.Span(asked: asked, over: entry.time)
        state = entry.isAd ? .filled(span) : .failed(span, entry.data.problem ?? .neitherAdNorError)
      case .timedOut(let span, late: nil): state = .timedOut(span, late: entry.time)
      case .waiting, .off, .leftOut, .noSignals, .barred, .filled, .failed, .timedOut, .noSuchClass,
        .notAsked:
        break
      }
    }
  }

  private mutating func addMissed(_ entry: Entry) {
    guard let number = entry.data[.number], let place = place(ofLine: number) else { return }
    lines[place].missed = entry.data[.keys] ?? []
  }

  /// Lines are asked one after the other.
  private mutating func addNetwork() {
    let place = lines.firstIndex { if case .asked = $0.state { true } else { false } }
    if let place { lines[place].reachesNetwork = true }
  }

  private mutating func runOutOfTime(_ time: Instant) {
    for place in lines.indices {
      guard case .asked(let asked) = lines[place].state else { continue }
      lines[place].state = .timedOut(.init(asked: asked, over: time), late: nil)
    }
  }

  private mutating func addEnd(_ entry: Entry) {
    guard ended == nil else { return }
    ended = entry.time
    let response = entry.data[.responseInfo] ?? []
    if !areLinesKnown, !response.isEmpty { learn(response, until: entry.time) }
    let winner = winner?.label
    for place in lines.indices where lines[place].state == .waiting {
      lines[place].state = .notAsked(winner: winner)
    }
    // The response has the lines that take part, in order.
    let places = order.map { $0.compactMap(place) } ?? lines.indices.filter { !lines[$0].isSkipped }
    for (place, info) in zip(places, entry.data.infos) { lines[place].info = info }
  }

  /// Takes the lines from the response where nothing else tells which there are: the first without an error
  /// has the ad, and none after it was asked. When the others were asked nobody knows.
  private mutating func learn(_ response: [Fields], until end: Instant) {
    let load = lines.last?.state
    var winner: String?
    lines = response.enumerated().map { place, line in
      let label = line[.line].flatMap { $0.isEmpty ? nil : $0 } ?? "line \(place + 1)"
      let span = LineRecord.Span(asked: end + .milliseconds(-(line[.latency] ?? 0)), over: end)
      var record = LineRecord(number: place + 1, label: label, state: .notAsked(winner: winner))
      if let problem = line.problem {
        (record.state, record.isTimed) = (.failed(span, problem), false)
      } else if winner == nil {
        winner = label
        if case .filled(let own)? = load {
          record.state = .filled(own)
        } else {
          (record.state, record.isTimed) = (.filled(span), false)
        }
      }
      return record
    }
    isWhole = true
  }

  /// Changes the line that an entry is about; an unknown one is added.
  private mutating func change(_ entry: Entry, _ body: (inout LineRecord.State) -> Void) {
    guard let number = entry.data[.number] else { return }
    if let place = place(ofLine: number) { return body(&lines[place].state) }
    let label = entry.data[.line] ?? "line \(number)"
    var record = LineRecord(number: number, label: label, state: .waiting)
    record.areOthersKnown = areLinesKnown
    body(&record.state)
    lines.append(record)
  }

  /// The settings have all lines in numerical order.
  private func place(ofLine number: Int) -> Int? {
    let likely = number &- 1
    guard !lines.indices.contains(likely) || lines[likely].number != number else { return likely }
    return lines.firstIndex { $0.number == number }
  }
}

extension Entry {
  fileprivate var bar: LineRecord.Bar? {
    if sense == .refusedByGoogle {
      return data[.reason] == GoogleRefusal.noConsent.rawValue ? .consent : .refusal
    }
    if let floor = data[.floorMicros] { return .floor(micros: floor) }
    guard let impressions = data[.impressions], let time = data[.milliseconds] else { return nil }
    return .cap(impressions: impressions, time: .milliseconds(time))
  }

  fileprivate var isAd: Bool { data[.result] == .ad }
}

extension LineRecord.State {
  /// The ad is refused because of its size.
  fileprivate func refused(at time: Instant) -> Self {
    guard case .filled(let span) = self else { return self }
    return .failed(span, .anotherSize)
  }
}

extension Fields {
  fileprivate var problem: LineRecord.Problem? {
    self[.error].map {
      LineRecord.Problem.error(text: $0, domain: self[.domain] ?? "", code: self[.code] ?? 0)
    }
  }

  fileprivate var infos: [LineRecord.Info] {
    (self[.responseInfo] ?? []).map { line in
      LineRecord.Info(latency: .milliseconds(line[.latency] ?? 0), problem: line.problem)
    }
  }
}
