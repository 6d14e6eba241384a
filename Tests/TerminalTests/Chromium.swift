import Foundation
import Glibc
import Testing

/// A browser, where there is one.
enum Chromium {
  static let path = ["chromium", "chromium-browser", "google-chrome", "chrome"]
    .flatMap { name in ["/usr/bin", "/usr/local/bin"].map { "\($0)/\(name)" } }
    .first(where: FileManager.default.isExecutableFile)

  static let exists = ConditionTrait.enabled(
    if: path != nil, "skipped: no Chromium; apt-get install chromium")

  /// Opens a file without a window, and waits until the browser ends.
  static func open(_ file: String, _ options: [String], in scratch: Scratch) throws
    -> Program.Outcome
  {
    try start(file, options, scratch).end()
  }

  /// What a page says on its console, in real time: the first line with this mark, which ends the
  /// browser.
  static func listen(
    to file: String, for mark: String, in scratch: Scratch
  ) async throws -> String {
    // It stays open for somebody who debugs.
    let browser = try start(file, ["--remote-debugging-port=0"], scratch)
    defer {
      kill(browser.pid, SIGTERM)
      _ = try? browser.end()
    }
    let deadline = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < deadline {
      let line = try browser.complaintSoFar.split(separator: "\n").first { $0.contains(mark) }
      if let line { return String(line) }
      try await Task.sleep(for: .milliseconds(200))
    }
    return try browser.complaintSoFar
  }

  private static func start(
    _ file: String, _ options: [String], _ scratch: Scratch
  ) throws -> Program.Running {
    try Program.start(
      try #require(path),
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--disable-background-networking", "--no-first-run", "--enable-logging=stderr",
        "--user-data-dir=\(scratch.path("profile"))",
      ] + options + ["file://\(file)"], ["HOME": scratch.url.path])
  }
}
