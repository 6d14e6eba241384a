import Foundation
import Testing

/// `adplay vast`: documents read, refused, checked, and their wrappers followed.
@Suite(.outside) struct VASTCommandTests {
  private typealias Object = [String: Any]

  private static let examples = Program.root.appendingPathComponent("Tests/VASTTests/Examples")

  static let expected: [String] = {
    let all = try? FileManager.default.contentsOfDirectory(atPath: examples.path)
    return (all ?? []).filter { $0.hasSuffix(".expected.json") }.sorted()
      .map { String($0.dropLast(".expected.json".count)) }
  }()

  private static func path(_ name: String) -> String {
    examples.appendingPathComponent(name).path
  }

  private func objects(_ outcome: Program.Outcome) throws -> [Object] {
    try outcome.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? Object)
    }
  }

  private func object(_ outcome: Program.Outcome) throws -> Object {
    let objects = try objects(outcome)
    try #require(objects.count == 1)
    return objects[0]
  }

  private func same(_ left: Any?, _ right: Any?) -> Bool {
    guard let left = left as? NSObject, let right = right as? NSObject else { return false }
    return left == right
  }

  // MARK: The examples

  @Test func `the examples are found`() {
    #expect(Self.expected.count >= 12)
  }

  @Test(arguments: expected)
  func `an example gives its expected result, by map and by folder`(_ name: String) throws {
    let bytes = try Data(contentsOf: Self.examples.appendingPathComponent("\(name).expected.json"))
    let expected = try #require(try JSONSerialization.jsonObject(with: bytes) as? Object)
    let scratch = try Scratch()
    for catalogue in try catalogues(expected["catalogue"] as? [String: String] ?? [:], scratch) {
      let outcome = try Program.run(
        "vast", Self.path("\(name).xml"), "--json", "--resolve", "--catalogue", catalogue)
      let isRefused = expected["errorLine"] != nil
      #expect(outcome.status == (isRefused ? 2 : 0))
      #expect(outcome.complaint.isEmpty != isRefused)
      let found = try object(outcome)
      for key in Set(expected.keys).subtracting(["note", "catalogue"]).sorted() {
        #expect(same(found[key], expected[key]), "\(key): \(found[key] ?? "left out")")
      }
    }
  }

  /// A map with the documents beside it, and a folder with the documents under the last parts of
  /// their URLs, unless two of them have the same.
  private func catalogues(_ files: [String: String], _ scratch: Scratch) throws -> [String] {
    try scratch.folder("map")
    try scratch.folder("folder")
    for (url, file) in files {
      let text = try String(contentsOfFile: Self.path(file), encoding: .utf8)
      _ = try scratch.write(text, to: "map/\(file)")
      let last = try #require(URL(string: url)).lastPathComponent
      _ = try scratch.write(text, to: "folder/\(last)")
    }
    let map = try JSONSerialization.data(withJSONObject: files)
    let path = try scratch.write(String(decoding: map, as: UTF8.self), to: "map/map.json")
    let isTold = try scratch.names(in: "folder").count == files.count
    return isTold ? [path, scratch.path("folder")] : [path]
  }

  @Test func `a document's own line has all keys, with null for what is absent`() throws {
    let line = try object(try Program.run("vast", "--json", Self.path("02-chain-3-innermost.xml")))
    #expect(Set(line.keys) == ["version", "adCount", "ads", "findings"])
    #expect(line["version"] as? String == "3.0")
    #expect(line["adCount"] as? Int == 1)
    let ad = try #require((line["ads"] as? [Object])?.first)
    #expect(
      Set(ad.keys) == [
        "kind", "AdId", "AdSystem", "AdTitle", "CreativeId", "durationMs", "mediaFiles",
        "trackingEvents", "skipoffset", "wrapperTagURI", "TraffickingParameters",
      ])
    #expect(ad["kind"] as? String == "wrapper")
    #expect(ad["AdId"] is NSNull)
    #expect(ad["durationMs"] is NSNull)
    #expect(ad["mediaFiles"] as? Int == 0)
    #expect(ad["trackingEvents"] as? [String: Int] == ["start": 1])
    #expect(ad["wrapperTagURI"] as? String == "https://four.example/final.xml")
  }

  // MARK: Refusals

  @Test(arguments: [
    ("", "line 1, column 1: error 100"), ("{}", "line 1, column 1: error 100"),
    ("<VAST version=\"3.0\">\n<Ad>", "line 2, column 5: error 100"),
    ("<html/>", "line 1, column 1: error 101"),
    ("<VAST version=\"9\"/>", "line 1, column 1: error 102"),
    ("<!DOCTYPE VAST [<!ENTITY a SYSTEM \"/etc/passwd\">]><VAST>&a;</VAST>", "error 100"),
  ])
  func `a text that is no VAST ends with 2 and one line`(_ text: String, _ words: String) throws {
    let scratch = try Scratch()
    let file = try scratch.write(text, to: "ad.xml")
    let plain = try Program.run("vast", file)
    #expect(plain.status == 2)
    #expect(plain.output.isEmpty)
    #expect(plain.complaints.count == 1)
    #expect(plain.complaint.hasPrefix("adplay: \(file): line "))
    #expect(plain.complaint.contains(words))
    let json = try Program.run("vast", "--json", file)
    #expect(json.status == 2)
    #expect(json.complaint == plain.complaint)
    let line = try object(json)
    #expect(line["version"] is NSNull)
    #expect((line["ads"] as? [Object])?.isEmpty == true)
    #expect((line["findings"] as? [Object])?.count == 1)
  }

  @Test func `what is longer than 8 MiB is refused, and standard input read no further`() throws {
    let scratch = try Scratch()
    let file = try scratch.write("", to: "large.xml")
    try #require(truncate(file, 8 << 20 + 1) == 0)
    let outcome = try Program.run("vast", file)
    #expect(outcome.status == 2)
    #expect(outcome.complaint.contains("error 100 (XML parsing error): larger than 8 MiB"))
    // Endless, and with little memory.
    let endless = try Program.run(
      "/bin/sh",
      ["-c", "ulimit -v 1500000; yes '<!-- -->' | \"$0\" vast -", Program.path])
    #expect(endless.status == 2)
    #expect(endless.complaint.contains("adplay: -: line 1, column 1: error 100"))
  }

  @Test func `a file that does not exist is refused, and the others are read`() throws {
    let outcome = try Program.run(
      "vast", "--json", "/nowhere.xml", Self.path("08-no-ad.xml"), Self.path("09-malformed.xml"))
    #expect(outcome.status == 2)
    #expect(outcome.complaints.count == 2)
    let lines = try objects(outcome)
    #expect(
      lines.map { $0["file"] as? String } == ["08-no-ad.xml", "09-malformed.xml"].map(Self.path))
  }

  @Test(arguments: [
    ["vast"], ["vast", "x.xml", "--catalogue", "x"], ["vast", "--resolved", "x.xml"],
    ["vast", "--stage", "x.xml", "y.xml"],
    ["vast", "--stage", "x.xml", "--json"], ["vast", "--stage", "x.xml", "--lint"],
    ["vast", "--stage", "no-such-file.xml"], ["vast", "x.xml", "--wrapper-limit", "2"],
    ["vast", "x.xml", "--resolve", "--wrapper-limit", "-1"],
  ])
  func `invalid arguments are refused`(_ words: [String]) throws {
    let outcome = try Program.run(Program.path, words)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaints.count == 1)
  }

  // MARK: Input

  @Test func `standard input is read`() throws {
    let outcome = try Program.run(
      "/bin/sh",
      ["-c", "\"$0\" vast --json - < \"$1\"", Program.path, Self.path("08-no-ad.xml")])
    #expect(outcome.status == 0)
    #expect(try object(outcome)["adCount"] as? Int == 0)
  }

  @Test func `a folder is one line for each document in it`() throws {
    let outcome = try Program.run("vast", "--json", Self.examples.path)
    #expect(outcome.status == 2)
    #expect(outcome.complaints.count == 1)
    let names = try objects(outcome).map { line in
      try #require(line["file"] as? String).split(separator: "/").last.map(String.init)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.examples.path)
    #expect(names == files.filter { $0.hasSuffix(".xml") }.sorted())
  }

  @Test func `a folder without documents is refused`() throws {
    let outcome = try Program.run("vast", try Scratch().url.path)
    #expect(outcome.status == 2)
  }

  @Test func `two files of a folder that answer to the same URL are an error`() throws {
    let scratch = try Scratch()
    let text = try String(contentsOfFile: Self.path("08-no-ad.xml"), encoding: .utf8)
    try scratch.folder("a")
    for name in ["tag", "a/tag.xml"] { _ = try scratch.write(text, to: name) }
    let outcome = try Program.run(
      "vast", Self.path("11-wrapper-to-no-ad.xml"), "--resolve", "--catalogue", scratch.url.path)
    #expect(outcome.status == 2)
    #expect(outcome.complaint.contains("two files answer to https://empty.example/tag"))
  }

  @Test func `a map names nothing outside of its folder`() throws {
    let scratch = try Scratch()
    try scratch.folder("map")
    _ = try scratch.write("<VAST/>", to: "answer.xml")
    let map = try scratch.write(#"{"https://a.example/": "../answer.xml"}"#, to: "map/map.json")
    let result = try Program.run(
      "vast", Self.path("11-wrapper-to-no-ad.xml"), "--resolve", "--catalogue", map)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.complaint.contains("answer.xml is not in the folder of this map; put it there"))
  }

  @Test func `a catalogue that is no map is refused with its place`() throws {
    let scratch = try Scratch()
    let map = try scratch.write("{\"https://empty.example/tag\":\n 5}", to: "map.json")
    let outcome = try Program.run(
      "vast", Self.path("11-wrapper-to-no-ad.xml"), "--resolve", "--catalogue", map)
    #expect(outcome.status == 2)
    #expect(outcome.complaint.contains("\(map): line 2, column 2"))
  }

  @Test func `a document that the map names and nobody can read is the map's mistake`() throws {
    let scratch = try Scratch()
    let map = try scratch.write("{\n\"https://empty.example/tag\": \"no.xml\" }", to: "map.json")
    let outcome = try Program.run(
      "vast", Self.path("11-wrapper-to-no-ad.xml"), "--resolve", "--catalogue", map)
    #expect(outcome.status == 2)
    #expect(outcome.complaint.contains("\(map): line 2, column 30: "))
    #expect(outcome.complaint.contains("no.xml: No such file"))
  }

  @Test func `fewer wrappers can be allowed`() throws {
    let scratch = try Scratch()
    let map = try scratch.write("{}", to: "map.json")
    let outcome = try Program.run(
      "vast", Self.path("02-chain-1-outermost.xml"), "--json", "--resolve", "--catalogue", map,
      "--wrapper-limit", "0")
    #expect(try object(outcome)["errorCode"] as? Int == 302)
  }

  @Test func `what is wrong further in is told with its document`() throws {
    let scratch = try Scratch()
    let wrapper = try String(
      contentsOfFile: Self.path("11-wrapper-to-no-ad.xml"), encoding: .utf8)
    let file = try scratch.write(wrapper, to: "ad.xml")
    _ = try scratch.write("<VAST version=\"3.0\">\n  <Ad>", to: "answer.xml")
    let map = try scratch.write("{\"https://empty.example/tag\": \"answer.xml\"}", to: "map.json")
    let broken = try Program.run("vast", file, "--json", "--resolve", "--catalogue", map)
    #expect(broken.status == 0)
    let line = try object(broken)
    #expect(line["errorLine"] as? Int == 2)
    let (errors, fired) = (line["errorURLs"] as? [String], line["firedURLs"] as? [String])
    #expect(errors?.count == 1 && fired?.count == 1)
    let finding = try #require((line["findings"] as? [Object])?.last)
    #expect(finding["document"] as? String == "https://empty.example/tag")
    #expect(finding["documentFile"] as? String == scratch.path("answer.xml"))
    #expect(finding["line"] as? Int == 2)
    let plain = try Program.run("vast", file, "--resolve", "--catalogue", map)
    #expect(plain.output.contains("the answer of https://empty.example/tag can't be read"))
    #expect(plain.output.contains("answer.xml (https://empty.example/tag): line 2, column 7: 100"))

    let inline = try String(contentsOfFile: Self.path("01-inline-rewarded.xml"), encoding: .utf8)
    _ = try scratch.write(
      inline.replacingOccurrences(of: "firstQuartile", with: "first-quartile"), to: "answer.xml")
    let linted = try Program.run("vast", file, "--lint", "--resolve", "--catalogue", map)
    #expect(linted.output.contains("it is written firstQuartile"))
    #expect(linted.output.contains("never fires           first-quartile"))
  }

  // MARK: Checking

  @Test func `lint names what never fires and what phones block`() throws {
    let scratch = try Scratch()
    let text = try String(contentsOfFile: Self.path("01-inline-rewarded.xml"), encoding: .utf8)
      .replacingOccurrences(of: "firstQuartile", with: "first-quartile")
      .replacingOccurrences(of: "https://cdn", with: "http://cdn")
    let file = try scratch.write(text, to: "ad.xml")
    #expect(try Program.run("vast", file).output.contains("finding") == false)
    let outcome = try Program.run("vast", "--lint", file)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("2 findings"))
    #expect(outcome.output.contains("it is written firstQuartile"))
    #expect(outcome.output.contains("line 30, column 15: 400: <MediaFile> is not https"))
  }
}
