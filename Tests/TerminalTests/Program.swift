import Foundation
import Glibc
import Testing

/// The built program, run from outside.
enum Program {
  /// The result of a run.
  struct Outcome {
    let status: Int32
    let output: String
    let complaint: String

    /// The lines of standard error.
    var complaints: [Substring] { complaint.split(separator: "\n") }
  }

  /// Next to the running test bundle, or where a debug build puts it.
  static let path = built("adplay")

  /// The same with adapters as their authors write them.
  static let manners = built("manners")

  /// The program that measures, and plays random users.
  static let benchmarks = built("Benchmarks")

  private static func built(_ name: String) -> String {
    let bundle = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = bundle.deletingLastPathComponent().appendingPathComponent(name).path
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    return root.appendingPathComponent(".build/debug/\(name)").path
  }

  /// The top of the repository.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs it without a terminal and waits until it ends.
  static func run(_ words: String..., environment: [String: String] = [:]) throws -> Outcome {
    try run(path, words, environment)
  }

  static func run(
    _ executable: String, _ words: [String], _ environment: [String: String] = [:]
  ) throws -> Outcome {
    try start(executable, words, environment).end()
  }

  /// Starts it without a terminal.
  static func start(_ words: String...) throws -> Running { try start(path, words) }

  /// Starts it with its standard output in an existing file, opened with these flags.
  static func start(
    _ words: String..., output: String, opened mode: Int32
  ) throws -> Running {
    try start(path, words, output: Opening(path: output, mode: mode))
  }

  /// Starts it in a folder.
  static func start(
    in folder: String, _ words: [String], environment: [String: String]
  ) throws -> Running {
    try start("/bin/sh", moving(to: folder) + words, environment)
  }

  static func start(
    _ executable: String, _ words: [String], _ environment: [String: String] = [:],
    input: String = "/dev/null", output: Opening? = nil
  ) throws -> Running {
    // Files instead of pipes: a pipe would have to be read while the program writes.
    let folder = try Scratch()
    let ownOutput = Opening(path: try folder.write("", to: "output"), mode: O_WRONLY)
    let files = [
      Opening(path: input, mode: O_RDONLY), output ?? ownOutput,
      Opening(path: try folder.write("", to: "error"), mode: O_WRONLY),
    ]
    return Running(pid: try spawn(executable, words, environment, files), folder: folder)
  }

  /// Arguments for a shell that changes to a folder and becomes the program.
  static func moving(to folder: String) -> [String] {
    ["-c", "cd \"$1\" && shift && exec \"$@\"", "sh", folder, path]
  }

  /// How a file of a started process is opened.
  struct Opening {
    let path: String
    let mode: Int32
  }

  /// A running process, which is stopped and waited for with its last owner: a child that nobody waits for
  /// keeps the thread that waits for exit tests busy, and hides their ends from it.
  final class Running {
    let pid: pid_t
    private let folder: Scratch
    private var hasEnded = false

    init(pid: pid_t, folder: Scratch) { (self.pid, self.folder) = (pid, folder) }

    deinit {
      guard !hasEnded else { return }
      kill(pid, SIGKILL)
      waitpid(pid, nil, 0)
    }

    /// What it has written to standard error so far.
    var complaintSoFar: String { get throws { try folder.text("error") } }

    /// Waits until it ends.
    func end() throws -> Outcome {
      var status: Int32 = 0
      while waitpid(pid, &status, 0) < 0 { try #require(errno == EINTR) }
      hasEnded = true
      return Outcome(
        status: Program.exitStatus(status),
        output: try folder.text("output"), complaint: try folder.text("error"))
    }
  }

  /// The exit status a shell would report for a status of `waitpid`.
  static func exitStatus(_ status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Starts a process with these files and default signal handling. With `ownsSession` the first
  /// terminal among the files becomes its controlling terminal. (Foundation's `Process` waits on a
  /// run loop, which a test's thread does not have.)
  static func spawn(
    _ executable: String, _ words: [String], _ more: [String: String], _ files: [Opening],
    ownsSession: Bool = false
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, file) in zip(Int32(0)..., files) {
      posix_spawn_file_actions_addopen(&actions, number, file.path, file.mode, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // POSIX_SPAWN_SETSID, which the C library's module lacks.
    let ownSession: Int32 = ownsSession ? 0x80 : 0
    let flags = Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | ownSession
    posix_spawnattr_setflags(&attributes, Int16(flags))
    let environment = ProcessInfo.processInfo.environment.merging(more) { $1 }
    var pid: pid_t = 0
    let failure = withCStrings([executable] + words) { arguments in
      withCStrings(environment.map { "\($0)=\($1)" }) { variables in
        posix_spawn(&pid, executable, &actions, &attributes, arguments, variables)
      }
    }
    try #require(failure == 0, "\(executable): \(String(cString: strerror(failure)))")
    return pid
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}

/// A folder that is removed with its owner.
final class Scratch {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// The names of the files in one of its folders.
  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  /// Makes a folder and returns its path.
  @discardableResult
  func folder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(name), withIntermediateDirectories: true)
    return path(name)
  }

  /// Writes a file and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
    return path(name)
  }

  /// Writes a file that is closed when this returns, and returns its path.
  ///
  /// Another process writes it: a child that a parallel test starts just then would still have a file of
  /// this process open. A file that is open for writing can't be run ("Text file busy"), and whoever
  /// watches it hears of it once more when that child ends.
  @discardableResult
  func writeClosed(_ text: String, to name: String) throws -> String {
    let source = try write(text, to: ".\(UUID()).text")
    defer { unlink(source) }
    let copied = try Program.run("/bin/cp", [source, path(name)])
    try #require(copied.status == 0)
    return path(name)
  }

  /// Writes a script that can be run, and returns its path.
  func writeScript(_ text: String, to name: String) throws -> String {
    let script = try writeClosed(text, to: name)
    try #require(chmod(script, 0o755) == 0)
    return script
  }
}
