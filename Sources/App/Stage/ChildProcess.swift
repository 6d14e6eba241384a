import Glibc

/// Another process, of this program or another one, with its input given and its output to be read.
@MainActor
final class ChildProcess {
  let output: Int32
  let errors: Int32
  /// Nil once it has been waited for: its number may belong to another process then.
  private var process: pid_t?

  init?(_ program: String = "/proc/self/exe", arguments: [String], input: [UInt8]) {
    let pipes = (0..<3).compactMap { _ in Pipe() }
    guard pipes.count == 3, let process = Self.start(program, arguments, pipes) else {
      for pipe in pipes { pipe.close() }
      return nil
    }
    self.process = process
    (output, errors) = (pipes[1].reading, pipes[2].reading)
    for end in [pipes[0].reading, pipes[1].writing, pipes[2].writing] { close(end) }
    // A scenario is smaller than what the child reads before it writes anything.
    Console.write(input, to: pipes[0].writing)
    close(pipes[0].writing)
  }

  /// Ends it; false, without effect, if it has been waited for already.
  @discardableResult
  func stop() -> Bool {
    guard let process else { return false }
    kill(process, SIGKILL)
    wait()
    return true
  }

  /// Waits until it ends.
  func wait() {
    guard let process else { return }
    waitpid(process, nil, 0)
    self.process = nil
  }

  /// Nil if the system refuses.
  private static func start(
    _ program: String, _ arguments: [String], _ pipes: [Pipe]
  ) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let ends = [pipes[0].reading, pipes[1].writing, pipes[2].writing]
    for (place, end) in zip([STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO], ends) {
      posix_spawn_file_actions_adddup2(&actions, end, place)
    }
    var pointers: [UnsafeMutablePointer<CChar>?] =
      (["adplay"] + arguments).map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process = pid_t()
    let failure = posix_spawn(&process, program, &actions, nil, &pointers, environ)
    return failure == 0 ? process : nil
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
