import Catalogue
import Foundation
import Glibc
import Testing

@testable import Adplay

/// What shells and `man` know about the program.
struct CompletionsTests {
  private let script = CompletionsCommand.script

  @Test func `every command has its page in parts`() throws {
    for command in Command.names where command != "help" {
      let page = try #require(CompletionsCommand.pages.first { $0.command == command })
      #expect(page.usage.allSatisfy { $0.hasPrefix("adplay \(command)") }, "\(page.usage)")
      #expect(!page.summary.isEmpty && page.summary.count < 120)
    }
    let snapshot = try #require(CompletionsCommand.pages.first { $0.command == "snapshot" })
    #expect(
      snapshot.options.map(\.name) == [
        "--at", "--screen", "--size", "--format", "--theme", "--lang", "--json", "--seed",
      ])
    #expect(snapshot.options[2].value == "WxH" && snapshot.options[6].value == nil)
    #expect(snapshot.options[2].about == "columns and rows (100x30)")
  }

  @Test func `a command that takes the stage's options has them`() throws {
    let learn = try #require(script.commands.first { $0.name == "learn" })
    #expect(
      Set(learn.options.map(\.name)).isSuperset(of: ["--list", "--reset", "--theme", "--at"]))
    let stage = try #require(script.stage)
    let names = stage.options.map(\.name)
    #expect(Set(names).isSuperset(of: ["--config", "--print-config", "--version", "--no-mouse"]))
    #expect(Set(names).count == names.count)
  }

  /// An option that is offered and refused would be worse than none.
  @Test func `every option that is offered is one`() {
    for command in script.commands {
      for option in command.options where !["--help", "--version"].contains(option.name) {
        let words = [command.name, option.name].filter { !$0.isEmpty }
        do throws(UsageError) { _ = try Command(words) } catch {
          if case .unknownOption(option.name, _, _) = error {
            // A stage that comes back would begin the recording again.
            #expect(command.name == "watch" && option.name == "--record" || isNotOfDemo(words))
          }
        }
      }
    }
  }

  private func isNotOfDemo(_ words: [String]) -> Bool { words == ["demo", "--at"] }

  @Test func `bash completes commands, options and what comes after them`() throws {
    func completions(_ words: String...) throws -> Set<String> {
      let text = """
        \(script.text(for: .bash))
        COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " ")))
        COMP_CWORD=\(words.count - 1)
        _adplay
        printf '%s\\n' "${COMPREPLY[@]}"
        """
      return Set(try shell("bash", ["-c", text]).split(separator: "\n").map(String.init))
    }
    #expect(try completions("adplay", "ru") == ["run"])
    #expect(try completions("adplay", "run", "--j") == ["--json", "--junit", "--journal"])
    #expect(try completions("adplay", "--theme", "mid") == ["midnight"])
    #expect(try completions("adplay", "snapshot", "--format", "s") == ["svg"])
    #expect(try completions("adplay", "demo", "who-c") == ["who-counted"])
    #expect(try completions("adplay", "learn", "--re") == ["--record", "--reset"])
    #expect(try completions("adplay", "--motion", "n") == ["none"])
  }

  @Test(arguments: CompletionScript.Shell.allCases)
  func `a shell that is here can read its script`(_ shell: CompletionScript.Shell) throws {
    let script = script.text(for: shell)
    for command in Command.names { #expect(script.contains(command)) }
    // Only bash is everywhere; the others look at theirs where they are installed.
    guard shell == .bash || isInstalled(shell.rawValue) else { return }
    #expect(try self.shell(shell.rawValue, ["-n"], input: script).isEmpty)
  }

  @Test func `no line of the manual page is a command by accident`() {
    let manual = ManualPage(pages: CompletionsCommand.pages, version: "1.0").text
    let macros = [".TH ", ".SH ", ".SS ", ".TP", ".PP", ".nf", ".fi"]
    for line in manual.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(macros.contains { line.hasPrefix($0) }, "\(line)")
    }
    for command in Command.names where command != "help" {
      #expect(manual.contains(".SS adplay \(command.replacing("-", with: "\\-"))\n"))
    }
    #expect(manual.contains(#"\fB\-\-print\-config\fR"#))
  }

  @Test func `one of them is printed, or all are installed`() throws {
    func read(_ words: String...) throws(UsageError) -> Command {
      try Command(["completions"] + words)
    }
    #expect(try read("fish") == .completions(.init(what: "fish")))
    #expect(try read("--install") == .completions(.init()))
    #expect(try read("--install", "--prefix", "/opt") == .completions(.init(prefix: "/opt")))
    #expect(throws: UsageError.self) { try read() }
    #expect(throws: UsageError.self) { try read("tcsh") }
    #expect(throws: UsageError.self) { try read("bash", "--install") }
  }

  // MARK: Shells

  private func isInstalled(_ shell: String) -> Bool {
    ["/bin", "/usr/bin", "/usr/local/bin"].contains { access("\($0)/\(shell)", X_OK) == 0 }
  }

  /// What a shell writes, also to standard error.
  private func shell(_ name: String, _ words: [String], input: String = "") throws -> String {
    // Files of this folder are completions, too.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("input")
    try input.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + words + (input.isEmpty ? [] : [file.path])
    process.currentDirectoryURL = folder
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
