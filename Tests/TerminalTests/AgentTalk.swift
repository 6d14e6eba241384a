import Foundation
import Glibc
import Testing

/// A server of an agent, told one thing after another.
final class AgentTalk {
  static let hello =
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#

  let server: Program.Running
  private let scratch: Scratch
  /// Where the server was started, which is there as long as it is.
  private let folder: Scratch
  private let output: String
  private var input: Int32
  private var calls = 100

  init(
    with program: String = Program.path, in folder: Scratch,
    _ environment: [String: String] = [:]
  ) throws {
    (scratch, self.folder) = (try Scratch(), folder)
    let pipe = scratch.path("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    input = open(pipe, O_RDWR | O_CLOEXEC)
    output = try scratch.write("", to: "output")
    let words = ["-c", "cd \"$1\" && exec \"$2\" mcp", "sh", folder.url.path, program]
    server = try Program.start(
      "/bin/sh", words, environment, input: pipe,
      output: Program.Opening(path: output, mode: O_WRONLY))
    try say(Self.hello)
  }

  deinit { if input >= 0 { close(input) } }

  static func call(_ id: Int, _ tool: String, _ arguments: String) -> String {
    let params = #"{"name":"\#(tool)","arguments":\#(arguments)}"#
    return #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":\#(params)}"#
  }

  func say(_ line: String) throws { try say(bytes: Array("\(line)\n".utf8)) }

  func say(bytes: [UInt8]) throws {
    #expect(write(input, bytes, bytes.count) == bytes.count)
  }

  /// All that it has answered so far.
  var said: String { (try? scratch.text("output")) ?? "" }

  /// The answer to a call.
  func call(_ tool: String, _ arguments: String) async throws -> String {
    calls += 1
    let start = #""id":\#(calls),"#
    try say(Self.call(calls, tool, arguments))
    func answer() -> String? {
      // A line is there when its end is.
      said.components(separatedBy: "\n").dropLast().first { $0.contains(start) }
    }
    try await wait("an answer of \(tool)") { answer() != nil }
    return answer() ?? ""
  }

  /// Ends the input; the status with which the server ends.
  func leave() throws -> Int32 {
    close(input)
    input = -1
    return try server.end().status
  }
}
