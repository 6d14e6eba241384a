import Foundation
import Testing

/// The discrepancy is measured in a process of its own beside the stage.
@Suite(.outside) struct DiscrepancyStageTests {
  @Test func `D plays the ad many times and shows how far the ledgers differ`() async throws {
    let window = try await Window(columns: 110, rows: 34)
    try await window.openStage("forgets-its-clicks")
    try await window.wait("an impression") { $0.contains("agree ✓") }
    try window.press("D")
    try await window.wait("the table") {
      $0.contains("2,000 runs, 0 without an ad") && $0.contains("-100.0 %")
        && $0.contains("click-not-passed-on ×2,000") && $0.contains("other keys close")
    }
    try window.press("c")
    try await window.wait("its table") { _ in
      window.scratch.has("adplay-feed-discrepancy-1.csv")
    }
    try window.press("j")
    // Its name is said for a few seconds, which may pass on a busy machine before anybody looks.
    try await window.wait("the other table") { _ in
      window.scratch.has("adplay-feed-discrepancy-1.json")
    }
    #expect(try window.screen.contains("2,000 runs"))
    let table = try window.scratch.text("adplay-feed-discrepancy-1.csv")
    #expect(table.hasPrefix("scenario,seed,runs,unit,line,ads,what,google,network,"))
    #expect(table.contains(",2000,feed,"))
    let json = try JSONSerialization.jsonObject(
      with: Data(try window.scratch.text("adplay-feed-discrepancy-1.json").utf8))
    #expect((json as? [String: Any])?["runs"] as? Int == 2000)
    try window.press("Escape")
    try await window.wait("the stage") { !$0.contains("2,000 runs") && $0.contains("Who counted?") }
    try window.press("q")
    #expect(try await window.endOfStage() == 0)
  }

  @Test func `any key stops it and leaves nothing running`() async throws {
    let window = try await Window(columns: 110, rows: 34)
    try await window.openStage("storefront")
    try await window.wait("an impression") { $0.contains("agree ✓") }
    try window.press("D")
    // On a fast machine every run may be over before the screen is read.
    try await window.wait("the bar, or the table") { $0.contains("Discrepancy of feed") }
    try window.press("x")
    try await window.wait("the stage") { !$0.contains("Discrepancy of feed") }
    let pid = try window.scratch.text("pid").trimmingCharacters(in: .whitespacesAndNewlines)
    try await wait("the end of its child") { (try? children(of: pid)) == [] }
    try window.press("q")
    #expect(try await window.endOfStage() == 0)
  }

  @Test func `a process that can't be started is reported and leaves nothing open`() async throws {
    let window = try await Window(columns: 110, rows: 34)
    try await window.openStage("--speed 0.01")
    let pid = try window.scratch.text("pid").trimmingCharacters(in: .whitespacesAndNewlines)
    func descriptors() throws -> [Int] {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/fd").compactMap { Int($0) }
        .sorted()
    }
    // Files that are read at the start are closed a moment after the first screen.
    var (before, looks) = (try descriptors(), 0)
    try await wait("the open files to stay the same") {
      let now = (try? descriptors()) ?? []
      looks = now == before ? looks + 1 : 0
      before = now
      return looks == 20
    }
    // Enough for one pipe but not for two.
    let limit = try #require((3...).first { limit in limit - before.count { $0 < limit } == 3 })
    let narrowed = try Program.run("/usr/bin/prlimit", ["--pid", pid, "--nofile=\(limit)"])
    try #require(narrowed.status == 0, "\(narrowed.complaint)")
    try window.press("D")
    try await window.wait("the reason") { $0.contains("could not be started") }
    try await wait("what was opened in vain is closed") { (try? descriptors()) == before }
  }
}
