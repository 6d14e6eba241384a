import Foundation
import Glibc
import Testing

/// `adplay mcp` and `adplay check --watch` of a package's own program, with a `swift` that builds nothing.
/// `.ci/run` has the true one build a package that `adplay new adapter` wrote.
@Suite(.outside) struct AgentBuildTests {
  private let package: Scratch
  private let environment: [String: String]

  init() throws {
    package = try Scratch()
    for folder in [".build/debug", "Scenarios", "Sources/House", "Sources/HouseAdapter", "bin"] {
      try package.folder(folder)
    }
    try package.writeClosed("", to: "Package.swift")
    try package.writeClosed("Adplay.main()", to: "Sources/House/main.swift")
    let scenario = try package.writeClosed(
      """
      {"title": "house", "adUnits": [{"id": "feed", "format": "native", "lines": [
        {"label": "A", "class": "House"}]}]}
      """, to: "Scenarios/House.json")
    let own = package.path(".build/debug/House")
    if link(Program.manners, own) != 0 {
      try #require(try Program.run("/bin/cp", [Program.manners, own]).status == 0)
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/bin:/usr/bin"
    environment = ["PATH": "\(package.path("bin")):\(path)", "MANNERS_OPENING": scenario]
  }

  /// What `swift` does from now on, in a shell.
  private func swift(_ does: String) throws {
    let script = "#!/bin/sh\necho \"$@\" >> \(package.path("calls"))\n\(does)"
    rename(try package.writeScript(script, to: "next"), package.path("bin/swift"))
  }

  /// A `swift` that builds a program which says this.
  private func swift(builds line: String) throws {
    let program = try package.writeScript("#!/bin/sh\necho '\(line)'", to: "program")
    try swift("mv \(program) \(package.path(".build/debug/House")); echo 'Build complete!'")
  }

  /// A `swift` that complains of the adapter.
  private func swiftComplains() throws {
    let file = package.path("Sources/HouseAdapter/House.swift")
    try swift(
      "echo '\(file):7:12: error: cannot find roof in scope'; echo 'error: fatal' >&2; exit 1")
  }

  private func server() throws -> AgentTalk {
    try AgentTalk(with: package.path(".build/debug/House"), in: package, environment)
  }

  @Test func `the call after a build plays what was built`() async throws {
    let server = try server()
    let before = try await server.call("check", "{}")
    #expect(before.contains(#""scenario":"house","#) && before.contains(#""exitStatus":0"#))
    try swift(builds: #"{"scenario":"rebuilt"}"#)
    #expect(try await server.call("build", "{}").contains("Build complete!"))
    #expect(try await server.call("check", "{}").contains(#""results":[{"scenario":"rebuilt"}]"#))
    let words = try package.text("calls")
    let folder = package.url.path
    #expect(
      words
        == "build --package-path \(folder) --product House --scratch-path \(folder)/.build\n")
    #expect(try server.leave() == 0)
  }

  @Test func `a build that fails is an error with the compiler's lines`() async throws {
    let server = try server()
    try swiftComplains()
    let answer = try await server.call("build", "{}")
    #expect(answer.contains(#""isError":true"#))
    let line = "Sources/HouseAdapter/House.swift:7:12: error: cannot find roof in scope"
    #expect(answer.contains(#""text":"\#(line)""#))
    #expect(try await server.call("check", "{}").contains(#""exitStatus":0"#))
  }

  /// A `swift` that never ends by itself, with a compiler that it alone can end.
  private func endlessBuild(of server: AgentTalk) async throws -> [String] {
    let compiler = package.path("compiler")
    try swift(
      """
      sleep 1000 &
      trap "kill $!; exit 130" INT
      echo $$ $! > \(compiler).new
      mv \(compiler).new \(compiler)
      wait
      """)
    try server.say(AgentTalk.call(7, "build", "{}"))
    try await wait("the compiler") { package.has("compiler") }
    return try package.text("compiler").split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private func runs(_ process: String) -> Bool {
    let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return state.map { !$0.contains(") Z ") } ?? false
  }

  @Test func `a build that is cancelled ends with its compilers, and is not answered`() async throws
  {
    let server = try server()
    let build = try await endlessBuild(of: server)
    try server.say(
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}"#)
    #expect(try await server.call("check", "{}").contains(#""exitStatus":0"#))
    try await wait("its end") { !build.contains(where: runs) }
    #expect(!server.said.contains(#""id":7,"#))
  }

  @Test func `a build ends with its compilers when the client leaves`() async throws {
    let server = try server()
    let build = try await endlessBuild(of: server)
    #expect(try server.leave() == 0)
    try await wait("its end") { !build.contains(where: runs) }
  }

  @Test func `check --watch builds a source that was saved, and checks with what was built`()
    async throws
  {
    let output = try package.write("", to: "log")
    let watching = try Program.start(
      package.path(".build/debug/House"), ["check", package.path("Scenarios"), "--watch"],
      environment, output: Program.Opening(path: output, mode: O_WRONLY | O_APPEND))
    func rounds() -> [String] {
      let log = (try? package.text("log")) ?? ""
      return log.components(separatedBy: "\n").filter { $0.hasPrefix("checked: ") }
    }
    try await wait("the first round") { rounds().count == 1 }
    try swiftComplains()
    try package.writeClosed("// not as it should be", to: "Sources/HouseAdapter/House.swift")
    try await wait("a build that fails") {
      rounds().last?.hasPrefix("checked: it does not build") == true
    }
    #expect(
      try package.text("log").contains("House.swift:7:12: error: cannot find roof in scope\n"))
    try swift(builds: "rebuilt")
    try package.writeClosed("// as it should be", to: "Sources/HouseAdapter/House.swift")
    try await wait("the new program") {
      rounds().last?.hasPrefix("checked: no error") == true
        && (try? package.text("log").contains("\nrebuilt\n")) == true
    }
    kill(watching.pid, SIGINT)
    #expect(try watching.end().status == 128 + SIGINT)
  }
}
