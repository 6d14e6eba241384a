import Foundation
import Glibc
import Testing

/// `adplay hunt`, with the processes that it starts.
@Suite(.outside) struct HuntTests {
  private func hunt(_ program: String = Program.path, _ arguments: String...) throws
    -> (outcome: Program.Outcome, folder: Scratch)
  {
    let folder = try Scratch()
    let words = ["hunt"] + arguments
    let outcome = try Program.run(
      "/bin/sh",
      ["-c", "cd \"$1\" && shift && exec \"$@\"", "sh", folder.path(""), program] + words)
    return (outcome, folder)
  }

  @Test func `a find is told with its steps, and its file holds`() throws {
    let (outcome, folder) = try hunt(
      Program.path, "kinds-of-ads", "--adapter", "BrokenAdapters.KeepsTheViewCustomEvent",
      "--runs", "100")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("error    view-not-released"))
    #expect(outcome.output.contains("adplay view-not-released.json --at "))
    #expect(outcome.output.contains("100 runs from seed 1, 1 error"))
    let file = folder.path("view-not-released.json")
    let run = try Program.run("run", file)
    #expect(run.status == 0, "\(run.complaint)")
    #expect(run.output.contains("1 held"))
  }

  @Test func `no step of a find's file can be left out`() throws {
    let (outcome, folder) = try hunt(
      Program.path, "kinds-of-ads", "--adapter", "BrokenAdapters.RegistersOnceCustomEvent",
      "--runs", "100", "--rules", "not-registered-anew", "--first")
    #expect(outcome.status == 1)
    let text = try folder.text("not-registered-anew.json")
    let found = try JSONSerialization.jsonObject(
      with: Data(text.drop { $0 != "{" }.utf8))
    var scenario = try #require(found as? [String: Any])
    let script = try #require(scenario["script"] as? [[String: Any]])
    for place in script.indices where script[place]["expect"] == nil {
      var shorter = script
      shorter.remove(at: place)
      scenario["script"] = shorter
      let file = try folder.write(
        String(decoding: JSONSerialization.data(withJSONObject: scenario), as: UTF8.self),
        to: "without-\(place).json")
      #expect(try Program.run("run", file).status == 1, "\(script[place]) can be left out")
    }
    #expect(script.count > 3)
  }

  @Test func `a good adapter ends with 0, and no file is written`() throws {
    let (outcome, folder) = try hunt(
      Program.path, "--adapter", "SampleAdapter.SampleCustomEvent", "--runs", "100")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("no rule is broken"))
    #expect(try folder.names() == [])
  }

  @Test func `the number of workers makes no difference`() throws {
    func lines(_ workers: String) throws -> String {
      try hunt(
        Program.path, "--adapter", "BrokenAdapters.LosesItsDelegateCustomEvent", "--runs", "100",
        "--json", "--workers", workers
      ).outcome.output
    }
    let one = try lines("1")
    #expect(one.split(separator: "\n").count > 1)
    #expect(try lines("3") == one)
  }

  @Test func `a folder remembers finds, and tries them first`() throws {
    let adapter = "BrokenAdapters.StaysForEverCustomEvent"
    let find = "full-screen-never-closed"
    let (first, folder) = try hunt(
      Program.path, "--adapter", adapter, "--runs", "100", "--rules", find, "--corpus", "finds",
      "--junit", "a.xml")
    #expect(first.status == 1)
    #expect(try folder.names().sorted() == ["a.xml", "finds"])
    #expect(try folder.text("a.xml").contains("name=\"\(find)\"><failure"))
    // What a full disk has left holds nobody up.
    _ = try folder.write("", to: "finds/adapter-crashes.json")
    let again = try Program.run(
      Program.path,
      [
        "hunt", "--adapter", adapter, "--runs", "1", "--corpus", folder.path("finds"), "--first",
        "--json",
      ])
    #expect(again.output.contains("\"rule\":\"\(find)\",\"severity\":\"error\",\"run\":0"))
    let mended = try Program.run(
      Program.path,
      [
        "hunt", "--adapter", "SampleAdapter.SampleCustomEvent", "--runs", "1", "--corpus",
        folder.path("finds"),
      ])
    #expect(mended.status == 0, "\(mended.output)")
  }

  @Test func `a kept find may be called anything, and is left as somebody has made it`() throws {
    let adapter = "BrokenAdapters.StaysForEverCustomEvent"
    let (_, folder) = try hunt(
      Program.path, "interstitial", "--adapter", adapter, "--runs", "100", "--rules",
      "full-screen-never-closed", "--corpus", "finds")
    let found = try folder.text("finds/full-screen-never-closed.json")
    let clearer = "// Ours.\n" + found.replacing("[{", with: "[{ /* first */")
    try #require(unlink(folder.path("finds/full-screen-never-closed.json")) == 0)
    let kept = try folder.write(clearer, to: "finds/the tap.json")
    func again(_ adapter: String) throws -> Program.Outcome {
      try Program.run(
        "hunt", "interstitial", "--adapter", adapter, "--runs", "1", "--first", "--corpus",
        folder.path("finds"))
    }
    let outcome = try again(adapter)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("full-screen-never-closed  (run 0)"))
    #expect(outcome.output.contains("'\(kept)' --at "))
    #expect(try folder.text("finds/the tap.json") == clearer)
    #expect(try folder.names(in: "finds") == ["the tap.json"])
    #expect(try again("SampleAdapter.SampleCustomEvent").status == 0)
  }

  @Test(arguments: [
    ("Crashing", "error    adapter-crashes"), ("Blocking", "error    adapter-hangs"),
    ("Greedy", "error    adapter-eats-memory"), ("Spawning", "warning  adapter-starts-threads"),
    ("Chatty", "note     adapter-prints"),
  ])
  func `what an adapter does to the program is a find, and the hunt goes on`(
    _ adapter: String, _ find: String
  ) throws {
    let (outcome, folder) = try hunt(
      Program.manners, "kinds-of-ads", "--adapter", "MannerAdapters.\(adapter)CustomEvent",
      "--runs", "60", "--workers", "2")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(find), "\(outcome.output)")
    #expect(outcome.output.contains("error    completion-called-twice"), "\(outcome.output)")
    let trouble = try #require(find.split(separator: " ").last)
    #expect(try folder.names() == ["\(trouble).json", "completion-called-twice.json"])
    #expect(try folder.text("\(trouble).json").contains("\"script\": [{ \"load\":"))
  }

  @Test func `an adapter that waits for the real clock is hunted, and that is said`() throws {
    let (outcome, _) = try hunt(
      Program.manners, "kinds-of-ads", "--adapter", "MannerAdapters.RealTimerCustomEvent",
      "--runs", "5")
    #expect(outcome.complaint.contains("the adapter waits for the real clock"))
    #expect(outcome.output.contains("5 runs"))
  }

  @Test func `an outside adapter is told of all its three mistakes`() throws {
    let (outcome, folder) = try hunt(
      Program.manners, "--adapter", "MannerAdapters.CarelessCustomEvent", "--seed", "2800",
      "--runs",
      "1200")
    #expect(outcome.status == 1)
    let mistakes = ["banner-of-another-size", "completion-called-twice", "error-says-nothing"]
    #expect(try folder.names().sorted() == mistakes.map { "\($0).json" })
    for mistake in mistakes {
      let run = try Program.run(Program.manners, ["run", folder.path("\(mistake).json")])
      #expect(run.status == 0, "\(run.complaint)")
    }
  }

  @Test func `what cannot be is refused`() throws {
    func complaint(_ arguments: String...) throws -> String {
      let outcome = try Program.run(Program.path, ["hunt"] + arguments)
      #expect(outcome.status == 2)
      return outcome.complaint
    }
    #expect(try complaint().contains("adplay hunt needs a scenario, or --adapter"))
    #expect(try complaint("arbiter").contains("there is nothing to hunt"))
    #expect(
      try complaint("storefront", "--runs", "3", "--for", "1s").contains(
        "--for and --runs can't be used together"))
    #expect(
      try complaint("storefront", "--against", "A.B").contains("--against needs --adapter CLASS"))
    #expect(try complaint("storefront", "--for", "0s").contains("expected a time such as 10s"))
    #expect(try complaint("storefront", "--rules", "none").contains("the ids of rules"))
    #expect(try complaint("--adapter", "No.Such").contains("linked into this program"))
    #expect(
      try complaint("--adapter", "BrokenAdapters.LosesClicks").contains(
        "SampleAdapter.SampleCustomEvent in BrokenAdapters.LosesClicks"))
    let folder = try Scratch()
    _ = try folder.write("{", to: "view-not-released.json")
    #expect(
      try complaint("storefront", "--corpus", folder.path("")).contains(
        "view-not-released.json: line 1, column 2"))
    let unknown = try Scratch()
    _ = try unknown.write(Texts.twoTaps(expecting: 2), to: "mine.json")
    #expect(
      try complaint("storefront", "--corpus", unknown.path("")).contains(
        "mine.json: this find doesn't say what it shows"))
  }
}
