import Foundation
import Glibc
import Testing

/// Pipes and links in place of files, and disks that are full.
@Suite(.outside) struct StrangeFilesTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// Runs a shell's line in the folder, with the program as `$0`; no file can have more than
  /// this many blocks of 512 bytes.
  private func shell(_ line: String, blocks: Int? = nil) throws -> Program.Outcome {
    let limit = blocks.map { "trap '' XFSZ; ulimit -f \($0); " } ?? ""
    return try Program.run(
      "/bin/sh", ["-c", "cd '\(scratch.url.path)'; \(limit)\(line)", Program.path])
  }

  @Test(arguments: [
    ("mkfifo all/ad.json", "run all", "ad.json"),
    ("mkfifo all/view-not-released.json", "hunt storefront --corpus all", "view-not-released.json"),
    ("mkfifo all/ad.xml", "vast all", "ad.xml"),
    ("mkfifo all/House.swift", "new adapter House --from all", "House.swift"),
    ("mkfifo all/Old.swift", "migrate all", "Old.swift"),
    ("mkfifo all/tag", "vast wrapper.xml --resolve --catalogue all", "tag"),
  ])
  func `a pipe that a folder has is refused by its name, and nobody waits for it`(
    _ making: String, _ command: String, _ name: String
  ) throws {
    try scratch.folder("all")
    _ = try scratch.write(
      """
      <VAST version="3.0"><Ad><Wrapper><AdSystem>A</AdSystem>
      <VASTAdTagURI>https://a.example/tag</VASTAdTagURI><Impression/></Wrapper></Ad></VAST>
      """, to: "wrapper.xml")
    let outcome = try shell("\(making); exec \"$0\" \(command)")
    #expect(outcome.status == 2)
    #expect(outcome.complaint.hasSuffix("all/\(name): not a regular file\n"))
  }

  @Test func `a pipe that the command line names is read`() throws {
    _ = try scratch.write(Texts.twoTaps(expecting: 2), to: "two.json")
    let outcome = try shell("mkfifo pipe; cat two.json > pipe & exec \"$0\" run pipe")
    #expect(outcome.status == 0, "\(outcome.complaint)")
    #expect(outcome.output == "pipe: 1 held\n")
  }

  @Test func `a link out of the adopted sources is not followed`() throws {
    let adapter = "final class HouseAdapter: NSObject, MediationAdapter {}"
    try scratch.folder("sources")
    _ = try scratch.write(adapter, to: "sources/House.swift")
    _ = try scratch.write("let secret = 1", to: "secret")
    try #require(symlink("../secret", scratch.path("sources/Key.swift")) == 0)
    let refused = try shell("exec \"$0\" new adapter House --from sources")
    #expect(refused.status == 2)
    #expect(refused.complaint.contains("sources/Key.swift: this link leads out of sources"))
    #expect(!scratch.has("House"))
  }

  @Test func `completions are not installed through a link`() throws {
    try scratch.folder("share/man/man1")
    _ = try scratch.write("mine", to: "mine")
    try #require(symlink("../../../mine", scratch.path("share/man/man1/adplay.1")) == 0)
    let outcome = try shell("exec \"$0\" completions --install --prefix .")
    #expect(outcome.status == 0)
    #expect(try scratch.text("mine") == "mine")
    #expect(try scratch.text("share/man/man1/adplay.1").hasPrefix(".TH "))
  }

  @Test func `a full disk leaves the report that was there`() throws {
    _ = try scratch.write("yesterday's", to: "report.sarif")
    let outcome = try shell("exec \"$0\" check banner --sarif report.sarif", blocks: 8)
    #expect(outcome.status == 2)
    #expect(outcome.complaint.hasSuffix("report.sarif: File too large\n"))
    #expect(try scratch.names() == ["report.sarif"])
    #expect(try scratch.text("report.sarif") == "yesterday's")
  }

  @Test func `a full disk leaves no find, and and its corpus is empty`() throws {
    let hunt =
      "exec \"$0\" hunt interstitial --adapter BrokenAdapters.StaysForEverCustomEvent --runs 100 "
      + "--rules full-screen-never-closed --corpus finds --json > /dev/null"
    #expect(try shell(hunt, blocks: 0).status == 2)
    #expect(try scratch.names(in: "finds") == [])
  }

  @Test func `a journal ends with its last whole line, and is not there without one`() throws {
    _ = try scratch.write(Texts.twoTaps(expecting: 2), to: "two.json")
    let cut = try shell("exec \"$0\" run two.json --journal cut.jsonl", blocks: 8)
    #expect(cut.status == 2)
    let lines = try scratch.text("cut.jsonl").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count > 2 && lines.last == "")
    for line in lines.dropLast() { _ = try object(in: line) }
    _ = try scratch.write(Texts.loads(40), to: "long.json")
    #expect(try shell("exec \"$0\" run long.json --journal none.jsonl", blocks: 1).status == 2)
    #expect(!scratch.has("none.jsonl"))
  }

  @Test func `a stage whose journal is not whole ends with 2 and says so`() throws {
    let outcome = try shell("printf '1\\n' | \"$0\" --accessible --no-last --journal /dev/full")
    #expect(outcome.status == 2)
    #expect(outcome.complaint.contains("/dev/full: No space left on device; the journal"))
  }

  @Test func `a page that a process could not write is told in the stage's language`() throws {
    let outcome = try shell(
      "printf '1\\nW\\n' | \"$0\" --accessible --no-last --lang vi", blocks: 64)
    #expect(
      outcome.output.contains("Trang chưa được ghi: adplay-storefront-1.html: File too large"))
    #expect(outcome.complaint.isEmpty)
    #expect(try scratch.names() == ["adplay-storefront-1.jsonl"])
  }

  /// Whether this user may have a file system of its own.
  private static let canHide =
    (try? Program.run("/bin/sh", ["-c", "unshare -rm mount -t tmpfs none /proc"]))?.status == 0

  @Test(.enabled(if: canHide))
  func `a report is written where its file alone is mounted`() throws {
    _ = try scratch.write("", to: "report.sarif")
    let line =
      "mount --bind report.sarif report.sarif && exec \"$0\" check banner --sarif report.sarif"
    #expect(try shell("unshare -rm sh -c '\(line)' \"$0\"").status == 0)
    #expect(try scratch.names() == ["report.sarif"])
    #expect(try scratch.text("report.sarif").hasSuffix("}\n"))
  }

  @Test(.enabled(if: canHide))
  func `without /proc, as in a chroot, a command is the one that was given`() throws {
    let line = "mount -t tmpfs none /proc && exec \"$0\" themes --json"
    let outcome = try Program.run(
      "/bin/sh", ["-c", "unshare -rm sh -c '\(line)' \"$0\"", Program.path])
    #expect(outcome.status == 0)
    #expect(outcome.output == (try Program.run("themes", "--json")).output)
  }
}
