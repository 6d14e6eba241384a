import JSON
import Simulation

/// Reads what recorders wrote, wherever it went on its way: files of their own, and logs with other lines
/// between; and judges each run of an application.
///
/// ```
/// bytes ─▶ RecordingLines ─▶ ConsoleText ─▶ RecordingLine ─▶ parts joined ─▶ RunningOrder ─▶ RecordedRun
/// ```
///
/// However much comes, it keeps a line, some thousand entries of each run, and what is known of its ads.
package struct Recordings {
  private var lines = RecordingLines()
  private var parts = PartStore()
  /// Whether a line was put together from several.
  private var hasJoined = false
  private var isHeaderUnread = false
  private var runs: [RecordedRun] = []
  private var places: [String: Int] = [:]
  /// The run whose journal the file is, from its header on.
  private var runOfFile: Int?
  /// The run of the file before, which may go on in the next one.
  private var runBefore: Int?
  /// The run of entries in the file that no header says anything of.
  private var headless: Int?
  /// The run that the last line was of.
  private var runOfLine: Int?
  /// Whether the last line that a recorder wrote has no end.
  private var endsCut = false
  /// A line in a log without an end, which may come in the next one.
  private var wrapped: WrappedLine?
  private var breaks = LineBreaks()
  /// How many lines could not be read before the last one of a recorder.
  private var badBefore = 0
  private var file = -1
  private var line = 0
  /// Entries of runs whose header has not come.
  private var early: [String: [RunningOrder.Placed]] = [:]
  package private(set) var troubles: [RecordingTrouble] = []
  /// How many lines could not be read.
  package private(set) var badLines = 0
  /// How many lines there were, and how many of them a recorder wrote.
  package private(set) var lineCount = 0
  package private(set) var recorderLines = 0

  /// How many troubles are told one by one.
  private static let troublesTold = 1000
  /// How many entries may come before the header of their run.
  private static let earlyLimit = 4096

  /// Whether the entries are kept, for a page or a stage.
  private let keepsEntries: Bool
  /// Whether somebody watches: then each entry counts at once, with a header or without.
  private let isLive: Bool

  package init(keepsEntries: Bool = false, isLive: Bool = false) {
    (self.keepsEntries, self.isLive) = (keepsEntries || isLive, isLive)
  }

  // MARK: What is read

  package mutating func beginFile() {
    file += 1
    (runBefore, runOfFile, headless) = (runOfFile, nil, nil)
    (runOfLine, endsCut, badBefore, breaks) = (nil, false, badLines, LineBreaks())
    lines.restart()
  }

  package mutating func take(_ piece: ArraySlice<UInt8>) {
    var lines = lines
    self.lines = RecordingLines()
    lines.take(piece) { take(line: $0, $1) }
    self.lines = lines
  }

  package mutating func endFile() {
    var lines = lines
    let before = badLines
    lines.end { take(line: $0, $1) }
    giveUpWrapped()
    self.lines = lines
    let isCut = badLines > before || endsCut
    guard let run = runOfFile ?? runOfLine, run < runs.count else { return }
    if isCut { runs[run].isCut = true }
    // A line without an end is one that was being written.
    if badLines - badBefore > (isCut ? 1 : 0) { runs[run].endUnread() }
  }

  /// There is nothing more to read.
  package mutating func end() -> [Recording] {
    for whole in parts.rest() {
      line = whole.line
      add(.partMissing)
    }
    for run in early.keys.sorted() { settle(run, nil) }
    defer { runs = [] }
    return runs.indices.map { runs[$0].end() }
  }

  /// The runs as far as they have come.
  package var soFar: [Recording] { runs.map(\.soFar) }

  // MARK: Lines

  private mutating func take(line text: UnsafeRawBufferPointer?, _ number: Int) {
    (line, lineCount) = (number, lineCount + 1)
    guard let text else { return add(.tooLong) }
    guard isObject(text), !ConsoleText.begins(withMarkIn: text) else { return takeConsole(text) }
    if runOfFile != nil || ConsoleText.namesFormat(text) {
      return take(.reading(ConsoleText.trimmed(text), line: number), isBare: true)
    }
    guard ConsoleText.namesParty(text) else { return takeConsole(text) }
    let read = RecordingLine.reading(ConsoleText.trimmed(text), line: number)
    // Objects that are no entries are another writer's.
    guard case .entry(let entry, let run, _) = read else { return takeConsole(text) }
    if run == nil, headless == nil { begin(with: entry) }
    take(read)
  }

  /// A file without a header may be the next part of the one before it. Otherwise nobody knows what run its
  /// entries are of, and what was recorded of it.
  private mutating func begin(with entry: Entry) {
    if let runBefore, runs[runBefore].isContinued(by: entry) {
      runs[runBefore].goOn()
      runOfFile = runBefore
    } else {
      headless = runs.count
      runs.append(
        RecordedRun("", nil, file: max(0, file), keepsEntries: keepsEntries, isLive: isLive))
      runs[runs.count - 1].isHeaderUnread = isHeaderUnread
    }
  }

  private mutating func takeConsole(_ text: UnsafeRawBufferPointer) {
    let finds = ConsoleText.finds(in: text)
    if finds.isEmpty, goOnWrapped(text) { return }
    giveUpWrapped()
    for find in finds { take(find, in: text) }
    if finds.isEmpty, runOfFile != nil, !ConsoleText.isBlank(text) { add(.cut) }
  }

  private mutating func take(_ find: ConsoleText.Find, in text: UnsafeRawBufferPointer) {
    giveUpWrapped()
    endsCut = false
    switch find {
    case .object(let bytes, let start):
      take(
        .reading(bytes, line: line, column: start.map { ConsoleText.column(of: $0, in: text) } ?? 1)
      )
    case .hidden: add(.hidden)
    case .cut(let beginning):
      wrapped = WrappedLine(beginning, of: text, line: line, breaks)
      endsCut = true
    }
  }

  /// The next line of one that was cut into several.
  private mutating func goOnWrapped(_ text: UnsafeRawBufferPointer) -> Bool {
    guard var wrapped, wrapped.goesOn(with: text) else { return false }
    if let whole = wrapped.add(text) {
      (self.wrapped, endsCut, breaks, hasJoined) = (nil, false, wrapped.breaks, true)
      take(.reading(whole, line: wrapped.line))
    } else {
      self.wrapped = wrapped
    }
    return true
  }

  /// What comes next does not belong to the line without an end.
  private mutating func giveUpWrapped() {
    guard let wrapped else { return }
    self.wrapped = nil
    let now = line
    line = wrapped.line
    add(.cut)
    line = now
  }

  private func isObject(_ text: UnsafeRawBufferPointer) -> Bool {
    ConsoleText.firstByte(of: text) == UInt8(ascii: "{")
  }

  private mutating func take(_ read: RecordingLine, isBare: Bool = false) {
    switch read {
    case .header(let header): begin(header, isBare: isBare)
    case .entry(let entry, let run, let isUnderstood):
      let placed = RunningOrder.Placed(
        entry: entry, file: file, line: line, isUnderstood: isUnderstood, isJoined: hasJoined)
      add(placed, run)
    case .part(let part):
      recorderLines += 1
      guard let whole = parts.add(part, line: line) else { return }
      let text = hasJoined ? StrayBlanks.removed(from: whole) : whole
      take(RecordingLine.reading(text, line: line).ofRun(part.whole.run))
    case .trouble(let kind): add(kind)
    }
  }

  private mutating func add(_ kind: RecordingTrouble.Kind) {
    badLines += 1
    if case .header = kind { isHeaderUnread = true }
    guard troubles.count < Self.troublesTold else { return }
    troubles.append(RecordingTrouble(file: file, line: line, kind: kind))
  }

  // MARK: Runs

  private mutating func begin(_ header: JournalHeader, isBare: Bool) {
    recorderLines += 1
    // A journal of adplay has no run: each is one of its own.
    let run = header.recorded?.run ?? ""
    let id = run.isEmpty ? "\(file):\(line)" : run
    settle(id, header)
    // In a log, each line names its run, and most lines are others'.
    if isBare { runOfFile = places[id] }
  }

  private mutating func settle(_ id: String, _ header: JournalHeader?) {
    guard places[id] == nil else { return }
    places[id] = runs.count
    runs.append(
      RecordedRun(
        header.map { $0.recorded?.run ?? "" } ?? id, header, file: max(0, file),
        keepsEntries: keepsEntries, isLive: isLive))
    runs[runs.count - 1].isHeaderUnread = isHeaderUnread
    for placed in early.removeValue(forKey: id) ?? [] { runs[runs.count - 1].add(placed) }
  }

  private mutating func add(_ placed: RunningOrder.Placed, _ run: String?) {
    (recorderLines, badBefore) = (recorderLines + 1, badLines)
    guard let run else {
      guard let place = runOfFile ?? headless else { return add(.noHeader) }
      runOfLine = place
      return runs[place].add(placed)
    }
    if let place = places[run] {
      runOfLine = place
      return runs[place].add(placed)
    }
    early[run, default: []].append(placed)
    if isLive || early[run]?.count == Self.earlyLimit { settle(run, nil) }
  }
}
