import Catalogue
import CursesTerminal
import Dispatch
import Glibc

/// What is followed: standard input or a pipe, which wakes the stage when more has come, or a file, whose
/// folder tells of its changes. Nothing polls.
@MainActor
final class RecordingInput {
  /// As people call it.
  let name: String
  var onNews: (News) -> Void = { _ in }
  private var onPiece: (RecordingReading.Piece) -> Void = { _ in }
  /// Nil for standard input and pipes.
  private let path: String?
  private var file: Int32
  private var place: Files.Place?
  private var offset = 0
  private var pipe: FileWatch?
  private var folder: FolderWatch?

  /// At most so much is read at once.
  private static let pieceSize = 1 << 18

  init(_ path: String) throws(Failure) {
    guard path != "-" || isatty(STDIN_FILENO) == 0 else {
      throw .unreadable(path: path, .nothingToFollow)
    }
    name = path == "-" ? JudgeText.standardInput : path
    file = path == "-" ? Self.input() : open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(path: path, .system(Files.reason)) }
    let isFile = Self.isFile(file)
    self.path = isFile ? (path == "-" ? Files.resolved("/proc/self/fd/\(file)") : path) : nil
    place = self.path.flatMap(Files.place)
  }

  /// Standard input under another number; keys come from the terminal in its place.
  private static func input() -> Int32 {
    defer { Keyboard.takeBack() }
    return fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
  }

  private static func isFile(_ file: Int32) -> Bool {
    var status = stat()
    return fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  func begin(_ onPiece: @escaping (RecordingReading.Piece) -> Void) {
    self.onPiece = onPiece
    guard let path else {
      pipe = FileWatch(file) { [weak self] in self?.readPipe() }
      return
    }
    folder = FolderWatch([Files.folder(of: path)], seesWriting: true) { [weak self] changed in
      let name = path.split(separator: "/").last
      guard changed.contains(where: { $0.split(separator: "/").last == name }) else { return }
      self?.readFile()
    }
    readFile()
  }

  // MARK: Pipes

  private func readPipe() {
    guard isReadable, let piece = readPiece() else { return }
    guard !piece.isEmpty else {
      pipe?.stop()
      onPiece(.end)
      return onNews(.streamEnded)
    }
    onPiece(.bytes(piece))
    // The system tells of new bytes once, and the end of the pipe may have come with them.
    if isReadable { DispatchQueue.main.async { [weak self] in self?.readPipe() } }
  }

  private var isReadable: Bool {
    var wanted = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, 0) > 0
  }

  /// Empty at the end; nil if nothing can be said yet.
  private func readPiece() -> [UInt8]? {
    var count = 0
    let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, filled in
      count = Glibc.read(file, buffer.baseAddress, Self.pieceSize)
      filled = max(0, count)
    }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? nil : piece
  }

  // MARK: Files

  private func readFile() {
    guard let path else { return }
    readOn()
    guard let now = Files.place(of: path) else { return tellThatItIsGone() }
    guard now != place || Files.size(of: path) < offset else { return }
    let next = open(path, O_RDONLY | O_CLOEXEC)
    guard next >= 0 else { return }
    close(file)
    (file, place, offset) = (next, now, 0)
    onPiece(.anotherFile)
    onNews(.beginsAgain(file: name))
    readOn()
  }

  private func readOn() {
    while let piece = readPiece(), !piece.isEmpty {
      offset += piece.count
      onPiece(.bytes(piece))
    }
  }

  private func tellThatItIsGone() {
    guard place != nil else { return }
    place = nil
    onNews(.isGone(file: name))
  }
}
