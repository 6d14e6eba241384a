import Catalogue
import Directing
import Dispatch
import Observing
import Synchronization

/// Reads what a recorder wrote, and folds it in the background: once, or each time that more has come.
@MainActor
final class RecordingReading {
  /// Called with the recording as far as it has come.
  var onJournal: (PhoneJournal) -> Void = { _ in }
  /// Called with how much of a file has been read, in percent.
  var onProgress: (Int) -> Void = { _ in }
  /// Called with what is wrong.
  var onFailure: (Failure) -> Void = { _ in }
  /// Called when there are too many entries to show.
  var onTooLong: () -> Void = {}
  /// Called when it has come to its end, and nothing in it was written by a recorder.
  var onNothing: () -> Void = {}

  private let queue = DispatchQueue(label: "adplay.recording", qos: .userInitiated)
  private nonisolated let recordings: Mutex<Recordings>
  /// What was read of a file that does not grow.
  private nonisolated let ended = Mutex<[Recording]?>(nil)
  private var isFolding = false
  /// The run that is shown; nil for the last.
  private var run: RunChoice?
  /// What came meanwhile, in its order.
  private var waiting: [Piece] = []
  /// Whether another run is to be shown.
  private var isAsked = false
  /// Something that was read.
  enum Piece: Sendable {
    case bytes([UInt8])
    /// The file goes on from its beginning, or another one in its place.
    case anotherFile
    case end
  }

  /// `isLive` is for what is watched while it comes.
  init(isLive: Bool = true, run: RunChoice? = nil) {
    self.run = run
    var recordings = Recordings(keepsEntries: true, isLive: isLive)
    recordings.beginFile()
    self.recordings = Mutex(recordings)
  }

  /// Takes what has come. What comes while it is folded waits, and is folded at once.
  func take(_ piece: Piece) {
    waiting.append(piece)
    fold()
  }

  /// Shows another run.
  func show(_ run: RunChoice) {
    self.run = run
    isAsked = true
    fold()
  }

  private func fold() {
    guard !isFolding, !waiting.isEmpty || isAsked else { return }
    isFolding = true
    let (pieces, run) = (waiting, run)
    (waiting, isAsked) = ([], false)
    // The reader may have no other owner: the work keeps it until its result is told.
    queue.async { [self] in
      let folded = recordings.withLock { recordings in
        for piece in pieces { recordings.take(piece) }
        let isOver = if case .end? = pieces.last { true } else { false }
        return ended.withLock { ended in
          if isOver { ended = recordings.end() }
          return Folded(
            recordings, of: ended ?? recordings.soFar, run, isLive: ended == nil)
        }
      }
      DispatchQueue.main.async { self.take(folded) }
    }
  }

  private func take(_ folded: Folded) {
    isFolding = false
    tell(folded)
    fold()
  }

  private func tell(_ folded: Folded) {
    switch folded {
    case .journal(let journal): onJournal(journal)
    case .tooLong: onTooLong()
    case .nothing(let isOver): if isOver { onNothing() }
    case .noSuchRun: break
    }
  }

  // MARK: A file that does not grow

  /// Reads a file in the background: what is wrong with it is said once it is read.
  func read(_ path: String) {
    let size = max(1, Files.size(of: path))
    queue.async { [self] in
      var (done, told) = (0, 0)
      do throws(Failure) {
        try Files.stream(path) { piece in
          self.recordings.withLock { $0.take(piece) }
          done += piece.count
          guard done * 10 / size > told else { return }
          told = done * 10 / size
          DispatchQueue.main.async { [told] in self.onProgress(told * 10) }
        }
        DispatchQueue.main.async { self.take(.end) }
      } catch {
        DispatchQueue.main.async { self.onFailure(error) }
      }
    }
  }

  /// Reads a file before anything is shown.
  func readNow(_ path: String) throws(Failure) -> PhoneJournal {
    try Files.stream(path) { piece in recordings.withLock { $0.take(piece) } }
    let run = run
    let folded = recordings.withLock { recordings in
      recordings.endFile()
      let all = recordings.end()
      ended.withLock { $0 = all }
      return Folded(recordings, of: all, run, isLive: false)
    }
    switch folded {
    case .journal(let journal): return journal
    case .tooLong: throw .unreadable(path: path, .recordingIsLong)
    case .noSuchRun(let known): throw .unreadable(path: path, .noSuchRun(known: known))
    case .nothing: throw .unreadable(path: path, .noRecording)
    }
  }
}

/// A run of a recording.
enum RunChoice: Equatable, Sendable {
  /// Its place, from 0.
  case place(Int)
  /// Its id, or else its number from 1.
  case word(String)

  func place(in ids: [String]) -> Int? {
    let place =
      switch self {
      case .place(let place): place
      case .word(let word): ids.firstIndex(of: word) ?? Int(word).map { $0 - 1 } ?? -1
      }
    return ids.indices.contains(place) ? place : nil
  }
}

extension RecordingReading {
  /// A run of what was read.
  private enum Folded: Sendable {
    case journal(PhoneJournal)
    case tooLong
    case nothing(isOver: Bool)
    case noSuchRun(known: [String])

    init(_ read: Recordings, of all: [Recording], _ run: RunChoice?, isLive: Bool) {
      let ids = all.map(\.run)
      guard !all.isEmpty else {
        self = .nothing(isOver: !isLive)
        return
      }
      let last = all.lastIndex { $0.entries > 0 } ?? all.count - 1
      guard let place = run.map({ $0.place(in: ids) }) ?? last else {
        self = .noSuchRun(known: ids)
        return
      }
      let news = RecordingNews(read, runs: ids, shown: place).sentences
      self =
        PhoneJournal(all[place], news: news, isLive: isLive, of: all, at: place)
        .map { .journal($0) } ?? .tooLong
    }
  }
}

extension Recordings {
  fileprivate mutating func take(_ piece: RecordingReading.Piece) {
    switch piece {
    case .bytes(let bytes): take(bytes[...])
    case .anotherFile:
      endFile()
      beginFile()
    case .end: endFile()
    }
  }
}
