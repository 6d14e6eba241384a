import Foundation
import Testing

/// A tap travels over the trace in many small frames; without motion there is one.
@Suite(.outside) struct TravelTests {
  private static let question = "\u{1B}]11;?"
  private static let dark = "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\"
  private static let frameEnds = "\u{1B}[?2026l"

  @Test func `a tap travels, unless it was started without motion`() async throws {
    // A busy machine leaves out most frames of the way.
    var most = 0
    for _ in 0..<8 where most <= 3 { most = max(most, try await framesOfATap()) }
    #expect(most > 3)
    #expect(try await framesOfATap(["--motion", "none"]) <= 2)
  }

  @Test func `a tap does not travel over a slow line`() async throws {
    #expect(try await framesOfATap(answerTakes: .milliseconds(400)) <= 2)
  }

  /// How many frames are written in the second after a tap, which is more than it travels.
  private func framesOfATap(
    _ options: [String] = [], answerTakes delay: Duration = .zero
  ) async throws -> Int {
    let terminal = try PseudoTerminal(["--speed", "0.01"] + options)
    if options.isEmpty {
      try await terminal.read("the question") { $0.contains(Self.question) }
      // This plays a terminal at the end of a line that takes so long.
      let asked = ContinuousClock.now
      try await terminal.read("time") { _ in ContinuousClock.now - asked >= delay }
      try terminal.type(Self.dark)
    }
    try await terminal.read("the stage") { $0.contains("Lakeside Puzzle") }
    let before = frames(terminal)
    try terminal.type("\r")
    let tapped = ContinuousClock.now
    try await terminal.read("what comes of the tap") { _ in
      frames(terminal) > before && ContinuousClock.now - tapped >= .seconds(1)
    }
    return frames(terminal) - before
  }

  private func frames(_ terminal: PseudoTerminal) -> Int {
    terminal.text.components(separatedBy: Self.frameEnds).count - 1
  }
}
