import Catalogue
package import Observing
import Playing
import Publishing
import Scenarios
package import Screen
package import Simulation
package import StageUI

/// Shows a journal from a file, or a phone's recording: the trace, what each entry says, and the counts at
/// the end or at an earlier moment. Nothing can be done in it.
@MainActor
package final class JournalDirector: Director {
  package var stage: Stage
  package let pace = Pace(isPaused: true, clock: .zero, instant: .start)
  package let mayRunLoop = false
  package let nextDue: Instant? = nil
  package var onWish: (StageWish) -> Void = { _ in }

  private var title: String
  private let seed: UInt64
  /// All there is.
  private var entries: EntryList
  private let units: [StageState.UnitState]
  private let askings: [String: Scenario.Asking]
  /// The scenario that the journal begins with, if it can be read.
  private let scenario: Scenario?
  private var ledgers = Ledgers()
  private var recording: StageState.Recording
  private var matches: StageState.Matches?
  package var keyMap: KeyMap
  private var past = JournalPast()
  /// What filters look at in a recording on a phone.
  private var index = TraceIndex()
  /// The earlier moment on the stage; nil for the end.
  private var lookBack: Earlier?

  /// What is known about an earlier moment.
  private struct Earlier {
    let place: Int
    let entries: Int
    let ledgers: Ledgers
  }

  package init(
    _ journal: RecordedJournal, name: String, _ stage: Stage, keyMap: KeyMap = .standard
  ) {
    (title, seed) = (journal.header.title, journal.header.seed)
    self.stage = stage
    self.keyMap = keyMap
    entries = EntryList(journal)
    // A journal without entries has nothing left to read.
    recording = .init(name: name, percentRead: journal.count == 0 ? 100 : 0, revision: 0)
    scenario = try? journal.scenario()
    let units = scenario?.adUnits ?? []
    self.units = units.map {
      .init(id: $0.id, title: $0.title ?? $0.id, kind: $0.kind, api: $0.api, state: nil)
    }
    askings = Dictionary(units.map { ($0.id, $0.asking) }) { first, _ in first }
  }

  /// Shows what is recorded on a phone, as far as it is taken.
  package init(recording name: String, isLive: Bool, _ stage: Stage) {
    (title, seed, scenario, units, askings) = (name, 0, nil, [], [:])
    self.stage = stage
    keyMap = .standard
    entries = EntryList([])
    recording = .init(name: name, percentRead: 0, revision: 0)
    recording.phone = .init(isLive: isLive)
  }

  package func open() {
    stage.pane = .trace
    stage.isPaused = true
  }

  package func catchUp() {}
  package func goOn() {}
  package func takeTap() -> ArraySlice<Entry> { [] }

  // MARK: Results from the background

  /// Takes the ledgers as far as they have been read, and the moments until then.
  package func take(_ ledgers: Ledgers, _ past: JournalPast = .init(), percentRead: Int) {
    self.ledgers = ledgers
    self.past = past
    recording.percentRead = percentRead
    recording.revision += 1
  }

  /// Takes a recording as far as it has come: what is on the stage stays there.
  package func take(_ reading: PhoneJournal) {
    entries = EntryList(reading.entries)
    title = reading.title
    recording.phone = reading.phone
    index = reading.index
    findAgain()
    take(reading.ledgers, reading.past, percentRead: 100)
    guard let earlier = lookBack else { return }
    let place = reading.past.place(upTo: earlier.entries)
    lookBack = place.flatMap(moment)
  }

  /// Looks at the newest moment, as another recording is.
  package func beginAgain() {
    lookBack = nil
    stage.lookAtNewest()
  }

  /// Says how much of a recording has been read.
  package func take(percentRead: Int) {
    recording.percentRead = min(99, percentRead)
    recording.revision += 1
  }

  /// Selects the entry at a place in a journal, or goes back to it in a recording; answers where that ends if
  /// it is beyond.
  package func select(_ place: RecordedJournal.End) -> BeyondTheEnd? {
    switch place {
    case .end: return nil
    case .entry(let number):
      guard number <= entries.count else { return .entry(entries.count) }
      look(at: number)
    case .time(let time):
      let last = entries.last?.time ?? .start
      guard time <= last else { return .time(last) }
      look(at: entries.last { $0.time <= time }?.number ?? 1)
    }
    return nil
  }

  private func look(at number: Int) {
    guard recording.phone != nil else { return stage.trace.selected = number }
    guard number < entries.count else { return }
    lookBack = Earlier(
      place: past.place(upTo: number) ?? 0, entries: number,
      ledgers: past.ledgers(after: number, of: entries))
  }

  /// Takes the rows that match a filter, as far as they have been found.
  package func take(_ matches: StageState.Matches) {
    self.matches = matches
    recording.revision += 1
  }

  // MARK: What is shown

  package var state: StageState {
    let entries = lookBack.map { self.entries.first($0.entries) } ?? self.entries
    let ledgers = lookBack?.ledgers ?? self.ledgers
    let matches = self.matches(upTo: entries.count)
    let selected = stage.trace.selected ?? stage.lastMatch(matches) ?? entries.count
    let entry = entries.isEmpty ? nil : entries[max(0, min(selected, entries.count) - 1)]
    var ad = self.entry(entry, among: entries)?.ad.flatMap { ledgers[$0] }
    if recording.phone?.isLive != true || lookBack != nil { ad = ad?.atItsEnd }
    let unit = ad?.unit ?? entry?.unitOfAd ?? stage.unit
    var state = StageState(
      title: title, seed: seed, now: entry?.time ?? .start,
      lastHappening: entry?.time ?? .start,
      moment: Moment(entries: entry?.number ?? 0, timers: recording.revision),
      units: unitsKnown(ledgers).map { unit in
        var unit = unit
        unit.state = ledgers.state(of: unit.id)
        return unit
      },
      unit: unit, asking: askings[unit], ad: ad,
      assetNames: Networks.assetNames(of: ad?.network, in: scenario),
      device: recording.phone == nil
        ? DeviceSnapshot(width: 0, height: 0) : PhoneCard.snapshot(of: ad),
      entries: entries, ledgers: ledgers,
      matches: matches, recording: recording)
    state.time = time
    return state
  }

  /// On a phone, the last ad to which something happened stays on the stage.
  private func entry(_ entry: Entry?, among entries: EntryList) -> Entry? {
    guard recording.phone != nil, stage.trace.selected == nil, entry?.ad == nil else {
      return entry
    }
    return entries.last { $0.ad != nil }
  }

  /// The units of the scenario, or those whose ads were recorded.
  private func unitsKnown(_ ledgers: Ledgers) -> [StageState.UnitState] {
    guard recording.phone != nil else { return units }
    var known: Set<String> = []
    return ledgers.ads.filter { known.insert($0.unit).inserted }.map { first in
      // The first may have been recorded in part.
      let ad =
        ledgers.ads.last { $0.unit == first.unit && !$0.unknown.contains(.format) } ?? first
      return StageState.UnitState(
        id: ad.unit, title: ad.unit, kind: ad.life.kind, state: nil,
        isFormatKnown: !ad.unknown.contains(.format))
    }
  }

  /// The moments, once all of them are known.
  private var time: TimeState? {
    let marks = past.marks
    guard recording.percentRead == 100, marks.count > 1, let last = marks.last else { return nil }
    return TimeState(marks: marks, place: lookBack?.place, present: last.time)
  }

  private func matches(upTo count: Int) -> StageState.Matches? {
    guard let matches, let last = matches.places.last, last >= count else { return matches }
    return .init(filter: matches.filter, places: matches.places.filter { $0 < count })
  }

  // MARK: Input

  package func handle(_ event: InputEvent, hitting hit: Hit?) {
    let filter = stage.trace.filter
    switch event {
    case .key(let key): obey(stage.handle(key, state, keyMap))
    case .mouse(let mouse): obey(stage.handle(mouse, hitting: hit, state, keyMap))
    case .resize(let size): stage.size = size
    case .paste(let text): stage.handle(pasted: text, state, keyMap)
    case .background, .appearance, .focus, .answer: break
    }
    guard stage.trace.filter != filter else { return }
    if recording.phone == nil { onWish(.find(stage.trace.filter)) } else { findAgain() }
  }

  private func findAgain() {
    let filter = stage.trace.filter
    guard !filter.isEmpty else { return }
    take(StageState.Matches(filter: filter, places: index.places(TraceFilter(filter))))
  }

  private func obey(_ effects: [StageEffect]) {
    for effect in effects {
      switch effect {
      case .wish(.measureDiscrepancy), .wish(.restart), .wish(.open), .wish(.tell),
        .wish(.endStory), .wish(.branch), .wish(.keepJournal), .wish(.export),
        .wish(.hunt):
        stage.overlay = nil
        sayThatItIsReadOnly()
      case .wish(.keepEvidence) where recording.phone != nil: sayThatItIsReadOnly()
      case .wish(let wish): onWish(wish)
      case .move(let step): move(step)
      case .perform, .reload, .showWhenLoaded, .setSpeed, .setPaused, .jumpToNextTimer, .tellNext,
        .playStory:
        sayThatItIsReadOnly()
      }
    }
    stage.isPaused = true
  }

  /// Shows another moment. Nothing can be done there, either.
  private func move(_ step: TimeStep) {
    guard let time else { return stage.notice = Notice(.journalIsBeingRead) }
    let present = time.marks.count - 1
    guard let place = time.marks.place(step, from: lookBack?.place ?? present) else {
      return stage.notice = Notice(step == .later ? .isEndOfJournal : .isBeginning)
    }
    stage.trace.selected = nil
    lookBack = moment(place)
  }

  private func moment(_ place: Int) -> Earlier? {
    past.entries(at: place).map { count in
      Earlier(
        place: place, entries: count, ledgers: past.ledgers(after: count, of: entries))
    }
  }

  private func sayThatItIsReadOnly() {
    stage.notice = Notice(stage.readOnly(recording, state))
  }
}

extension Stage {
  /// The number of the last entry that matches the filter, if there is a filter.
  fileprivate func lastMatch(_ matches: StageState.Matches?) -> Int? {
    guard !trace.filter.isEmpty, matches?.filter == trace.filter else { return nil }
    return matches?.places.last.map { $0 + 1 }
  }
}
