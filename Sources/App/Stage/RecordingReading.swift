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

  private let queue = DispatchQueue(label: "adplay.recording", qos: .userInitiated)
  private nonisolated let recordings: Mutex<Recordings>
  private var isFolding = false
  /// What came meanwhile, in its order.
  private var waiting: [Piece] = []
  /// Something that was read.
  enum Piece: Sendable {
    case bytes([UInt8])
    /// The file goes on from its beginning, or another one in its place.
    case anotherFile
    case end
  }

  /// `isLive` is for what is watched while it comes.
  init(isLive: Bool = true) {
    var recordings = Recordings(keepsEntries: true, isLive: isLive)
    recordings.beginFile()
    self.recordings = Mutex(recordings)
  }

  /// Takes what has come. What comes while it is folded waits, and is folded at once.
  func take(_ piece: Piece) {
    waiting.append(piece)
    fold()
  }

  private func fold() {
    guard !isFolding, !waiting.isEmpty else { return }
    isFolding = true
    let pieces = waiting
    waiting = []
    // The reader may have no other owner: the work keeps it until its result is told.
    queue.async { [self] in
      let folded = recordings.withLock { recordings in
        for piece in pieces { recordings.take(piece) }
        if case .end? = pieces.last {
          let all = recordings.end()
          return Folded(recordings, of: all, isLive: false)
        }
        return Folded(recordings, of: recordings.soFar, isLive: true)
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
    case .nothing: break
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
  static func read(_ path: String) throws(Failure) -> PhoneJournal {
    var recordings = Recordings(keepsEntries: true)
    recordings.beginFile()
    try Files.stream(path) { recordings.take($0) }
    recordings.endFile()
    switch Folded(recordings, of: recordings.end(), isLive: false) {
    case .journal(let journal): return journal
    case .tooLong: throw .unreadable(path: path, .recordingIsLong)
    case .nothing: throw .unreadable(path: path, .noRecording)
    }
  }
}

extension RecordingReading {
  /// The last run of what was read.
  private enum Folded: Sendable {
    case journal(PhoneJournal)
    case tooLong, nothing

    init(_ read: Recordings, of all: [Recording], isLive: Bool) {
      guard let last = all.last else {
        self = .nothing
        return
      }
      let news = RecordingNews(read, runs: all.map(\.run)).sentences
      self = PhoneJournal(last, news: news, isLive: isLive).map { .journal($0) } ?? .tooLong
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
