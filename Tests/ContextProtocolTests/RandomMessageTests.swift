@testable import ContextProtocol
import JSON
import Testing

/// Messages that nobody would send.
struct RandomMessageTests {
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static let parts = [
    "{", "}", "[", "]", ":", ",", #""jsonrpc""#, #""2.0""#, #""id""#, "1", "null", "-0", "1e9",
    "true",
    #""method""#, #""tools/call""#, #""initialize""#, #""params""#, #""name""#, #""count""#,
    #""_meta""#,
    #""io.modelcontextprotocol/protocolVersion""#, #""2026-07-28""#, #""arguments""#, "\\", "\"",
  ]
  private static let whole = [
    #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"count","arguments":{}}}"#,
    #"{"jsonrpc":"2.0","id":2,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#,
    #"{"jsonrpc":"2.0","id":3,"method":"resources/read","params":{"uri":"x"}}"#,
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
  ]

  private func message(_ dice: inout Dice) -> [UInt8] {
    switch Int.random(in: 0..<3, using: &dice) {
    case 0:
      return (0..<Int.random(in: 1..<20, using: &dice)).flatMap { _ in
        Array((Self.parts.randomElement(using: &dice) ?? "").utf8)
      }
    case 1:
      return (0..<Int.random(in: 1..<40, using: &dice)).map { _ in
        .random(in: 0...255, using: &dice)
      }
    default:
      var bytes = Array((Self.whole.randomElement(using: &dice) ?? "").utf8)
      for _ in 0..<Int.random(in: 0..<3, using: &dice) {
        bytes[Int.random(in: 0..<bytes.count, using: &dice)] = .random(in: 0...255, using: &dice)
      }
      return bytes
    }
  }

  @Test func `whatever comes, each answer is one line of JSON, and calls end`() throws {
    let card = ToolCard(
      name: "count", title: "Count", description: "Counts.", input: .object("Nothing.", []),
      output: .object("A number.", []), effect: .reads)
    var talk = ClientDialog(
      ServerFace(name: "house", title: "House", version: "1", instructions: "", tools: [card]))
    var dice = Dice(state: 7)
    var (answers, calls) = (0, 0)
    for _ in 0..<10_000 {
      for effect in talk.handle(message(&dice).filter { $0 != 10 }) {
        var line: [UInt8]?
        switch effect {
        case .say(let bytes): line = bytes
        case .call(let id, _, _):
          calls += 1
          line = talk.finish(id, ToolAnswer(text: "5"))
        case .read(let id, _): line = talk.finish(id, read: nil)
        case .stop: break
        }
        guard let line else { continue }
        answers += 1
        #expect(line.last == 10 && line.dropLast().allSatisfy { $0 >= 32 })
        let node = try JSONReader.read(Array(line.dropLast()), dialect: .strict)
        #expect(node.members.contains { $0.key == "result" || $0.key == "error" })
      }
    }
    #expect(answers > 5000 && calls > 100)
    #expect(!talk.isBusy)
  }
}
