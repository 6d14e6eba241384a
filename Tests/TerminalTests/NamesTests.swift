import Foundation
import Testing

/// Adapters by the names that an ad server sends; the program `manners` gives one.
@Suite(.outside) struct NamesTests {
  private static let name = "GADMediationAdapterManner"

  private static func scenario(_ className: String) -> String {
    """
    {"title": "names", "adUnits": [{"id": "feed", "format": "native", "lines": [
      {"label": "A", "class": "\(className)"}]}],
     "script": [{"load": "feed"}, {"advance": "1s"},
       {"expect": {"journal": ["completionHandler(ad, nil)"]}}]}
    """
  }

  @Test func `a line names an adapter as the server does`() throws {
    let folder = try Scratch()
    let file = try folder.write(Self.scenario(Self.name), to: "names.json")
    let outcome = try Program.run(Program.manners, ["run", "--json", file])
    #expect(outcome.status == 0, "\(outcome.complaint)")
    // Room 6 shows the same.
    #expect(outcome.output.contains("\"class\":\"\(Self.name)\""))
  }

  @Test func `a name with a slip in it is put right`() throws {
    let folder = try Scratch()
    let file = try folder.write(Self.scenario("GADMediationAdapterManer"), to: "names.json")
    let outcome = try Program.run(Program.manners, ["run", file])
    #expect(outcome.status == 2)
    #expect(outcome.complaint.contains(Self.name))
  }

  @Test func `check takes it, and an unknown one not`() throws {
    let known = try Program.run(
      Program.manners, ["check", "one-second-rule", "--adapter", Self.name])
    #expect(known.status == 0, "\(known.output)")
    let unknown = try Program.run(
      Program.manners, ["check", "--adapter", "GADMediationAdapterNobody"])
    #expect(unknown.status == 2)
  }

  @Test func `a program that gives no names has none`() throws {
    let outcome = try Program.run("check", "--adapter", Self.name)
    #expect(outcome.status == 2)
  }
}
