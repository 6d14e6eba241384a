import Foundation
import JSON

/// A call of a tool as a command line, with the input that the command reads.
struct AgentCall: Equatable {
  var words: [String]
  var input: [UInt8] = []

  /// How many runs it asks for, where it says so.
  var runs: Int? {
    words.lazy.compactMap { word in
      word.hasPrefix("--runs=") ? Int(word.dropFirst("--runs=".count)) : nil
    }.first
  }

  /// Why there is no such call, in words that help to make one.
  struct Refusal: Error, Equatable {
    let sentence: String
  }

  init(
    of tool: AgentTool, _ arguments: JSONNode?, in folder: ClosedFolder
  ) throws(Refusal) {
    words = [tool.page.command].compactMap(\.self) + tool.words
    if tool.form == .lines { words.append("--json") }
    var reading = Reading(tool, folder)
    if let arguments, arguments.kind != .null {
      guard arguments.kind == .object else {
        throw Refusal(sentence: "arguments must be an object")
      }
      for member in arguments.members { try reading.take(member.key, member.value) }
    }
    try finish(reading, tool)
  }

  private mutating func finish(_ reading: Reading, _ tool: AgentTool) throws(Refusal) {
    switch tool.subject {
    case .word(let name, _), .words(let name, _, isNeeded: true):
      if reading.subjects.isEmpty { throw Refusal(sentence: "\(name) is missing") }
    case .nothing, .scenario, .scenarios, .words: break
    }
    words += reading.options + (reading.subjects.isEmpty ? [] : ["--"]) + reading.subjects
    input = reading.input
  }

  /// Goes through the arguments one by one.
  private struct Reading {
    let tool: AgentTool
    let folder: ClosedFolder
    var options: [String] = []
    var subjects: [String] = []
    var input: [UInt8] = []

    init(_ tool: AgentTool, _ folder: ClosedFolder) { (self.tool, self.folder) = (tool, folder) }

    mutating func take(_ key: String, _ value: JSONNode) throws(Refusal) {
      if try takeSubject(key, value) { return }
      guard let option = tool.options.first(where: { AgentTool.key(of: $0) == key }) else {
        throw Refusal(sentence: unknown(key))
      }
      guard option.placeholder != nil else {
        guard let isOn = try? value.bool() else {
          throw Refusal(sentence: "\(key) must be true or false")
        }
        if isOn { options.append(option.name) }
        return
      }
      for word in try words(value, key) { options.append("\(option.name)=\(word)") }
    }

    private mutating func takeSubject(_ key: String, _ value: JSONNode) throws(Refusal) -> Bool {
      switch (tool.subject, key) {
      case (.scenarios, AgentTool.Subject.inline), (.scenario, AgentTool.Subject.inline):
        if value.kind == .string {
          subjects.append(try word(value, key))
          return true
        }
        guard value.kind == .object else {
          throw Refusal(sentence: "\(key) must be an object, or the name of a scenario or a file")
        }
        // A line each, so that a line number says which step or key is meant.
        (input, subjects) = (value.bytes(.pretty), subjects + ["-"])
      case (.scenarios, "scenarios"): subjects += try words(value, key)
      case (.word(let name, _), key) where name == key: subjects = [try word(value, key)]
      case (.words(let name, _, _), key) where name == key: subjects += try words(value, key)
      default: return false
      }
      return true
    }

    private func words(_ value: JSONNode, _ key: String) throws(Refusal) -> [String] {
      let values = value.kind == .array ? value.elements : [value]
      guard values.count <= Self.mostWords else {
        throw Refusal(sentence: "\(key) has at most \(Self.mostWords) elements")
      }
      var words: [String] = []
      for value in values { words.append(try word(value, key)) }
      return words
    }

    private func word(_ value: JSONNode, _ key: String) throws(Refusal) -> String {
      // An error would look for its place in the whole message.
      if value.kind == .number, let number = try? value.int() { return "\(number)" }
      guard value.kind == .string, let text = try? value.string() else {
        throw Refusal(sentence: "\(key) must be a text or a whole number")
      }
      guard text.utf8.count < Self.longestWord else {
        let limit = "\(key) has at most \(Self.longestWord - 1) bytes"
        throw Refusal(
          sentence: "\(limit); write a file and give its path, or a scenario as an object")
      }
      guard folder.admits(text) else {
        throw Refusal(sentence: "\(key): \(text) is not below the folder the server was started in")
      }
      return text
    }

    /// The system starts no process with a longer one, the option's name and all.
    private static let longestWord = 100_000
    private static let mostWords = 1000

    private func unknown(_ key: String) -> String {
      let known = tool.keys
      let nearest = NearestWord.of(key, in: known).map { "; did you mean \"\($0)\"?" }
      let others =
        known.isEmpty ? "; it takes none" : "; there are \(known.joined(separator: ", "))"
      return "unknown argument \"\(key)\"\(nearest ?? others)"
    }
  }
}

extension AgentTool {
  /// All members that a call's arguments may have.
  var keys: [String] {
    let own: [String] =
      switch subject {
      case .nothing: []
      case .scenarios: ["scenarios", Subject.inline]
      case .scenario: [Subject.inline]
      case .word(let name, _): [name]
      case .words(let name, _, _): [name]
      }
    return own + options.map(Self.key)
  }
}
