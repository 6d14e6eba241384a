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
      try call("new_adapter", #"{"name":["House"],"formats":"banner"}"#).words
        == ["new", "adapter", "--formats=banner", "--", "House"])
    #expect(try call("scenario_schema", "{}").words == ["scenarios", "--schema"])
  }

  @Test func `a scenario as it is comes over standard input`() throws {
    let call = try call("run", #"{"scenario":{"adUnits":[]}}"#)
    #expect(call.words == ["run", "--json", "--", "-"])
    #expect(String(decoding: call.input, as: UTF8.self) == #"{"adUnits":[]}"#)
  }

  @Test(arguments: [
    ("check", "[]", "arguments must be an object"),
    ("check", #"{"seeed":1}"#, #"unknown argument "seeed"; did you mean "seed"?"#),
    ("hunt", #"{"first":"yes"}"#, "first must be true or false"),
    ("check", #"{"seed":{}}"#, "seed must be a text or a whole number"),
    ("diff", "{}", "journals is missing"),
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
    guard case .words(let name, _, isNeeded: true) = subject else { return "{\(members)}" }
    return #"{"\#(name)":["a"],\#(members)}"#
  }
}

/// Which paths a server goes to.
struct AgentFolderTests {
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
    let place = AgentFolder(inner.path)
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
