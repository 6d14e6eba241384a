import Foundation
import Testing

/// `adplay capture`: which pixels of a session were called. The article has the whole output.
@Suite(.outside) struct CaptureCommandTests {
  private static let session = Program.root
    .appendingPathComponent("Tests/Fixtures/Captures/session.har").path

  @Test func `JSON has every pixel, and the requests that called it`() throws {
    let result = try Program.run("capture", Self.session, "--json")
    #expect(result.status == 1 && result.complaint.isEmpty)
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let ads = try #require(root["ads"] as? [[String: Any]])
    let pixels = try #require(ads.first?["pixels"] as? [[String: Any]])
    let never = pixels.filter {
      ($0["calls"] as? [Any])?.isEmpty == true && $0["isDue"] as? Bool == true
    }
    #expect(never.map { $0["url"] as? String } == ["https://outer.example/imp?cb=[CACHEBUSTING]"])
    let troubles = pixels.flatMap { $0["troubles"] as? [[String: Any]] ?? [] }
    #expect(
      troubles.map { $0["trouble"] as? String } == [
        "never-called", "bad-value", "called-too-often",
      ])
  }

  @Test func `the page stands alone, and shows the session's texts as texts`() throws {
    let scratch = try Scratch()
    let text = try String(contentsOfFile: Self.session, encoding: .utf8)
    let session = try scratch.write(
      text.replacing("Eight seconds", with: "&lt;b>Eight"), to: "session.har")
    let page = scratch.path("page.html")
    #expect(try Program.run("capture", session, "--html", page).status == 1)
    let html = try scratch.text("page.html")
    #expect(html.contains("&lt;b&gt;Eight"))
    #expect(!html.contains("<b>Eight") && !html.contains("<script"))
    #expect(html.contains("never called, although level 2 was"))
    #expect(html.ranges(of: "<circle").count == 12)
    let inside = try Program.run("capture", session, "--html", session)
    #expect(inside.status == 2 && inside.complaint.contains("would overwrite"))
  }

  @Test func `a capture may come from standard input`() throws {
    let words = ["-c", "exec \"$0\" capture - < \"$1\"", Program.path, Self.session]
    let result = try Program.run("/bin/sh", words)
    #expect(result.status == 1 && result.complaint.isEmpty)
    #expect(result.output.hasPrefix("standard input: 16 requests in 12.000 s, 1 video ad"))
  }

  @Test func `ads that nobody asked about are told in a sentence`() throws {
    let scratch = try Scratch()
    let empty = try scratch.write(#"{"log": {"entries": []}}"#, to: "empty.har")
    let result = try Program.run("capture", empty)
    #expect(result.status == 0)
    #expect(result.output.hasSuffix("No VAST document that can be read is in this capture.\n"))
  }

  @Test(arguments: [
    ("{}", "no capture: there is no list of \"entries\" in it; export the session as HAR"),
    ("\u{78}\u{1}", "a compressed capture; unpack it first, or export the session as .har"),
  ])
  func `what is no capture is refused with what to do`(_ text: String, _ sentence: String) throws {
    let scratch = try Scratch()
    let result = try Program.run("capture", try scratch.write(text, to: "x.har"))
    #expect(result.status == 2 && result.complaint.contains(sentence))
  }

  @Test func `a file that is no VAST document is not taken for an answer`() throws {
    let scratch = try Scratch()
    let table = try scratch.write("a,b\n1,2\n", to: "a.csv")
    let result = try Program.run("capture", Self.session, "--vast", table)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.complaint.contains("a.csv") && result.complaint.contains("XML"))
  }

  @Test func `what can't be read, and where the file ends early, is told`() throws {
    let scratch = try Scratch()
    let text = try String(contentsOfFile: Self.session, encoding: .utf8)
    let broken = text.replacing("2026-11-24T10:00:12.000Z", with: "noon").dropLast(40)
    let result = try Program.run("capture", try scratch.write(String(broken), to: "x.har"))
    #expect(result.complaint.contains("the file ends in the middle"))
  }
}
