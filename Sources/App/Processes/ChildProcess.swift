import Glibc

/// Another process, of this program or another one, with its input given and what it tells to be read.
@MainActor
final class ChildProcess {
  /// Where it is read.
  let ends: [Int32]
  /// Nil once it has been waited for: its number may belong to another process then.
  private var process: pid_t?

  /// The part of its output that is read.
  enum Telling {
    /// Its output, and its errors.
    case output
    /// The reports of this program, and nothing that it prints.
    case reports
    /// All of these.
    case all

    fileprivate var places: [Int32] {
      switch self {
      case .all: [STDOUT_FILENO, STDERR_FILENO, Reports.descriptor]
      case .output: [STDOUT_FILENO, STDERR_FILENO]
      case .reports: [Reports.descriptor]
      }
    }
  }

  /// How it is stopped.
  enum Stopping {
    case atOnce
    /// As by Ctrl-C, and waited for: it has started others, which only it can end.
    case asked
  }

  private let stopping: Stopping

  /// This program.
  static let own = "/proc/self/exe"

  init?(
    _ program: String = own, arguments: [String], input: [UInt8], tells: Telling = .output,
    stopping: Stopping = .atOnce
  ) {
    self.stopping = stopping
    let pipes = (0...tells.places.count).compactMap { _ in Pipe() }
    let file = InputFile(input)
    guard pipes.count == tells.places.count + 1,
      let process = Self.start(program, arguments, pipes, tells, input: file?.number)
    else {
      for pipe in pipes { pipe.close() }
      return nil
    }
    self.process = process
    ends = pipes.dropFirst().map(\.reading)
    for end in [pipes[0].reading] + pipes.dropFirst().map(\.writing) { close(end) }
    // A scenario is smaller than what the child reads before it writes anything.
    if file == nil { Console.write(input, to: pipes[0].writing) }
    close(pipes[0].writing)
  }

  /// Ends it; false, without effect, if it has been waited for already.
  @discardableResult
  func stop() -> Bool {
    guard let process else { return false }
    if stopping == .asked {
      interrupt()
      if end(within: 2000) != nil { return true }
    }
    kill(process, SIGKILL)
    wait()
    return true
  }

  /// Asks it to end, as Ctrl-C does.
  func interrupt() {
    if let process { kill(process, SIGINT) }
  }

  /// Lets everything else have the processors first, as is right for what runs beside a stage. What it
  /// starts later does the same.
  func giveWay() {
    if let process { setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(process), 10) }
  }

  /// Runs a program with this one's input and output, and waits until it ends.
  static func run(_ program: String, _ arguments: [String]) -> End? {
    start(program, arguments).map(wait)
  }

  /// How a process ended.
  enum End: Equatable {
    case exited(Int32)
    case killed(signal: Int32)
  }

  /// Waits until it ends.
  @discardableResult
  func wait() -> End {
    guard let process else { return .exited(0) }
    self.process = nil
    return Self.wait(process)
  }

  /// The same for one that says nothing more: one that goes on all the same is stopped.
  func waitBriefly() -> End {
    if let end = end(within: 200) { return end }
    stop()
    return .killed(signal: SIGKILL)
  }

  /// Nil if it still goes on after so many times 5 ms.
  private func end(within rounds: Int) -> End? {
    for _ in 0..<rounds {
      guard let process else { return .exited(0) }
      var status: Int32 = 0
      if waitpid(process, &status, WNOHANG) != 0 {
        self.process = nil
        return Self.end(status)
      }
      usleep(5000)
    }
    return nil
  }

  private static func wait(_ process: pid_t) -> End {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return end(status)
  }

  private static func end(_ status: Int32) -> End {
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: signal)
  }

  /// Nil if the system refuses. Without pipes it has the files of this process.
  private static func start(
    _ program: String, _ arguments: [String], _ pipes: [Pipe] = [], _ tells: Telling = .output,
    input: Int32? = nil
  ) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let end = input ?? pipes.first?.reading {
      posix_spawn_file_actions_adddup2(&actions, end, STDIN_FILENO)
    }
    if tells == .reports {
      for place in [STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, place, "/dev/null", O_WRONLY, 0)
      }
    }
    for (pipe, place) in zip(pipes.dropFirst(), tells.places) {
      posix_spawn_file_actions_adddup2(&actions, pipe.writing, place)
    }
    var pointers: [UnsafeMutablePointer<CChar>?] =
      (["adplay"] + arguments).map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process = pid_t()
    let failure = posix_spawn(&process, program, &actions, nil, &pointers, environ)
    return failure == 0 ? process : nil
  }

  /// Input in a file without a name, which a child that an adapter has ended can read once more.
  private final class InputFile {
    private let file: UnsafeMutablePointer<FILE>
    var number: Int32 { fileno(file) }

    /// Nil if the system refuses.
    init?(_ bytes: [UInt8]) {
      guard let file = tmpfile() else { return nil }
      self.file = file
      _ = fcntl(fileno(file), F_SETFD, FD_CLOEXEC)
      guard Console.write(bytes, to: fileno(file)) == nil else { return nil }
      lseek(fileno(file), 0, SEEK_SET)
    }

    deinit { fclose(file) }
  }

  /// A pipe that no other child inherits.
  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init?() {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (reading, writing) = (ends[0], ends[1])
    }

    func close() {
      Glibc.close(reading)
      Glibc.close(writing)
    }
  }
}
