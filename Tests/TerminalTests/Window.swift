import Foundation
import Testing

/// A shell in a window of a real terminal: a tmux server of its own, without anyone's settings.
/// Tests press keys and read the screen.
final class Window {
  static let prompt = "shell$ "
  private static let tmux: String? = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/bin/tmux"]
    .first(where: FileManager.default.isExecutableFile)

  let scratch: Scratch
  private let tmux: String
  private var commands = 0
  private let socket = "adplay-\(UUID().uuidString)"

  init(columns: Int = 100, rows: Int = 30) async throws {
    tmux = try #require(Self.tmux, "tmux is not installed: apt-get install tmux")
    scratch = try Scratch()
    // A shell that does not clean up after programs, so that what they leave behind is visible. A
    // debug build's crash report would wait for a key.
    let variables = "SWIFT_BACKTRACE=enable=no LC_ALL=C.UTF-8 PS1='\(Self.prompt)' ENV="
    let shell =
      "cd \(scratch.url.path); exec env -u COLORTERM -u NO_COLOR \(variables) sh"
    try ask(
      "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
      "-e", "ADPLAY=\(Program.path)", shell,
      ";", "set", "-g", "escape-time", "0", ";", "set", "-g", "window-size", "manual")
    try await wait("a prompt") { $0.hasPrefix(Self.prompt.dropLast()) }
  }

  deinit { _ = try? Program.run(tmux, ["-L", socket, "kill-server"]) }

  // MARK: Keys and commands

  /// Types a command line, with `$ADPLAY` for the program, and presses Enter. Returns the name of
  /// the file that will have its exit status.
  @discardableResult
  func start(_ line: String) throws -> String {
    commands += 1
    let file = "status.\(commands)"
    try ask("send-keys", "-l", "\(line); echo $? > \(file)")
    try press("Enter")
    return file
  }

  /// Waits until a command has ended and returns its exit status.
  func end(of file: String, location: SourceLocation = #_sourceLocation) async throws -> Int {
    var status: Int?
    try await wait("the end of a command", location: location) { _ in
      status = (try? scratch.text(file)).flatMap { Int($0.trimmingCharacters(in: .newlines)) }
      return status != nil
    }
    return try #require(status)
  }

  /// Runs a command line and returns its exit status.
  @discardableResult
  func run(_ line: String, location: SourceLocation = #_sourceLocation) async throws -> Int {
    try await end(of: start(line), location: location)
  }

  /// Presses keys, by their names in tmux.
  func press(_ keys: String...) throws {
    for key in keys { try ask("send-keys", "--", key) }
  }

  func resize(columns: Int, rows: Int) throws {
    try ask("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  /// Opens a program's stage, with a state folder of its own unless one is given. The file `pid` has its process number, and `ended` will have its exit status.
  /// Returns the name of the file that will have the status of the shell's job, whether stopped or
  /// done.
  @discardableResult
  func openStage(
    _ options: String = "", state: String? = nil, program: String = Program.path
  ) async throws -> String {
    let state =
      "XDG_CONFIG_HOME=/dev/null XDG_STATE_HOME='\(state ?? scratch.path("state"))' "
    let stage = try scratch.write(
      """
      trap : INT  # what ends the stage must not keep its exit status from being written
      \(state)sh -c 'echo $$ > pid; exec "\(program)" \(options)'
      echo $? > ended
      """, to: "stage")
    let job = try start("sh \(stage)")
    try await wait("the stage") { $0.contains("Who counted?") }
    return job
  }

  /// Pauses the stage and returns its upper rows, where nothing changes any more however long it
  /// takes: the last ones have what a newcomer is told in the first minute.
  func stillStage() async throws -> String {
    try press("Space")
    try await wait("the pause") { $0.contains("paused") }
    return try screen.split(separator: "\n", omittingEmptySubsequences: false).prefix(16)
      .joined(separator: "\n")
  }

  /// Waits until the stage has ended and returns its exit status.
  func endOfStage(location: SourceLocation = #_sourceLocation) async throws -> Int {
    try await end(of: "ended", location: location)
  }

  /// Sends a signal to the program opened by ``openStage(_:)``.
  func signal(_ number: Int32) throws {
    let pid = try scratch.text("pid").trimmingCharacters(in: .whitespacesAndNewlines)
    kill(try #require(Int32(pid)), number)
  }

  // MARK: Screen

  /// The whole snapshot that the stage writes to a file.
  func picture(_ name: String, location: SourceLocation = #_sourceLocation) async throws -> String {
    var text = ""
    try await wait("the picture \(name)", location: location) { _ in
      text = (try? scratch.text(name)) ?? ""
      return text.hasSuffix("</svg>\n")
    }
    return text
  }

  var screen: String { get throws { try ask("capture-pane", "-p") } }

  /// The line of the screen with this word; empty if there is none.
  func line(with word: String) throws -> Substring {
    try screen.split(separator: "\n").first { $0.contains(word) } ?? ""
  }

  /// A value from tmux, in its format language.
  func fact(_ format: String) throws -> String {
    try ask("display-message", "-p", format).trimmingCharacters(in: .newlines)
  }

  /// Waits until the screen meets a condition; after a long time, fails with the screen.
  func wait(
    _ what: String, location: SourceLocation = #_sourceLocation, until holds: (String) -> Bool
  ) async throws {
    var wait = LongWait()
    var last = ""
    repeat {
      last = try screen
      if holds(last) { return }
    } while try await wait.next()
    Issue.record("waited for \(what) in vain; this is there:\n\(last)", sourceLocation: location)
    throw CancellationError()
  }

  /// Waits until the terminal is as a shell needs it: main screen, visible cursor, no mouse.
  func waitUntilGivenBack(location: SourceLocation = #_sourceLocation) async throws {
    let format = "#{alternate_on}#{cursor_flag}#{mouse_any_flag}#{mouse_sgr_flag}"
    try await wait("the shell's terminal", location: location) { _ in
      (try? fact(format)) == "0100"
    }
  }

  @discardableResult
  private func ask(_ words: String...) throws -> String {
    let outcome = try Program.run(tmux, ["-u", "-L", socket] + words)
    try #require(outcome.status == 0, "tmux \(words): \(outcome.complaint)")
    return outcome.output
  }
}
