@testable import Adplay
import Catalogue
import ContextProtocol
import Foundation
import JSON
import Testing

/// What the arguments of an agent come to.
struct AgentCallTests {
  private func call(_ tool: String, _ arguments: String) throws -> AgentCall {
    let tool = try #require(AgentTools.all.first { $0.name == tool })
    return try AgentCall(
      of: tool, try JSONReader.read(arguments, dialect: .strict), in: .current)
  }

  private func refusal(_ tool: String, _ arguments: String) throws -> String? {
    do {
      _ = try call(tool, arguments)
      return nil
    } catch let refusal as AgentCall.Refusal { return refusal.sentence }
  }

  @Test func `arguments become the words of a command line`() throws {
    #expect(
      try call("check", #"{"scenarios":["storefront"],"seed":3,"threads":"real"}"#).words
        == ["check", "--json", "--seed=3", "--threads=real", "--", "storefront"])
    #expect(
      try call("hunt", #"{"adapter":"A.B","first":true,"faults":false,"runs":"20"}"#).words
        == ["hunt", "--json", "--adapter=A.B", "--first", "--runs=20"])
    #expect(
      try call("new_adapter", #"{"name":"House","formats":"banner","sdk":["a","b"]}"#).words
        == ["new", "adapter", "--formats=banner", "--sdk=a", "--sdk=b", "--", "House"])
    #expect(try call("scenario_schema", "{}").words == ["scenarios", "--schema"])
  }

  @Test func `a scenario as it is comes over standard input`() throws {
    let call = try call("run", #"{"scenario":{"adUnits":[]}}"#)
    #expect(call.words == ["run", "--json", "--", "-"])
    #expect(String(decoding: call.input, as: UTF8.self) == "{\n  \"adUnits\": []\n}")
  }

  @Test(arguments: [
    ("check", "[]", "arguments must be an object"),
    ("check", #"{"seeed":1}"#, #"unknown argument "seeed"; did you mean "seed"?"#),
    ("hunt", #"{"first":"yes"}"#, "first must be true or false"),
    ("check", #"{"seed":{}}"#, "seed must be a text or a whole number"),
    ("diff", "{}", "journals is missing"),
    ("new_adapter", "{}", "name is missing"),
    ("new_adapter", #"{"name":["A","B"]}"#, "name must be a text or a whole number"),
    ("scenarios", #"{"x":1}"#, #"unknown argument "x"; it takes none"#),
    (
      "snapshot", #"{"scenario":[]}"#,
      "scenario must be an object, or the name of a scenario or a file"
    ),
    (
      "rules", #"{"rules":[\#(Array(repeating: "1", count: 1001).joined(separator: ","))]}"#,
      "rules has at most 1000 elements"
    ),
    (
      "check", #"{"scenarios":["../../etc/passwd"]}"#,
      "scenarios: ../../etc/passwd is not below the folder the server was started in"
    ),
    (
      "run", #"{"journal":"/tmp/x.jsonl"}"#,
      "journal: /tmp/x.jsonl is not below the folder the server was started in"
    ),
  ])
  func `a call that cannot be says how to make one`(
    tool: String, arguments: String, sentence: String
  ) throws {
    #expect(try refusal(tool, arguments) == sentence)
  }

  @Test(arguments: AgentTools.all.map(\.name))
  func `every option that a tool offers is one that its command reads`(_ name: String) throws {
    let tool = try #require(AgentTools.all.first { $0.name == name })
    for option in tool.options {
      let value = option.placeholder == nil ? "true" : #""1""#
      let words = try call(
        name, tool.arguments(#""\#(AgentTool.key(of: option))":\#(value)"#)
      ).words
      do throws(UsageError) { _ = try Commands.request(words) } catch {
        // A value may be none, and an option may need another one; but it is there.
        if case .unknownOption = error { Issue.record("\(option.name) of \(name)") }
        if case .takesNoValue = error { Issue.record("\(option.name) of \(name)") }
      }
    }
  }

  @Test func `tools have names of their own, and schemas that any client can read`() throws {
    #expect(Set(AgentTools.all.map(\.name)).count == AgentTools.all.count)
    for tool in AgentTools.all {
      #expect(tool.name.wholeMatch(of: /[a-z_]{1,64}/) != nil)
      guard case .object(let input) = tool.card.input.shape else {
        Issue.record("\(tool.name) takes no object")
        continue
      }
      #expect(input.properties.map(\.key) == tool.keys)
    }
  }
}

extension AgentTool {
  /// These arguments, with what it cannot do without.
  fileprivate func arguments(_ members: String) -> String {
    switch subject {
    case .word(let name, _): #"{"\#(name)":"a",\#(members)}"#
    case .words(let name, _, isNeeded: true): #"{"\#(name)":["a"],\#(members)}"#
    case .nothing, .scenario, .scenarios, .words: "{\(members)}"
    }
  }
}

/// Which paths a server goes to.
struct ClosedFolderTests {
  @Test func `a path leads out of the folder by its name, its dots or a link, and not otherwise`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "agents-\(UUID())")
    let inner = folder.appending(path: "inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      atPath: inner.appending(path: "out").path, withDestinationPath: "/etc")
    try FileManager.default.createSymbolicLink(
      atPath: inner.appending(path: "in").path, withDestinationPath: ".")
    let place = ClosedFolder(inner.path)
    for word in [
      "storefront", "Module.Class", "a.json", "a/b/c.json", "in/a.json", "./a", inner.path,
      "\(inner.path)/a", "..a", "1.5s", "",
    ] {
      #expect(place.admits(word), "\(word)")
    }
    for word in [
      "..", "../x", "/etc/passwd", "out/passwd", "in/../../x", "not/../../x", "a/..",
      "\(folder.path)",
      "\(inner.path)2/a", "x\0y",
    ] {
      #expect(!place.admits(word), "\(word)")
    }
  }
}
