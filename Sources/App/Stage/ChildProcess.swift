import Glibc

/// This program once more, with other words, its input given and its output to be read.
struct ChildProcess {
  let process: pid_t
  let output: Int32
  let errors: Int32

  init?(arguments: [String], input: [UInt8]) {
    guard let stdin = Pipe(), let stdout = Pipe(), let stderr = Pipe() else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (end, place) in [
      (stdin.reading, STDIN_FILENO), (stdout.writing, STDOUT_FILENO),
      (stderr.writing, STDERR_FILENO),
    ] { posix_spawn_file_actions_adddup2(&actions, end, place) }

    let words = ["adplay"] + arguments
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process = pid_t()
    let failure = posix_spawn(&process, "/proc/self/exe", &actions, nil, &pointers, environ)
    stdin.closeReading()
    stdout.closeWriting()
    stderr.closeWriting()
    guard failure == 0 else { return nil }
    self.process = process
    (output, errors) = (stdout.reading, stderr.reading)
    // A child that ends at once must not take the stage with it.
    signal(SIGPIPE, SIG_IGN)
    // A scenario is smaller than what the child reads before it writes anything.
    Console.write(input, to: stdin.writing)
    close(stdin.writing)
  }

  /// Two ends that no other child inherits.
  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init?() {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (reading, writing) = (ends[0], ends[1])
    }

    func closeReading() { close(reading) }
    func closeWriting() { close(writing) }
  }
}
