import Foundation
import Testing

/// `adplay verify` at its own sample server.
@Suite(.outside) struct VerifyCommandTests {
  /// Starts a server, waits for its first line, and attacks it. Standard error has what it printed.
  private func attack(_ server: String, _ client: String) throws -> Program.Outcome {
    let scratch = try Scratch()
    let line = """
      cd "$1" && mkfifo lines && { "$0" verify --listen 127.0.0.1:0 \(server) > lines & } && exec 3< lines \
      && read -r _ _ url _ <&3 && { "$0" verify --url "${url%,}" \(client); status=$?; kill $!; cat <&3 >&2; \
      exit $status; }
      """
    return try Program.run("/bin/sh", ["-c", line, Program.path, scratch.url.path])
  }

  private func article() throws -> String {
    let path = Program.root.appendingPathComponent("Sources/App/Adplay.docc/VerifiedRewards.md")
    return try String(contentsOf: path, encoding: .utf8)
  }

  /// The output with the port that the article has.
  private func shown(_ outcome: Program.Outcome) -> String {
    outcome.output.replacing(/:\d+\/reward/, with: ":8081/reward")
  }

  @Test func `a server that checks stands all attacks, as the article shows`() throws {
    let outcome = try attack("", "--granted granted")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("\nYour server stands all nine attacks.\n"))
    #expect(try article().contains("```text\n\(shown(outcome))```"), "\(outcome.output)")
    #expect(outcome.complaint.contains("granted: 5 coins to player-17 for level-4\nrepeated: "))
  }

  @Test func `a naive one is told which it lets in, as the article shows`() throws {
    let outcome = try attack("--naive", "--granted granted")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasSuffix("\nYour server let in 9 of 9 attacks.\n"))
    #expect(try article().contains("```text\n\(shown(outcome))```"), "\(outcome.output)")
    #expect(outcome.complaint.contains("granted: 5000 coins to player-17"))
  }

  @Test func `without a text, what comes again can't be judged`() throws {
    let outcome = try attack("", "--set custom_data=abc")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasSuffix("\nYour server let in 0 of 9 attacks. 2 can't be judged.\n"))
    #expect(!outcome.output.contains("honest request with escapes"))
  }

  @Test func `an honest answer without the text is not taken for a refusal of the server's`() throws
  {
    let outcome = try attack("", #"--granted "coins given""#)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("does not have the text of --granted"), "\(outcome.output)")
  }

  @Test func `another seed has keys that the server does not know`() throws {
    let outcome = try attack("", "--seed 2 --json")
    #expect(outcome.status == 1)
    let honest = #"{"request":"honest","outcome":"refused","answers":[{"status":403}]}"#
    #expect(outcome.output.contains(#""requests":[\#(honest)],"letIn":[],"isGood":false"#))
  }

  @Test func `programs get one line, also for each request`() throws {
    let outcome = try attack("--naive", "--json --granted granted")
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.output.contains(#""letIn":["replayed","amount-changed","wrong-key","other"#))
    let served = try attack("--seed 3", "--seed 3 --json --granted granted")
    #expect(served.status == 0 && served.output.contains(#""letIn":[],"isGood":true"#))
  }

  @Test func `the keys are those that the server has`() throws {
    let line = """
      cd "$1" && mkfifo lines && { "$0" verify --listen 127.0.0.1:0 > lines & } && exec 3< lines \
      && read -r _ _ url _ <&3 && port=${url##*:} && exec 4<>/dev/tcp/127.0.0.1/${port%/*} \
      && printf 'GET /keys.json HTTP/1.1\\r\\n\\r\\n' >&4 && tail -n 1 <&4; kill $!
      """
    let scratch = try Scratch()
    let served = try Program.run("/bin/bash", ["-c", line, Program.path, scratch.url.path])
    let written = try Program.run("verify", "--keys", "-")
    #expect(written.status == 0 && written.output.hasPrefix(#"{"keys":[{"keyId":"#))
    #expect(served.output == written.output)
  }

  @Test(arguments: [
    [], ["--url", "http://example.com/"], ["--url", "http://localhost:8080/"],
    ["--url", "https://127.0.0.1/"], ["--listen", "0.0.0.0:8080"], ["--listen", "8080"],
    ["--granted", "ok", "--keys", "-"], ["--naive", "--keys", "-"],
    ["--url", "http://127.0.0.1:1/", "--listen", "127.0.0.1:0"],
    ["--url", "http://127.0.0.1:1/", "--set", "custom_data=", "--set", "user_id="],
    ["--url", "http://127.0.0.1:1/", "--timeout", "0s"], ["--url", "http://127.0.0.1:1/"],
  ])
  func `invalid arguments are refused, and a server that is not there`(_ words: [String]) throws {
    let outcome = try Program.run(Program.path, ["verify"] + words)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaints.count == 1)
  }

  /// Every answer has it.
  @Test func `no text at all tells no granted reward`() throws {
    let outcome = try Program.run("verify", "--url", "http://127.0.0.1:1/", "--granted", "")
    #expect(outcome.status == 2 && outcome.complaint.contains("--granted"))
  }
}
