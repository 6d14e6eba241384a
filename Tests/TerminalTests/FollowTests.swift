import Foundation
import Testing

/// `adplay FILE` with what a recorder wrote, and `adplay --follow`, on a real terminal.
@Suite(.outside) struct FollowTests {
  private static let header =
    #"12:00 Lake[7] adplay:{"format":"adplay-journal","recorded":{"app":"Lake 1.4","crossings":["google-adapter"],"recorder":"1.0.0","run":"a1"},"run":"a1","version":3}"#
  private static let load =
    #"12:00 Lake[7] adplay:{"ad":"House#1","data":{"class":"Lake.House","format":"native","number":1},"from":"google","kind":"call","message":"loadNativeAd(for:)","n":1,"run":"a1","sense":"lineAsked","t":0,"to":"adapter"}"#
  private static let answer =
    #"12:00 Lake[7] adplay:{"ad":"House#1","data":{"number":1,"result":"ad"},"from":"adapter","kind":"callback","message":"completionHandler(ad, nil)","n":2,"run":"a1","sense":"lineAnswered","t":140,"to":"google"}"#
  private static let other = "12:00 Lake[7] something else\n"

  private func text(_ lines: [String]) -> String {
    lines.map { "\($0)\n\(Self.other)" }.joined()
  }

  private func append(_ text: String, to file: String) throws {
    let handle = try #require(FileHandle(forWritingAtPath: file))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  @Test func `a log opens for reading`() async throws {
    let window = try await Window()
    _ = try window.scratch.write(text([Self.header, Self.load, Self.answer]), to: "phone.log")
    try await window.openStage("phone.log")
    try await window.wait("the ad") { $0.contains("House") && $0.contains("recorded") }
    try window.press("q")
    #expect(try await window.endOfStage() == 0)
  }

  @Test func `a growing file is followed, in pieces of lines, when it is cut, and when it is gone`()
    async throws
  {
    let window = try await Window()
    let file = try window.scratch.write(text([Self.header, Self.load]), to: "phone.log")
    try await window.openStage("--follow phone.log")
    try await window.wait("the load") { $0.contains("loadNativeAd") && $0.contains("live") }
    let half = Self.answer.index(Self.answer.startIndex, offsetBy: 90)
    try append(String(Self.answer[..<half]), to: file)
    try append(String(Self.answer[half...]) + "\n", to: file)
    try await window.wait("the answer") { $0.contains("completionHandler") }
    _ = try window.scratch.write(text([Self.header.replacing("a1", with: "b2")]), to: "phone.log")
    try await window.wait("the start") { $0.contains("read from its start") }
    try FileManager.default.removeItem(atPath: file)
    try await window.wait("the end of the file") { $0.contains("is gone") }
  }

  @Test func `a stream is read out as it comes, and as a whole at its end`() throws {
    let scratch = try Scratch()
    let log = try scratch.write(text([Self.header, Self.load, Self.answer]), to: "phone.log")
    let told = try Program.run(
      "/bin/sh", ["-c", "cat \(log) | \"$0\" --accessible --follow -", Program.path],
      ["TERM": ""])
    let whole = try Program.run("--accessible", log)
    #expect(told.status == 0 && told.complaint == "", "\(told)")
    #expect(told.output.hasSuffix("\n\n" + whole.output), "\(told.output)")
    #expect(told.output.contains("At 0.000 s: Google asks"), "\(told.output)")
    let nothing = try Program.run(
      "/bin/sh", ["-c", "echo nothing here | \"$0\" --follow -", Program.path],
      ["ACCESSIBLE": "1"])
    #expect(nothing.status == 2)
    #expect(nothing.complaint.contains("no line here was written by a recorder"))
  }

  @Test func `what cannot be followed or opened is told`() throws {
    let scratch = try Scratch()
    let none = try scratch.write("nothing here\n", to: "other.log")
    let opened = try Program.run(none)
    #expect(opened.status == 2)
    #expect(opened.complaint.contains("no line here was written by a recorder"))
    let missing = try Program.run("--follow", scratch.path("missing.log"))
    #expect(missing.status == 2)
    #expect(missing.complaint.contains("missing.log"))
    let together = try Program.run("--follow", none, "--seed", "3")
    #expect(together.status == 2)
    #expect(together.complaint.contains("--seed"))
  }
}
