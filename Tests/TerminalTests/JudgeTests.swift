import Foundation
import Testing

/// `adplay judge`, as a new user calls it.
@Suite(.outside) struct JudgeTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private static let lines = [
    #"{"format":"adplay-journal","recorded":{"app":"Lake 1.4","crossings":["google-adapter"],"recorder":"1.0.0","run":"a1"},"version":3}"#,
    #"{"ad":"House#1","data":{"class":"House","format":"native","number":1},"from":"google","kind":"call","message":"loadNativeAd","n":1,"run":"a1","sense":"lineAsked","t":0,"to":"adapter"}"#,
    #"{"ad":"House#1","data":{"answer":false},"from":"google","kind":"call","message":"handlesUserClicks()","n":2,"run":"a1","sense":"clicksFlagAsked","t":200,"to":"adapter"}"#,
    #"{"ad":"House#1","from":"adapter","kind":"call","message":"reportClick()","n":3,"run":"a1","sense":"clickReported","t":1300,"to":"google"}"#,
    #"{"ad":"feed#1","data":{"load":"House#1"},"from":"google","kind":"note","message":"House#1 is feed#1","n":4,"run":"a1","t":1300}"#,
  ]
  private static let console = lines.map { "12:00 Lake[7526] adplay:\($0)\nsomething else\n" }
    .joined()
  private static let rule = "click-reported-while-google-tracks"

  @Test(arguments: [["run"], ["check"]])
  func `a recording is not taken for a scenario`(_ words: [String]) throws {
    let folder = try Scratch()
    let bare = try folder.write(Self.lines.joined(separator: "\n"), to: "a.jsonl")
    let log = try folder.write(
      Self.lines.map { "12:00 adplay:\($0)" }.joined(separator: "\n"), to: "a.log")
    for file in [bare, log] {
      let outcome = try Program.run(Program.path, words + [file])
      #expect(outcome.status == 2)
      #expect(outcome.complaint.contains("this was recorded on a phone"), "\(outcome.complaint)")
    }
  }

  @Test func `a console is judged, with the ad's name in the app`() throws {
    let file = try scratch.write(Self.console, to: "phone.log")
    let outcome = try Program.run("judge", file)
    #expect(outcome.status == 1)
    for text in [
      "1 error", Self.rule, "feed#1  native  House  ", "(adapter, feed#1, proof #2 #3)",
      "phone.log:7", "to judge", "adapter-network",
    ] {
      #expect(outcome.output.contains(text), "\(text)")
    }
    #expect(outcome.complaint == "")
  }

  @Test func `reports have the finding at its line`() throws {
    let file = try scratch.write(Self.lines.joined(separator: "\n") + "\n", to: "phone.jsonl")
    let names = ["junit", "sarif", "html"]
    let options = names.flatMap { ["--\($0)", scratch.path($0)] }
    let outcome = try Program.run(Program.path, ["judge", "--json", file] + options)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(#""network":{"impressions":null,"clicks":null"#))
    for name in names {
      let text = try scratch.text(name)
      #expect(text.contains(Self.rule), "\(name)")
    }
    #expect(try scratch.text("sarif").contains("\"startLine\": 4"))
    let page = try scratch.text("html")
    #expect(page.contains("judge phone.jsonl"))
    // Nobody recorded the network's count.
    #expect(page.contains("<td class=\"figure network\"><b>?</b></td>"))
  }

  @Test func `a page has each run, Google's counts at their moments, and what was not judged`()
    throws
  {
    let told =
      #"{"ad":"House#1","data":{"lacks":[],"result":"ad"},"from":"adapter","kind":"callback","#
      + #""message":"ad","n":3,"run":"a1","sense":"lineAnswered","t":300,"to":"google"}"# + "\n"
      + #"adplay:{"ad":"House#1","from":"google","kind":"call","message":"click","n":4,"run":"a1","#
      + #""sense":"clickTold","t":1200,"to":"adapter"}"# + "\nadplay:"
    let console = Self.console.replacing(#""n":4,"#, with: #""n":6,"#)
      .replacing(#""n":3,"#, with: #""n":5,"#)
      .replacing(
        #"{"ad":"House#1","from":"adapter""#, with: told + #"{"ad":"House#1","from":"adapter""#)
    let other = console.replacing("a1", with: "b2").replacing("Lake 1.4", with: "Hill\\n2.0")
    let file = try scratch.write(console + other, to: "two.log")
    let outcome = try Program.run("judge", file, "--html", scratch.path("html"))
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Hill 2.0, "))
    let page = try scratch.text("html")
    for text in [
      "id=\"run1-e3\"", "id=\"run2-e3\"", "href=\"#run2-e5\"", "Rules that were not judged",
      "Recorder.shared.network(.impression)",
    ] {
      #expect(page.contains(text), "\(text)")
    }
    let trace = try #require(
      page.split(separator: "id=\"run1-e4\"").last?.split(separator: "id=\"run1-e5\"").first)
    #expect(trace.contains("googleClick") && !trace.contains(Self.rule))
    let rest = try #require(
      page.split(separator: "id=\"run1-e5\"").last?.split(separator: "</table>").first)
    #expect(!rest.contains("googleClick") && rest.contains(Self.rule))
  }

  @Test func `what is no recording, and what can't be done with one, is told`() throws {
    let nothing = try scratch.write("nothing here\n", to: "other.log")
    let none = try Program.run("judge", nothing)
    #expect(none.status == 2)
    #expect(none.complaint.contains("no line here was written by a recorder"))
    let file = try scratch.write(Self.lines.joined(separator: "\n") + "\n", to: "phone.jsonl")
    let replay = try Program.run("replay", file)
    #expect(replay.status == 2)
    #expect(replay.complaint.contains("adplay judge says who counted"))
  }
}
