import Hunting
import Observing
import Simulation

/// Makes a draft of what a recorder wrote.
///
/// ```
/// entries ─▶ RecordedUnit ─▶ LineDecider, AssetDecider ─▶ units
///                        └─▶ UserDecider ─▶ deeds in order ─▶ steps
/// ```
struct DraftMaker {
  private var draft = Draft()
  private var deeds: [(deed: Deed, unit: String, steps: [JSONTree])] = []
  private var loaded: [String: Instant] = [:]
  private let leftOut: Set<String>
  private let end: Instant

  static func draft(of entries: [Entry], leftOut: Set<String>) -> Draft {
    let (units, strangers) = RecordedUnit.all(in: entries)
    var maker = DraftMaker(leftOut: leftOut, end: entries.last?.time ?? .start)
    for stranger in strangers { maker.draft.losses.insert(.adWithoutLine(stranger)) }
    for unit in units { maker.add(unit, isAlone: units.filter { $0.name == unit.name }.count == 1) }
    maker.addClasses(onlySetUpIn: entries)
    maker.draft.losses.insert(.absences)
    maker.draft.steps = maker.script
    return maker.draft
  }

  private init(leftOut: Set<String>, end: Instant) { (self.leftOut, self.end) = (leftOut, end) }

  // MARK: Units

  private mutating func add(_ unit: RecordedUnit, isAlone: Bool) {
    let id = isAlone ? unit.name : "\(unit.name)-\(unit.format)"
    let lines = LinesOfUnit(unit, leftOut: leftOut)
    let tree = JSONTree.object([
      "id": .string(id), "format": .string(unit.format),
      "api": lines.api.map { .string($0) }, "timeout": lines.timeout.map { .time($0) },
      "options": lines.options.isEmpty ? nil : .object(lines.options),
      "lines": .array(lines.trees),
    ])
    draft.units.append(tree)
    for (place, story) in unit.stories.enumerated() {
      let name = "\(id)#\(place + 1)"
      draft.names[story.name] = name
      if let load = story.loads.last(where: { $0.result == .ad }) ?? story.loads.last {
        draft.parts[name] = Part(unit: draft.units.count - 1, className: load.className)
      }
      loaded[story.name] = story.loaded
      let (deeds, isOpen) = UserDecider.deeds(with: story, format: unit.format)
      for deed in deeds {
        let changes = deed.what == .load ? lines.changes(before: place, in: id) : []
        self.deeds.append((deed, id, changes))
        if case .tap = deed.what { draft.losses.insert(.taps) }
      }
      if isOpen { open.insert(story.name) }
      for line in story.linesUnseen {
        draft.losses.insert(.lineWithoutAdapter(unit: unit.name, line: line))
      }
    }
    draft.losses.formUnion(lines.losses)
  }

  /// Adapters that were set up, and asked for nothing.
  private mutating func addClasses(onlySetUpIn entries: [Entry]) {
    let asked = Set(draft.parts.values.map(\.className))
    for entry in entries where entry.sense == .setUpAsked {
      guard let className = entry.data[.className], !asked.contains(className) else { continue }
      let place = draft.units.count
      draft.add(onlySetUp: className)
      guard let id = draft.units.last?["id"]?.string, draft.units.count > place else { continue }
      draft.parts["\(id)#0"] = Part(unit: place, className: className)
    }
  }

  /// The ads that cover the application to the end.
  private var open: Set<String> = []

  // MARK: The script

  private var script: [JSONTree] {
    var writer = ScriptWriter()
    let all = deeds.sorted { ($0.deed.time, $0.deed.number) < ($1.deed.time, $1.deed.number) }
    var loads: [String: Int] = [:]
    for row in all where row.deed.what == .load { loads[row.deed.ad, default: 0] += 1 }
    for (place, row) in all.enumerated() {
      let next = place + 1 < all.count ? all[place + 1].deed.time : end
      let isAlone = loads[row.deed.ad] == 1
      writer.add(
        row.deed, of: row.unit, named: draft.names[row.deed.ad], after: row.steps,
        loaded: isAlone ? loaded[row.deed.ad].flatMap { $0 <= next ? $0 : nil } : nil)
      closeIfOver(row.deed, all[(place + 1)...], &writer)
    }
    writer.wait(until: end)
    if !open.isEmpty { writer.step("close", .bool(true)) }
    return writer.steps
  }

  /// Nothing covers the application any more if the next ad comes over it.
  private func closeIfOver(
    _ deed: Deed, _ later: ArraySlice<(deed: Deed, unit: String, steps: [JSONTree])>,
    _ writer: inout ScriptWriter
  ) {
    guard open.contains(deed.ad), !later.contains(where: { $0.deed.ad == deed.ad }),
      let next = later.first(where: { $0.deed.what == .show || $0.deed.what == .dismiss })?.deed
    else { return }
    writer.wait(until: next.time)
    writer.step("close", .bool(true))
  }
}

/// Writes the steps of a script at their moments.
struct ScriptWriter {
  private(set) var steps: [JSONTree] = []
  private var now = Instant.start
  /// By how much it is behind the recording.
  private var delay = Duration.zero

  mutating func wait(until time: Instant) {
    let time = time + delay
    guard time > now else { return }
    step("advance", .time(Int((time - now) / .milliseconds(1))))
    now = time
  }

  mutating func step(_ word: String, _ value: JSONTree) { step(.object([word: value])) }

  mutating func step(_ step: JSONTree) { steps.append(step) }

  mutating func add(
    _ deed: Deed, of unit: String, named ad: String?, after changes: [JSONTree], loaded: Instant?
  ) {
    wait(until: deed.time)
    steps += changes
    switch deed.what {
    case .load:
      step(loaded == nil ? "request" : "load", .string(unit))
      if let loaded { now = max(now, loaded + delay) }
    case .show:
      step("show", .string(unit))
      delay += max(.zero, now - (deed.time + delay))
      wait(until: deed.time + deed.takes)
      delay += deed.delays
    case .dismiss: step("dismiss", .string(unit))
    case .close: step("close", .bool(true))
    case .visible(let isVisible): step("visible", .bool(isVisible))
    case .tap(let target):
      steps.append(.object(["tap": .string(target), "ad": ad.map { .string($0) }]))
    }
  }
}
