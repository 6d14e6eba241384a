import Foundation
import Glibc
import Testing

/// The built program, run as a stranger runs it.
enum Program {
  /// What came of a run.
  struct Outcome {
    let status: Int32
    let output: String
    let complaint: String

    /// The lines of standard error.
    var complaints: [Substring] { complaint.split(separator: "\n") }
  }

  /// Next to the running test bundle, or where a debug build puts it.
  static let path: String = {
    let bundle = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = bundle.deletingLastPathComponent().appendingPathComponent("adplay").path
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    return root.appendingPathComponent(".build/debug/adplay").path
  }()

  /// The top of the repository.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs it without a terminal and waits for its end.
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

  private static func start(
    _ executable: String, _ words: [String], _ environment: [String: String] = [:]
  ) throws -> Running {
    // Files and not pipes: nobody has to read while the other one writes.
    let folder = try Scratch()
    let files = [
      "/dev/null", try folder.write("", to: "output"), try folder.write("", to: "error"),
    ]
    let merged = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pid = try spawn(executable, words, merged.map { "\($0)=\($1)" }, files)
    return Running(pid: pid, folder: folder)
  }

  /// A run that has not been waited for.
  struct Running {
    let pid: pid_t
    fileprivate let folder: Scratch

    /// Waits for its end.
    func end() throws -> Outcome {
      var status: Int32 = 0
      while waitpid(pid, &status, 0) < 0 { try #require(errno == EINTR) }
      let signal = status & 0x7F
      return Outcome(
        status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal,
        output: try folder.text("output"), complaint: try folder.text("error"))
    }
  }

  /// Starts a process on these files, with every signal as a shell leaves it. (Foundation's `Process`
  /// waits on a run loop, which a test's thread has none of.)
  private static func spawn(
    _ executable: String, _ words: [String], _ environment: [String], _ files: [String]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, file) in zip(Int32(0)..., files) {
      posix_spawn_file_actions_addopen(&actions, number, file, number == 0 ? O_RDONLY : O_WRONLY, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var pid: pid_t = 0
    let failure = withCStrings([executable] + words) { arguments in
      withCStrings(environment) { variables in
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

/// A folder that is gone with its owner.
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

  /// The names of what is in a folder of it.
  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  /// Makes a folder; answers its path.
  @discardableResult
  func folder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(name), withIntermediateDirectories: true)
    return path(name)
  }

  /// Writes a file; answers its path.
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
    return path(name)
  }
}
