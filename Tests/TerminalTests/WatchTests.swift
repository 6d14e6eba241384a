import Foundation
import Glibc
import Testing

/// `adplay watch`, with a `swift` that builds nothing: it puts a program there that is built already.
@Suite(.outside) struct WatchTests {
  /// A package with a program, an adapter and a scenario, and that compiler.
  private func package(in scratch: Scratch) throws {
    try scratch.folder("Sources/House")
    try scratch.folder("Sources/HouseAdapter")
    try scratch.folder("bin")
    _ = try scratch.write("", to: "Package.swift")
    _ = try scratch.write("Adplay.main()", to: "Sources/House/main.swift")
    try save(in: scratch)
    let units = ["feed", "list"].map {
      """
      {"id": "\($0)", "format": "native", "lines": [
        {"label": "A", "class": "MannerAdapters.MainQueueCustomEvent"}]}
      """
    }
    _ = try scratch.write(
      "{\"title\": \"house\", \"adUnits\": [\(units.joined(separator: ","))]}", to: "house.json")
    _ = try scratch.writeScript(
      """
      #!/bin/sh
      here=$(dirname "$0")
      echo "$@" >> "$here/calls"
      test -e "$here/errors" && sed "s:PACKAGE:$3:" "$here/errors" && exit 1
      mkdir -p "$3/.build/debug"
      cp "$here/program" "$3/.build/debug/new"
      mv "$3/.build/debug/new" "$3/.build/debug/$5"
      """, to: "bin/swift")
    try build(Program.manners, in: scratch)
  }

  private func save(in scratch: Scratch) throws {
    _ = try scratch.write("// \(UUID())", to: "Sources/HouseAdapter/House.swift")
  }

  /// What the next builds give: a program that writes down what it is started for.
  private func build(_ program: String, in scratch: Scratch) throws {
    _ = try scratch.writeScript(
      """
      #!/bin/sh
      echo "$1" >> \(scratch.path("bin/starts"))
      exec \(program) "$@"
      """, to: "bin/program")
    unlink(scratch.path("bin/errors"))
  }

  private func fail(_ output: String, in scratch: Scratch) throws {
    _ = try scratch.write(output, to: "bin/errors")
  }

  private func calls(_ scratch: Scratch) -> Int {
    (try? scratch.text("bin/calls").split(separator: "\n").count) ?? 0
  }

  /// How often a program was opened on the terminal.
  private func starts(_ scratch: Scratch) -> Int {
    let starts = try? scratch.text("bin/starts").split(separator: "\n")
    return starts?.count { $0 == "watch" } ?? 0
  }

  private func watch(_ words: String = "house.json") async throws -> Window {
    let window = try await Window(columns: 120, rows: 30)
    try package(in: window.scratch)
    try window.start(
      "XDG_STATE_HOME=\(window.scratch.path("state")) "
        + "PATH=\(window.scratch.path("bin")):$PATH $ADPLAY watch \(words)")
    return window
  }

  private func opened(_ words: String = "house.json") async throws -> Window {
    let window = try await watch(words)
    try await window.wait("the stage") { $0.contains("Who counted?") && $0.contains("Marmalade") }
    return window
  }

  @Test func `saving a source builds it, and the stage goes on where it was`() async throws {
    let window = try await opened()
    try window.press("Down", "3")
    try await window.wait("the other ad") { $0.contains("▸ list") && $0.contains("3 Mediation") }
    try window.press("r")
    try await window.wait("its second ad") { $0.contains("list#2") }
    let before = try window.scratch.text("bin/calls")
    try save(in: window.scratch)
    try await window.wait("the new program") {
      starts(window.scratch) == 2 && $0.contains("list#2") && $0.contains("3 Mediation")
        && !$0.contains("something else")
    }
    #expect(
      before
        == "build --package-path \(window.scratch.path("").trimmed) --product House\n")
    #expect(calls(window.scratch) == 2)
    // The process is the one that the shell has started, and its state is cleared away.
    try window.press("q")
    try await window.waitUntilGivenBack()
    #expect(
      try window.scratch.names(in: "state/adplay").filter { $0.hasPrefix("stage-") } == [])
  }

  @Test func `errors stand in a room, the stage can be used, and a repair takes over`()
    async throws
  {
    let window = try await opened()
    try fail(
      """
      [1/2] Compiling HouseAdapter House.swift
      PACKAGE/Sources/HouseAdapter/House.swift:7:12: error: cannot find 'roof' in scope
      PACKAGE/Sources/HouseAdapter/House.swift:7:12: error: cannot find 'roof' in scope
      PACKAGE/Sources/HouseAdapter/House.swift:9:3: error: expected '}' in class
      error: emit-module command failed
      """, in: window.scratch)
    try save(in: window.scratch)
    try await window.wait("the errors") {
      $0.contains("Sources/HouseAdapter/House.swift:7:12") && $0.contains("cannot find 'roof' in")
        && $0.contains("House.swift:9:3") && $0.contains("2 errors")
    }
    try window.press("1", "r")
    try await window.wait("another ad") { $0.contains("didUntrackView") && !$0.contains("roof") }
    try window.press("7")
    try await window.wait("the errors again") { $0.contains("roof") }
    try build(Program.manners, in: window.scratch)
    try save(in: window.scratch)
    try await window.wait("the new program") {
      starts(window.scratch) == 2 && $0.contains("Who counted?") && $0.contains("didUntrackView")
    }
  }

  @Test func `after a repair the room is open that was there before the errors`() async throws {
    let window = try await opened()
    try window.press("3")
    try await window.wait("the lines") { $0.contains("3 Mediation") }
    try fail("PACKAGE/Sources/HouseAdapter/House.swift:7:1: error: no roof", in: window.scratch)
    try save(in: window.scratch)
    try await window.wait("the error") { $0.contains("no roof") && !$0.contains("3 Mediation") }
    try build(Program.manners, in: window.scratch)
    try save(in: window.scratch)
    try await window.wait("the lines again") {
      starts(window.scratch) == 2 && $0.contains("3 Mediation") && !$0.contains("no roof")
    }
  }

  @Test func `a program that cannot play the session does not take over`() async throws {
    let window = try await opened()
    // It does not have the adapter.
    try build(Program.path, in: window.scratch)
    try save(in: window.scratch)
    // A word that no line of the room is too short for.
    try await window.wait("the reason") { $0.contains("\"MannerAdapters.MainQueueCustomEvent\"") }
    try window.press("1", "r")
    try await window.wait("another ad") { $0.contains("didUntrackView") }
    #expect(starts(window.scratch) == 1)
  }

  @Test(arguments: [
    ("echo garbage >&3; exec sleep 60", "sent a report that can't be read"),
    ("head -c 10000000 /dev/zero >&3; exec sleep 60", "sent more than adplay reads"),
    (#"printf '{"played":{' >&3; kill -9 $$"#, "the new program does not start"),
    ("exec 3>&-; exec sleep 60", "the new program does not start"),
  ])
  func `a program that reports nothing useful does not take over`(
    _ line: String, _ sentence: String
  ) async throws {
    let window = try await opened()
    _ = try window.scratch.writeScript("#!/bin/sh\n\(line)\n", to: "bin/program")
    try save(in: window.scratch)
    try await window.wait("the reason") { $0.contains(sentence) }
    try window.press("1", "r")
    try await window.wait("another ad") { $0.contains("didUntrackView") }
  }

  @Test func `what an editor puts beside a file builds nothing`() async throws {
    let window = try await opened()
    for name in [".House.swift.swp", "House.swift~", "4913", "#House.swift#"] {
      _ = try window.scratch.write("", to: "Sources/HouseAdapter/\(name)")
    }
    _ = try window.scratch.write("", to: "notes.txt")
    try window.scratch.folder("Sources/HouseAdapter/Rooms")
    try await window.wait("a build for the folder") { _ in calls(window.scratch) == 2 }
    _ = try window.scratch.write("", to: "Sources/HouseAdapter/Rooms/Kitchen.swift")
    try await window.wait("a build for the file in it") { _ in calls(window.scratch) >= 3 }
  }

  @Test func `a first build that fails ends with what the compiler says`() async throws {
    let window = try await Window(columns: 120, rows: 30)
    try package(in: window.scratch)
    try fail("PACKAGE/Sources/House/main.swift:1:1: error: no roof", in: window.scratch)
    let status = try await window.run("PATH=\(window.scratch.path("bin")):$PATH $ADPLAY watch")
    #expect(status == 1)
    #expect(try window.screen.contains("main.swift:1:1: error: no roof"))
  }

  @Test func `without a package, or with several programs, it says so`() throws {
    let scratch = try Scratch()
    func refusal(_ words: String...) throws -> String {
      let outcome = try Program.start(
        in: scratch.path(""), ["watch"] + words, environment: [:]
      ).end()
      #expect(outcome.status == 2)
      #expect(outcome.complaints.count == 1)
      return outcome.complaint
    }
    #expect(try refusal().contains("is in no Swift package"))
    try package(in: scratch)
    #expect(try refusal().contains("the stage needs a terminal"))
    _ = try scratch.write("", to: "Sources/House/main.swift")
    #expect(try refusal().contains("no main.swift in its Sources calls Adplay.main"))
    for name in ["Barn", "House"] {
      try scratch.folder("Sources/\(name)")
      _ = try scratch.write("Adplay.main()", to: "Sources/\(name)/main.swift")
    }
    #expect(try refusal().contains("choose one with --product: Barn, House"))
    #expect(try refusal("--product", "Barn").contains("the stage needs a terminal"))
    #expect(try refusal("--record", "a.cast").contains("unknown option --record"))
  }
}

extension String {
  fileprivate var trimmed: String { hasSuffix("/") ? String(dropLast()) : self }
}
