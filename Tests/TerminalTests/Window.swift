import Foundation
import Testing

/// A shell in a window of a terminal that nobody here wrote: a tmux server of its own, without
/// anybody's settings. Its screen is looked at from outside, its keys are pressed one by one.
final class Window {
  static let prompt = "shell$ "
  private static let tmux: String? = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/bin/tmux"]
    .first(where: FileManager.default.isExecutableFile)

  let scratch: Scratch
  private let tmux: String
  private let socket = "adplay-\(UUID().uuidString)"

  init(columns: Int = 100, rows: Int = 30) async throws {
    tmux = try #require(Self.tmux, "tmux is not installed: apt-get install tmux")
    scratch = try Scratch()
    // A shell that does not tidy up after others: what they leave behind is there to be seen.
    // A debug build's crash report would wait for a key.
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

  // MARK: Doing

  /// Types a command line, `$ADPLAY` being the program, and presses Enter.
  func type(_ line: String) throws {
    try ask("send-keys", "-l", line)
    try press("Enter")
  }

  /// Presses keys, by the names tmux has for them.
  func press(_ keys: String...) throws {
    for key in keys { try ask("send-keys", "--", key) }
  }

  func resize(columns: Int, rows: Int) throws {
    try ask("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  /// Opens the stage; its process number is in the file `pid`.
  func openStage(_ options: String = "") async throws {
    try type("sh -c 'echo $$ > pid; exec \"$ADPLAY\" \(options)'")
    try await wait("the stage") { $0.contains("Who counted?") }
  }

  /// Sends a signal to the program that ``openStage(_:)`` opened.
  func signal(_ number: Int32) throws {
    let pid = try scratch.text("pid").trimmingCharacters(in: .whitespacesAndNewlines)
    kill(try #require(Int32(pid)), number)
  }

  // MARK: Looking

  var screen: String { get throws { try ask("capture-pane", "-p") } }

  /// A line of the screen that has this word; empty when there is none.
  func line(with word: String) throws -> Substring {
    try screen.split(separator: "\n").first { $0.contains(word) } ?? ""
  }

  /// What tmux knows about the window, in its format language.
  func fact(_ format: String) throws -> String {
    try ask("display-message", "-p", format).trimmingCharacters(in: .newlines)
  }

  /// Whether the terminal is as a shell wants it: the main screen, a cursor, the mouse let go.
  var isGivenBack: Bool {
    get throws {
      try fact("#{alternate_on}#{cursor_flag}#{mouse_any_flag}#{mouse_sgr_flag}") == "0100"
    }
  }

  /// Looks until the screen is as it should be; after a long while the screen is shown instead.
  func wait(
    _ what: String, location: SourceLocation = #_sourceLocation, until holds: (String) -> Bool
  ) async throws {
    let deadline = ContinuousClock.now + .seconds(30)
    var last = ""
    repeat {
      last = try screen
      if holds(last) { return }
      try await Task.sleep(for: .milliseconds(10))
    } while ContinuousClock.now < deadline
    Issue.record("waited for \(what) in vain; this is there:\n\(last)", sourceLocation: location)
    throw CancellationError()
  }

  /// Waits until the shell asks for the next command.
  func waitForPrompt(location: SourceLocation = #_sourceLocation) async throws {
    try await wait("a prompt", location: location) {
      $0.trimmingCharacters(in: .newlines).split(separator: "\n").last.map {
        $0.trimmingCharacters(in: .whitespaces) == Self.prompt.dropLast()
      } ?? false
    }
  }

  /// Tells the shell to write the exit status of the last command to a file, and reads it.
  func status() async throws -> Int? {
    try type("echo $? > status; clear")
    try await wait("an empty screen") { $0.hasPrefix(Self.prompt.dropLast()) && !$0.contains("?") }
    return Int(try scratch.text("status").trimmingCharacters(in: .whitespacesAndNewlines))
  }

  @discardableResult
  private func ask(_ words: String...) throws -> String {
    let outcome = try Program.run(tmux, ["-u", "-L", socket] + words)
    try #require(outcome.status == 0, "tmux \(words): \(outcome.complaint)")
    return outcome.output
  }
}
