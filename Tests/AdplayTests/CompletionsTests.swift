import Catalogue
import Foundation
import Glibc
import Testing

@testable import Adplay

/// What shells and `man` know about the program.
struct CompletionsTests {
  private let script = CompletionScript(pages: Commands.pages)

  private func page(_ command: String) throws -> HelpPage {
    try #require(Commands.named.first { $0.command == command })
  }

  @Test func `every command has its page in parts`() throws {
    for page in Commands.named {
      #expect(page.usageLines.allSatisfy { $0.hasPrefix(page.name) }, "\(page.usageLines)")
      #expect(!page.about.isEmpty && page.about.count < 60)
    }
    let snapshot = try page("snapshot")
    #expect(
      snapshot.options.map(\.name) == [
        "--at", "--run", "--screen", "--size", "--format", "--theme", "--lang", "--json", "--seed",
        "--layouts",
      ])
    #expect(snapshot.options[3].head == "--size WxH" && snapshot.options[7].placeholder == nil)
    #expect(snapshot.options[3].about == "columns and rows (100x30)")
  }

  @Test func `a command that takes the stage's options has them, each once`() throws {
    let learn = try page("learn").options.map(\.name)
    #expect(Set(learn).isSuperset(of: ["--list", "--reset", "--theme"]))
    #expect(!learn.contains("--at"))
    for page in Commands.pages {
      let names = page.offered.map(\.name)
      #expect(Set(names).count == names.count, "\(page.name)")
    }
    let stage = script.stage.offered.map(\.name)
    #expect(Set(stage).isSuperset(of: ["--config", "--print-config", "--version", "--no-mouse"]))
  }

  @Test func `an option tells what it needs and what it can't be used with`() throws {
    let run = try page("run").options
    let times = try #require(run.first { $0.name == "--repeat" })
    #expect(times.about.hasSuffix("; not with --journal or --junit"))
    let threshold = try #require(run.first { $0.name == "--threshold" })
    #expect(threshold.about.hasPrefix("with --repeat: end with 1"))
    #expect(threshold.summary.hasPrefix("end with 1"))
  }

  @Test func `what an option needs or excludes is an option of the command`() {
    for page in Commands.pages {
      let names = Set(page.options.map(\.name))
      for option in page.options {
        #expect(names.isSuperset(of: option.needs + option.notWith), "\(page.name) \(option.name)")
      }
    }
  }

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
    #expect(try completions("adplay", "ru") == ["rules", "run", "rules-of-counting"])
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
    for page in Commands.named { #expect(script.contains(page.topic)) }
    // Only bash is everywhere; the others look at theirs where they are installed.
    guard shell == .bash || isInstalled(shell.rawValue) else { return }
    #expect(try self.shell(shell.rawValue, ["-n"], input: script).isEmpty)
  }

  @Test func `no line of the manual page is a command by accident`() {
    let manual = ManualPage(pages: Commands.pages, version: "1.0").text
    let macros = [".TH ", ".SH ", ".SS ", ".TP", ".PP", ".nf", ".fi"]
    for line in manual.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(macros.contains { line.hasPrefix($0) }, "\(line)")
    }
    for page in Commands.named { #expect(manual.contains(".SS \(page.name)\n")) }
    #expect(manual.contains(#"\fB\-\-print\-config\fR"#))
  }

  @Test func `every example of the manual page is a command line`() throws {
    #expect(ManualPage.examples.count >= 8)
    for example in ManualPage.examples {
      let words = example.line.split(separator: " ").map(String.init)
      #expect(words.first == "adplay")
      #expect(throws: Never.self) { try Commands.request(Array(words.dropFirst())) }
    }
  }

  @Test func `one of them is printed, or all are installed`() throws {
    func read(_ words: String...) throws(UsageError) -> CompletionsOptions {
      try CompletionsOptions.command.read(words)
    }
    #expect(try read("fish") == .init(what: "fish"))
    #expect(try read("--install") == .init(installs: true))
    #expect(try read("--install", "--prefix", "/opt") == .init(installs: true, prefix: "/opt"))
    #expect(throws: UsageError.self) { try read() }
    #expect(throws: UsageError.self) { try read("tcsh") }
    #expect(throws: UsageError.self) { try read("bash", "--install") }
    #expect(throws: UsageError.self) { try read("bash", "--prefix", "/opt") }
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
